import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing, type GameTable, museumOfGames, type Point, type Size } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { boardOf, middleOf, piecesOf } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { enter, jigsaw, statsOf } from './jigsaw-museum.ts';

const stripes = Array.from({ length: 10 }, (_, index) => ({
  x: index * 40,
  y: 0,
  width: 20,
  height: 300,
  colour: '#102040',
}));

const { as } = openMuseum(museumOfGames([jigsaw('stripes.svg')]), {
  files: { 'stripes.svg': drawing({ width: 400, height: 300 }, '#f0d080', stripes) },
});

describe('the pieces of a jigsaw (specification 3.1)', () => {
  it('can be tidied up, zoomed and compared with the whole picture, and the faint one is clear where contrast is wanted', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await enter(guide, 1);
      expect(await table.button('Verkleinern').count()).toBe(0);
      const board = await boardOf(table);
      const faint = await contrastIn(page, board);
      await expectWholePictureWhileHeld(guide, table);

      const rest = await piecesOf(table).first().boundingBox();
      await middleOf(piecesOf(table).first()).then(({ x, y }) => page.mouse.move(x, y));
      await page.mouse.wheel(0, -300);
      await table.button('Verkleinern').waitFor();
      while ((await table.button('Verkleinern').count()) > 0) await table.press('Verkleinern');
      await expect.poll(() => piecesOf(table).first().boundingBox()).toEqual(rest);

      // In the middle of the board, a piece is beside none that it could join by chance.
      const { x, y } = await middleOf(piecesOf(table).first());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => rowsTimesColumns(table)).toBeGreaterThan(4);
      await table.press('Aufräumen');
      await table.expectSaid('Die losen Teile liegen in Reihen.');
      await expect.poll(() => rowsTimesColumns(table)).toBe(4);

      await page.emulateMedia({ contrast: 'more' });
      await page.reload();
      await table.enter();
      await table.layer.locator('[data-condition=shown][style*=grab]').waitFor();
      const clear = await contrastIn(page, await boardOf(table));
      expect(faint).toBeGreaterThan(0);
      expect(clear).toBeGreaterThan(faint * 1.8);
    }));
});

/** How much the red of the board varies: 0 where no picture is seen. */
async function contrastIn(page: Page, { x, y, width, height }: Point & Size): Promise<number> {
  const [red] = await statsOf(page, { x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
  return red?.stdev ?? 0;
}

/** Holds the button of the faint picture, by mouse and by space bar, and presses it. */
async function expectWholePictureWhileHeld({ page }: Guide, table: GameTable): Promise<void> {
  const button = table.button(/^Bild auf dem Brett zeigen/);
  const picture = table.layer.locator('img[src$="stripes.svg"]');
  const { x, y } = await middleOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await picture.waitFor();
  expect(await picture.boundingBox()).toEqual(await table.layer.locator('[data-condition=shown]').boundingBox());
  await page.mouse.up();
  await picture.waitFor({ state: 'detached' });
  await page.keyboard.down('Space');
  await picture.waitFor();
  await page.keyboard.up('Space');
  await picture.waitFor({ state: 'detached' });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
}

/** 4 if the four pieces lie in full rows. */
async function rowsTimesColumns(table: GameTable): Promise<number> {
  const centres = await piecesOf(table).evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    }),
  );
  return new Set(centres.map(([x]) => x)).size * new Set(centres.map(([, y]) => y)).size;
}
