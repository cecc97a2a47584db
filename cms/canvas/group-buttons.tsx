import { Group } from '@mantine/core';
import { GroupIcon, UngroupIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { groupKey } from './keys.ts';
import { groupsOf } from './rules/groups.ts';
import { selectedIndexes } from './rules/multi-selection.ts';
import { ToolButton } from '../controls/tool-button.tsx';

export interface GroupButtonsProps {
  readonly editor: AnyShapeEditor;
}

/** Groups and ungroups the chosen shapes without keys. */
export function GroupButtons({ editor }: GroupButtonsProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isInNone = useStore(
    editor.state,
    ({ editing }) => groupsOf(editing.traits, selectedIndexes(editing)).length === 0,
  );
  const chosen = (): readonly number[] => selectedIndexes(editor.state.getState().editing);
  return (
    <Group gap={2} wrap="nowrap">
      <ToolButton
        label={t('canvas.group')}
        keys={['Mod', groupKey]}
        isDisabled={count < 2}
        onPress={() => editor.group(chosen())}
      >
        <GroupIcon aria-hidden size={18} />
      </ToolButton>
      <ToolButton
        label={t('canvas.ungroup')}
        keys={['Mod', 'Shift', groupKey]}
        isDisabled={isInNone}
        onPress={() => editor.ungroup(chosen())}
      >
        <UngroupIcon aria-hidden size={18} />
      </ToolButton>
    </Group>
  );
}
