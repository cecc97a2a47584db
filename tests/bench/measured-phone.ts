import { type Browser, type Locator, type Page } from 'playwright';
import { phone } from '#tests/browser/browser.ts';
import { slower } from './processor-time.ts';

/** A page's measurements of itself, in milliseconds since its request. */
export interface Notes {
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** The longest task since {@link forget}. */
  readonly longest: number;
  /** The slowest interaction, until the next paint, since {@link forget}. */
  readonly slowest: number;
  /** When a recording first played. */
  readonly sounded: number;
}

declare global {
  interface Window {
    notes: { -readonly [Key in keyof Notes]: Notes[Key] };
  }
}

const takeNotes = `
  window.notes = { lcp: 0, cls: 0, longest: 0, slowest: 0, sounded: 0 };
  const watch = (type, note, more) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => { notes.lcp = startTime; });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) notes.cls += value; });
  watch('longtask', ({ duration }) => { notes.longest = Math.max(notes.longest, duration); });
  watch('event', ({ interactionId, duration }) => { if (interactionId > 0) notes.slowest = Math.max(notes.slowest, duration); }, { durationThreshold: 16 });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    const look = () => {
      if (this.currentTime > 0 && this.duration > 1) notes.sounded ||= performance.now();
      else requestAnimationFrame(look);
    };
    look();
    return play.call(this);
  };
`;

/** 150 ms, 1.6 Mbit/s down, 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Runs a task on a phone with a quarter of this machine's speed that records measurements; on slow 4G by default. */
export async function withPhone<Result>(
  browser: Browser,
  task: (page: Page) => Promise<Result>,
  { slowNetwork = true, slowProcessor = true } = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, locale: 'de-DE', hasTouch: true, isMobile: true });
  await context.addInitScript(takeNotes);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4G);
  if (slowProcessor) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  try {
    return await task(page);
  } finally {
    await context.close();
  }
}

/** Opens an address and waits until nothing is being fetched, drawn or calculated. */
export async function openCalmly(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.notes.lcp > 0);
  await calm(page);
}

/** Taps like a finger. The position is looked up before, so that it takes none of the page's time. */
export async function tapCalmly(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  await calm(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await calm(page);
}

/** Browsers report measurements with a delay. */
export async function calm(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.notes.longest = 0;
    window.notes.slowest = 0;
  });
}

export function read(page: Page): Promise<Notes> {
  return page.evaluate(() => window.notes);
}
