import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  all,
  boardFiles,
  ground,
  inLeft,
  inRight,
  left,
  museumOfBoards,
  revealed,
  right,
} from '#tests/browser/board-museum.ts';
import { haveScores, standBefore } from '#tests/browser/board-table.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { finger, keys, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { tone } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const explained = (name: string) => ({
  GameAnnounceURL: { de: 'files/long.wav' },
  GameEndExplanationURL: { de: 'files/long.wav' },
  GameEndExplanationTranscript: { de: `Was hinter ${name} steckt.` },
});

const { as } = openMuseum(
  museumOfBoards([
    { paths: [left, right] },
    // A large field, a small one on it, one beside them, and a dot.
    { paths: ['M0 0H500V600H0Z', 'M100 100h100v100h-100z', 'M520 0H800V300H520Z', 'M650 450h4v4h-4z'] },
    { paths: [left, right], tour: { Name: { de: 'Rätsel' } }, stations: [explained('eins'), explained('zwei')] },
  ]),
  { files: { ...boardFiles, 'long.wav': tone(60) } },
);

const status = ({ page }: Guide, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor();

/** Links react to Enter only. */
async function followByKeys(link: Locator): Promise<void> {
  await link.waitFor();
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await link.page().keyboard.press('Tab');
  await link.page().keyboard.press('Enter');
}

describe('a board (specification 3.3 and 3.2, GameBoardSVGPath)', () => {
  // tests/slow/games also loads the board again after a win.
  it('is played by keyboard alone: a won game leads back to the board and uncovers its shape', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      const table = sitDown(guide, keys);
      await guide.open('/tours/1');
      await followByKeys(page.getByRole('link', { name: 'Rätsel' }));
      await guide.expectAt('/locations/3');
      await board.expectDrawn();
      await page.getByText('0 von 2 gelöst').waitFor();
      await page.getByText('0 von 20 Punkten').waitFor();
      await board.expectColour(inLeft, ground);
      await board.place('2, Frage 2').waitFor();
      await followByKeys(board.place('1, Frage 1, als Nächstes'));
      await guide.expectAt('/detail/201');
      await table.begin();
      await table.press('A: Richtig');
      await table.press('Weiter');
      await table.button('Nächstes Rätsel').waitFor();
      await table.press('Zum Spielbrett');
      await guide.expectAt('/locations/3?by=board');
      await board.expectDrawn();
      await status(guide, '1, Frage 1 ist gelöst: Dieses Feld des Spielbretts ist aufgedeckt.');
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await page.getByText('1 von 2 gelöst').waitFor();
      await page.getByText('10 von 20 Punkten').waitFor();
      await board.expectColour(inLeft, revealed);
      expect(await board.colourAt(inRight)).toBe(ground);
    }));

  it('that is all solved explains its games, also on the smallest phone with text of twice the size', () =>
    as(async (guide) => {
      const { page } = guide;
      await haveScores(guide, { H3: all });
      await guide.open('/locations/3');
      await page.getByRole('heading', { name: 'Alles gelöst!' }).waitFor();
      await page.getByText('mit 20 Punkten').waitFor();
      await hearExplanations(guide);
      await expectAllOnSmallestPhone(guide);
    }));
});

async function hearExplanations(guide: Guide): Promise<void> {
  const { page } = guide;
  await guide.tap('Was dahintersteckt');
  const layer = page.getByRole('dialog', { name: 'Was dahintersteckt' });
  await layer.getByText('Was hinter eins steckt.').waitFor();
  await guide.expectSound();
  await layer.getByRole('button', { name: 'Weiter' }).click();
  await expectFocus(layer.getByRole('heading', { level: 3, name: '2, Frage 2' }));
  await layer.getByText('Was hinter zwei steckt.').waitFor();
  await page.goBack();
  await layer.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: 'Was dahintersteckt' }));
}

/** At double text size, with the question before starting over. */
async function expectAllOnSmallestPhone(guide: Guide): Promise<void> {
  const { page } = guide;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await guide.tap('Von vorn beginnen');
  await page.getByRole('dialog').waitFor();
  await guide.expectAccessible();
}

describe('a visitor at a board (specification 3.3)', () => {
  it('by touch opens the smallest field near the finger, and is zoomed and moved without opening any', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      await guide.open('/locations/2');
      for (const [at, path] of [
        [{ x: 150, y: 150 }, '/detail/102'],
        [{ x: 680, y: 470 }, '/detail/104'],
      ] as const) {
        await board.expectDrawn();
        const { x, y } = await board.pointAt(at);
        await page.touchscreen.tap(x, y);
        await guide.expectAt(path);
        // The address changes before the screen does.
        await board.places.waitFor({ state: 'detached' });
        await page.goBack();
      }
      await board.expectDrawn();
      const dot = board.place(/^4, /);
      const small = await dot.boundingBox();
      expect(Math.min(small?.width ?? 0, small?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const field = board.place(/^1, /);
      const whole = await field.boundingBox();
      await guide.tap('Vergrößern');
      await guide.tap('Vergrößern');
      await expect.poll(async () => (await field.boundingBox())?.width).toBeCloseTo((whole?.width ?? 0) * 1.6 * 1.6, 0);
      const frame = await page.locator('[data-condition=shown]').boundingBox();
      const [x, y] = [(frame?.x ?? 0) + 150, (frame?.y ?? 0) + 120];
      const before = await field.boundingBox();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 80, y - 60, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await field.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
      expect(new URL(page.url()).pathname).toBe('/locations/2');
      // A keyboard visitor is shown the focused place.
      await dot.focus();
      const box = await dot.boundingBox();
      expect(box?.x ?? 0).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    }, finger.context));
});
