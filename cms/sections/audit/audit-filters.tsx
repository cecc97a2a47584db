import { Button, Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { auditKinds } from '#contract/audit-kinds.ts';
import { useAnswer } from '../../controls/use-answer.ts';
import { personOf } from '../../language/person-of.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type AuditFilter, noFilter } from './audit-filter.ts';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Chooses a person, a kind and a period. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps): ReactNode {
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
          ...['npm run admin', 'schedule'].map((value) => ({ value, label: personOf(value, t) })),
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
