import { type Calm } from '../../adapters/calm.ts';

export interface StoreRest {
  /** In calm moments; whatever plays or is touched interrupts it. */
  readonly calmly: () => void;
  /** The visitor waits for it. */
  readonly atOnce: () => void;
}

export interface StoreRestOptions {
  readonly calm: Pick<Calm, 'next' | 'over'>;
  /** Tells the worker to store what is missing. */
  readonly begin: () => void;
  /** Tells the worker to stop. */
  readonly pause: () => void;
  /** Calls back when the worker says that it is done, or cannot continue. */
  readonly onEnd: (listener: () => void) => void;
}

/** Lets the worker store the rest of the guide. The latest request counts. */
export function createStoreRest({ calm, begin, pause, onEnd }: StoreRestOptions): StoreRest {
  let work = new AbortController();
  onEnd(() => work.abort());

  function renew(): AbortSignal {
    work.abort();
    work = new AbortController();
    return work.signal;
  }

  async function inCalm(signal: AbortSignal): Promise<void> {
    await calm.next();
    if (signal.aborted) return;
    begin();
    await calm.over(signal);
    if (signal.aborted) return;
    pause();
    await inCalm(signal);
  }

  return {
    calmly: () => void inCalm(renew()),
    atOnce: () => {
      renew();
      begin();
    },
  };
}
