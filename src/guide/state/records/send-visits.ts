import type { AccessClient, Visits } from '#contract/access-client.ts';
import { hasStatus, RequestError } from '#contract/errors.ts';
import { type Storage, readJson, storageKeys } from '../../adapters/storage.ts';
import { isObject } from '#content/schema/containers.ts';

export interface SendVisitsOptions {
  readonly storage: Storage;
  readonly send: AccessClient['recordVisits'];
  /** Runs a task after a delay in milliseconds. */
  readonly later: (task: () => void, milliseconds: number) => void;
}

export interface VisitSender {
  /** Sends all waiting visits to the server. Never fails: visits that cannot be sent keep waiting. */
  readonly sendAll: () => Promise<void>;
  /** Sends them as {@link VisitSender.sendAll}, also soon after a failure: the network may be back. */
  readonly sendAgain: () => Promise<void>;
  /** Sends visits while the visitor leaves the page. */
  readonly sendLast: () => void;
}

/** Browsers send 64 kB at most for a page that is being left. */
const batch = 100;

/** Milliseconds. */
const pause = 60_000;
/** Milliseconds. A device that has just found a network often cannot use it yet. */
const soon = 2000;

export function createVisitSender({ storage, send, later }: SendVisitsOptions): VisitSender {
  let isSending = false;
  /** The network has come back while a request was on its way that may still fail. */
  let isAsked = false;
  /** The device has just found a network, and no request has failed since. */
  let isBack = false;
  /** In a network that never answers, each departure would add a request. */
  let isLeaving = false;
  /** `short`: the network failed. `ordered`: the server wants to be left alone. */
  let pausing: 'no' | 'short' | 'ordered' = 'no';
  /** Shrinks to one when the server refuses a batch, so that one bad visit does not block the others. */
  let size = batch;

  async function sendAll(): Promise<void> {
    if (isSending || pausing !== 'no') return;
    isSending = true;
    isAsked = false;
    try {
      for (let next = waiting(size); next.length > 0; next = waiting(size)) await sendBatch(next);
      size = batch;
    } catch (error) {
      console.warn('Visits could not be sent to the server; they wait', error);
      pauseFor(error instanceof RequestError ? error.facts.retryAfter : undefined);
    } finally {
      isSending = false;
    }
    if (isAsked) void sendAgain();
  }

  function sendAgain(): Promise<void> {
    isAsked = isSending;
    isBack = true;
    if (pausing === 'short') pausing = 'no';
    return sendAll();
  }

  async function sendBatch(visits: Visits): Promise<void> {
    try {
      await send(visits, false);
      dropVisits(storage, visits);
    } catch (error) {
      if (![400, 413, 422].some((status) => hasStatus(error, status))) throw error;
      if (visits.length > 1) size = 1;
      else {
        console.warn('The server refuses a visit', visits, error);
        dropVisits(storage, visits);
      }
    }
  }

  function pauseFor(seconds: number | undefined): void {
    pausing = seconds === undefined ? 'short' : 'ordered';
    const wanted = isBack ? soon : pause;
    isBack = false;
    later(
      () => {
        pausing = 'no';
        void sendAll();
      },
      Math.max(wanted, (seconds ?? 0) * 1000),
    );
  }

  return {
    sendAll,
    sendAgain,
    sendLast: () => {
      const last = waiting(batch);
      if (last.length === 0 || isLeaving || pausing === 'ordered') return;
      isLeaving = true;
      send(last, true)
        .then(
          () => dropVisits(storage, last),
          () => undefined,
        )
        .finally(() => {
          isLeaving = false;
        });
    },
  };

  function waiting(count: number): Visits {
    return waitingVisits(storage).slice(0, count);
  }
}

/** The visits not yet sent to the server, oldest first. Malformed entries are left out. */
export function waitingVisits(storage: Storage): Visits {
  const stored = readJson(storage, storageKeys.visits);
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
}

/** Reads the visits again, because this tab or another may have recorded more in the meantime. */
function dropVisits(storage: Storage, dropped: Visits): void {
  const IDs = new Set(dropped.map(({ ID }) => ID));
  storage.write(storageKeys.visits, JSON.stringify(waitingVisits(storage).filter(({ ID }) => !IDs.has(ID))));
}

function isVisit(given: unknown): given is Visits[number] {
  return (
    isObject(given) &&
    ['ID', 'TourCode', 'ItemCode', 'Language', 'Device', 'At'].every((field) => typeof given[field] === 'string') &&
    (given['Kind'] === 'open' || given['Kind'] === 'docking')
  );
}
