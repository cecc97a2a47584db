/** A value that others follow, outside of React. */
export interface Store<Value> {
  readonly getSnapshot: () => Value;
  readonly subscribe: (listener: (value: Value) => void) => { readonly unsubscribe: () => void };
  readonly set: (value: Value) => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    getSnapshot: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
  };
}
