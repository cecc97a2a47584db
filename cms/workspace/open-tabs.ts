/** The tabs of this browser that have the CMS open. */
export interface OpenTabs {
  /** This one; a reloaded page is another. */
  readonly own: string;
  /** Whether another one is, a moment from now at the latest: one that was just left or has crashed may yet be ending. */
  readonly isOpen: (tab: string) => Promise<boolean>;
}

const prefix = 'cicerone-cms-tab ';

/** Milliseconds in which a tab that is ending has ended. */
const patience = 1000;

/** A tab is open while it holds its lock; the browser releases the lock however the tab ends. */
export function createOpenTabs(): OpenTabs {
  const own = crypto.getRandomValues(new Uint32Array(4)).join('-');
  // There are none where the browser cannot tell, as on an address without TLS.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  locks?.request(prefix + own, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    own,
    isOpen: async (tab) => {
      if (tab === own) return true;
      const waiting = { mode: 'shared', signal: AbortSignal.timeout(patience) } as const;
      return locks === undefined ? false : locks.request(prefix + tab, waiting, () => false).catch(() => true);
    },
  };
}
