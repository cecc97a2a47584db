/** Whether the visitor can see this page. */
export interface PageVisibility {
  readonly isSeen: () => boolean;
  /** Calls back whenever that changes; returns the stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const pageVisibility: PageVisibility = {
  isSeen: () => !document.hidden,
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
