import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guide, visit } from './guide.ts';
import { sharedBrowser } from './browser.ts';
import { buildMapPage } from './map-page.ts';
import { smallMuseum, writeMuseum } from './museum.ts';
import { serve, type Served } from './serve.ts';

let server: Served;
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const built = await buildMapPage();
  const museum = await writeMuseum(smallMuseum);
  server = await serve(museum.folder, {}, built.folder);
  undo.push(server.close, built.remove, museum.remove);
});

afterAll(async () => {
  for (const step of undo) await step();
});

/** Opens a page that contains only the map, 800 by 600 pixels large. */
async function as(task: (guide: Guide) => Promise<void>): Promise<void> {
  const guide = await visit(await sharedBrowser(), {
    origin: server.origin,
    context: { viewport: { width: 800, height: 600 } },
  });
  await guide.open('/');
  await guide.page.getByRole('group', { name: 'Map' }).waitFor();
  await task(guide);
  await guide.leave();
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`There is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

const dot = '[data-here] svg';
const circle = '.leaflet-overlay-pane path';
// 800 by 600, minus the margins on all sides.
const scale = 656 / 800;

describe('the visitor’s own position', () => {
  it('is a dot in a circle as wide as its uncertainty, with a cone in the visitor’s direction', () =>
    as(async ({ page }) => {
      await page.evaluate(() => window.mapPage.show({ here: { x: 600, y: 150, accuracy: 50, heading: 90 } }));
      const [place, around] = [await middleOf(page, dot), await middleOf(page, circle)];
      expect(place.x).toBeCloseTo(400 + 200 * scale, -0.5);
      expect(place.y).toBeCloseTo(300 - 150 * scale, -0.5);
      expect(around.x).toBeCloseTo(place.x, -0.5);
      expect(Math.abs(around.width - 100 * scale)).toBeLessThan(3);
      expect(await page.locator(`${dot} path`).getAttribute('transform')).toBe('rotate(90)');
      await page.evaluate(() => window.mapPage.show({ here: { x: 400, y: 300, accuracy: 0 } }));
      expect((await middleOf(page, dot)).x).toBeCloseTo(400, -0.5);
      await expect.poll(() => page.locator(`${dot} path`).count()).toBe(0);
    }));

  it('stays in place on the picture, and its circle scales with it', () =>
    as(async ({ page }) => {
      await page.evaluate(() => window.mapPage.show({ here: { x: 400, y: 300, accuracy: 50 } }));
      await page.getByRole('group', { name: 'Map' }).press('+');
      await page.getByRole('group', { name: 'Map' }).press('ArrowRight');
      expect((await middleOf(page, dot)).x).toBeCloseTo(400 - 96, -0.5);
      expect(Math.abs((await middleOf(page, circle)).width - 200 * scale)).toBeLessThan(3);
    }));

  it('is followed at a closer zoom, until the visitor drags the map', () =>
    as(async ({ page }) => {
      await page.evaluate(() => window.mapPage.show({ here: { x: 300, y: 200, accuracy: 9 }, isFollowing: true }));
      for (const x of [310, 390]) {
        await page.evaluate((x) => window.mapPage.show({ here: { x, y: 200, accuracy: 9 }, isFollowing: true }), x);
        const place = await middleOf(page, dot);
        expect(place.x).toBeCloseTo(400, -0.5);
        expect(place.y).toBeCloseTo(300, -0.5);
      }
      expect(await page.evaluate(() => window.mapPage.letGo)).toBe(0);
      const { width } = await middleOf(page, '.leaflet-container img');
      expect(width).toBeCloseTo(656 * 2 ** 1.5, -0.5);
      await page.mouse.move(400, 300);
      await page.mouse.down();
      await page.mouse.move(300, 250, { steps: 5 });
      await page.mouse.up();
      expect(await page.evaluate(() => window.mapPage.letGo)).toBe(1);
      await page.evaluate(() => window.mapPage.show({ here: { x: 390, y: 200, accuracy: 9 }, isFollowing: false }));
      expect((await middleOf(page, dot)).x).toBeCloseTo(300, -0.5);
    }));
});

it('a map in strict mode exists once, and is gone when it is closed, twenty times', () =>
  as(async ({ page }) => {
    for (let time = 0; time < 20; time += 1) {
      await page.getByRole('button', { name: '2' }).waitFor();
      await expect.poll(() => page.locator('.leaflet-container').count()).toBe(1);
      await expect.poll(() => page.locator('.leaflet-container img').count()).toBe(1);
      await expect.poll(() => page.getByRole('button').count()).toBe(2);
      await page.evaluate(() => window.mapPage.close());
      await expect.poll(() => page.locator('#root *').count()).toBe(0);
      await page.evaluate(() => window.mapPage.show({}));
    }
  }));
