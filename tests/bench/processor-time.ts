import { type Browser, type Page } from 'playwright';

/** A phone has a quarter of this machine's speed. */
export const slower = 4;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds that the processor worked. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Returns the longest task of the page's main thread meanwhile, in milliseconds of a phone. The page must not be slowed
 * down already.
 */
export async function longestWork(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  return Math.max(0, ...(await ownWork(browser, page, action))) * slower;
}

/**
 * Returns the milliseconds of processor of each task of the page's main thread meanwhile. Only what the processor does
 * counts, so that other work on the machine spoils nothing, and not the copying of canvases out of WebGL, which browsers
 * do only where there is no graphics card.
 */
export async function ownWork(browser: Browser, page: Page, action: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'gpu', 'devtools.timeline'] });
  await action();
  const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  const events = mainThread(trace.traceEvents);
  const copies = events.filter(({ name }) => name === 'GLES2::ReadPixels');
  return events
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => {
      const ownCopies = copies.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
      return ((task.tdur ?? 0) - ownCopies.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
    });
}

/** @returns the milliseconds of processor of each task of the main thread of a trace with the category `toplevel` */
export function mainThreadTasks(trace: string): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  return mainThread(traceEvents)
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Of several pages, the one that does most is meant. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'));
  return threads.toSorted((one, other) => other.length - one.length)[0] ?? [];
}
