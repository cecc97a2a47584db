/** The tabs of this browser that have the CMS open. */
export interface OpenTabs {
  /** This tab; a reloaded page counts as another one. */
  readonly own: string;
  /**
   * Returns whether another tab is open, after a short delay because a tab that was just left or has crashed may still
   * be closing.
   */
  readonly isOpen: (tab: string) => Promise<boolean>;
}

const prefix = 'cicerone-cms-tab ';

/** Milliseconds after which a closing tab is gone. */
const patience = 1000;

/** A tab is open while it holds its lock; the browser releases the lock however the tab ends. */
export function createOpenTabs(): OpenTabs {
  const own = crypto.getRandomValues(new Uint32Array(4)).join('-');
  // Reports no tabs if the browser has no locks, as on an address without TLS.
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
