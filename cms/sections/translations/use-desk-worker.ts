import { useState } from 'react';
import { type ContentAside } from '../../aside/content.ts';
import { useAside } from '../../aside/use-aside.ts';
import { draftDefinition } from '../../draft/draft.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { type DeskTasks } from './work/desk-tasks.ts';
import { openDeskWorker } from './work/open-desk-worker.ts';

/** Returns the worker of the desk once it has the content as edited. */
export function useDeskWorker(): () => Promise<ContentAside<DeskTasks>> {
  const open = useAside(openDeskWorker);
  const store = useDraft();
  const [ready] = useState(() => async () => {
    const worker = open();
    await worker.sendContent(draftDefinition(store.getState().draft));
    return worker;
  });
  return ready;
}
