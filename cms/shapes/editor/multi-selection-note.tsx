import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { selectedIndexes } from '../rules/multi-selection.ts';

/** Says above the fields of one shape that more are chosen. */
export function MultiSelectionNote({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  if (count < 2) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('canvas.fieldsOfOne', { count })}
    </Text>
  );
}
