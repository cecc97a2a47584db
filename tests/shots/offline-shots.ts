import { type Browser, type Page } from 'playwright';
import { type Viewport } from '#tests/browser/browser.ts';
import { beCalmSoon } from '#tests/browser/guide.ts';
import { openGate } from '#tests/browser/gate.ts';
import { makeNextBuild } from '#tests/browser/next-build.ts';
import { serveHere, type ServedHere } from '#tests/browser/serve.ts';
import { type OfflineScreen } from './offline-screens.ts';
import { readWords } from './words.ts';

export interface OfflineLook {
  readonly viewport: Viewport;
  readonly language: string;
  readonly highContrast: boolean;
}

export interface OfflineShots {
  readonly shoot: (
    look: OfflineLook,
    screens: readonly OfflineScreen[],
    pathOf: (screen: OfflineScreen) => string,
  ) => Promise<readonly Buffer[]>;
  readonly close: () => Promise<void>;
}

/** Shoots screens that need a real offline worker. Each screen has its own browser context and address. */
export async function openOfflineShots(browser: Browser, museum: string, served: ServedHere): Promise<OfflineShots> {
  const build = await makeNextBuild();
  const next = await serveHere(museum, { guide: build.folder });

  async function shootOne(look: OfflineLook, screen: OfflineScreen, path: string): Promise<Buffer> {
    const { viewport, language, highContrast } = look;
    const words = await readWords(language);
    const gate = await openGate(served.origin);
    const context = await browser.newContext({ viewport, locale: language, reducedMotion: 'reduce' });
    await context.addInitScript(
      ([code, contrast]) => {
        localStorage.setItem('language', code);
        localStorage.setItem('highContrast', String(contrast));
        localStorage.setItem('profile', '{"isAsked":true}');
      },
      [language, highContrast] as const,
    );
    await beCalmSoon(context);
    const page = await context.newPage();
    await screen.prepare({
      page,
      gate,
      words,
      open: async (at) => {
        await page.goto(gate.origin + at);
        await page.locator('h1').first().waitFor();
      },
      update: async () => {
        gate.leadTo(next.origin);
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      },
    });
    await drawn(page);
    const shot = await page.screenshot({ path });
    await context.close();
    await gate.close();
    return shot;
  }

  return {
    shoot: async (look, screens, pathOf) => {
      const shots: Buffer[] = [];
      for (const screen of screens) shots.push(await shootOne(look, screen, pathOf(screen)));
      return shots;
    },
    close: async () => {
      await next.close();
      await build.remove();
    },
  };
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
