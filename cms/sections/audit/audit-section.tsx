import { Button, Stack, Text, Title, Group, Select, TextInput } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { startOfDay } from '../../language/start-of-day.ts';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { useConnection } from '../../session/session-context.tsx';
import styles from './audit-list.module.css';
import { type AuditEntry, auditSentence } from './audit-sentence.ts';
import { machineNames } from '#contract/staff-kinds.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { personOf } from '../../language/person-of.ts';
import { type QueryOf } from '#contract/call.ts';
import { type auditCalls } from '#contract/calls/audit-calls.ts';

const step = 50;
/** The server sends no more at once. */
const most = 1000;

/** The audit trail: the actions of staff, the newest first. */
export function AuditSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [filter, setFilter] = useState(noFilter);
  const [limit, setLimit] = useState(step);
  const [isExporting, setExporting] = useState(false);
  const ask = useCallback(
    (signal: AbortSignal) =>
      client('auditPage', {
        params: { Offset: 0, Limit: limit },
        query: queryOf(filter),
        signal,
      }),
    [client, filter, limit],
  );
  const [answer, reload] = useAnswer(ask);
  const download = async (): Promise<void> => {
    setExporting(true);
    try {
      const text = String(await client('exportAudit', { query: queryOf(filter) }));
      saveAs(new Blob([text], { type: 'text/csv' }), 'audit.csv');
    } catch (error) {
      tellFailure(error);
    } finally {
      setExporting(false);
    }
  };
  return (
    <Stack maw={960} gap="lg">
      <SectionHead>
        <Button
          variant="default"
          leftSection={<FileDown aria-hidden size={16} />}
          loading={isExporting}
          onClick={() => void download()}
        >
          {t('audit.csv')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('audit.hint')}
      </Text>
      <AuditFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setLimit(step);
        }}
      />
      <Answered answer={answer} reload={reload}>
        {({ Entries, Total }) => (
          <>
            {Entries.length === 0 ? (
              <Text role="status">{t(filter === noFilter ? 'audit.empty' : 'audit.nothing')}</Text>
            ) : (
              <AuditList entries={Entries} />
            )}
            {Entries.length < Total && limit < most ? (
              <Button variant="default" onClick={() => setLimit(Math.min(most, limit + step))}>
                {t('audit.more')}
              </Button>
            ) : null}
            {Entries.length < Total && limit === most ? <Text>{t('audit.narrow')}</Text> : null}
          </>
        )}
      </Answered>
    </Stack>
  );
}

/** Entries by day: the time, a sentence, and the network. */
function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }): ReactNode {
  const { t, language } = useTexts();
  const dayOf = ({ At }: AuditEntry): string => new Date(At).toLocaleDateString(language, { dateStyle: 'full' });
  return (
    <div role="region" aria-label={t('audit.list')}>
      {groupByDay(entries, dayOf).map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <Title order={2} size="h5">
            {day}
          </Title>
          <ul className={styles.rows}>
            {ofDay.map((entry, place) => (
              <li key={`${entry.At} ${place}`} className={styles.row} data-refused={entry.Outcome !== 'done'}>
                <time dateTime={entry.At} className={styles.time}>
                  {new Date(entry.At).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
                </time>
                <span className={styles.sentence}>{auditSentence(entry, t)}</span>
                <Text span size="sm" c="dimmed" className={styles.place}>
                  {entry.From === '' ? t('audit.here') : t('audit.place', { network: entry.From })}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupByDay(
  entries: readonly AuditEntry[],
  dayOf: (entry: AuditEntry) => string,
): readonly (readonly [string, readonly AuditEntry[]])[] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry);
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days];
}

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Chooses a person, a kind and a period. */
function AuditFilters({ filter, onChange }: AuditFiltersProps): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  // Without the names, the other filters still work.
  const [users] = useAnswer(useCallback((signal: AbortSignal) => client('listUsers', { signal }), [client]));
  const names = users.status === 'ready' ? users.value.Users.map(({ Name }) => Name) : [];
  const kinds = auditKinds
    .map((value) => ({ value, label: t(`audit.kind.${value}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const change = (part: Partial<AuditFilter>): void => onChange({ ...filter, ...part });
  return (
    <Group align="end" gap="sm" role="search">
      <Select
        label={t('audit.who')}
        placeholder={t('audit.everybody')}
        data={[
          ...names.map((value) => ({ value, label: value })),
          ...machineNames.map((value) => ({ value, label: personOf(value, t) })),
        ]}
        value={filter.who || null}
        onChange={(who) => change({ who: who ?? '' })}
        style={{ flex: '1 1 200px' }}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('field.clear', { field: t('audit.who') }) }}
      />
      <Select
        label={t('audit.what')}
        placeholder={t('audit.everything')}
        data={kinds}
        value={filter.what || null}
        onChange={(what) => change({ what: what ?? '' })}
        style={{ flex: '1 1 200px' }}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('field.clear', { field: t('audit.what') }) }}
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
      {filter === noFilter ? null : (
        <Button variant="subtle" onClick={() => onChange(noFilter)}>
          {t('audit.reset')}
        </Button>
      )}
    </Group>
  );
}

/** Which entries are shown. An empty text filters nothing. */
interface AuditFilter {
  readonly who: string;
  readonly what: string;
  /** Days such as `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

const noFilter: AuditFilter = { who: '', what: '', from: '', until: '' };

/** Returns the filter as the server reads it. */
function queryOf({ who, what, from, until }: AuditFilter): QueryOf<(typeof auditCalls)['auditPage']> {
  return {
    ...(who === '' ? {} : { Who: who }),
    ...(what === '' ? {} : { What: what }),
    ...(from === '' ? {} : { Since: startOfDay(from, 0) }),
    ...(until === '' ? {} : { Before: startOfDay(until, 1) }),
  };
}
