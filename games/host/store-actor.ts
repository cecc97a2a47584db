import type { ReadonlyStore } from '#ui/store.ts';
import type { StageViewProps } from './stage-view.tsx';

/** Lets a stage follow a store as it follows a machine. */
export function storeActor<State>({ getState, subscribe }: ReadonlyStore<State>): StageViewProps<State>['actor'] {
  return { getSnapshot: getState, subscribe: (listener) => ({ unsubscribe: subscribe(listener) }) };
}
