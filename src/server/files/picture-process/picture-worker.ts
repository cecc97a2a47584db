import { type Socket } from 'node:net';
import { Refusal } from '../../errors.ts';
import { type Answer, type Question, ready } from './messages.ts';
import { type ProgramOptions, startProgram } from './start-program.ts';
import { spentSeconds, residentMegabytes } from './spent.ts';

export interface PictureLimits extends ProgramOptions {
  /** Of computing, for one job. A busy machine, or one that sleeps, takes longer for the same. */
  readonly seconds: number;
}

export interface PictureWorker {
  /** Does one job at a time. */
  readonly ask: (question: Question) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly end: () => void;
}

/** The process ended before its job did. */
export class PictureWorkerEnded extends Error {
  override readonly name = 'PictureWorkerEnded';
  /** Whether the job was the reason: it took too much, or crashed the process. */
  readonly isByJob: boolean;

  constructor(message: string, isByJob: boolean) {
    super(message);
    this.isByJob = isByJob;
  }
}

interface Job {
  readonly question: Question;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const keptComplaint = 2000;

/** Starts a process that ends with this one. It keeps this one alive only while it works. */
export function startPictureWorker(limits: PictureLimits): PictureWorker {
  const child = startProgram(limits);
  let state: 'starting' | 'ready' | 'working' | 'ended' = 'starting';
  let job: Job | undefined;
  let reason = '';
  let isWanted = true;
  let unwatch = (): void => undefined;

  function begin(): void {
    if (job === undefined || state !== 'ready') return;
    state = 'working';
    unwatch = watch(child.pid, limits, kill);
    child.send(job.question);
  }

  function finish(settle: (job: Job) => void): void {
    unwatch();
    const finished = job;
    job = undefined;
    hold(false);
    if (finished !== undefined) settle(finished);
  }

  function lose(complaint: string): void {
    const isByJob = state === 'working' && isWanted;
    state = 'ended';
    finish(({ reject }) => reject(new PictureWorkerEnded(`The process for pictures ended. ${complaint}`, isByJob)));
  }

  function kill(why: string): void {
    reason = why;
    child.kill('SIGKILL');
  }

  function hold(isHeld: boolean): void {
    for (const part of [child, child.channel]) {
      if (isHeld) part?.ref();
      else part?.unref();
    }
  }

  // Read, so that it cannot fill up.
  child.stderr?.on('data', (piece: Buffer) => (reason = `${reason}${piece.toString()}`.slice(-keptComplaint)));
  (child.stderr as Socket | null)?.unref();
  child.on('message', (message: typeof ready | Answer) => {
    state = 'ready';
    if (message === ready) begin();
    else finish(({ resolve, reject }) => settle(message, resolve, reject));
  });
  child.once('error', ({ message }) => lose(message));
  child.once('exit', () => lose(reason));
  hold(false);
  return {
    ask: async (question) =>
      await new Promise((resolve, reject) => {
        job = { question, resolve, reject };
        hold(true);
        begin();
      }),
    isAlive: () => state !== 'ended',
    end: () => {
      isWanted = false;
      kill('It was no longer needed.');
    },
  };
}

function settle(answer: Answer, resolve: Job['resolve'], reject: Job['reject']): void {
  if (answer.kind === 'result') return resolve(answer.result);
  if (answer.kind === 'error') return reject(new Error(answer.message));
  const { code, message, details, reason, facts } = answer;
  reject(new Refusal(code, message, details, { ...(reason && { reason }), ...(facts && { facts }) }));
}

/** Milliseconds between two looks at what a process at work has taken. */
const watchEvery = 100;

/** Times as long as a job may compute, it may last: it may wait for its turn, and not every system tells how it computes. */
const lastsLonger = 5;

/** @returns its stop */
function watch(
  pid: number | undefined,
  { megabytes, seconds }: PictureLimits,
  kill: (why: string) => void,
): () => void {
  const before = spentSeconds(pid);
  const timeout = setTimeout(
    () => kill(`It lasted longer than ${seconds * lastsLonger} s.`),
    seconds * lastsLonger * 1000,
  );
  const spent = setInterval(() => {
    void look();
  }, watchEvery);
  return () => {
    clearTimeout(timeout);
    clearInterval(spent);
  };

  async function look(): Promise<void> {
    if ((await residentMegabytes(pid)) > megabytes) return kill(`It took more than ${megabytes} MB.`);
    if ((await spentSeconds(pid)) - (await before) > seconds) kill(`It took longer than ${seconds} s.`);
  }
}
