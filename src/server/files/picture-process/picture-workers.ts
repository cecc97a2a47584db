import { totalmem } from 'node:os';
import { createGate } from '../gate.ts';
import { type PictureJobs } from './picture-jobs.ts';
import { type PictureLimits, type PictureWorker, PictureWorkerEnded, startPictureWorker } from './picture-worker.ts';

/** Works on pictures in separate processes: a hostile one costs its own job, never the server's memory or time. */
export interface PictureWorkers {
  /**
   * Waits for its turn, then works.
   *
   * @throws Refusal as the job does
   * @throws PictureWorkerEnded if the job took too much, or crashed; the next one gets a new process
   */
  run<Job extends keyof PictureJobs>(
    job: Job,
    input: Parameters<PictureJobs[Job]>[0],
  ): Promise<Awaited<ReturnType<PictureJobs[Job]>>>;
  /** Returns how many jobs are being done, and how many wait for their turn. */
  load(): { readonly running: number; readonly waiting: number };
  /** Ends the processes at work; jobs that run or wait fail. Those without work end with the program. */
  close(): void;
}

/** Decoding an AVIF of 100 million pixels takes 1.9 GB. No picture may take more than half of a small machine. */
const mostMegabytes = 2000;
const leastMegabytes = 400;
const half = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 21;
const usualLimits: PictureLimits = {
  megabytes: Math.round(Math.min(mostMegabytes, Math.max(leastMegabytes, half))),
  seconds: 30,
};
/** Milliseconds for which a process waits for work: ending it gives back the memory that its allocator has kept. */
const idleTime = 60_000;

interface Idle {
  readonly worker: PictureWorker;
  readonly timer: NodeJS.Timeout;
}

/** Idle processes, by their limits: starting one takes half a second of a core. */
const idleOnes = new Map<string, Idle[]>();

export function createPictureWorkers(atOnce: number, given: Partial<PictureLimits> = {}): PictureWorkers {
  const limits = { ...usualLimits, ...given };
  const gate = createGate(atOnce);
  const busy = new Set<PictureWorker>();
  const key = JSON.stringify(limits);
  const idle = idleOnes.get(key) ?? [];
  idleOnes.set(key, idle);
  let isClosed = false;
  let jobs = 0;

  function take(): PictureWorker {
    const worker = takeIdle() ?? startPictureWorker(limits);
    busy.add(worker);
    return worker;
  }

  function takeIdle(): PictureWorker | undefined {
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
      clearTimeout(next.timer);
      if (next.worker.isAlive()) return next.worker;
    }
    return undefined;
  }

  function giveBack(worker: PictureWorker): void {
    busy.delete(worker);
    if (!worker.isAlive()) return;
    const timer = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((each) => each.worker !== worker));
      worker.end();
    }, idleTime);
    timer.unref();
    idle.push({ worker, timer });
  }

  return {
    run: async (job, input) => {
      jobs += 1;
      return await gate(async () => {
        if (isClosed) throw new PictureWorkerEnded('The server ends.', false);
        const worker = take();
        try {
          return (await worker.ask({ job, input })) as never;
        } finally {
          giveBack(worker);
        }
      }).finally(() => void (jobs -= 1));
    },
    load: () => ({ running: busy.size, waiting: jobs - busy.size }),
    close: () => {
      isClosed = true;
      for (const worker of busy) worker.end();
    },
  };
}
