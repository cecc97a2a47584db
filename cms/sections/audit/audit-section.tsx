import { Button, Stack, Text } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { useConnection } from '../../session/session-context.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { noFilter, queryOf } from './audit-filter.ts';

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
