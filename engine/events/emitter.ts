/** Tells listeners of events as they happen. It keeps none of them: what has a present value is a store. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  /** @returns what ends the listening */
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
