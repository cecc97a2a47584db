import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** Work that is not part of the editing copy, such as a form that takes effect at once. */
export interface OwnWork {
  /** Saves it, and returns whether that worked. */
  readonly save: () => Promise<boolean>;
  /** Whether it is files on their way, which leaving stops. */
  readonly isSending: boolean;
}

/** Knows the open section's own unsaved work. */
export interface OwnWorkPlace {
  readonly current: () => OwnWork | undefined;
  /** Returns a function that ends the calls. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns a function that takes the work back. */
  readonly put: (work: OwnWork) => () => void;
}

const Place = createContext<OwnWorkPlace | undefined>(undefined);

export function OwnWorkProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [place] = useState(createPlace);
  return <Place value={place}>{children}</Place>;
}

function createPlace(): OwnWorkPlace {
  let current: OwnWork | undefined;
  const listeners = new Set<() => void>();
  const change = (next: OwnWork | undefined): void => {
    current = next;
    for (const listen of listeners) listen();
  };
  return {
    current: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    put: (work) => {
      change(work);
      return () => {
        if (current === work) change(undefined);
      };
    },
  };
}

export function useOwnWorkPlace(): OwnWorkPlace {
  const place = use(Place);
  if (place === undefined) throw new Error('useOwnWorkPlace needs an OwnWorkProvider around it');
  return place;
}

/** Whether the open section has a form with unsaved values that are not part of the editing copy. */
export function useHasOwnWork(): boolean {
  const { current, subscribe } = useOwnWorkPlace();
  return useSyncExternalStore(subscribe, () => current()?.isSending === false);
}

/** Asks before the section or the page is left while the form has unsaved values (section 2.4). */
export function useOwnWork(isUnsaved: boolean, save: () => Promise<boolean>): void {
  useWork(isUnsaved, save, false);
}

/** Asks before the section or the page is left while files are on their way. */
export function useSendingWork(isSending: boolean, stop: () => void): void {
  const stopped = async (): Promise<boolean> => {
    stop();
    return true;
  };
  useWork(isSending, stopped, true);
}

function useWork(isOpen: boolean, save: () => Promise<boolean>, isSending: boolean): void {
  const place = useOwnWorkPlace();
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isOpen) return undefined;
    const removeWork = place.put({ save: () => saveNow(), isSending });
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeWork();
      removeEventListener('beforeunload', ask);
    };
  }, [isOpen, isSending, place]);
}
