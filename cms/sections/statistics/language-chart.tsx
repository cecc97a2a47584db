import '@mantine/charts/styles.css';
import { DonutChart } from '@mantine/charts';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type Counted } from './counted.ts';

/** Distinguishable for colour-blind readers too: dark and light alternate. */
export const languageColours = ['teal.9', 'orange.4', 'teal.5', 'grape.8', 'yellow.4', 'blue.8', 'gray.5'] as const;

/** The shares of the languages; those beyond the colours are one. */
export function LanguageChart({ rows }: { readonly rows: readonly Counted[] }): ReactNode {
  const { t } = useTexts();
  const most = languageColours.length - 1;
  const others = rows.slice(most).reduce((sum, { count }) => sum + count, 0);
  const shares = [
    ...rows.slice(0, most).map(({ name, count }) => ({ name, value: count })),
    ...(others > 0 ? [{ name: t('stats.others'), value: others }] : []),
  ];
  return (
    <DonutChart
      aria-hidden
      mx="auto"
      size={180}
      thickness={34}
      data={shares.map((share, index) => ({ ...share, color: languageColours[index] ?? 'gray.5' }))}
      tooltipDataSource="segment"
      pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
      pieChartProps={{ accessibilityLayer: false }}
    />
  );
}
