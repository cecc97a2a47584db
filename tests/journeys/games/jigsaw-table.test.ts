import { type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawing,
  type GameTable,
  mouse,
  museumOfGames,
  type Point,
  type Size,
  sitDown,
} from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { boardOf, middleOf, piecesOf, placesOf, poured } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const jigsaw = (picture: string, columns = 2, rows = 2) => ({
  Type: 4,
  ImageDescriptors: [{ ImageURL: `files/${picture}` }],
  GameJigsawDimensionX: columns,
  GameJigsawDimensionY: rows,
});

const size = { width: 400, height: 300 };
const stripes = Array.from({ length: 10 }, (_, index) => ({
  x: index * 40,
  y: 0,
  width: 20,
  height: 300,
  colour: '#102040',
}));

const { as } = openMuseum(
  museumOfGames([
    jigsaw('clear.svg'),
    jigsaw('stripes.svg'),
    jigsaw('unsized.svg'),
    { ...jigsaw('wide.svg', 20, 20), GameJigsawNoses: true, GameJigsawConnectURL: 'files/missing.mp3' },
  ]),
  {
    allow: /404/,
    files: {
      'clear.svg': drawing(size, 'none'),
      'stripes.svg': drawing(size, '#f0d080', stripes),
      'unsized.svg': drawing({ width: 600, height: 900 }, '#c08040').replace(
        'width="600" height="900"',
        'viewBox="0 0 600 900"',
      ),
      'wide.svg': drawing({ width: 2400, height: 300 }, '#c08040'),
    },
  },
);

async function enter(guide: Guide, number: number): Promise<GameTable> {
  const table = sitDown(guide, mouse);
  await guide.open(`/detail/${number}`);
  await table.enter();
  await poured(table);
  return table;
}

async function statsOf(
  page: Page,
  { x, y, width, height }: Point & Size,
): Promise<readonly { readonly mean: number; readonly stdev: number }[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return (
    await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats()
  ).channels;
}

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

      const unsized = await enter(guide, 3);
      const board = await boardOf(unsized);
      expect(board.width / board.height).toBeCloseTo(2 / 3, 1);
      const brown = await middleOf(piecesOf(unsized).first());
      await expect.poll(() => colourAt(page, brown)).toEqual([0xc0, 0x80, 0x40]);

      const many = await enter(guide, 4);
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

  it('can be tidied up, zoomed and compared with the whole picture, and the faint one is clear where contrast is wanted', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await enter(guide, 2);
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
