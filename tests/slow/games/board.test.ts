import { type Locator, type Page } from 'playwright';
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
import { keys, sitDown } from '#tests/browser/game-table.ts';
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
  it('is played by keyboard alone: a won game uncovers its shape once, and all games the end explanations', () =>
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
      await table.layer.getByText('Was hinter eins steckt.').waitFor();
      await table.press('Zurück zur Station');
      await page.locator('#game-title').waitFor({ state: 'detached' });
      await followByKeys(page.getByRole('link', { name: 'Zurück' }));
      await guide.expectAt('/locations/3');
      await board.expectDrawn();
      await status(guide, '1, Frage 1 ist gelöst: Dieses Feld des Spielbretts ist aufgedeckt.');
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await page.getByText('1 von 2 gelöst').waitFor();
      await page.getByText('10 von 20 Punkten').waitFor();
      await board.expectColour(inLeft, revealed);
      expect(await board.colourAt(inRight)).toBe(ground);
      // It is fresh only once.
      await page.reload();
      await board.expectDrawn();
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await expect.poll(() => page.getByText(/ist gelöst: Dieses Feld/).count()).toBe(0);

      await page.evaluate((scores) => localStorage.setItem('scores', scores), JSON.stringify({ H3: all }));
      await page.reload();
      await page.getByRole('heading', { name: 'Alles gelöst!' }).waitFor();
      await page.locator('section').getByText('mit 20 Punkten').waitFor();
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
  await guide.expectAccessible();
  await layer.getByRole('button', { name: 'Weiter' }).click();
  await expectFocus(layer.getByRole('heading', { level: 3, name: '2, Frage 2' }));
  await layer.getByText('Was hinter zwei steckt.').waitFor();
  await layer.getByRole('button', { name: '1, Frage 1' }).click();
  await layer.getByText('Was hinter eins steckt.').waitFor();
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
  await guide.expectAccessible();
  await guide.tap('Von vorn beginnen');
  await page.getByRole('dialog').waitFor();
  await guide.expectAccessible();
}

describe('a visitor at a board (specification 3.3)', () => {
  it('is started over after a question, which the visitor can undo with all scores and games', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      const table = sitDown(guide);
      const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await haveScores(guide, { H: { '1': 10 } });
      await guide.open('/detail/2');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.close();
      await table.expectStation('Weiterspielen');
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.expectColour(inLeft, revealed);
      await page.getByText('1 von 2 gelöst').waitFor();

      await guide.tap('Von vorn beginnen');
      await page.getByRole('dialog', { name: 'Das Spielbrett von vorn beginnen?' }).waitFor();
      await guide.press('Escape');
      await guide.tap('Von vorn beginnen');
      await guide.tap('Alles behalten');
      await page.getByText('1 von 2 gelöst').waitFor();

      await guide.tap('Von vorn beginnen');
      await confirm();
      await status(guide, 'Das Spielbrett ist wieder verdeckt.');
      await page.getByText('0 von 2 gelöst').waitFor();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').waitFor();
      await expectFocus(page.getByRole('button', { name: 'Rückgängig' }));
      await guide.press('Enter');
      await status(guide, 'Alles ist wieder da.');
      await board.expectColour(inLeft, revealed);
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await expectFocus(page.getByRole('button', { name: 'Von vorn beginnen' }));

      await board.place(/^2, /).press('Enter');
      await page.getByRole('button', { name: 'Weiterspielen' }).waitFor();
      await guide.tap('Zurück');
      await guide.tap('Von vorn beginnen');
      await confirm();
      await page.getByText('0 von 2 gelöst').waitFor();
      await board.place(/^2, /).press('Enter');
      await page.getByRole('main').getByRole('button', { name: 'Spielen', exact: true }).waitFor();
    }));

  it('uncovers a won place in front of the visitor: slowly, or at once for one who prefers reduced motion', () =>
    as(
      async (guide) => {
        const { page } = guide;
        const board = standBefore(guide);
        await page.addInitScript(holdFrames);
        await guide.open('/locations/1');
        await winAndReturn(guide, 1);
        await runFrames(page, 1000);
        await board.expectColour(inLeft, ground);
        await runFrames(page, 1100);
        expect([ground, revealed]).not.toContain(await board.colourAt(inLeft));
        await runFrames(page, 1260);
        await board.expectColour(inLeft, revealed);
        expect(await page.evaluate(() => window.frameGate?.waiting())).toBe(0);

        await page.evaluate(() => window.frameGate?.open());
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await winAndReturn(guide, 2);
        await runFrames(page, 1000);
        await board.expectColour(inRight, revealed);
      },
      { reducedMotion: 'no-preference' },
    ));
});

/** Wins a station's question, and comes back to a board that waits for its first frame. */
async function winAndReturn(guide: Guide, station: number): Promise<void> {
  const { page } = guide;
  const board = standBefore(guide);
  const table = sitDown(guide);
  await board.expectDrawn();
  await board.place(new RegExp(`^${station}, `)).press('Enter');
  await table.enter();
  await table.press(/^A: /);
  await table.press('Zurück zur Station');
  await page.locator('#game-title').waitFor({ state: 'detached' });
  await page.evaluate(() => window.frameGate?.shut());
  await guide.tap('Zurück');
  await board.expectDrawn();
  await page.waitForFunction(() => (window.frameGate?.waiting() ?? 0) > 0);
}

const runFrames = (page: Page, time: number): Promise<void> => page.evaluate((now) => window.frameGate?.run(now), time);

declare global {
  interface Window {
    frameGate?: {
      /** From now on, frames wait until they are run. */
      readonly shut: () => void;
      readonly open: () => void;
      readonly waiting: () => number;
      readonly run: (time: number) => void;
    };
  }
}

function holdFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  const held: FrameRequestCallback[] = [];
  let isShut = false;
  window.requestAnimationFrame = (callback) => (isShut ? held.push(callback) : request(callback));
  window.frameGate = {
    shut: () => {
      isShut = true;
    },
    open: () => {
      isShut = false;
      for (const callback of held.splice(0)) request(callback);
    },
    waiting: () => held.length,
    run: (time) => {
      for (const callback of held.splice(0)) callback(time);
    },
  };
}
