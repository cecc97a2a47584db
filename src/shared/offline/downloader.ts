import { type Medium } from '#contract/media-list.ts';
import { createBeginnings } from './beginnings.ts';
import { type Download, type DownloadEvent, isBusy, nextDownload, noDownload } from './download-machine.ts';
import { createProgress } from './download-progress.ts';
import { workOn, type WorkOptions } from './download-work.ts';
import { type Journal, type Selection } from './journal.ts';
import { createListReader } from './list-reader.ts';
import { type Ended, type Run } from './run.ts';
import { type Wanted, wantedKey } from './wanted.ts';

export interface DownloaderOptions extends Omit<WorkOptions, 'lists' | 'beginnings' | 'progress'> {
  readonly journal: () => Journal;
  readonly onRun: (run: Run) => void;
  /** Called with the museum's present list of media. */
  readonly onList: (list: readonly Medium[]) => void;
  /** Called when work that was given up has come to its end: until then it may store a piece that is not needed. */
  readonly onGivenUp: () => void;
}

/** Brings everything that the journal wants onto the device, one tour in a language after the other. */
export interface Downloader {
  /** Reads the journal again. */
  readonly look: () => void;
  /** Tries the network at once if it has given nothing. */
  readonly wake: () => void;
  /** Tries again what the network, the space or the museum has stopped; only one tour in a language if it is given. */
  readonly retry: (wanted?: Wanted) => void;
  /** Compares everything with the museum's list again. */
  readonly check: () => void;
  /** Whether nothing is left to do. */
  readonly isIdle: () => boolean;
  readonly stop: () => void;
}

const minute = 60_000;

/** Milliseconds until a tour is tried again of which the museum has not delivered files, spread by a quarter. */
const delays = [minute / 2, 2 * minute, 10 * minute, 30 * minute];

export function createDownloader(options: DownloaderOptions): Downloader {
  const { world, journal, present, onRun } = options;
  const [checked, ended] = [new Set<string>(), new Map<string, Ended>()];
  /** How often each was retried automatically. */
  const rounds = new Map<string, number>();
  const beginnings = createBeginnings();
  const lists = createListReader(world, options.onList);
  const progress = createProgress(present, world.clock, tell);
  let download: Download = noDownload;
  let work = new AbortController();
  let isStopped = false;
  /** Bytes that were there when the network was lost. */
  let atLoss = 0;

  function send(event: DownloadEvent): void {
    const after = nextDownload(download, event);
    if (after === download || isStopped) return;
    download = after;
    work.abort();
    work = new AbortController();
    const { signal } = work;
    void workOn(download, signal, { ...options, lists, beginnings, progress }).then((end) => {
      if (!signal.aborted && end !== undefined) send(end);
      if (signal.aborted && !isStopped) options.onGivenUp();
    });
    note();
    tell();
    next();
  }

  /** Remembers how the one at hand has ended. */
  function note(): void {
    if (!isBusy(download) && download.state !== 'paused') beginnings.clear();
    if (download.state === 'idle') return;
    const key = wantedKey(download.task.wanted);
    if (download.state === 'waiting') atLoss = progress.facts().done;
    if (download.state === 'done') {
      checked.add(key);
      rounds.delete(key);
    }
    if (download.state === 'noSpace') ended.set(key, { kind: 'noSpace', short: download.short });
    if (download.state === 'failed') {
      ended.set(key, { kind: 'incomplete', files: download.files });
      if (download.files.length > 0) tryLater(key);
    }
  }

  /** A museum's server that was in trouble may deliver a file in a while. */
  function tryLater(key: string): void {
    const round = rounds.get(key) ?? 0;
    const delay = delays[round];
    if (delay === undefined) return;
    rounds.set(key, round + 1);
    world.clock.setTimeout(
      () => {
        if (!isStopped && ended.get(key)?.kind === 'incomplete') tryAgain([key]);
      },
      delay * (0.75 + world.random() / 2),
    );
  }

  function tryAgain(keys: readonly string[]): void {
    lists.forget();
    for (const key of keys) for (const known of [checked, ended]) known.delete(key);
    send({ type: 'LOOK' });
    next();
  }

  function tell(): void {
    const facts = progress.facts();
    onRun(runOf(download, facts, { ended, isLost: facts.done <= atLoss }));
  }

  function next(): void {
    const selection = isBusy(download) ? undefined : due()[0];
    if (selection === undefined) return;
    progress.reset();
    send({ type: 'BEGIN', wanted: selection, isRepair: selection.wasWhole });
  }

  function due(): readonly Selection[] {
    return [...journal()].flatMap(([key, selection]) =>
      selection.isPaused || checked.has(key) || ended.has(key) ? [] : [selection],
    );
  }

  return {
    look: () => {
      for (const known of [checked, ended]) for (const key of known.keys()) if (!journal().has(key)) known.delete(key);
      const selection = download.state === 'idle' ? undefined : journal().get(wantedKey(download.task.wanted));
      if (selection === undefined) send({ type: 'STOP' });
      else if (selection.isPaused) send({ type: 'PAUSE' });
      next();
    },
    wake: () => send({ type: 'LOOK' }),
    retry: (wanted) => {
      const keys = wanted === undefined ? [...ended.keys()] : [wantedKey(wanted)];
      for (const key of keys) rounds.delete(key);
      tryAgain(keys);
    },
    check: () => {
      lists.forget();
      checked.clear();
      next();
    },
    isIdle: () => !isBusy(download) && due().length === 0,
    stop: () => {
      isStopped = true;
      work.abort();
    },
  };
}

interface RunFacts {
  readonly ended: ReadonlyMap<string, Ended>;
  /** Nothing has come since the network was lost. */
  readonly isLost: boolean;
}

/** To a visitor, another attempt at a network that gives nothing is still waiting for it. */
function runOf(download: Download, progress: Pick<Run, 'bytes' | 'done'>, { ended, isLost }: RunFacts): Run {
  const shared = { ...progress, ended: new Map(ended) };
  if (!isBusy(download)) return { ...shared, phase: 'idle', key: undefined };
  const { state, task } = download;
  return { ...shared, phase: task.failures > 0 && isLost ? 'waiting' : state, key: wantedKey(task.wanted) };
}
