import { Button, Group, SegmentedControl, Select, Stack, Switch, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { Devices } from '#contract/calls/visit-calls.ts';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useTourNames } from './use-tour-names.ts';
import { type VisitFilter } from './visit-filter.ts';
import { dayAfter, type Span } from './visit-span.ts';

/** No museum had this guide before. */
const earliest = '2000-01-01';

/** Returns what is wrong with a filter. */
export function faultIn({ from, until }: VisitFilter): 'reversed' | 'early' | undefined {
  if (from > until) return 'reversed';
  return from < earliest ? 'early' : undefined;
}

export interface VisitFiltersProps {
  readonly filter: VisitFilter;
  readonly today: string;
  readonly onChange: (change: Partial<VisitFilter>) => void;
}

/** Chooses what is counted. */
export function VisitFilters({ filter, today, onChange }: VisitFiltersProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const tours = useTourNames();
  const fault = faultIn(filter);
  const spans = {
    week: { from: dayAfter(today, -6), until: today },
    month: { from: dayAfter(today, -29), until: today },
    year: { from: `${today.slice(0, 4)}-01-01`, until: today },
    lastYear: { from: `${Number(today.slice(0, 4)) - 1}-01-01`, until: `${Number(today.slice(0, 4)) - 1}-12-31` },
  } as const satisfies Record<string, Span>;
  return (
    <Stack role="search" gap="sm">
      <Group gap="xs">
        {(['week', 'month', 'year', 'lastYear'] as const).map((name) => {
          const isChosen = spans[name].from === filter.from && spans[name].until === filter.until;
          return (
            <Button
              key={name}
              size="compact-md"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange(spans[name])}
            >
              {t(`stats.span.${name}`)}
            </Button>
          );
        })}
      </Group>
      <Group align="start" gap="sm">
        <TextInput
          type="date"
          style={{ flex: '1 1 150px' }}
          label={t('audit.from')}
          value={filter.from}
          error={fault === undefined ? undefined : t(`stats.fault.${fault}`)}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          style={{ flex: '1 1 150px' }}
          label={t('audit.until')}
          value={filter.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
        <Select
          style={{ flex: '2 1 200px' }}
          label={t('stats.tour')}
          placeholder={t('stats.allTours')}
          data={tours.map(({ code, name }) => ({ value: code, label: name }))}
          value={filter.tour || null}
          onChange={(tour) => onChange({ tour: tour ?? '' })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('field.clear', { field: t('stats.tour') }) }}
        />
        <Select
          style={{ flex: '1 1 160px' }}
          label={t('cms.language')}
          placeholder={t('stats.allLanguages')}
          data={languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code }))}
          value={filter.language || null}
          onChange={(language) => onChange({ language: language ?? '' })}
          clearable
          clearButtonProps={{ 'aria-label': t('field.clear', { field: t('cms.language') }) }}
        />
      </Group>
      <Group gap="md">
        <SegmentedControl
          aria-label={t('stats.devices')}
          value={filter.devices}
          onChange={(devices) => onChange({ devices })}
          data={Object.values(Devices).map((value) => ({ value, label: t(`stats.devices.${value}`) }))}
        />
        <Switch
          label={t('stats.compare')}
          checked={filter.isCompared}
          onChange={({ currentTarget }) => onChange({ isCompared: currentTarget.checked })}
        />
        <Switch
          label={t('stats.collate')}
          checked={filter.isCollated}
          onChange={({ currentTarget }) => onChange({ isCollated: currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
