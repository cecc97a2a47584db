import { type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { firstSeconds } from '../../src/guide/adapters/calm.ts';
import { findViolations } from './accessibility.ts';
import { phone, type Viewport, watchForNoise } from './browser.ts';
import { timeouts } from './timeouts.ts';
import { untilAnswering } from './rendered-page.ts';

export interface PageOptions {
  readonly origin: string;
  /** The path below which the guide is served, with a trailing slash. */
  readonly at?: string;
  /** Whether pages come with their first screen: `open` then waits until the guide has taken over. */
  readonly isPrerendering?: boolean;
}

export interface GuideOptions extends PageOptions {
  readonly context?: BrowserContextOptions;
  /**
   * Whether the browser knows offline workers. Without one, as in some private windows, the network decides what comes,
   * and tests can make it fail.
   */
  readonly hasWorker?: boolean;
  /** Whether the visitor has not been asked yet how they want the guide. */
  readonly isFirst?: boolean;
  /** Whether sound needs no tap, as in an app. */
  readonly hasFreeSound?: boolean;
}

/** A visitor with a phone: the actions and expectations of the tests. */
export interface Guide {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<void>;
  readonly tap: (name: string | RegExp) => Promise<void>;
  /** Scrolls down a growing list until the element is there. */
  readonly scrollUntil: (element: Locator) => Promise<void>;
  readonly expectHeading: (name: string | RegExp) => Promise<void>;
  readonly expectAt: (path: string | RegExp) => Promise<void>;
  /** Turns a switch of the access profile on or off. */
  readonly toggle: (name: string | RegExp) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly play: () => Promise<void>;
  /** Expects sound: it is decoded, the recording's clock runs, and the player says so. */
  readonly expectSound: () => Promise<void>;
  /** Checks WCAG 2.2 A and AA with axe, of the whole page or of what a selector finds. */
  readonly expectAccessible: (within?: string) => Promise<void>;
  /** Allows failures that a test causes on purpose, as the console words them. */
  readonly allow: (noise: RegExp) => void;
  /** Sets a cookie as the museum's server does for a session. */
  readonly setCookie: (name: string, value: string) => Promise<void>;
  /** Closes the browser context, and expects that nothing unwanted was printed. */
  readonly leave: () => Promise<void>;
}

type ContextOptions = Pick<GuideOptions, 'hasWorker' | 'isFirst' | 'hasFreeSound'> & {
  readonly options?: BrowserContextOptions;
};

/** Makes a browser context for a visitor with a phone. */
export async function createContext(
  browser: Browser,
  { options, hasWorker = false, isFirst = false, hasFreeSound = false }: ContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(hasWorker ? timeouts().worker : timeouts().step);
  context.setDefaultNavigationTimeout(timeouts().navigation);
  await context.addInitScript(watchSound, !hasFreeSound);
  if (!isFirst) await context.addInitScript(beAsked);
  if (hasWorker) await beCalmSoon(context);
  else await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** A visitor who has been asked before how they want the guide. */
export function beAsked(): void {
  try {
    if (localStorage.getItem('profile') === null) localStorage.setItem('profile', '{"isAsked":true}');
  } catch {
    // Without a storage there is nothing to remember.
  }
}

/** The guide's worker is registered without the wait for a calm moment. */
export async function beCalmSoon(context: BrowserContext): Promise<void> {
  await context.addInitScript(calmSoon, firstSeconds);
}

/** A page stores the guide as soon as nothing plays and nothing is touched, instead of after its first seconds. */
function calmSoon(milliseconds: number): void {
  const { setTimeout } = globalThis;
  const hastened: (...given: Parameters<typeof setTimeout>) => ReturnType<typeof setTimeout> = (task, delay, ...rest) =>
    setTimeout(task, delay === milliseconds ? 0 : delay, ...rest);
  Object.assign(globalThis, { setTimeout: hastened });
}

/** A page thinks that it was opened from the home screen, as phones by Apple say so. */
export function openedFromHome(): void {
  Object.defineProperty(Navigator.prototype, 'standalone', { value: true });
}

/** Begins a visit in a separate context. */
export async function visit(
  browser: Browser,
  { context: options, hasWorker = false, isFirst = false, hasFreeSound = false, ...pageOptions }: GuideOptions,
): Promise<Guide> {
  const given = options === undefined ? {} : { options };
  const context = await createContext(browser, { ...given, hasWorker, isFirst, hasFreeSound });
  const page = await context.newPage();
  const { guide, expectQuiet } = beginVisit(page, context, pageOptions);
  return {
    ...guide,
    context,
    leave: async () => {
      await context.close();
      expectQuiet();
    },
  };
}

/** A visit to a page that others may use afterwards. */
export interface Visit {
  readonly guide: Omit<Guide, 'leave' | 'context'>;
  /** Ends the collection of noise, and expects that there was none. */
  readonly expectQuiet: () => void;
}

/** Begins a visit on a page. */
export function beginVisit(
  page: Page,
  context: BrowserContext,
  { origin, at = '/', isPrerendering = false }: PageOptions,
): Visit {
  const watch = watchForNoise(page, origin);
  const allowed: RegExp[] = [];
  const expectQuiet = (): void => {
    watch.end();
    expect(watch.noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  };
  const guide: Visit['guide'] = {
    page,
    open: async (path) => {
      await page.goto(origin + at + path.replace(/^\//, ''));
      if (isPrerendering) await untilAnswering(page);
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
      await page.waitForURL(
        (url) => {
          const here = `/${url.href.slice(origin.length + at.length)}`;
          return typeof path === 'string' ? here.replace(/\/$/, '') === path.replace(/\/$/, '') : path.test(here);
        },
        { waitUntil: 'commit' },
      );
    },
    toggle: async (name) => {
      await page.getByRole('button', { name: /^(Darstellung und Zugang|Display and access)$/ }).click();
      await page.getByRole('switch', { name }).click();
      await page.getByRole('button', { name: /^(Fertig|Done)$/ }).click();
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    play: () => page.getByRole('button', { name: /^(Abspielen|Play)$/ }).click(),
    expectSound: async () => {
      // On a station's screen the mini player may replace the player when that is scrolled out of view.
      await page
        .getByRole('button', { name: /^(Anhalten|Pause)$/ })
        .first()
        .waitFor();
      await page.waitForFunction(isSounding);
    },
    expectAccessible: async (within) => {
      // As tall as the page: axe cannot know that what a bar covers can be scrolled into view.
      const usual = page.viewportSize() ?? phone;
      await standTall(page, usual);
      const violations = await findViolations(page, within);
      await page.setViewportSize(usual);
      expect(violations).toEqual([]);
    },
    setCookie: async (name, value) => {
      await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }]);
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
  };
  return { guide, expectQuiet };
}

declare global {
  interface Window {
    cicerone?: { readonly played: Set<HTMLMediaElement> };
  }
}

/** Makes the page as tall as its content, so that sticky bars cover nothing. */
async function standTall(page: Page, { width, height: usual }: Viewport): Promise<void> {
  // A bar that has just grown makes the page taller one frame later.
  let height = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const wanted = Math.max(usual, await page.evaluate(() => document.documentElement.scrollHeight));
    if (wanted <= height) return;
    height = wanted;
    await page.setViewportSize({ width, height });
  }
}

/**
 * Howler's elements are not in the document, so they are recorded when they are played.
 *
 * @param needsTap an element sounds only if it was loaded or played within seconds after a tap; to Chromium, each
 *   question that a test asks the page is a tap as well
 */
function watchSound(needsTap: boolean): void {
  const played = new Set<HTMLMediaElement>();
  const allowed = new WeakSet<HTMLMediaElement>();
  let tapped = -Infinity;
  for (const name of ['pointerup', 'click', 'keydown'] as const)
    addEventListener(
      name,
      ({ isTrusted }) => {
        if (isTrusted) tapped = performance.now();
      },
      { capture: true },
    );
  const { load, play } = HTMLMediaElement.prototype;
  const mayPlay = (element: HTMLMediaElement): boolean => {
    if (performance.now() - tapped < 5000) allowed.add(element);
    return !needsTap || element.muted || allowed.has(element);
  };
  HTMLMediaElement.prototype.load = function loadAfterTap(this: HTMLMediaElement): void {
    mayPlay(this);
    load.call(this);
  };
  HTMLMediaElement.prototype.play = function playAfterTap(this: HTMLMediaElement): Promise<void> {
    played.add(this);
    return mayPlay(this) ? play.call(this) : Promise.reject(new DOMException('No tap', 'NotAllowedError'));
  };
  window.cicerone = { played };
}

function isSounding(): boolean {
  return [...(window.cicerone?.played ?? [])].some((element) => {
    const decoded = 'webkitAudioDecodedByteCount' in element ? Number(element.webkitAudioDecodedByteCount) : 0;
    return !element.paused && !element.muted && element.volume > 0 && element.currentTime > 0.3 && decoded > 0;
  });
}
