import { WrongAnswer } from '../museum-calls.ts';

/** Does one thing after the other, each with a call. */
export type Job = () => Promise<void>;

export interface Work {
  /** Resolves when this many more calls have been acknowledged, or no job is left. */
  readonly acknowledged: (count: number) => Promise<void>;
  /** Ends after each job's current call. @returns the calls that were refused and should not have been */
  readonly stop: () => Promise<readonly string[]>;
}

/** Staff who work without a break until the server is gone or refuses a call. */
export function startWork(jobs: readonly Job[]): Work {
  const over = new AbortController();
  const refused: string[] = [];
  let count = 0;
  let tell = (): void => undefined;
  const running = jobs.map(async (job) => {
    try {
      while (!over.signal.aborted) {
        await job();
        count += 1;
        tell();
      }
    } catch (error) {
      // Any other error: the server is gone.
      if (error instanceof WrongAnswer) refused.push(error.message);
      else if (!isNetwork(error)) throw error;
    }
  });
  const ended = Promise.allSettled(running);
  return {
    acknowledged: async (more) => {
      const wanted = count + more;
      const reached = new Promise<void>((resolve) => {
        tell = () => {
          if (count >= wanted) resolve();
        };
        tell();
      });
      await Promise.race([reached, ended]);
    },
    stop: async () => {
      over.abort();
      await Promise.all(running);
      return refused;
    },
  };
}

/** Returns whether a call has failed because the connection broke. */
export function isNetwork(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && ['AbortError', 'SyntaxError'].includes(error.name));
}

export interface Turns {
  readonly together: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits until nothing else runs, and keeps everything else waiting. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createTurns(): Turns {
  const running = new Set<Promise<unknown>>();
  /** Jobs that wait to run alone, in turn. */
  const queue: Promise<unknown>[] = [];
  const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
  return {
    async together(work) {
      while (queue.length > 0) await queue[0];
      const done = work();
      const noted = settled(done);
      running.add(noted);
      void noted.then(() => running.delete(noted));
      return done;
    },
    async alone(work) {
      while (queue.length > 0) await queue[0];
      const done = Promise.all(running).then(work);
      const noted = settled(done);
      queue.push(noted);
      void noted.then(() => queue.shift());
      return done;
    },
  };
}
