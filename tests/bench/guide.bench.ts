/**
 * Measures what a visitor waits for, in Chromium with a phone's network and processor: first picture, shifts of the
 * layout, the sound after the tap, the answers to taps, and scrolling through 1,000 stations.
 *
 *     npm run bench:guide
 *
 * Prints medians of five runs, the guide and a bare React page alternating. Network: 150 ms and 1.6 Mbit/s. Processor: a
 * quarter of this machine's.
 */
import { type Browser, type Page } from 'playwright';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { buildApp } from '#server/app.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { launchBrowser, phone } from '../e2e/browser.ts';
import { smallMuseum, writeMuseum } from '../e2e/museum.ts';
import { buildBarePage } from './bare-page.ts';

const runs = 5;
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Painted {
  readonly lcp: number;
  readonly cls: number;
  readonly longest: number;
}

declare global {
  interface Window {
    measured?: { lcp: number; cls: number; longest: number };
  }
}

const bare = await buildBarePage();
const large = await writeMuseum({
  ...smallMuseum,
  TourItems: numbers(1000).map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
  Locations: numbers(1000).map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
});
const browser = await launchBrowser();
const [guide, peer, crowd] = [
  await listen(demoMuseum, guideFolder),
  await listen(demoMuseum, bare.folder),
  await listen(large.folder, guideFolder),
];
try {
  const painted = new Map<string, Painted[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of [
      ['bare React list', `${peer.origin}/`],
      ['guide: list', `${guide.origin}/locations/1`],
      ['guide: welcome', `${guide.origin}/welcome`],
      ['guide: station', `${guide.origin}/detail/101`],
    ] as const) {
      painted.set(name, [...(painted.get(name) ?? []), await paint(browser, url)]);
    }
  }
  const bareLcp = median((painted.get('bare React list') ?? []).map(({ lcp }) => lcp));
  for (const [name, results] of painted) {
    const lcp = median(results.map((result) => result.lcp));
    line(name, `LCP ${lcp.toFixed(0)} ms (${(lcp / bareLcp).toFixed(2)} x bare)`, {
      CLS: median(results.map(({ cls }) => cls)).toFixed(4),
      'longest task': `${median(results.map(({ longest }) => longest)).toFixed(0)} ms`,
    });
  }
  line('sound after the tap', `${median(await repeat(() => soundAfterTap(browser, guide.origin))).toFixed(0)} ms`);
  const taps = await repeat(() => slowestTap(browser, guide.origin));
  line('slowest answer to a tap', `${median(taps).toFixed(0)} ms`);
  const scrolls = await repeat(() => scrollThrough(browser, `${crowd.origin}/locations/1`));
  line('scrolling 1,000 stations', `longest task ${median(scrolls).toFixed(0)} ms`);
} finally {
  await browser.close();
  for (const server of [guide, peer, crowd]) await server.close();
  await Promise.all([bare.remove(), large.remove()]);
}

async function listen(folder: string, built: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = await buildApp({
    settings: { port: 0, host: '127.0.0.1', content: folder, client: readClientConfiguration({}).configuration },
    content: await readContentFolder(folder),
    guide: built,
    buildId: 'bench',
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin: address.replace('127.0.0.1', 'localhost'), close: () => app.close() };
}

/** A phone on slow 4G that notes its own paints, shifts and long tasks. */
async function withPhone<Result>(
  from: Browser,
  task: (page: Page) => Promise<Result>,
  { slowNetwork = true } = {},
): Promise<Result> {
  const context = await from.newContext({ viewport: phone, locale: 'de-DE', hasTouch: true, isMobile: true });
  await context.addInitScript(`
    window.measured = { lcp: 0, cls: 0, longest: 0 };
    const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => { measured.lcp = startTime; });
    watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) measured.cls += value; });
    watch('longtask', ({ duration }) => { measured.longest = Math.max(measured.longest, duration); });
  `);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    return await task(page);
  } finally {
    await context.close();
  }
}

function paint(from: Browser, url: string): Promise<Painted> {
  return withPhone(from, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => ({ lcp: 0, cls: 0, longest: 0, ...window.measured }));
  });
}

/** @returns milliseconds from the tap to the first movement of the recording's clock */
function soundAfterTap(from: Browser, origin: string): Promise<number> {
  return withPhone(from, async (page) => {
    await page.addInitScript(`
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        this.addEventListener('timeupdate', () => {
          if (this.currentTime > 0 && this.duration > 1) window.soundedAt ??= performance.now();
        });
        return play.call(this);
      };
    `);
    await page.goto(`${origin}/detail/101`, { waitUntil: 'networkidle' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const button = document.querySelector<HTMLButtonElement>('button[aria-label="Abspielen"]');
          const tappedAt = performance.now();
          button?.click();
          const timer = setInterval(() => {
            const { soundedAt } = window as { soundedAt?: number };
            if (soundedAt === undefined) return;
            clearInterval(timer);
            resolve(soundedAt - tappedAt);
          }, 10);
        }),
    );
  });
}

/** @returns the slowest answer to the taps of a short visit, as Interaction to Next Paint counts it, in milliseconds */
function slowestTap(from: Browser, origin: string): Promise<number> {
  return withPhone(
    from,
    async (page) => {
      await page.addInitScript(`
        window.slowest = 0;
        new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
          if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
        })).observe({ type: 'event', durationThreshold: 16, buffered: true });
      `);
      await page.goto(`${origin}/welcome`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Los geht’s' }).tap();
      await page.getByRole('link', { name: 'Im Museum' }).tap();
      await page.getByRole('link', { name: 'Höhepunkte' }).tap();
      await page.getByRole('link', { name: 'Penrose-Parkett' }).tap();
      await page.getByRole('button', { name: 'Abspielen' }).tap();
      await page.getByRole('button', { name: 'Anhalten' }).tap();
      await page.getByRole('button', { name: /Kontrast/ }).tap();
      await page.getByRole('link', { name: 'Zurück' }).first().tap();
      await page.getByRole('heading', { level: 1, name: 'Höhepunkte' }).waitFor();
      return page.evaluate(() => (window as { slowest?: number }).slowest ?? 0);
    },
    { slowNetwork: false },
  );
}

/** @returns the longest task in milliseconds while the whole list is scrolled through */
function scrollThrough(from: Browser, url: string): Promise<number> {
  return withPhone(
    from,
    async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        if (window.measured !== undefined) window.measured.longest = 0;
      });
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const scroll = (): void => {
              window.scrollBy(0, 600);
              const atEnd = window.scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
              if (atEnd && document.querySelectorAll('main li').length >= 1000) resolve();
              else requestAnimationFrame(scroll);
            };
            scroll();
          }),
      );
      return page.evaluate(() => window.measured?.longest ?? 0);
    },
    { slowNetwork: false },
  );
}

async function repeat(task: () => Promise<number>): Promise<readonly number[]> {
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await task());
  return results;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function line(name: string, value: string, more: Readonly<Record<string, string>> = {}): void {
  const rest = Object.entries(more).map(([key, text]) => `${key} ${text}`);
  console.log(`${name.padEnd(26)} ${[value, ...rest].join(' · ')}`);
}
