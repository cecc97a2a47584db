import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { RequestError } from '#contract/errors.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { changedNames } from '../draft/draft.ts';
import { browserMemory } from '../session/browser-memory.ts';
import { autosaveMachine, type SaveOutcome } from './autosave-machine.ts';
import { useDraft } from './workspace-context.tsx';

export interface Autosave {
  readonly isOn: boolean;
  /** Remembered in this browser. */
  readonly choose: (isOn: boolean) => void;
  /** Saves what is still waiting, because its section is left. */
  readonly leave: () => void;
}

const AutosaveContext = createContext<Autosave | undefined>(undefined);

const memoryKey = 'cmsAutosave';

/** Saves the editing copy a moment after each edit, unless staff have switched that off in this browser. */
export function AutosaveProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const store = useDraft();
  const [isOn, setOn] = useState(() => browserMemory.read(memoryKey) !== 'off');
  const [machine] = useState(() => autosaveMachine.provide({ actors: { save: fromPromise(() => saveNow(store)) } }));
  const actor = useActorRef(machine, { input: { isOn, isEdited: isEdited(store) } });
  useEffect(() => {
    const back = (): void => actor.send({ type: 'online' });
    addEventListener('online', back);
    let before = store.getState();
    const unsubscribe = store.subscribe(() => {
      const now = store.getState();
      // A failure that was dismissed, as after a new login, is worth another attempt.
      const isDismissed = before.saving.kind === 'failed' && now.saving.kind === 'idle';
      const isNews = now.draft.changes !== before.draft.changes || isDismissed;
      before = now;
      if (isNews) actor.send({ type: isEdited(store) ? 'edited' : 'clean' });
    });
    return () => {
      removeEventListener('online', back);
      unsubscribe();
    };
  }, [actor, store]);
  const choose = useCallback(
    (next: boolean) => {
      browserMemory.write(memoryKey, next ? null : 'off');
      setOn(next);
      actor.send({ type: 'switch', isOn: next });
    },
    [actor],
  );
  const leave = useCallback(() => actor.send({ type: 'left' }), [actor]);
  const value = useMemo(() => ({ isOn, choose, leave }), [isOn, choose, leave]);
  return <AutosaveContext value={value}>{children}</AutosaveContext>;
}

export function useAutosave(): Autosave {
  const value = use(AutosaveContext);
  if (value === undefined) throw new Error('useAutosave needs an AutosaveProvider around it');
  return value;
}

function isEdited(store: DraftStore): boolean {
  return changedNames(store.getState().draft).length > 0;
}

async function saveNow(store: DraftStore): Promise<SaveOutcome> {
  await store.save();
  const { saving } = store.getState();
  if (saving.kind === 'clashed') return 'refused';
  if (saving.kind === 'failed') {
    const isUnreached = saving.error instanceof RequestError && saving.error.facts.failure === 'network';
    return isUnreached ? 'unreached' : 'refused';
  }
  return isEdited(store) ? 'edited' : 'saved';
}
