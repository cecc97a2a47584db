import { totalmem } from 'node:os';
import { createGate } from '../gate.ts';
import { type PictureJobs } from './picture-jobs.ts';
import { type PictureLimits, type PictureWorker, PictureWorkerEnded, startPictureWorker } from './picture-worker.ts';

/** Works on pictures in processes of their own: a hostile one costs its own job, never the server's memory or time. */
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
  /** Ends the processes; jobs that run or wait fail. */
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

export function createPictureWorkers(atOnce: number, given: Partial<PictureLimits> = {}): PictureWorkers {
  const limits = { ...usualLimits, ...given };
  const gate = createGate(atOnce);
  const all = new Set<PictureWorker>();
  let isClosed = false;
  let jobs = 0;
  let running = 0;
  const idle: { readonly worker: PictureWorker; readonly timer: NodeJS.Timeout }[] = [];

  function take(): PictureWorker {
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
      clearTimeout(next.timer);
      if (next.worker.isAlive()) return next.worker;
      all.delete(next.worker);
    }
    const worker = startPictureWorker(limits);
    all.add(worker);
    return worker;
  }

  function giveBack(worker: PictureWorker): void {
    if (!worker.isAlive()) return void all.delete(worker);
    const timer = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((each) => each.worker !== worker));
      all.delete(worker);
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
        running += 1;
        const worker = take();
        try {
          return (await worker.ask({ job, input })) as never;
        } finally {
          running -= 1;
          giveBack(worker);
        }
      }).finally(() => void (jobs -= 1));
    },
    load: () => ({ running, waiting: jobs - running }),
    close: () => {
      isClosed = true;
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      for (const worker of all) worker.end();
      all.clear();
    },
  };
}
