import { type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing, type GameTable, museumOfGames, type Point, type Size, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { boardOf, middleOf, piecesOf, poured } from './jigsaw-table.ts';
import { openMuseum, type Task } from './visits.ts';

const jigsaw = (picture: string, columns: number, rows: number) => ({
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
  museumOfGames([jigsaw('clear.svg', 2, 2), jigsaw('stripes.svg', 2, 2), jigsaw('stripes.svg', 2, 50)]),
  {
    allow: /GameJigsawDimensionY/,
    files: { 'clear.svg': drawing(size, 'none'), 'stripes.svg': drawing(size, '#f0d080', stripes) },
  },
);

async function enter(guide: Guide, number: number): Promise<GameTable> {
  const table = sitDown(guide);
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

describe('a jigsaw', () => {
  it('of a picture that can be seen through has pieces of paper, not bare outlines', () =>
    as(async (guide) => {
      const table = await enter(guide, 1);
      // The bar below the table is as white as paper.
      const bar = await middleOf(table.button('Von vorn beginnen'));
      const paper = await colourAt(guide.page, { x: bar.x - 18, y: bar.y - 18 });
      const piece = await middleOf(piecesOf(table).first());
      await expect.poll(() => colourAt(guide.page, piece)).toEqual(paper);
    }));

  it('shows the whole picture over the table for as long as its button is held, by mouse or space bar', () =>
    as(async (guide) => {
      const table = await enter(guide, 2);
      const button = table.button(/^Bild auf dem Brett zeigen/);
      const picture = table.layer.locator('img[src$="stripes.svg"]');
      const { x, y } = await middleOf(button);
      await guide.page.mouse.move(x, y);
      await guide.page.mouse.down();
      await picture.waitFor();
      expect(await picture.boundingBox()).toEqual(await table.layer.locator('[data-condition=shown]').boundingBox());
      await guide.page.mouse.up();
      await picture.waitFor({ state: 'detached' });
      await guide.page.keyboard.down('Space');
      await picture.waitFor();
      await guide.page.keyboard.up('Space');
      await picture.waitFor({ state: 'detached' });
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      await guide.page.keyboard.press('Enter');
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    }));

  it('is tidied up: loose pieces go back into rows', () =>
    as(async (guide) => {
      const table = await enter(guide, 2);
      /** 4 if the four pieces lie in full rows. */
      const places = async (): Promise<number> => {
        const centres = await piecesOf(table).evaluateAll((pieces) =>
          pieces.map((piece) => {
            const { x, y, width, height } = piece.getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
          }),
        );
        return new Set(centres.map(([x]) => x)).size * new Set(centres.map(([, y]) => y)).size;
      };
      // In the middle of the board, a piece is beside none that it could join by chance.
      const board = await boardOf(table);
      const { x, y } = await middleOf(piecesOf(table).first());
      await guide.page.mouse.move(x, y);
      await guide.page.mouse.down();
      await guide.page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 8 });
      await guide.page.mouse.up();
      await expect.poll(places).toBeGreaterThan(4);
      await table.press('Aufräumen');
      await table.expectSaid('Die losen Teile liegen in Reihen.');
      await expect.poll(places).toBe(4);
    }));

  it('of few pieces offers a way back where it was zoomed', () =>
    as(async (guide) => {
      const table = await enter(guide, 2);
      expect(await table.button('Verkleinern').count()).toBe(0);
      const before = await piecesOf(table).first().boundingBox();
      const { x, y } = await middleOf(piecesOf(table).first());
      await guide.page.mouse.move(x, y);
      await guide.page.mouse.wheel(0, -300);
      await table.button('Verkleinern').waitFor();
      while ((await table.button('Verkleinern').count()) > 0) await table.press('Verkleinern');
      await expect.poll(() => piecesOf(table).first().boundingBox()).toEqual(before);
    }));

  it('with too many pieces on one side has the most that are possible there', () =>
    as(async (guide) => {
      const table = await enter(guide, 3);
      await expect.poll(() => piecesOf(table).count()).toBe(40);
    }));

  it('shows its faint picture clearly to visitors who want contrast', async () => {
    const ghosts: number[] = [];
    const measure: Task = async (guide) => {
      const table = await enter(guide, 2);
      const { x, y, width, height } = await boardOf(table);
      const [channel] = await statsOf(guide.page, { x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
      ghosts.push(channel?.stdev ?? 0);
    };
    await as(measure);
    await as(measure, { contrast: 'more' });
    const [normal = 0, clear = 0] = ghosts;
    expect(normal).toBeGreaterThan(0);
    expect(clear).toBeGreaterThan(normal * 1.8);
  });
});
