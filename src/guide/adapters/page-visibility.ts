/** Whether the visitor can see this page. */
export interface PageVisibility {
  readonly isSeen: () => boolean;
  /** Calls whenever that changes; the stop is returned. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const pageVisibility: PageVisibility = {
  isSeen: () => !document.hidden,
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
