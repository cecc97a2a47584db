/**
 * Measures what a visitor waits for, in Chromium with a phone's network (150 ms, 1.6 Mbit/s) and processor (a quarter of
 * this machine's): the largest picture or text on the screen beside that of a bare React page with the same list, shifts
 * of the layout, the sound after the tap, the answers to taps, long lists and searches.
 *
 *     npm run bench:guide [runs] [paints, minute, sound, answers, scroll, filter or search]
 *
 * Prints medians. Other work on the machine spoils them.
 */
import { type Page } from 'playwright';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { buildBarePage } from './bare-page.ts';
import { calm, forget, openCalmly, read, tapCalmly, withPhone } from './measured-phone.ts';
import { makeMuseum } from './museum.ts';
import { verdict } from './verdict.ts';

// A string, because tsx adds a helper to functions that does not exist in the page.
const scrollToEnd = `new Promise((resolve) => {
  (function scroll() {
    window.scrollBy(0, 200);
    const atEnd = window.scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    if (atEnd && document.querySelectorAll('main li').length >= 1000) resolve();
    else requestAnimationFrame(scroll);
  })();
})`;

/** The waits of a hurried visitor, in milliseconds. */
interface Minute {
  /** From the address of a list until a station of it sounds. */
  readonly opened: number;
  readonly station: number;
  readonly sound: number;
}

const goals: Minute = { opened: 3000, station: 1000, sound: 1000 };

const runs = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';

const bare = await buildBarePage();
const crowd = await writeMuseum({
  ...smallMuseum,
  TourItems: numbers(1000).map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
  Locations: numbers(1000).map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
});
const city = await writeMuseum(searchable(makeMuseum(10_000)));
const browser = await launchBrowser();
const servers = [
  await serveHere(demoMuseum),
  await serveHere(demoMuseum, { guide: bare.folder }),
  await serveHere(crowd.folder),
  await serveHere(city.folder),
] as const;
const [guide, peer, crowded, large] = servers.map(({ origin }) => origin);

const benches: Readonly<Record<string, () => Promise<void>>> = {
  paints: () =>
    paints([
      ['bare React page: list', `${peer}/`],
      ['guide: list', `${guide}/locations/1`],
      ['guide: welcome', `${guide}/welcome`],
      ['guide: station', `${guide}/detail/101`],
    ]),
  minute: async () => {
    const minutes = await repeat(firstMinute);
    const of = (key: keyof Minute): number => median(minutes.map((minute) => minute[key]));
    line('from opening to sound', `${of('opened')} ms`, verdictOf('opened', of('opened')));
    line('from the tap to the station', `${of('station')} ms`, verdictOf('station', of('station')));
    line('from play to sound', `${of('sound')} ms`, verdictOf('sound', of('sound')));
  },
  sound: async () => line('sound after the tap', `${await medianOf(soundAfterTap)} ms`),
  answers: async () => line('slowest answer in a visit', `${await medianOf(slowestAnswer)} ms`),
  scroll: async () => line('scrolling 1,000 stations', `longest task ${await medianOf(scrollThrough)} ms`),
  filter: async () => line('filtering 1,000 stations', `longest task ${await medianOf(filter)} ms`),
  search: async () => {
    const searches = await repeat(search);
    line('searching 10,000 stations', `first results ${median(searches.map(({ ready }) => ready))} ms after opening`, {
      'next letter': `${median(searches.map(({ letter }) => letter))} ms`,
      'longest task': `${median(searches.map(({ longest }) => longest))} ms`,
    });
  },
};

try {
  for (const [name, bench] of Object.entries(benches)) if (name.startsWith(only)) await bench();
} finally {
  await browser.close();
  for (const server of servers) await server.close();
  await Promise.all([bare.remove(), crowd.remove(), city.remove()]);
}

/** Alternates between the pages, so that other load on the machine affects all alike. The first is the baseline. */
async function paints(pages: readonly (readonly [string, string])[]): Promise<void> {
  const rounds = await repeat(async () => {
    const round = [];
    for (const [, url] of pages) {
      round.push(
        await withPhone(browser, async (page) => {
          await openCalmly(page, url);
          return read(page);
        }),
      );
    }
    return round;
  });
  const lcps = pages.map((_, index) => median(rounds.map((round) => round[index]?.lcp ?? Number.NaN)));
  for (const [index, [name]] of pages.entries()) {
    const lcp = lcps[index] ?? Number.NaN;
    const shifts = rounds.map((round) => round[index]?.cls ?? Number.NaN);
    line(name, `LCP ${lcp} ms`, {
      'of the bare page’s': (lcp / (lcps[0] ?? Number.NaN)).toFixed(2),
      CLS: Math.max(...shifts).toFixed(4),
    });
  }
}

function verdictOf(key: keyof Minute, measured: number): Readonly<Record<string, string>> {
  return { '': verdict(measured, goals[key]) };
}

/** A visitor opens a list, taps a station as soon as it is seen, and plays it as soon as that can be tapped. */
function firstMinute(): Promise<Minute> {
  return withPhone(browser, async (page) => {
    const opened = Date.now();
    await page.goto(`${guide}/locations/1`, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: 'Penrose-Parkett' }).first();
    await link.waitFor();
    const tapped = Date.now();
    await link.tap();
    await page.getByRole('heading', { level: 1, name: 'Penrose-Parkett' }).waitFor();
    const shown = Date.now();
    await page.getByRole('button', { name: 'Abspielen' }).first().tap();
    await page.waitForFunction(() => window.notes.sounded > 0, undefined, { polling: 20 });
    const sounded = Date.now();
    return { opened: sounded - opened, station: shown - tapped, sound: sounded - shown };
  });
}

/** @returns milliseconds from the tap until the recording's clock moves */
function soundAfterTap(): Promise<number> {
  return withPhone(browser, async (page) => {
    await openCalmly(page, `${guide}/detail/101`);
    const tapped = await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('button[aria-label="Abspielen"]')?.click();
      return performance.now();
    });
    await page.waitForFunction(() => window.notes.sounded > 0);
    return (await read(page)).sounded - tapped;
  });
}

/** @returns the slowest answer to the taps of a short visit, as Interaction to Next Paint counts, in milliseconds */
function slowestAnswer(): Promise<number> {
  return withPhone(
    browser,
    async (page) => {
      await openCalmly(page, `${guide}/welcome`);
      await forget(page);
      for (const name of ['Los geht’s', 'Im Museum', 'Höhepunkte', 'Penrose-Parkett']) {
        await tapCalmly(page, page.getByRole('link', { name }).first());
      }
      for (const name of ['Abspielen', 'Anhalten', /Kontrast/]) {
        await tapCalmly(page, page.getByRole('button', { name }).first());
      }
      await tapCalmly(page, page.getByRole('link', { name: 'Zurück' }).first());
      await page.getByRole('heading', { level: 1, name: 'Höhepunkte' }).waitFor();
      await calm(page);
      return (await read(page)).slowest;
    },
    { slowNetwork: false },
  );
}

/** @returns the longest task while a list is scrolled through at 12,000 px/s, in milliseconds */
function scrollThrough(): Promise<number> {
  return onList(async (page) => {
    await page.evaluate(scrollToEnd);
  });
}

/** @returns the longest task while a visitor types into the list's filter and empties it again, in milliseconds */
function filter(): Promise<number> {
  return onList(async (page) => {
    const field = page.getByRole('searchbox');
    await field.pressSequentially('Station 99', { delay: 80 });
    await field.press('Control+A');
    await field.press('Delete');
  });
}

function onList(task: (page: Page) => Promise<void>): Promise<number> {
  return withPhone(
    browser,
    async (page) => {
      await openCalmly(page, `${crowded}/locations/1`);
      await forget(page);
      await task(page);
      await calm(page);
      return (await read(page)).longest;
    },
    { slowNetwork: false },
  );
}

interface Searched {
  /** Milliseconds from opening the search screen until its first results are shown. */
  readonly ready: number;
  /** Milliseconds from one more letter until its results. */
  readonly letter: number;
  readonly longest: number;
}

function search(): Promise<Searched> {
  return withPhone(
    browser,
    async (page) => {
      await openCalmly(page, `${large}/welcome`);
      await forget(page);
      const opened = Date.now();
      await page.evaluate(() => {
        history.pushState(null, '', '/numbers?q=turm schlu');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      const results = page.locator('main li');
      await results.first().waitFor({ timeout: 120_000 });
      const ready = Date.now() - opened;
      const field = page.getByRole('searchbox');
      await field.press('End');
      const typed = Date.now();
      await field.press('g');
      await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'turm schlug');
      await results.first().waitFor();
      const letter = Date.now() - typed;
      await calm(page);
      return { ready, letter, longest: (await read(page)).longest };
    },
    { slowNetwork: false },
  );
}

/** Returns the museum of the content benchmark, with the search switched on. */
function searchable(museum: ReturnType<typeof makeMuseum>): object {
  return { ...museum, Configurations: [{ ID: 1, FulltextSearch: true, GlobalNumberSearch: true }] };
}

async function medianOf(task: () => Promise<number>): Promise<number> {
  return median(await repeat(task));
}

async function repeat<Result>(task: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await task());
  return results;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN);
}

function line(name: string, value: string, more: Readonly<Record<string, string>> = {}): void {
  const rest = Object.entries(more).map(([key, text]) => `${key} ${text}`);
  console.log(`${name.padEnd(28)} ${[value, ...rest].join(' · ')}`);
}
