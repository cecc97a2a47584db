import { type Medium } from '#contract/media-list.ts';
import { type Plan, type Present } from './plan.ts';

/** A piece of a file that is to be fetched. */
export interface Job {
  readonly medium: Medium;
  readonly index: number;
}

export interface FetchQueue {
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
export function createFetchQueue({ media }: Plan, present: Present): FetchQueue {
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
