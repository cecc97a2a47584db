import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import {
  before,
  type BoardMuseum,
  boardFiles,
  ground,
  haveScores,
  inLeft,
  left,
  museumOfBoard,
  revealed,
  right,
  standBefore,
} from './board-table.ts';
import { finger, keys, lengthenRecordings, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type Task } from './visits.ts';

const { as } = openMuseum(demoMuseum);
const picture = { width: 1600, height: 1200 };
const demoScores = Object.fromEntries([401, 402, 403, 404, 405, 406, 407, 408].map((code) => [String(code), 10]));

const status = ({ page }: Guide, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor();

/** Links react to Enter only. */
async function followByKeys(link: Locator): Promise<void> {
  await link.waitFor();
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await link.page().keyboard.press('Tab');
  await link.page().keyboard.press('Enter');
}

describe('the demo museum’s board', () => {
  it('is the first screen of its tour; a game can be won by keyboard alone, which uncovers its shape', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      const table = sitDown(guide, keys);
      await lengthenRecordings(guide);
      await guide.open('/tours/2');
      await followByKeys(page.getByRole('link', { name: 'Musterdetektive' }));
      await guide.expectAt('/locations/4');
      await board.expectDrawn();
      await expect.poll(() => board.places.getByRole('link').count()).toBe(8);
      await page.getByText('0 von 8 gelöst').waitFor();
      await page.getByText('0 von 120 Punkten').waitFor();
      const [open, other] = [
        await board.pointAt({ x: 120, y: 1050 }, picture),
        await board.pointAt({ x: 120, y: 120 }, picture),
      ];
      const clipAt = ({ x, y }: { x: number; y: number }) => ({ x, y, width: 16, height: 16 });
      const looks = () =>
        Promise.all([open, other].map((at) => page.screenshot({ clip: clipAt(at), animations: 'disabled' })));
      const [covered, untouched] = await looks();
      await board.place(/^401, .+, als Nächstes$/).waitFor();
      await followByKeys(board.place(/^405, /));
      await guide.expectAt('/detail/405');
      await table.begin();
      await table.press(/^C: /);
      await table.expectWon('Richtig, das Fünfeck sperrt sich.', '+10 Punkte');
      await table.leaveAsWinner(/^Legen Sie drei regelmäß/);
      await followByKeys(page.getByRole('link', { name: 'Zurück' }));
      await guide.expectAt('/locations/4');
      await board.expectDrawn();
      await status(guide, /^405, .+ ist gelöst: Dieses Feld des Spielbretts ist aufgedeckt\.$/);
      await board.place(/^405, .+, gelöst, 10 Punkte$/).waitFor();
      await page.getByText('1 von 8 gelöst').waitFor();
      await page.getByText('10 von 120 Punkten').waitFor();
      await expect.poll(async () => (await looks())[0]?.equals(covered ?? Buffer.of())).toBe(false);
      expect((await looks())[1]?.equals(untouched ?? Buffer.of())).toBe(true);
      // It is fresh only once.
      await page.reload();
      await board.expectDrawn();
      await board.place(/^405, .+, gelöst, 10 Punkte$/).waitFor();
      await expect.poll(() => page.getByText(/ist gelöst: Dieses Feld/).count()).toBe(0);
    }));

  it('offers the end explanations of all its stations when all are solved', () =>
    as(async (guide) => {
      const { page } = guide;
      await haveScores(guide, 'PD', demoScores);
      await lengthenRecordings(guide);
      await guide.open('/locations/4');
      await page.getByRole('heading', { name: 'Alles gelöst!' }).waitFor();
      await page.getByText('mit 80 Punkten').waitFor();
      await guide.expectAccessible();
      await guide.tap('Was dahintersteckt');
      const layer = page.getByRole('dialog', { name: 'Was dahintersteckt' });
      await layer.getByText(/^Sonnenblume, Schale und Farn/).waitFor();
      await guide.expectSound();
      await guide.expectAccessible();
      await layer.getByRole('button', { name: 'Weiter' }).click();
      await layer
        .getByRole('heading', { level: 3, name: /^402, / })
        .and(page.locator(':focus'))
        .waitFor();
      await layer.getByRole('button', { name: /^408, / }).click();
      await layer.getByText(/^Bis vier sieht das Auge/).waitFor();
      await page.goBack();
      await layer.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Was dahintersteckt' }).and(page.locator(':focus')).waitFor();
    }));

  it.each([
    { look: 'in German', context: { locale: 'de-DE' } },
    { look: 'in English with high contrast', context: { locale: 'en-GB', contrast: 'more' as const } },
  ])('is accessible $look, and loses nothing on the smallest phone at double text size', ({ context }) =>
    as(
      async (guide) => {
        await guide.context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
        );
        await haveScores(guide, 'PD', { '401': 10, '402': 6 });
        await guide.open('/locations/4');
        await standBefore(guide).expectDrawn();
        await guide.expectAccessible();
        expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await guide.page.getByRole('button', { name: /^(Von vorn beginnen|Start over)$/ }).click();
        await guide.page.getByRole('dialog').waitFor();
        await guide.expectAccessible();
      },
      { ...context, viewport: { width: 320, height: 568 } },
    ),
  );
});

describe('starting over', () => {
  const begun: Task = async (guide) => {
    await haveScores(guide, 'H', { '1': 10 });
    await guide.open('/locations/1');
    await standBefore(guide).expectDrawn();
    await guide.page.getByText('1 von 2 gelöst').waitFor();
    await guide.tap('Von vorn beginnen');
  };
  const two: BoardMuseum = { paths: [left, right] };

  it('asks for confirmation first', () =>
    before(two, async (guide) => {
      await begun(guide);
      await guide.page.getByRole('dialog', { name: 'Das Spielbrett von vorn beginnen?' }).waitFor();
      await guide.press('Escape');
      await guide.page.getByText('1 von 2 gelöst').waitFor();
      await guide.tap('Von vorn beginnen');
      await guide.tap('Alles behalten');
      await guide.page.getByText('1 von 2 gelöst').waitFor();
      await guide.page.reload();
      await guide.page.getByText('1 von 2 gelöst').waitFor();
    }));

  it('covers the board, updates the lists, and can be undone', () =>
    before(two, async (guide) => {
      const board = standBefore(guide);
      await begun(guide);
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await status(guide, 'Das Spielbrett ist wieder verdeckt.');
      await guide.page.getByText('0 von 2 gelöst').waitFor();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').waitFor();
      await guide.page.getByRole('button', { name: 'Rückgängig' }).and(guide.page.locator(':focus')).waitFor();
      await guide.press('Enter');
      await status(guide, 'Alles ist wieder da.');
      await board.expectColour(inLeft, revealed);
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await guide.page.getByRole('button', { name: 'Von vorn beginnen' }).and(guide.page.locator(':focus')).waitFor();
      await guide.press('Enter');
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await guide.page.getByText('0 von 2 gelöst').waitFor();
      await guide.tap('Zurück');
      await guide.page.getByText('2 Stationen').waitFor();
    }));

  it('forgets saved games, and restores them', () =>
    before(two, async (guide) => {
      const table = sitDown(guide);
      await guide.open('/locations/1');
      await standBefore(guide).place(/^1, /).focus();
      await guide.press('Enter');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.close();
      await table.expectStation('Weiterspielen');
      await guide.tap('Zurück');
      await guide.tap('Von vorn beginnen');
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await guide.tap('Rückgängig');
      await standBefore(guide).place(/^1, /).focus();
      await guide.press('Enter');
      await guide.page.getByRole('button', { name: 'Weiterspielen' }).waitFor();
    }));
});

describe('touching the board', () => {
  const twice: BoardMuseum = {
    // A large field, a small one on it, one beside them, and a dot.
    paths: ['M0 0H500V600H0Z', 'M100 100h100v100h-100z', 'M520 0H800V300H520Z', 'M650 450h4v4h-4z'],
  };
  const openedBy = async (guide: Guide, at: { readonly x: number; readonly y: number }): Promise<string> => {
    await guide.open('/locations/1');
    const board = standBefore(guide);
    await board.expectDrawn();
    const { x, y } = await board.pointAt(at);
    await guide.page.touchscreen.tap(x, y);
    await guide.expectAt(/^\/detail/);
    return new URL(guide.page.url()).pathname;
  };

  it('zooms the board, so that tiny fields can be hit, and a drag opens nothing', () =>
    before(twice, async (guide) => {
      const { page } = guide;
      await guide.open('/locations/1');
      const board = standBefore(guide);
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
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 80, y - 60, { steps: 5 });
      await page.mouse.up();
      expect(new URL(page.url()).pathname).toBe('/locations/1');
      // A keyboard visitor is shown the focused place.
      await dot.focus();
      const box = await dot.boundingBox();
      expect(box?.x ?? 0).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    }));

  const { as: asToucher } = openMuseum(museumOfBoard(twice), { files: boardFiles });
  it.each([
    ['the large one', { x: 50, y: 500 }, '/detail/1'],
    ['the small one upon it', { x: 150, y: 150 }, '/detail/2'],
    ['the one beside it, from the seam', { x: 514, y: 100 }, '/detail/3'],
    ['a dot, from nearby', { x: 680, y: 470 }, '/detail/4'],
  ])('opens %s', (_, at, path) =>
    asToucher(async (guide) => {
      expect(await openedBy(guide, at)).toBe(path);
    }, finger.context),
  );
});
