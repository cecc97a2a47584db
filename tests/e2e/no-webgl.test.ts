import { type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { finger, type GameTable, goTo, mouse, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { middleOf, piecesOf, placesOf, putTogetherByTaps } from './jigsaw-table.ts';
import { openMuseum, type Task, type VisitOptions } from './visits.ts';

const museum = openMuseum(demoMuseum);

/** Visits with a browser that refuses to draw by WebGL. */
const as = (task: Task, options?: VisitOptions): Promise<void> =>
  museum.as(async (guide) => {
    await guide.context.addInitScript(() => {
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
  await goTo(guide, path);
  await table.begin();
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

describe('without WebGL', () => {
  it('a memory shows its cards, and is won', () =>
    as(async (guide) => {
      const table = await begin(guide, '/detail/401');
      const card = table.button(/^Karte 2 von 6/);
      const { x, y } = await middleOf(card);
      const middle = { x: x - 20, y: y - 20, width: 40, height: 40 };
      const back = await guide.page.screenshot({ clip: middle });
      await card.click();
      await table.expectSaid(/^Karte 2/);
      await expect.poll(async () => back.equals(await guide.page.screenshot({ clip: middle }))).toBe(false);
      await expectPicture(guide.page, middle);
      await guide.page.reload();
      await table.goOn();
      await table.findPairs();
      await table.expectWon('Drei Paare, gut gemerkt!', '+10 Punkte');
    }));

  it('a question shows its picture, and is answered', () =>
    as(async (guide) => {
      const table = await begin(guide, '/detail/405');
      const picture = table.layer.locator('[data-condition] img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await table.press('A: Das Dreieck');
      await table.expectSaid(/^„Das Dreieck“ ist nicht richtig/);
      await table.press('C: Das Fünfeck');
      await table.expectWon('Richtig, das Fünfeck sperrt sich.', '+6 Punkte');
    }));

  it('things are found in a picture that is shown, near and far', () =>
    as(async (guide) => {
      const table = await begin(guide, '/detail/407');
      const drawing = table.layer.locator('[data-condition] svg');
      const shown = drawing.locator('image');
      const box = await shown.boundingBox();
      if (box === null) throw new Error('No picture is seen');
      await expectPicture(guide.page, box);
      const pointAt = (x: number, y: number): Promise<void> =>
        guide.page.mouse.click(box.x + (x * box.width) / 1600, box.y + (y * box.height) / 1200);
      await pointAt(1180, 960);
      await table.expectSaid('Schneckenhaus: gefunden! 1 von 3.');
      await expect.poll(() => drawing.locator('polygon').count()).toBe(2);
      await table.press('Vergrößern');
      await expect.poll(async () => ((await shown.boundingBox())?.width ?? 0) / box.width).toBeCloseTo(1.6, 1);
      await table.press('Verkleinern');
      await expect.poll(async () => (await shown.boundingBox())?.width).toBeCloseTo(box.width, 0);
      await pointAt(255, 805);
      await table.expectSaid('Eingerollter Farn: gefunden! 2 von 3.');
      await pointAt(524, 218);
      await table.expectWon('Scharfe Augen! Drei Spiralen gefunden.', '+10 Punkte');
    }));

  it('a jigsaw shows its pieces, which are dragged and tapped into place', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await begin(guide, '/detail/403', finger);
      await table.expectSaid(/Setzen Sie das Bild zusammen/);
      const pieces = table.layer.locator('[data-condition] svg path');
      await expect.poll(() => pieces.count()).toBe(4);
      const first = await middleOf(piecesOf(table).first());
      await expectPicture(page, { x: first.x - 20, y: first.y - 20, width: 40, height: 40 });
      const before = await piecesOf(table).first().boundingBox();
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(first.x + 30, first.y - 40, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await piecesOf(table).first().boundingBox())?.x).not.toBe(before?.x);
      await putTogetherByTaps(page, table, 4);
      await table.expectWon('Die Blüte ist wieder ganz.', '+10 Punkte');
      expect(await placesOf(table).count()).toBe(0);
    }, finger.context));

  it('a finished jigsaw is shown whole in the middle, as large as the screen allows', () =>
    as(
      async (guide) => {
        const table = await begin(guide, '/detail/403');
        await expect.poll(() => piecesOf(table).count()).toBe(4);
        const press = (control: Locator): Promise<void> => control.evaluate((button: HTMLElement) => button.click());
        while ((await piecesOf(table).count()) > 0) {
          await press(piecesOf(table).first());
          for (let place = 0; (await placesOf(table).count()) > 0; place += 1) await press(placesOf(table).nth(place));
        }
        const board = await table.layer.locator('[data-condition]').boundingBox();
        if (board === null) throw new Error('No board is seen');
        const finished = table.layer.locator('[data-condition] svg > g > image');
        await expect
          .poll(async () => {
            const { x = 0, y = 0, width = 0, height = 0 } = (await finished.boundingBox()) ?? {};
            const middle = [x + width / 2 - board.x - board.width / 2, y + height / 2 - board.y - board.height / 2];
            const spare = Math.min(board.width - width, board.height - height);
            return [...middle, spare].map((length) => Math.round(length) + 0);
          })
          .toEqual([0, 0, 24]);
      },
      { viewport: { width: 1280, height: 800 } },
    ));
});
