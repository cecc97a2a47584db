import { useCallback, useSyncExternalStore } from 'react';
import { type Store } from './store.ts';

/** The part of a store's value that is shown; it renders anew only when that part changes. */
export function useStore<Value, Part>(
  { subscribe, getSnapshot }: Pick<Store<Value>, 'subscribe' | 'getSnapshot'>,
  pick: (value: Value) => Part,
): Part {
  const follow = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = subscribe(listener);
      return unsubscribe;
    },
    [subscribe],
  );
  return useSyncExternalStore(follow, () => pick(getSnapshot()));
}
