import { List, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type MapItem } from '../use-map-items.ts';
import { useLength } from '../use-length.ts';
import { type SimulatedWalk, type WalkEvent } from './rules/simulated-walk.ts';

export interface WalkLogProps {
  readonly walk: SimulatedWalk;
  readonly items: readonly MapItem[];
}

/** The number of latest events that are shown. */
const most = 20;

/** The events of the walk with their reasons, latest first. */
export function WalkLog({ walk, items }: WalkLogProps): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const events = walk.events.slice(-most).toReversed();
  const first = walk.events.length - events.length;
  return (
    <Stack gap={4}>
      <Title order={2} size="h6">
        {t('map.walk.events')}
      </Title>
      <div role="log" aria-label={t('map.walk.events')}>
        {events.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('map.walk.noEvents')}
          </Text>
        ) : (
          <List size="sm" listStyleType="none">
            {events.map((event, index) => (
              <List.Item key={first + events.length - index}>{sentence(event)}</List.Item>
            ))}
          </List>
        )}
      </div>
    </Stack>
  );

  function sentence(event: WalkEvent): string {
    const name = items.find(({ item }) => item.ID === event.id)?.name ?? '';
    const time = clock(event.at);
    if (event.kind === 'passed') return t('map.walk.passed', { time, name });
    const { away, distance, reason } = event.opening;
    return t(`map.walk.opened.${reason}`, { time, name, away: length(away), distance: length(distance) });
  }
}

/** Minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
