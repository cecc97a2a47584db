import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { justAdded } from '../draft/just-added.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import { useDeletion } from './use-deletion.tsx';
import { justGone } from './use-focus-when-gone.ts';
import { useOpenNew } from './use-focus-when-new.ts';
import { useDuplicates } from './use-duplicates.ts';

interface ListActionsOptions {
  readonly model: EditedModel;
  readonly path: string;
  /** The initial values of a new object. */
  readonly fresh: StoredObject;
  /** The ID of the object whose editor is open, or NaN. */
  readonly current: number;
  readonly onRemoved: () => void;
}

interface ListActions {
  /** Adds an object and opens it. */
  readonly add: () => void;
  /** Asks, removes objects, and closes the editor if its object is among them. */
  readonly remove: (ids: readonly number[]) => void;
  /** Duplicates objects, and opens the copy if there is only one. */
  readonly copy: (ids: readonly number[]) => void;
  readonly dialog: ReactNode;
}

/** The actions on the objects of a list. */
export function useListActions({ model, path, fresh, current, onRemoved }: ListActionsOptions): ListActions {
  const store = useDraft();
  const navigate = useNavigate();
  const openNew = useOpenNew();
  const deletion = useDeletion();
  const duplicate = useDuplicates(model);
  return {
    dialog: deletion.dialog,
    add: () => openNew(`${path}/${justAdded(store.getState().draft, model, fresh) ?? store.add(model, fresh)}`),
    remove: (ids) =>
      deletion.ask(
        ids.map((ID) => ({ model, ID })),
        {
          onDone: () => {
            onRemoved();
            const left = Number.isNaN(current) || ids.includes(current) ? path : `${path}/${current}`;
            void navigate(left, { state: justGone(ids), replace: true });
          },
        },
      ),
    copy: (ids) => {
      const copies = duplicate(ids);
      const [only] = copies;
      if (copies.length === 1 && only !== undefined) openNew(`${path}/${only}`);
    },
  };
}
