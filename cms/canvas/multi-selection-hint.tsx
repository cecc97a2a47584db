import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { Hint } from './hint.tsx';
import { isWholeGroup } from './rules/groups.ts';
import { selectedIndexes, unlockedSelection } from './rules/multi-selection.ts';

/** Says what can be done with several chosen shapes, or with a group. */
export function MultiSelectionHint({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isGroup = useStore(editor.state, ({ editing }) => isWholeGroup(editing, selectedIndexes(editing)));
  const locked = useStore(
    editor.state,
    ({ editing }) => selectedIndexes(editing).length - unlockedSelection(editing).length,
  );
  return (
    <Hint>
      <span role="status">
        {t(isGroup ? 'canvas.groupChosen' : 'canvas.several', { count })}
        {locked === 0 ? null : ` ${t('canvas.someLocked', { count: locked })}`}
      </span>
    </Hint>
  );
}
