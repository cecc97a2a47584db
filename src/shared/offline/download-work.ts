import { type Medium } from '#contract/media-list.ts';
import { type Beginnings } from './beginnings.ts';
import { backoff } from './backoff.ts';
import { type Download, type DownloadEvent, type Task } from './download-machine.ts';
import { type Progress } from './download-progress.ts';
import { type DownloadWorld } from './download-world.ts';
import { fetchPlan } from './fetch-plan.ts';
import { type ListReader } from './list-reader.ts';
import { missingBytes, type Plan, planFor } from './plan.ts';
import { wait } from './wait.ts';
import { type Wanted } from './wanted.ts';

export interface WorkOptions {
  readonly world: DownloadWorld;
  /** The pieces on the device. Grows with each one that is stored. */
  readonly present: Set<string>;
  /** The paths of a tour's media that are fetched first, best first. */
  readonly first: (wanted: Wanted) => readonly string[];
  readonly hurried: () => ReadonlySet<string>;
  readonly lists: ListReader;
  readonly beginnings: Beginnings;
  readonly progress: Progress;
}

/** Does the work of a download's state. @returns the event that ends it; undefined for a state without work */
export async function workOn(
  download: Download,
  signal: AbortSignal,
  options: WorkOptions,
): Promise<DownloadEvent | undefined> {
  try {
    switch (download.state) {
      case 'asking':
        return await ask(download.task, signal, options);
      case 'running':
      case 'repairing':
        return await fetch(download.task, signal, options);
      case 'waiting':
        await wait(backoff(download.task.failures, options.world.random()), options.world.clock, signal);
        return { type: 'LOOK' };
      case 'idle':
      case 'paused':
      case 'noSpace':
      case 'done':
      case 'failed':
        return undefined;
    }
  } catch (error) {
    // The network may be gone for long enough that the museum publishes meanwhile.
    options.lists.forget();
    return { type: 'BROKEN', error };
  }
}

async function ask({ wanted, isFull }: Task, signal: AbortSignal, options: WorkOptions): Promise<DownloadEvent> {
  const list = await options.lists.read(signal);
  if (list === undefined) return { type: 'ASKED', forecast: { kind: 'unlisted' } };
  const missing = missingBytes(planOf(list, wanted, options), options.present);
  if (missing === 0) return { type: 'ASKED', forecast: { kind: 'whole' } };
  const short = Math.max(bytesShort(missing, await options.world.freeBytes()), isFull ? missing : 0);
  return { type: 'ASKED', forecast: short > 0 ? { kind: 'short', short } : { kind: 'fetch' } };
}

async function fetch({ wanted }: Task, signal: AbortSignal, options: WorkOptions): Promise<DownloadEvent> {
  const { world, present, hurried, lists, beginnings, progress } = options;
  const list = await lists.read(signal);
  if (list === undefined) return { type: 'FETCHED', missed: [] };
  const plan = planOf(list, wanted, options);
  progress.begin(plan);
  const isListSame = (): Promise<boolean> => lists.isSame(list, signal);
  const onProgress = progress.note;
  const missed = await fetchPlan({ plan, present, hurried, signal, beginnings, onProgress, isListSame }, world);
  return { type: 'FETCHED', missed };
}

function planOf(list: readonly Medium[], wanted: Wanted, { first }: WorkOptions): Plan {
  return planFor(list, wanted, first(wanted));
}

/** Bytes that a download leaves free. */
const spare = 50_000_000;

/**
 * Returns how many bytes would have to be given back before a download begins. Browsers store more than the bytes
 * themselves, and a full disk harms everything else on the device.
 *
 * @param free what the browser grants; undefined: it does not tell
 */
function bytesShort(missing: number, free: number | undefined): number {
  return free === undefined || missing === 0 ? 0 : Math.max(0, Math.ceil(missing * 1.1 + spare - free));
}
