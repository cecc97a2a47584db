import { Button, VisuallyHidden } from '@mantine/core';
import { Eye } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { groupsOf } from '../rules/groups.ts';

/** Shows all hidden shapes again, and says how many are hidden and locked, and how many groups there are. */
export function TraitBar({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const all = [...traits.values()];
  const hidden = all.filter(({ isHidden }) => isHidden).length;
  const locked = all.filter(({ isLocked }) => isLocked).length;
  const groups = groupsOf(traits, [...traits.keys()]).length;
  return (
    <>
      {hidden === 0 ? null : (
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          leftSection={<Eye aria-hidden size={16} />}
          onClick={editor.showAll}
        >
          {t('canvas.showAll', { count: hidden })}
        </Button>
      )}
      <VisuallyHidden role="status">{t('canvas.traits', { hidden, locked, groups })}</VisuallyHidden>
    </>
  );
}
