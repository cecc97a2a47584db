import { backoff } from './backoff.ts';
import { type Beginnings } from './beginnings.ts';
import { type DownloadWorld } from './download-world.ts';
import { type FetchFailure, fetchPieces } from './fetch-pieces.ts';
import { type Plan, type Present } from './plan.ts';
import { wait } from './wait.ts';
import { type Medium } from '#contract/media-list.ts';

export interface PlanOrder {
  readonly plan: Plan;
  /** The pieces that are there. Grows with each one that is stored. */
  readonly present: Set<string>;
  /** Paths to fetch before all others. */
  readonly hurried: () => ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly beginnings: Beginnings;
  /** Called whenever bytes have come or been thrown away. */
  readonly onProgress: (bytesOnTheWay: number) => void;
  /** Returns whether the museum still lists the same media. @throws when the network gives nothing */
  readonly isListSame: () => Promise<boolean>;
}

/** Why the fetching ended before its end. */
export class Interruption extends Error {
  readonly kind: 'unreachable' | 'listChanged' | 'stopped';
  readonly hasProgressed: boolean;

  constructor(kind: Interruption['kind'], hasProgressed: boolean) {
    super(kind);
    this.kind = kind;
    this.hasProgressed = hasProgressed;
  }
}

/** How many times a file is tried: a network that breaks off is not the file's fault. */
const tries = { wrong: 3, unreachable: 6 } as const;
const atOnce = 3;

/**
 * Fetches what is missing of a plan, three pieces at a time.
 *
 * @returns the paths of the files that the museum does not deliver; all others are there
 * @throws Interruption
 * @throws DOMException `QuotaExceededError`
 */
export async function fetchPlan(order: PlanOrder, world: DownloadWorld): Promise<readonly string[]> {
  const stop = new AbortController();
  const forward = (): void => stop.abort();
  order.signal.addEventListener('abort', forward);
  if (order.signal.aborted) forward();
  const run = createRun({ ...order, signal: stop.signal }, world);
  const ends: unknown[] = [];
  const workers = Array.from({ length: atOnce }, () =>
    run.work().catch((error: unknown) => {
      ends.push(error);
      // The others need not continue.
      stop.abort();
    }),
  );
  await Promise.all(workers);
  order.signal.removeEventListener('abort', forward);
  if (order.signal.aborted) throw new Interruption('stopped', run.hasProgressed());
  if (ends.length > 0) throw ends[0];
  return [...run.failed];
}

interface Run {
  readonly work: () => Promise<void>;
  readonly failed: ReadonlySet<string>;
  readonly hasProgressed: () => boolean;
}

function createRun(order: PlanOrder, world: DownloadWorld): Run {
  const { plan, present, hurried, signal, beginnings, onProgress, isListSame } = order;
  const queue: FetchQueue = createFetchQueue(plan, present);
  const failures = new Map<string, number>();
  const failed = new Set<string>();
  let onTheWay = 0;
  let hasProgressed = false;
  let asking: Promise<boolean> | undefined;

  async function work(): Promise<void> {
    for (let job = await queue.next(hurried()); job !== undefined; job = await queue.next(hurried())) {
      try {
        if (signal.aborted) throw new Interruption('stopped', hasProgressed);
        const failure = await fetchJob(job);
        if (failure !== undefined) await judge(job, failure);
      } finally {
        queue.release(job);
      }
    }
  }

  async function fetchJob({ medium, index }: Job): Promise<FetchFailure | undefined> {
    let bytes = 0;
    const count = (more: number): void => {
      bytes += more;
      onTheWay += more;
      onProgress(onTheWay);
    };
    const onPiece = async (hash: string, piece: Blob): Promise<void> => {
      if (signal.aborted) return;
      if (!present.has(hash)) await world.pieces.write(hash, piece);
      present.add(hash);
      noteProgress(medium.path);
      count(-Math.min(bytes, piece.size));
    };
    const hash = medium.pieces[index] ?? '';
    const begun = beginnings.of(hash).length;
    const fetched = await fetchPieces({ medium, index, signal, beginnings, onBytes: count, onPiece }, world);
    count(-bytes);
    if (beginnings.of(hash).length > begun) noteProgress(medium.path);
    if ('kind' in fetched) return fetched;
    if (medium.pieces.length > 1) queue.noteRanges(fetched.isRange);
    return undefined;
  }

  function noteProgress(path: string): void {
    hasProgressed = true;
    failures.delete(path);
  }

  /** A file is not to blame when the network is gone, or when the museum has put another in its place. */
  async function judge({ medium }: Job, { kind }: FetchFailure): Promise<void> {
    if (signal.aborted) throw new Interruption('stopped', hasProgressed);
    if (!(await askList())) throw new Interruption('listChanged', hasProgressed);
    const count = (failures.get(medium.path) ?? 0) + 1;
    failures.set(medium.path, count);
    if (count >= tries[kind]) {
      failed.add(medium.path);
      queue.drop(medium.path);
    } else {
      queue.defer(medium.path);
      await wait(backoff(count, world.random()), world.clock, signal);
    }
  }

  async function askList(): Promise<boolean> {
    asking ??= isListSame().finally(() => (asking = undefined));
    try {
      return await asking;
    } catch {
      throw new Interruption('unreachable', hasProgressed);
    }
  }

  return { work, failed, hasProgressed: () => hasProgressed };
}

/** A piece of a file that is to be fetched. */
interface Job {
  readonly medium: Medium;
  readonly index: number;
}

interface FetchQueue {
  /** Waits while what is left depends on what is being fetched. @returns undefined when nothing is left */
  readonly next: (hurried: ReadonlySet<string>) => Promise<Job | undefined>;
  /** The job has ended, well or badly. */
  readonly release: (job: Job) => void;
  /** Others come before this file from now on. */
  readonly defer: (path: string) => void;
  /** Gives a file up. */
  readonly drop: (path: string) => void;
  /** Whether the server answers with ranges. Until that is known, one file of several pieces is fetched at a time. */
  readonly noteRanges: (hasRanges: boolean) => void;
}

/** Orders the pieces that are missing. A piece that several files share is fetched once. */
function createFetchQueue({ media }: Plan, present: Present): FetchQueue {
  const jobs = media.flatMap((medium) => medium.pieces.map((_, index): Job => ({ medium, index })));
  const busy = new Set<Job>();
  const [deferred, dropped] = [new Set<string>(), new Set<string>()];
  let hasRanges: boolean | undefined;
  let wake: (() => void)[] = [];

  const isLeft = (job: Job): boolean => !present.has(hashOf(job)) && !dropped.has(job.medium.path);
  const isInParts = ({ medium }: Job): boolean => medium.pieces.length > 1;

  function isFree(job: Job): boolean {
    return [...busy].every((other) => {
      if (hashOf(other) === hashOf(job)) return false;
      if (!isInParts(job) || !isInParts(other)) return true;
      if (hasRanges === undefined) return false;
      return hasRanges || other.medium !== job.medium;
    });
  }

  return {
    next: async (hurried) => {
      const rank = ({ medium: { path } }: Job): number => (hurried.has(path) ? 0 : deferred.has(path) ? 2 : 1);
      for (;;) {
        const left = jobs.filter(isLeft);
        if (left.length === 0) return undefined;
        const free = left.filter(isFree);
        const best = Math.min(...free.map(rank));
        const job = free.find((one) => rank(one) === best);
        if (job !== undefined) {
          busy.add(job);
          return job;
        }
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    release: (job) => {
      busy.delete(job);
      const waiting = wake;
      wake = [];
      for (const resolve of waiting) resolve();
    },
    defer: (path) => void deferred.add(path),
    drop: (path) => void dropped.add(path),
    noteRanges: (given) => (hasRanges ??= given),
  };
}

function hashOf({ medium, index }: Job): string {
  return medium.pieces[index] ?? '';
}
