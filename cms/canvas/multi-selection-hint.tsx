import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type ShapeEditor } from './shape-editor.ts';
import { Hint } from './hint.tsx';
import { isWholeGroup } from './rules/groups.ts';
import { type AnySession } from './rules/session.ts';
import { selectedIndexes, unlockedSelection } from './rules/multi-selection.ts';

/** Says what can be done with several chosen shapes, or with a group. */
export function MultiSelectionHint({ editor }: { readonly editor: Pick<ShapeEditor<AnySession, unknown>, 'state'> }): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ session }) => selectedIndexes(session).length);
  const isGroup = useStore(editor.state, ({ session }) => isWholeGroup(session, selectedIndexes(session)));
  const locked = useStore(editor.state, ({ session }) => selectedIndexes(session).length - unlockedSelection(session).length);
  return (
    <Hint>
      <span role="status">
        {t(isGroup ? 'canvas.groupChosen' : 'canvas.several', { count })}
        {locked === 0 ? null : ` ${t('canvas.someLocked', { count: locked })}`}
      </span>
    </Hint>
  );
}
