import { Group } from '@mantine/core';
import { GroupIcon, UngroupIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { groupKey } from './keys.ts';
import { groupsOf } from './rules/groups.ts';
import { type AnySession } from './rules/session.ts';
import { chosenOnes } from './rules/several.ts';
import { ToolButton } from '../controls/tool-button.tsx';

export interface GroupButtonsProps {
  readonly desk: Pick<Desk<AnySession, unknown>, 'state' | 'group' | 'ungroup'>;
}

/** Groups and ungroups the chosen shapes without keys. */
export function GroupButtons({ desk }: GroupButtonsProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(desk.state, ({ session }) => chosenOnes(session).length);
  const isInNone = useStore(desk.state, ({ session }) => groupsOf(session.traits, chosenOnes(session)).length === 0);
  const chosen = (): readonly number[] => chosenOnes(desk.state.getState().session);
  return (
    <Group gap={2} wrap="nowrap">
      <ToolButton
        label={t('canvas.group')}
        keys={['Mod', groupKey]}
        isDisabled={count < 2}
        onPress={() => desk.group(chosen())}
      >
        <GroupIcon aria-hidden size={18} />
      </ToolButton>
      <ToolButton
        label={t('canvas.ungroup')}
        keys={['Mod', 'Shift', groupKey]}
        isDisabled={isInNone}
        onPress={() => desk.ungroup(chosen())}
      >
        <UngroupIcon aria-hidden size={18} />
      </ToolButton>
    </Group>
  );
}
