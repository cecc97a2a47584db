/**
 * Measures what a first visit costs a device: the processor time of the whole browser from the address until 3.5 s after
 * the page has loaded, beside that of a bare React page with the same list, and until the guide is stored.
 *
 *     npm run bench:first-visit [rounds]
 *
 * Prints medians. Each visit has its own browser, and the pages take turns, so that other work spoils all alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, type Page } from 'playwright';
import { channelName } from '#contract/worker-messages.ts';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser, phone } from '#tests/browser/browser.ts';
import { seedDemo, serveHere } from '#tests/browser/serve.ts';
import { processorTime } from '#tests/cost/processor-time.ts';
import { buildBarePage } from './bare-page.ts';
import { mainThreadTasks } from './processor-time.ts';
import { verdict } from './verdict.ts';

/** Of the bare page's processor time; tasks of all threads' main loops; seconds until all is stored. */
const goals = { ratio: 2, tasks: 600, stored: 1.6 } as const;

/** Milliseconds after loading. */
const watched = 3500;

const rounds = Number(process.argv[2] ?? 5);

await seedDemo();
const bare = await buildBarePage();
const guide = await serveHere(demoMuseum);
const peer = await serveHere(demoMuseum, { guide: bare.folder });
const pages = [
  ['bare React page', `${peer.origin}/`],
  ['welcome', `${guide.origin}/welcome`],
  ['list', `${guide.origin}/locations/1`],
  ['station', `${guide.origin}/detail/101`],
] as const;

interface Visited {
  /** Seconds of processor time of all the browser's processes. */
  readonly processor: number;
  /** Seconds in which a thread was ready and waited for a core. */
  readonly waiting: number;
  /** Milliseconds of the page's tasks beyond 50 each. */
  readonly blocking: number;
}

try {
  const visits = new Map<string, Visited[]>(pages.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of pages) visits.get(name)?.push(await inBrowser((page, root) => visit(page, root, url)));
  const base = median(visits.get(pages[0][0])?.map(({ processor }) => processor));
  for (const [name, url] of pages) {
    const of = (key: keyof Visited): number => median(visits.get(name)?.map((visited) => visited[key]));
    const tasks = await inBrowser((page, _root, browser) => countTasks(browser, page, url));
    console.log(
      `${name.padEnd(16)} ${of('processor').toFixed(2)} s of processor, ${(of('processor') / base).toFixed(2)} of the bare page's (at most ${goals.ratio}) · ` +
        `${tasks.count} tasks (at most ${goals.tasks}) · waited ${of('waiting').toFixed(2)} s for a core · ` +
        `blocked ${of('blocking').toFixed(0)} ms by the clock, ${tasks.blocking.toFixed(0)} ms by the processor`,
    );
  }
  const stored: number[] = [];
  for (let round = 0; round < rounds; round += 1) stored.push(await inBrowser(untilStored));
  console.log(`until stored     ${median(stored).toFixed(2)} s of processor, ${verdict(median(stored), goals.stored)}`);
} finally {
  await Promise.all([guide.close(), peer.close(), bare.remove()]);
}

/** Runs a task in a new browser. @param task gets the number of the browser's first process */
async function inBrowser<Result>(
  task: (page: Page, root: number, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser();
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const root = processInfo.find(({ type }) => type === 'browser')?.id;
    if (root === undefined) throw new Error('The browser does not tell its process');
    const context = await browser.newContext({ viewport: phone, locale: 'de-DE', hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.waitForTimeout(500);
    return await task(page, root, browser);
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, root: number, url: string): Promise<Visited> {
  await page.addInitScript(`window.blocking = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { window.blocking += duration - 50; }))
      .observe({ type: 'longtask', buffered: true });`);
  const [processor, waiting] = [processorTime(root), waitingTime(root)];
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  return {
    processor: processorTime(root) - processor,
    waiting: waitingTime(root) - waiting,
    blocking: Number(await page.evaluate('window.blocking')),
  };
}

async function countTasks(
  browser: Browser,
  page: Page,
  url: string,
): Promise<{ readonly count: number; readonly blocking: number }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const tasks = mainThreadTasks(String(await browser.stopTracing()));
  return { count: tasks.length, blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0) };
}

/** @returns seconds of processor from the address until the guide is stored as a whole */
async function untilStored(page: Page, root: number): Promise<number> {
  const before = processorTime(root);
  await page.addInitScript(
    (name) => {
      const stored = new Promise((resolve) => {
        new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => {
          if (data.type === 'guideStored') resolve(true);
        });
      });
      Object.assign(globalThis, { stored });
    },
    channelName(`${guide.origin}/`),
  );
  await page.goto(`${guide.origin}/welcome`);
  await page.evaluate('stored');
  await page.waitForTimeout(500);
  return processorTime(root) - before;
}

/** @returns seconds in which threads of these processes were ready and waited for a core, as Linux counts them */
function waitingTime(root: number): number {
  const parents = new Map<number, number>();
  for (const id of readdirSync('/proc').map(Number)) {
    const [, parent] = /\) \S (\d+)/.exec(readOr(`/proc/${id}/stat`)) ?? [];
    if (parent !== undefined) parents.set(id, Number(parent));
  }
  const belongs = (id: number): boolean => id === root || (id > 1 && belongs(parents.get(id) ?? 0));
  let nanoseconds = 0;
  for (const id of parents.keys()) {
    if (!belongs(id)) continue;
    for (const thread of readdirSync(`/proc/${id}/task`))
      nanoseconds += Number(readOr(`/proc/${id}/task/${thread}/schedstat`).split(' ')[1] ?? 0);
  }
  return nanoseconds / 1e9;
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function median(values: readonly number[] = []): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
