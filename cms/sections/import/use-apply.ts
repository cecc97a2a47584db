import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type Plan } from '#content/import/plan.ts';
import { type TourDefinition } from '#content/definition.ts';
import { draftDefinition } from '../../draft/draft.ts';
import { type ListedObject } from '../../draft/receive.ts';
import { useTexts } from '../../language/texts.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { type Application } from './work/import-tasks.ts';
import { type ImportWorker } from './work/open-import-worker.ts';

export interface ApplyOptions {
  readonly open: () => ImportWorker;
  readonly plan: Plan;
  readonly cleared: ReadonlySet<string>;
  /** As staff count them. */
  readonly count: number;
  readonly made: readonly ListedObject[];
  readonly moved?: Application['moved'];
}

/** Applies the ticked changes to the editing copy as one step, with a notice that takes it back. */
export function useApply(): {
  readonly isApplying: boolean;
  /** @returns whether it was applied */
  readonly apply: (options: ApplyOptions) => Promise<boolean>;
} {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  const [isApplying, setApplying] = useState(false);

  async function apply({ open, plan, cleared, count, made, moved = [] }: ApplyOptions): Promise<boolean> {
    const makes = plan.changes.filter(({ kind }) => kind === 'make').length;
    const { draft } = store.getState();
    setApplying(true);
    try {
      const freshIds = store.freshIds(makes);
      const { objects } = await open().ask('apply', { cleared, freshIds, moved });
      if (isOther(draftDefinition(draft), draftDefinition(store.getState().draft))) {
        notifications.show({ color: 'orange', role: 'alert', message: t('import.changedMeanwhile') });
        return false;
      }
      store.putAll([...made, ...objects]);
      tell(t('import.applied', { count }));
      return true;
    } catch (error) {
      console.warn('The plan could not be applied', error);
      notifications.show({ color: 'red', role: 'alert', message: t('import.notApplied') });
      return false;
    } finally {
      setApplying(false);
    }
  }

  return { isApplying, apply };
}

/** Whether other people, or other tabs, have changed the content meanwhile. */
function isOther(one: TourDefinition, other: TourDefinition): boolean {
  return Object.keys(one).some((list) => one[list] !== other[list]);
}
