import { Card, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { changeIn, totalOf } from './counted.ts';
import { type VisitNumbers } from './use-visit-numbers.ts';

export interface TotalsProps {
  readonly now: VisitNumbers;
  readonly before: VisitNumbers | undefined;
}

/** The sums of a span. */
export function Totals({ now, before }: TotalsProps): ReactNode {
  const { t, language } = useTexts();
  const sums = [
    { name: 'openings', count: totalOf(now.openings), earlier: before && totalOf(before.openings) },
    { name: 'devices', count: totalOf(now.devices), earlier: before && totalOf(before.devices) },
    { name: 'stations', count: now.stations.length, earlier: before?.stations.length },
    { name: 'languages', count: now.languages.length, earlier: before?.languages.length },
  ] as const;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {sums.map(({ name, count, earlier }) => (
        <Card key={name} withBorder padding="sm">
          <Text fz={28} fw={600} lh={1.2}>
            {count.toLocaleString(language)}
          </Text>
          <Text c="dimmed" size="sm">
            {t(`stats.sum.${name}`, { count })}
          </Text>
          {earlier === undefined ? null : (
            <Text size="sm">
              {t('stats.than', { before: earlier.toLocaleString(language) })}
              {earlier === 0 ? null : ` (${changeIn(language, count, earlier)})`}
            </Text>
          )}
        </Card>
      ))}
    </SimpleGrid>
  );
}
