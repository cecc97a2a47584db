import { Interruption } from './fetch-plan.ts';
import { type Wanted } from './wanted.ts';

/** The outlook before a tour is fetched. */
export type DownloadForecast =
  | { readonly kind: 'whole' }
  /** The museum has no list of media. */
  | { readonly kind: 'unlisted' }
  /** The bytes that would have to be freed first. */
  | { readonly kind: 'short'; readonly short: number }
  | { readonly kind: 'fetch' };

export type DownloadEvent =
  /** `isRepair`: it was whole before. */
  | { readonly type: 'BEGIN'; readonly wanted: Wanted; readonly isRepair: boolean }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'STOP' }
  /** The wait is over: its time has passed, the device has a network again, or the visitor is back. */
  | { readonly type: 'LOOK' }
  /** The forecast has arrived. */
  | { readonly type: 'ASKED'; readonly forecast: DownloadForecast }
  /** The paths of the files that the museum does not deliver. */
  | { readonly type: 'FETCHED'; readonly missed: readonly string[] }
  /** The work has failed, by an {@link Interruption}, a DOMException `QuotaExceededError` or anything else. */
  | { readonly type: 'BROKEN'; readonly error: unknown };

/** A tour in a language at hand. */
export interface Task {
  readonly wanted: Wanted;
  readonly isRepair: boolean;
  /** Whether the browser has refused to store more. */
  readonly isFull: boolean;
  /** How often in a row the network has given nothing. */
  readonly failures: number;
}

/** The download of one tour in a language. */
export type Download =
  | { readonly state: 'idle' }
  /** Compares with the museum's list, and asks for space. */
  | { readonly state: 'asking'; readonly task: Task }
  | { readonly state: 'running' | 'repairing'; readonly task: Task }
  /** The network gives nothing. */
  | { readonly state: 'waiting'; readonly task: Task }
  | { readonly state: 'paused'; readonly task: Task }
  | { readonly state: 'noSpace'; readonly task: Task; readonly short: number }
  | { readonly state: 'done'; readonly task: Task }
  /** The museum does not deliver these files; none: it has no list. */
  | { readonly state: 'failed'; readonly task: Task; readonly files: readonly string[] };

export const noDownload: Download = { state: 'idle' };

/**
 * Returns the download after an event. Each new object is a new state, whose work begins: `asking` asks, `running` and
 * `repairing` fetch, `waiting` waits. An event that means nothing in a state returns the same object.
 */
export function nextDownload(download: Download, event: DownloadEvent): Download {
  if (event.type === 'BEGIN') {
    const { wanted, isRepair } = event;
    return { state: 'asking', task: { wanted, isRepair, isFull: false, failures: 0 } };
  }
  if (download.state === 'idle') return download;
  const { state, task } = download;
  switch (event.type) {
    case 'STOP':
      return noDownload;
    case 'PAUSE':
      return state === 'paused' ? download : { state: 'paused', task };
    case 'LOOK':
      return state === 'waiting' ? { state: 'asking', task } : download;
    case 'ASKED':
      return state === 'asking' ? afterAsking(task, event.forecast) : download;
    case 'FETCHED':
      return isFetching(download) ? afterFetching(task, event.missed) : download;
    case 'BROKEN':
      return state === 'asking' || isFetching(download) ? afterFailure(task, event.error) : download;
  }
}

function isFetching({ state }: Download): boolean {
  return state === 'running' || state === 'repairing';
}

/** Has work to do. */
export type Busy = Extract<Download, { readonly state: 'asking' | 'running' | 'repairing' | 'waiting' }>;

/** Returns whether it has work to do; otherwise the next one can begin. */
export function isBusy(download: Download): download is Busy {
  return download.state === 'asking' || download.state === 'waiting' || isFetching(download);
}

function afterAsking(task: Task, forecast: DownloadForecast): Download {
  switch (forecast.kind) {
    case 'whole':
      return { state: 'done', task };
    case 'unlisted':
      return { state: 'failed', task, files: [] };
    case 'short':
      return { state: 'noSpace', task, short: forecast.short };
    case 'fetch':
      return { state: task.isRepair ? 'repairing' : 'running', task };
  }
}

/** The stored state is derived again, never assumed. */
function afterFetching(task: Task, missed: readonly string[]): Download {
  return missed.length > 0 ? { state: 'failed', task, files: missed } : { state: 'asking', task };
}

function afterFailure(task: Task, error: unknown): Download {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return { state: 'asking', task: { ...task, isFull: true } };
  }
  const interruption = error instanceof Interruption ? error : undefined;
  if (interruption?.kind === 'listChanged') return { state: 'asking', task };
  const failures = interruption?.hasProgressed === true ? 1 : task.failures + 1;
  return { state: 'waiting', task: { ...task, failures } };
}
