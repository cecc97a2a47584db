/**
 * Measures the guide without a network, in Chromium: a start with no network, with the server gone, and with a network
 * that connects and never answers, each with a stopped worker; the first visit on slow 4G with HTTP/2 until its
 * dialog closes, by this machine's processor and by a phone's (a quarter of it); the sound after the tap in a
 * downloaded tour with the server gone, by the same processor; the worker's size.
 *
 *     npm run bench:offline [runs] [starts, first, sound or size]
 *
 * Prints medians. Other work on the machine spoils them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, type Page } from 'playwright';
import { workerPath } from '#contract/shell-files.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { launchBrowser, phone } from '#tests/browser/browser.ts';
import { openRelay, type Relay } from '#tests/browser/relay.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';
import { canTrust, openHttp2Front, resolveFront } from './http2-front.ts';
import { calm, withPhone } from './measured-phone.ts';
import { openSlowLine, slow4G } from './slow-line.ts';

const runs = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';

// A string, because tsx adds a helper to functions that does not exist in the page.
const noteHeading = `
  new MutationObserver(() => {
    if (window.shownAt === undefined && document.querySelector('h1')) {
      requestAnimationFrame(() => requestAnimationFrame(() => (window.shownAt ??= performance.now())));
    }
  }).observe(document, { childList: true, subtree: true });
`;

const failures = {
  'no network': (_: Relay, context: BrowserContext) => context.setOffline(true),
  'server gone': (relay: Relay) => relay.cut(),
  'never answers': async (relay: Relay) => relay.swallow(),
} as const;

const browser = await launchBrowser();
const server = await serveHere(demoMuseum);

const benches: Readonly<Record<string, () => Promise<void>>> = {
  starts: async () => {
    const found = new Map<string, number[]>();
    // In turns, so that other load on the machine affects all alike.
    for (let run = 0; run < runs; run += 1) {
      for (const [name, fail] of Object.entries(failures))
        found.set(name, [...(found.get(name) ?? []), await start(fail)]);
    }
    const medians = [...found].map(([name, times]) => [name, median(times)] as const);
    const best = Math.min(...medians.map(([, time]) => time));
    for (const [name, time] of medians) line(`start, ${name}`, `${time} ms`, { ratio: (time / best).toFixed(2) });
  },
  first: async () => {
    if (!canTrust()) return;
    for (const [name, slowdown] of [
      ['by this processor', 1],
      ['by a phone’s', 4],
    ] as const) {
      const time = await medianOf(() => firstVisit(slowdown));
      line(`first visit on slow 4G, stored, ${name}`, `${time} ms`);
    }
  },
  sound: async () => line('sound after the tap, downloaded, server gone', `${await medianOf(soundAfterTap)} ms`),
  size: async () => {
    const size = brotliCompressSync(await readFile(join(guideFolder, workerPath))).length;
    line('worker', `${(size / 1000).toFixed(1)} kB brotli`);
  },
};

try {
  for (const [name, bench] of Object.entries(benches)) if (name.startsWith(only)) await bench();
} finally {
  await browser.close();
  await server.close();
}

/** @returns milliseconds from the request of a page until its heading is painted, with a worker that has to start first */
async function start(fail: (relay: Relay, context: BrowserContext) => Promise<void>): Promise<number> {
  const relay = await openRelay(server.origin);
  const context = await browser.newContext({ viewport: phone, locale: 'de-DE' });
  await context.addInitScript(noteHeading);
  const first = await context.newPage();
  await first.goto(relay.origin);
  await storedWhole(first);
  await fail(relay, context);
  const session = await context.newCDPSession(first);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  const page = await context.newPage();
  await first.close();
  await page.goto(`${relay.origin}/tours/1`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt);
  const time = await shown.jsonValue();
  await context.close();
  await relay.close();
  return Math.round(time ?? Number.NaN);
}

/**
 * @param slowdown of the page's processor
 * @returns milliseconds from the request of the first page until the guide works without a network
 */
async function firstVisit(slowdown: number): Promise<number> {
  const front = await openHttp2Front(server.origin);
  const slow = await openSlowLine(front.origin, slow4G);
  // A browser reads the certificates that it trusts when it starts.
  const fresh = await launchBrowser([resolveFront]);
  try {
    const context = await fresh.newContext({ viewport: phone, locale: 'de-DE', hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(slow.origin, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    const time = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return performance.now();
    });
    return Math.round(time);
  } finally {
    await fresh.close();
    await slow.close();
    await front.close();
  }
}

/** @returns milliseconds from the tap on a station of a downloaded tour until the recording's clock moves */
async function soundAfterTap(): Promise<number> {
  const relay = await openRelay(server.origin);
  const measure = async (page: Page): Promise<number> => {
    await page.goto(`${relay.origin}/locations/1`);
    await storedWhole(page);
    await page.getByRole('button', { name: /^Für unterwegs laden/ }).click();
    await page.getByText('Offline verfügbar').first().waitFor();
    await relay.cut();
    await page.goto(`${relay.origin}/detail/101`, { waitUntil: 'commit' });
    const play = page.getByRole('button', { name: 'Abspielen' }).first();
    await play.waitFor();
    await calm(page);
    const tapped = await play.evaluate((button: HTMLButtonElement) => {
      button.click();
      return performance.now();
    });
    await page.waitForFunction(() => window.notes.sounded > 0);
    return Math.round((await page.evaluate(() => window.notes.sounded)) - tapped);
  };
  try {
    return await withPhone(browser, measure, { slowNetwork: false });
  } finally {
    await relay.close();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return median(times);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function line(what: string, value: string, more: Readonly<Record<string, string>> = {}): void {
  const rest = Object.entries(more).map(([name, text]) => `${name} ${text}`);
  console.log([what.padEnd(44), value, ...rest].join('  '));
}
