import { Button, Group, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useField } from '../fields/use-field.ts';
import { useTexts } from '../language/texts.tsx';
import { type HotspotEditorProps } from './hotspot-editor-props.ts';

export interface WinRuleProps extends HotspotEditorProps {
  /** How many hotspots are solutions. */
  readonly solutions: number;
}

/** Says beside the list if a game is won before everything is found, and changes that. */
export function WinRule({ of, solutions }: WinRuleProps): ReactNode {
  const { t } = useTexts();
  const { value, choose } = useField(of, ['GameHotspotsToWin']);
  const needed = typeof value === 'number' && value >= 1 ? value : 1;
  if (needed >= solutions) return null;
  return (
    <Group gap={8} px={8}>
      <Text size="sm" c="dimmed">
        {t('hotspots.toWin', { count: needed, all: solutions })}
      </Text>
      <Button size="compact-xs" variant="light" onClick={() => choose(solutions)}>
        {t('hotspots.needAll')}
      </Button>
    </Group>
  );
}
