import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing, museumOfGames, type Point } from '#tests/browser/game-table.ts';
import { boardOf, middleOf, piecesOf, placesOf } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { enter, jigsaw, statsOf } from '#tests/journeys/games/jigsaw-museum.ts';

const { as } = openMuseum(
  museumOfGames([
    jigsaw('clear.svg'),
    jigsaw('unsized.svg'),
    { ...jigsaw('wide.svg', 20, 20), GameJigsawNoses: true, GameJigsawConnectURL: 'files/missing.mp3' },
  ]),
  {
    allow: /404/,
    files: {
      'clear.svg': drawing({ width: 400, height: 300 }, 'none'),
      'unsized.svg': drawing({ width: 600, height: 900 }, '#c08040').replace(
        'width="600" height="900"',
        'viewBox="0 0 600 900"',
      ),
      'wide.svg': drawing({ width: 2400, height: 300 }, '#c08040'),
    },
  },
);

async function colourAt(page: Page, { x, y }: Point): Promise<readonly number[]> {
  return (await statsOf(page, { x: x - 2, y: y - 2, width: 4, height: 4 })).map(({ mean }) => Math.round(mean));
}

/** Clicks as screen readers do, because fingers move the pieces beneath the buttons. */
const press = (control: Locator): Promise<void> => control.evaluate((button: HTMLElement) => button.click());

describe('the pieces of a jigsaw (specification 3.1)', () => {
  it('are of paper, have the shape of an unsized drawing, and may be 400 that are sorted by their edge', () =>
    as(async (guide) => {
      const { page } = guide;
      const clear = await enter(guide, 1);
      // The bar below the table is as white as paper.
      const bar = await middleOf(clear.button('Von vorn beginnen'));
      const paper = await colourAt(page, { x: bar.x - 18, y: bar.y - 18 });
      const piece = await middleOf(piecesOf(clear).first());
      await expect.poll(() => colourAt(page, piece)).toEqual(paper);

      const unsized = await enter(guide, 2);
      const board = await boardOf(unsized);
      expect(board.width / board.height).toBeCloseTo(2 / 3, 1);
      const brown = await middleOf(piecesOf(unsized).first());
      await expect.poll(() => colourAt(page, brown)).toEqual([0xc0, 0x80, 0x40]);

      const many = await enter(guide, 3);
      await expect.poll(() => piecesOf(many).count()).toBe(400);
      await many.press('Rand zuerst');
      await expect.poll(() => piecesOf(many).count()).toBe(76);
      const before = await piecesOf(many).first().boundingBox();
      await many.press('Vergrößern');
      const after = await piecesOf(many).first().boundingBox();
      expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(1.6, 1);
      await press(piecesOf(many).first());
      // The first place that lets it go.
      await placesOf(many).evaluateAll((places: HTMLElement[]) => {
        for (const place of places) if (place.isConnected) place.click();
      });
      await many.layer.getByText('1 von 400 Teilen').waitFor();
    }));
});
