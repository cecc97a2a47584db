import { Group, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { timelineLocation } from '#content/timeline.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { StationLabel } from '../lists/station-label.tsx';
import { useCatalogue } from '../workspace/use-catalogue.ts';
import { type SwitchTime, toTimeline } from './switch-times.ts';

export interface ShownNowProps {
  readonly of: ObjectName;
  readonly times: readonly SwitchTime[];
  readonly position: number;
}

/** What visitors see at the current position. */
export function ShownNow({ of, times, position }: ShownNowProps): ReactNode {
  const { t } = useTexts();
  const catalogue = useCatalogue();
  const shown = timelineLocation({ Timeline: toTimeline(times) }, position, catalogue.location);
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t('timeline.now')}
      </Text>
      <StationLabel ID={shown?.ID ?? of.ID} />
    </Group>
  );
}
