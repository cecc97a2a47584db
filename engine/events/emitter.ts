/** Passes events to listeners as they happen, and stores none. Use a store for anything with a current value. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  /** @returns stops listening */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly hasListeners: () => boolean;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}
