import { Button, Group } from '@mantine/core';
import { type ReactNode } from 'react';

/** Milliseconds for notices with something to press: long enough to be read and reached by keyboard. */
export const pressableTime = 12_000;

export interface PressableNoticeProps {
  readonly words: ReactNode;
  readonly action: string;
  readonly onPress: () => void;
}

/** The message of a notice with something to press. */
export function PressableNotice({ words, action, onPress }: PressableNoticeProps): ReactNode {
  return (
    <Group justify="space-between" wrap="nowrap">
      {words}
      <Button size="compact-sm" variant="light" flex="none" onClick={onPress}>
        {action}
      </Button>
    </Group>
  );
}
