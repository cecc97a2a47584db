export interface OneTab {
  /** Waits for the turn of this tab. */
  readonly claim: () => void;
  /** Takes the turn of a tab that does not answer, such as one that the phone has put to sleep. */
  readonly steal: () => void;
  readonly isMine: () => boolean;
}

/**
 * Lets one of the tabs of a guide do some work, until it is closed. Without the browser's locks every tab does.
 *
 * @param begin begins the work; returns its stop, for a tab that loses its turn
 */
export function oneTab(name: string, begin: () => () => void): OneTab {
  let isAsked = false;
  let stop: (() => void) | undefined;

  function work(): Promise<never> | undefined {
    if (stop !== undefined) return undefined;
    stop = begin();
    return new Promise(() => undefined);
  }

  function ask(options: LockOptions): void {
    if (!('locks' in navigator)) return void work();
    navigator.locks.request(name, options, work).catch(() => {
      stop?.();
      stop = undefined;
      isAsked = false;
    });
  }

  return {
    claim: () => {
      if (isAsked) return;
      isAsked = true;
      ask({});
    },
    steal: () => {
      if (stop === undefined) ask({ steal: true });
    },
    isMine: () => stop !== undefined,
  };
}
