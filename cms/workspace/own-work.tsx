import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** Work that is not part of the editing copy, such as a form that takes effect at once. */
export interface OwnWork {
  /** Saves it, and returns whether that worked. */
  readonly save: () => Promise<boolean>;
  /** Words of the question before it is left; undefined for a form, which is saved. */
  readonly question?: LeaveQuestion | undefined;
}

export interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
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
  return useSyncExternalStore(subscribe, () => current() !== undefined && current()?.question === undefined);
}

/** Asks before the section or the page is left while the form has unsaved values (section 2.4). */
export function useOwnWork(isUnsaved: boolean, save: () => Promise<boolean>): void {
  useWork(isUnsaved, save);
}

/** Asks before the section or the page is left while something is under way that leaving stops. */
export function useStoppedWork(isUnderWay: boolean, question: LeaveQuestion, stop: () => void): void {
  const stopped = async (): Promise<boolean> => {
    stop();
    return true;
  };
  useWork(isUnderWay, stopped, question);
}

function useWork(isOpen: boolean, save: () => Promise<boolean>, question?: LeaveQuestion): void {
  const place = useOwnWorkPlace();
  const saveNow = useEffectEvent(save);
  const words = useEffectEvent(() => question);
  useEffect(() => {
    if (!isOpen) return undefined;
    const removeWork = place.put({ save: () => saveNow(), question: words() });
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeWork();
      removeEventListener('beforeunload', ask);
    };
  }, [isOpen, place]);
}
