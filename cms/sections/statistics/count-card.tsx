import { Button, Text } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { csvLine } from '#content/csv.ts';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { type Counted } from './counted.ts';
import { CountTable, type CountTableProps } from './count-table.tsx';
import styles from './statistics.module.css';
import { type Span } from './visit-span.ts';

export interface CountCardProps extends Pick<
  CountTableProps,
  'head' | 'rows' | 'hasBars' | 'shownFirst' | 'isNewestFirst' | 'colours'
> {
  readonly title: string;
  readonly span: Span;
  /** The name of its CSV file, which the span completes. */
  readonly file: string;
  /** Above all else, also where there is nothing to count. */
  readonly choice?: ReactNode;
  /** Beside the table, which says the same. */
  readonly chart?: ReactNode;
}

/** One statistic: its chart, the table with the same numbers, and both as a file. */
export function CountCard({ title, span, file, choice, chart, ...table }: CountCardProps): ReactNode {
  const { t } = useTexts();
  const { head, rows } = table;
  const isEmpty = rows.every(({ count, before = 0 }) => count === 0 && before === 0);
  const download = (): void => {
    const heads = [head, t('stats.count'), ...(rows.some(isCompared) ? [t('stats.before')] : [])];
    const lines = rows.map(({ name, count, before }) =>
      csvLine([name, count, ...(before === undefined ? [] : [before])]),
    );
    // Without this mark, Excel takes the file for one in an older encoding.
    const content = ['\u{FEFF}', csvLine(heads), ...lines];
    saveAs(new Blob(content, { type: 'text/csv' }), `${file}-${span.from}-${span.until}.csv`);
  };
  return (
    <TitledCard
      title={title}
      actions={
        isEmpty ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<FileDown aria-hidden size={16} />}
            aria-label={t('stats.csvOf', { title })}
            onClick={download}
          >
            {t('stats.csv')}
          </Button>
        )
      }
    >
      {choice}
      {isEmpty ? (
        <Text c="dimmed" size="sm">
          {t('stats.none')}
        </Text>
      ) : (
        <div className={chart === undefined ? undefined : styles.beside}>
          {chart === undefined ? null : <div>{chart}</div>}
          <div>
            <CountTable title={title} {...table} />
          </div>
        </div>
      )}
    </TitledCard>
  );
}

function isCompared({ before }: Counted): boolean {
  return before !== undefined;
}
