import { describe, expect, it } from 'vitest';
import {
  all,
  boardFiles,
  final,
  ground,
  inLeft,
  inRight,
  left,
  museumOfBoards,
  revealed,
  right,
} from '#tests/browser/board-museum.ts';
import { haveScores, standBefore } from '#tests/browser/board-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const inSeam = { x: 400, y: 300 };
const paths = [left, right];

const { as } = openMuseum(
  museumOfBoards([
    { paths },
    { paths, pictures: ['board', 'revealed', 'final'] },
    { paths, pictures: ['board'] },
    { paths, pictures: ['board', 'missing'] },
  ]),
  { files: boardFiles, allow: /404/ },
);

describe('the pictures of a board (specification 3.3, GameBoardImagesURL)', () => {
  it('are revealed in solved shapes, change the ground on the way, or are uncovered', () =>
    as(async (guide) => {
      const board = standBefore(guide);
      const expectColours = async (tour: number, colours: readonly unknown[]): Promise<void> => {
        await guide.open(`/locations/${tour}`);
        await board.expectDrawn();
        await expect
          .poll(async () => [await board.colourAt(inLeft), await board.colourAt(inSeam), await board.colourAt(inRight)])
          .toEqual(colours);
      };
      const one = { '1': 1 };
      const covered = expect.not.stringMatching(ground);
      await haveScores(guide, { H: one, H2: one, H3: one, H4: one });
      await expectColours(1, [revealed, ground, ground]);
      await expectColours(2, [final, revealed, revealed]);
      await expectColours(3, [ground, ground, covered]);
      // Its second picture is missing.
      await expectColours(4, [ground, ground, covered]);
      const solved = JSON.stringify({ H: all, H2: all, H3: all });
      await guide.page.evaluate((scores) => localStorage.setItem('scores', scores), solved);
      await expectColours(2, [final, final, final]);
      await expectColours(3, [ground, ground, ground]);
    }));
});
