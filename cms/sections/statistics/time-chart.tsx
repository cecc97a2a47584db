import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type Counted } from './counted.ts';
import { chartHeight } from './count-table.tsx';

/** Counts over time as bars; the table beside says the same to screen readers and keys. */
export function TimeChart({ rows }: { readonly rows: readonly Counted[] }): ReactNode {
  const { t, language } = useTexts();
  const isCompared = rows.some(({ before }) => before !== undefined);
  return (
    <BarChart
      aria-hidden
      h={chartHeight}
      data={rows.map(({ name, count, before = 0 }) => ({ name, count, before }))}
      dataKey="name"
      series={[
        ...(isCompared ? [{ name: 'before', label: t('stats.before'), color: 'gray.5' }] : []),
        { name: 'count', label: t('stats.count'), color: 'teal.8' },
      ]}
      withLegend={isCompared}
      valueFormatter={(value) => value.toLocaleString(language)}
      barProps={{ isAnimationActive: false, radius: 2 }}
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ allowDecimals: false, width: 44 }}
      xAxisProps={{ minTickGap: 24 }}
      tickLine="none"
    />
  );
}
