import { Button, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { UserGroup } from '#contract/staff-kinds.ts';
import { Answered } from '../../controls/answered.tsx';
import { late } from '../../controls/late.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { HistoryList } from '../../history/history-list.tsx';
import { RestoreDialog } from '../../history/restore-dialog.tsx';
import { type EntryGroup } from '../../history/rules/group-entries.ts';
import { type HistoryEntry } from '../../history/rules/history-entry.ts';
import { type Entries, type HistoryQuery, useEntries } from '../../history/use-entries.ts';
import { startOfDay } from '../../language/start-of-day.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useLateObjects } from '../../workspace/use-catalogue.ts';

const HistoryDialog = late(async () => (await import('../../history/history-dialog.tsx')).HistoryDialog);

/** What was changed in the editing copy, by whom: the newest first. */
export function ChangesSection(): ReactNode {
  const { t } = useTexts();
  const [filter, setFilter] = useState(noFilter);
  const queries = useMemo(() => [queryOf(filter)], [filter]);
  const [answer, reload] = useEntries(queries);
  const empty = filter === noFilter ? 'history.empty' : filter.isDeleted ? 'changes.noneDeleted' : 'audit.nothing';
  return (
    <Stack maw={960} gap="lg">
      <SectionHead />
      <Text c="dimmed" size="sm" maw={640}>
        {t('changes.hint')}
      </Text>
      <ChangesFilters filter={filter} onChange={setFilter} />
      <Answered answer={answer} reload={reload}>
        {(entries) => (entries.entries.length === 0 ? <Text role="status">{t(empty)}</Text> : <Changes {...entries} />)}
      </Answered>
    </Stack>
  );
}

function Changes({ entries, more, isCut }: Entries): ReactNode {
  const { t } = useTexts();
  const [compared, setCompared] = useState<EntryGroup>();
  const [restored, setRestored] = useState<HistoryEntry>();
  const close = (): void => setCompared(undefined);
  return (
    <>
      <HistoryList entries={entries} hasNames onCompare={setCompared} onRestore={setRestored} />
      {more === undefined ? null : (
        <Button variant="default" onClick={more}>
          {t('audit.more')}
        </Button>
      )}
      {isCut ? <Text>{t('changes.narrow')}</Text> : null}
      {compared === undefined ? null : (
        <HistoryDialog
          of={[{ model: compared.main.Model, ID: compared.main.ID }]}
          first={compared}
          onClose={close}
          onFailed={close}
        />
      )}
      {restored === undefined ? null : <RestoreDialog entry={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}

interface ChangesFiltersProps {
  readonly filter: ChangesFilter;
  readonly onChange: (filter: ChangesFilter) => void;
}

function ChangesFilters({ filter, onChange }: ChangesFiltersProps): ReactNode {
  const { t, language } = useTexts();
  const people = usePeople();
  const tours = useLateObjects('tours').map((tour) => ({
    value: String(tour['ID']),
    label: objectLabel(tour, language, t('unnamed')),
  }));
  const change = (part: Partial<ChangesFilter>): void => onChange({ ...filter, ...part });
  return (
    <Group align="end" gap="sm" role="search">
      <Select
        label={t('audit.who')}
        placeholder={t('audit.everybody')}
        data={people}
        value={filter.who || null}
        onChange={(who) => change({ who: who ?? '' })}
        style={{ flex: '1 1 180px' }}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('field.clear', { field: t('audit.who') }) }}
      />
      <Select
        label={t('changes.tour')}
        placeholder={t('changes.everyTour')}
        data={tours}
        value={filter.tour || null}
        onChange={(tour) => change({ tour: tour ?? '' })}
        style={{ flex: '1 1 180px' }}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('field.clear', { field: t('changes.tour') }) }}
      />
      <TextInput
        type="date"
        style={{ flex: '1 1 140px' }}
        label={t('audit.from')}
        value={filter.from}
        max={filter.until}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        style={{ flex: '1 1 140px' }}
        label={t('audit.until')}
        value={filter.until}
        min={filter.from}
        onChange={({ currentTarget }) => change({ until: currentTarget.value })}
      />
      <Switch
        label={t('changes.deleted')}
        mb={8}
        checked={filter.isDeleted}
        onChange={({ currentTarget }) => change({ isDeleted: currentTarget.checked })}
      />
      {filter === noFilter ? null : (
        <Button variant="subtle" onClick={() => onChange(noFilter)}>
          {t('audit.reset')}
        </Button>
      )}
    </Group>
  );
}

/** Changes among which managers find the names of those who edit. */
const looked = 500;

/** Returns the names to choose from. Only root may ask for all of the staff; without names, the other filters still work. */
function usePeople(): readonly string[] {
  const { client } = useConnection();
  const session = useSession();
  const isRoot = session.kind === 'authenticated' && session.staff.group === UserGroup.root;
  const [answer] = useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<readonly string[]> => {
        if (isRoot) return (await client('listUsers', { signal })).Users.map(({ Name }) => Name);
        const params = { Offset: 0, Limit: looked };
        const { Entries } = await client('history', { params, query: {}, signal });
        return [...new Set(Entries.map(({ Who }) => Who))].filter((name) => name !== '').toSorted();
      },
      [client, isRoot],
    ),
  );
  return answer.status === 'ready' ? answer.value : [];
}

/** Which changes are shown. An empty text filters nothing. */
interface ChangesFilter {
  readonly who: string;
  /** The ID of a tour. */
  readonly tour: string;
  /** Days such as `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
  readonly isDeleted: boolean;
}

const noFilter: ChangesFilter = { who: '', tour: '', from: '', until: '', isDeleted: false };

/** Returns the filter as the server reads it. */
function queryOf({ who, tour, from, until, isDeleted }: ChangesFilter): HistoryQuery {
  return {
    ...(who === '' ? {} : { Who: who }),
    ...(tour === '' ? {} : { Tour: tour }),
    ...(from === '' ? {} : { Since: startOfDay(from, 0) }),
    ...(until === '' ? {} : { Before: startOfDay(until, 1) }),
    ...(isDeleted ? { Deleted: 'true' as const } : {}),
  };
}
