import { type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boardFiles, museumOfBoard } from '#tests/browser/board-museum.ts';
import { standBefore } from '#tests/browser/board-table.ts';
import { drawing, finger, type GameTable, mouse, type Point, type Size, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { middleOf, piecesOf, putTogetherByTaps } from '#tests/browser/jigsaw-table.ts';
import { openMuseum, type Task, type VisitOptions } from '#tests/browser/visits.ts';

const quarters = ['M0 0h400v300h-400z', 'M400 0h400v300h-400z', 'M0 300h400v300h-400z', 'M400 300h400v300h-400z'];
const size = { width: 800, height: 600 };
const things = [
  { x: 50, y: 50, width: 120, height: 120, colour: '#c00000' },
  { x: 560, y: 380, width: 120, height: 120, colour: '#008040' },
];
/** So that every part of a picture shows more than one colour. */
const stripes = Array.from({ length: 20 }, (_, index) => ({
  x: index * 40,
  y: 0,
  width: 20,
  height: 600,
  colour: '#ffffff',
}));
const faces = ['#c00000', '#00a000', '#0000c0'];
const picture = { GameChoices: [], ImageDescriptors: [{ ImageURL: 'files/picture.svg' }] };
const points = { GamePoints: 10 };

const museum = openMuseum(
  museumOfBoard({
    paths: quarters,
    pictures: ['picture', 'revealed'],
    stations: [
      {
        Type: 3,
        GameMemoryPairs: 3,
        GameMemoryPairListURL: faces.map((_, face) => `files/face-${face}.svg`),
      },
      { ...picture, GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }], ...points },
      {
        ...picture,
        ...points,
        Type: 6,
        GameHotspotsToWin: 2,
        GameHotspots: things.map(({ x, y, width, height }, thing) => ({
          X: x,
          Y: y,
          Width: width,
          Height: height,
          Name: { de: `Ding ${thing + 1}` },
          IsSolution: true,
        })),
      },
      { ...picture, ...points, Type: 4 },
    ],
  }),
  {
    files: {
      ...boardFiles,
      'picture.svg': drawing(size, '#e0c080', [...stripes, ...things]),
      ...Object.fromEntries(faces.map((colour, face) => [`face-${face}.svg`, drawing(size, colour, stripes)])),
    },
  },
);

/** Visits with a browser that refuses to draw by WebGL. */
const as = (task: Task, options?: VisitOptions): Promise<void> =>
  museum.as(async (guide) => {
    await guide.page.addInitScript(() => {
      // Pieces lie where they always do: a piece that is dragged must not fall into its place by chance.
      crypto.getRandomValues = (numbers) => numbers;
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function refuse(
        this: HTMLCanvasElement,
        kind: string,
        ...more: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : (Reflect.apply(getContext, this, [kind, ...more]) as unknown);
      } as typeof getContext;
    });
    await task(guide);
  }, options);

async function begin(guide: Guide, path: string, hand = mouse): Promise<GameTable> {
  const table = sitDown(guide, hand);
  await guide.open(path);
  await table.enter();
  await table.layer.locator('[data-condition=impossible] :is(img, svg, div)').first().waitFor();
  return table;
}

/** How much the colours differ in a part of the page: 0 where nothing is drawn. */
async function variety(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip, animations: 'disabled' })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

async function expectPicture(page: Page, clip: Parameters<typeof variety>[1]): Promise<void> {
  await expect.poll(() => variety(page, clip)).toBeGreaterThan(4);
}

describe('without WebGL (specification 1: any phone)', () => {
  it('cards, a question, a search near and far, and a board are shown as pictures and played', () =>
    as(async (guide) => {
      const { page } = guide;
      const memory = await begin(guide, '/detail/1');
      const card = memory.button(/^Karte 2 von 6/);
      const { x, y } = await middleOf(card);
      const middle = { x: x - 20, y: y - 20, width: 40, height: 40 };
      const back = await page.screenshot({ clip: middle });
      await card.click();
      await memory.expectSaid(/^Karte 2/);
      await expect.poll(async () => back.equals(await page.screenshot({ clip: middle }))).toBe(false);
      await expectPicture(page, middle);

      const question = await begin(guide, '/detail/2');
      const shown = question.layer.locator('[data-condition] img');
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await question.press('A: Ja');
      await question.layer.getByText('+10 Punkte', { exact: true }).waitFor();

      await searchNearAndFar(guide);

      await guide.open('/locations/1');
      await page.locator('[data-condition=impossible]').waitFor({ state: 'attached' });
      const board = standBefore(guide);
      await expectPicture(page, await boxOf(page.getByRole('main').locator('img[crossorigin]')));
      await board.place(/^4, /).click();
      await guide.expectAt('/detail/4');
    }));

  it('a jigsaw shows its pieces, which are dragged and tapped into place, and then the whole picture', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await begin(guide, '/detail/4', finger);
      await table.expectSaid(/Setzen Sie das Bild zusammen/);
      await expect.poll(() => table.layer.locator('[data-condition] svg path').count()).toBe(4);
      const first = await middleOf(piecesOf(table).first());
      await expectPicture(page, { x: first.x - 20, y: first.y - 20, width: 40, height: 40 });
      const before = await piecesOf(table).first().boundingBox();
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(first.x + 30, first.y - 40, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await piecesOf(table).first().boundingBox())?.x).not.toBe(before?.x);
      await putTogetherByTaps(page, table, 4);
      await table.layer.getByText('+10 Punkte', { exact: true }).waitFor();
      const board = await boxOf(table.layer.locator('[data-condition]'));
      const finished = table.layer.locator('[data-condition] svg > g > image');
      // In the middle, as large as the screen allows.
      await expect
        .poll(async () => {
          const { x, y, width, height } = await boxOf(finished);
          const middle = [x + width / 2 - board.x - board.width / 2, y + height / 2 - board.y - board.height / 2];
          const spare = Math.min(board.width - width, board.height - height);
          return [...middle, spare].map((length) => Math.round(length) + 0);
        })
        .toEqual([0, 0, 24]);
    }, finger.context));
});

async function searchNearAndFar(guide: Guide): Promise<void> {
  const { page } = guide;
  const table = await begin(guide, '/detail/3');
  const drawn = table.layer.locator('[data-condition] svg');
  const shown = drawn.locator('image');
  // An upright phone begins near.
  const smaller = table.button('Verkleinern');
  while ((await smaller.getAttribute('aria-disabled')) === 'false') await table.press('Verkleinern');
  const box = await boxOf(shown);
  await expectPicture(page, box);
  const pointAt = (x: number, y: number): Promise<void> =>
    page.mouse.click(box.x + (x * box.width) / size.width, box.y + (y * box.height) / size.height);
  await pointAt(110, 110);
  await table.expectSaid('Ding 1: gefunden! 1 von 2.');
  await expect.poll(() => drawn.locator('polygon').count()).toBe(2);
  await table.press('Vergrößern');
  await expect.poll(async () => (await boxOf(shown)).width / box.width).toBeCloseTo(1.6, 1);
  await table.press('Verkleinern');
  await expect.poll(async () => (await boxOf(shown)).width).toBeCloseTo(box.width, 0);
  await pointAt(620, 440);
  await table.layer.getByText('+10 Punkte', { exact: true }).waitFor();
}

async function boxOf(element: Locator): Promise<Point & Size> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not seen`);
  return box;
}
