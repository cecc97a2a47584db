/** The tabs of this browser that have the CMS open. */
export interface OpenTabs {
  /** This tab; a reloaded page counts as another one, and so does the tab after another user logged in. */
  readonly own: () => string;
  /** Makes this tab another one: the previous one is closed. */
  readonly renew: () => void;
  /**
   * Returns whether another tab is open, after a short delay because a tab that was just left or has crashed may still
   * be closing.
   */
  readonly isOpen: (tab: string) => Promise<boolean>;
}

const prefix = 'cicerone-cms-tab ';

/** Milliseconds after which a closing tab is gone. */
const timeoutMs = 1000;

/** A tab is open while it holds its lock; the browser releases the lock however the tab ends. */
export function createOpenTabs(): OpenTabs {
  // Reports no tabs if the browser has no locks, as on an address without TLS.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  let current = begin();
  return {
    own: () => current.name,
    renew: () => {
      current.end();
      current = begin();
    },
    isOpen: async (tab) => {
      if (tab === current.name) return true;
      const waiting = { mode: 'shared', signal: AbortSignal.timeout(timeoutMs) } as const;
      return locks === undefined ? false : locks.request(prefix + tab, waiting, () => false).catch(() => true);
    },
  };

  function begin(): { readonly name: string; readonly end: () => void } {
    const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    locks?.request(prefix + name, () => ended).catch(() => undefined);
    return { name, end };
  }
}
