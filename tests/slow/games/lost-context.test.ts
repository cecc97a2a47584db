import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLeft, revealed } from '#tests/browser/board-museum.ts';
import { haveScores, standBefore } from '#tests/browser/board-table.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { still } from '#tests/journeys/games/watched-page.ts';
import {
  board,
  card,
  enter,
  expectLook,
  lookAt,
  openWatchedGames,
  search,
  wide,
} from '#tests/journeys/games/watched-stage.ts';

const as = openWatchedGames();

// A browser whose contexts were lost on purpose may refuse further ones.
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// Specification 1: PixiJS on phones, which take drawing contexts away.
it('games and boards are drawn again after their contexts were lost, restored or not, and react as before', () =>
  as(
    async (guide) => {
      await haveScores(guide, { H: { '1': 10 } });
      await expectBoardRestored(guide);
      // Stations of this board are won only once.
      await guide.page.evaluate(() => localStorage.setItem('scores', '{}'));
      await expectCardsRestored(guide);
      await expectSearchReopened(guide);
    },
    { browser },
  ));

async function expectBoardRestored(guide: Guide): Promise<void> {
  const { page } = guide;
  const seen = standBefore(guide);
  await guide.open(board);
  await seen.expectDrawn();
  await seen.expectColour(inLeft, revealed);
  const canvas = page.getByRole('main').locator('canvas');
  const look = await canvas.screenshot({ animations: 'disabled' });
  await loseContext(page);
  expect(await seen.colourAt(inLeft)).not.toBe(revealed);
  // The places work without it.
  await seen.place('2, Frage 2, als Nächstes').waitFor();
  await restoreContexts(page);
  await seen.expectColour(inLeft, revealed);
  await expect.poll(async () => look.equals(await canvas.screenshot({ animations: 'disabled' }))).toBe(true);
}

async function expectCardsRestored(guide: Guide): Promise<void> {
  const table = await enter(guide);
  await card(table, 2).click();
  await table.expectSaid(/^Karte 2/);
  await still(guide.page);
  const look = await lookAt(table);
  for (let times = 0; times < 2; times += 1) {
    await loseContext(guide.page);
    expect(look.equals(await lookAt(table))).toBe(false);
    await restoreContexts(guide.page);
    await expectLook(table, look);
  }
}

async function expectSearchReopened(guide: Guide): Promise<void> {
  const { page } = guide;
  const table = await enter(guide, search);
  await table.pointAt(wide, { x: 160, y: 160 });
  await table.expectSaid('Ding 1: gefunden! 1 von 2.');
  await still(page);
  const look = await lookAt(table);
  const lost = await table.layer.locator('canvas').elementHandle();
  await loseContext(page);
  await page.waitForFunction((canvas) => !canvas?.isConnected, lost, { polling: 100 });
  await table.expectDrawn();
  await expectLook(table, look);
  await table.pointAt(wide, { x: 600, y: 420 });
  await table.layer.getByText('Gelöst!').waitFor();
}

async function loseContext(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = document.querySelector('dialog canvas') ?? document.querySelector('main canvas');
        canvas?.addEventListener('webglcontextlost', resolve, { once: true });
        for (const context of window.watch?.contexts ?? [])
          if (context.canvas === canvas) context.getExtension('WEBGL_lose_context')?.loseContext();
      }),
  );
}

async function restoreContexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const context of window.watch?.contexts ?? []) context.getExtension('WEBGL_lose_context')?.restoreContext();
  });
}
