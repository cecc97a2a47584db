import { type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { findViolations } from './accessibility.ts';
import { phone, type Viewport, watchForNoise } from './browser.ts';

export interface GuideOptions {
  readonly origin: string;
  /** Below which path the guide lies, with a slash at its end. */
  readonly at?: string;
  readonly context?: BrowserContextOptions;
}

/** A visitor with a phone: the tests say what the visitor does and sees. */
export interface Guide {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<void>;
  readonly tap: (name: string | RegExp) => Promise<void>;
  /** Scrolls down a list that grows as the visitor gets there. */
  readonly scrollUntil: (element: Locator) => Promise<void>;
  readonly expectHeading: (name: string | RegExp) => Promise<void>;
  readonly expectAt: (path: string | RegExp) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly play: () => Promise<void>;
  /** Sound is decoded, the clock of the recording runs, and the player says so. */
  readonly expectSound: () => Promise<void>;
  /** WCAG 2.2 A and AA, by axe. */
  readonly expectAccessible: () => Promise<void>;
  /** Failures that a test brings about on purpose, as the console words them. */
  readonly allow: (noise: RegExp) => void;
  readonly leave: () => Promise<void>;
}

export async function visit(browser: Browser, { origin, at = '/', context: options }: GuideOptions): Promise<Guide> {
  const context = await browser.newContext({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce', ...options });
  await context.addInitScript(rememberMediaElements);
  const page = await context.newPage();
  const noise = watchForNoise(page, origin);
  const allowed: RegExp[] = [];

  return {
    page,
    context,
    open: async (path) => {
      await page.goto(origin + at + path.replace(/^\//, ''));
    },
    tap: async (name) => {
      await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
    },
    scrollUntil: async (element) => {
      const rows = page.getByRole('main').getByRole('listitem');
      while ((await element.count()) === 0) {
        const count = await rows.count();
        await rows.last().scrollIntoViewIfNeeded();
        await rows.nth(count).waitFor();
      }
    },
    expectHeading: async (name) => {
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
    expectAt: async (path) => {
      await page.waitForURL((url) => {
        const here = `/${url.href.slice(origin.length + at.length)}`;
        return typeof path === 'string' ? here.replace(/\/$/, '') === path.replace(/\/$/, '') : path.test(here);
      });
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    play: () => page.getByRole('button', { name: /^(Abspielen|Play)$/ }).click(),
    expectSound: async () => {
      // On a station's own screen the mini player may stand in for its player, which is scrolled away.
      await page
        .getByRole('button', { name: /^(Anhalten|Pause)$/ })
        .first()
        .waitFor();
      await page.waitForFunction(isSounding);
    },
    expectAccessible: async () => {
      // As tall as the page: what a bar at the edge covers half can be scrolled out from under it, which axe cannot know.
      const usual = page.viewportSize() ?? phone;
      await standTall(page, usual);
      const violations = await findViolations(page);
      await page.setViewportSize(usual);
      expect(violations).toEqual([]);
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
    leave: async () => {
      await context.close();
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  };
}

declare global {
  interface Window {
    cicerone?: { readonly played: Set<HTMLMediaElement> };
  }
}

/** Bars that stick to the screen's edges would lie upon what the visitor can scroll away from them. */
async function standTall(page: Page, { width, height: usual }: Viewport): Promise<void> {
  // A bar that has just grown makes room for itself a frame later, and the page taller.
  let height = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const wanted = Math.max(usual, await page.evaluate(() => document.documentElement.scrollHeight));
    if (wanted <= height) return;
    height = wanted;
    await page.setViewportSize({ width, height });
  }
}

/** Howler's elements are not in the document: they are noted when they are played. */
function rememberMediaElements(): void {
  const played = new Set<HTMLMediaElement>();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function remember(this: HTMLMediaElement): Promise<void> {
    played.add(this);
    return play.call(this);
  };
  window.cicerone = { played };
}

function isSounding(): boolean {
  return [...(window.cicerone?.played ?? [])].some((element) => {
    const decoded = 'webkitAudioDecodedByteCount' in element ? Number(element.webkitAudioDecodedByteCount) : 0;
    return !element.paused && !element.muted && element.volume > 0 && element.currentTime > 0.3 && decoded > 0;
  });
}
