import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#tests/browser/browser.ts';
import { still } from './watched-page.ts';
import { card, enter, expectLook, lookAt, openWatchedGames } from './watched-stage.ts';

const as = openWatchedGames();

// A browser whose contexts were lost on purpose may refuse further ones.
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// Specification 1: PixiJS on phones, which take drawing contexts away.
// tests/slow/games has boards and a search whose context is not restored.
it('cards are drawn again after their context was lost and restored', () =>
  as(
    async (guide) => {
      const table = await enter(guide);
      await card(table, 2).click();
      await table.expectSaid(/^Karte 2/);
      await still(guide.page);
      const look = await lookAt(table);
      await loseContext(guide.page);
      expect(look.equals(await lookAt(table))).toBe(false);
      await restoreContexts(guide.page);
      await expectLook(table, look);
    },
    { browser },
  ));

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
