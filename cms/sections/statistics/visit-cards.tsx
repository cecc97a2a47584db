import { SimpleGrid, Stack, Text, Card } from '@mantine/core';
import { type ReactNode } from 'react';
import { anyLanguage } from '#content/schema/texts.ts';
import { dayIn } from '../../language/moment-in.ts';
import { languageWords } from '../../language/language-words.ts';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { compared, type Counted, changeIn, totalOf } from './counted.ts';
import { CountCard } from './count-card.tsx';
import '@mantine/charts/styles.css';
import { DonutChart, BarChart } from '@mantine/charts';
import { chartHeight } from './count-table.tsx';
import { type ComparedNumbers, type VisitNumbers } from './use-visit-numbers.ts';
import { useTourNames } from './use-tour-names.ts';
import { VisitMap } from './visit-map.tsx';
import { perStep, spanBefore, type Step } from './visit-span.ts';

/** Distinguishable for colour-blind readers too: dark and light alternate. */
const languageColours = ['teal.9', 'orange.4', 'teal.5', 'grape.8', 'yellow.4', 'blue.8', 'gray.5'] as const;

/** All statistics of one span. */
export function VisitCards({ numbers }: { readonly numbers: ComparedNumbers }): ReactNode {
  const { t, language } = useTexts();
  const tours = useTourNames();
  const languages = useContentLanguages();
  const { filter, step, now, before } = numbers;
  const overTime = (kind: 'openings' | 'devices'): readonly Counted[] => {
    const earlier = before === undefined ? undefined : perStep(before[kind], spanBefore(filter), step);
    return perStep(now[kind], filter, step).map(({ Date: start, Count }, index) => ({
      key: start,
      name: stepName(language, start, step),
      count: Count,
      before: earlier === undefined ? undefined : (earlier[index]?.Count ?? 0),
    }));
  };
  const ofLanguage = (code: string): string =>
    code === anyLanguage ? t('stats.otherLanguage') : languageWords(code, languages, { t, language });
  const rowsOf = {
    tours: compared(now.tours, before?.tours, {
      keyOf: ({ TourCode }) => TourCode,
      nameOf: ({ TourCode }) =>
        tours.find(({ code }) => code === TourCode)?.name ?? t('stats.goneTour', { code: TourCode }),
    }),
    stations: compared(now.stations, before?.stations, {
      keyOf: ({ LocationID }) => String(LocationID),
      nameOf: ({ Name }) => Name || t('unnamed'),
    }),
    languages: compared(now.languages, before?.languages, {
      keyOf: ({ Language }) => Language,
      nameOf: ({ Language }) => ofLanguage(Language),
    }),
  };
  const [openings, devices] = [overTime('openings'), overTime('devices')];
  const time = t(`stats.step.${step}`);
  return (
    <Stack gap="md">
      <Totals now={now} before={before} />
      {isEmpty(now) ? <Text role="status">{t('stats.empty')}</Text> : null}
      <CountCard
        title={t('stats.openings')}
        file="openings"
        span={filter}
        head={time}
        rows={openings}
        isNewestFirst
        chart={<TimeChart rows={openings} />}
      />
      <VisitMap filter={filter} counts={now.tours} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <CountCard
          title={t('stats.stations')}
          file="stations"
          span={filter}
          head={t('stats.station')}
          rows={rowsOf.stations}
          hasBars
        />
        <Stack gap="md">
          <CountCard
            title={t('stats.tours')}
            file="tours"
            span={filter}
            head={t('stats.tour')}
            rows={rowsOf.tours}
            hasBars
          />
          <CountCard
            title={t('stats.languages')}
            file="languages"
            span={filter}
            head={t('cms.language')}
            rows={rowsOf.languages}
            chart={<LanguageChart rows={rowsOf.languages} />}
            colours={languageColours}
          />
        </Stack>
      </SimpleGrid>
      <CountCard
        title={t('stats.issued')}
        file="devices"
        span={filter}
        head={time}
        rows={devices}
        isNewestFirst
        chart={<TimeChart rows={devices} />}
      />
    </Stack>
  );
}

function isEmpty({ openings, devices }: VisitNumbers): boolean {
  return openings.length === 0 && devices.length === 0;
}

function stepName(language: string, day: string, step: Step): string {
  const form =
    step === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return dayIn(language, day, form);
}

/** The shares of the languages; those beyond the colours are one. */
function LanguageChart({ rows }: { readonly rows: readonly Counted[] }): ReactNode {
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

/** Counts over time as bars; the table beside says the same to screen readers and keys. */
function TimeChart({ rows }: { readonly rows: readonly Counted[] }): ReactNode {
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

interface TotalsProps {
  readonly now: VisitNumbers;
  readonly before: VisitNumbers | undefined;
}

/** The sums of a span. */
function Totals({ now, before }: TotalsProps): ReactNode {
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
