import { Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import styles from './audit-list.module.css';
import { type AuditEntry, auditSentence } from './audit-sentence.ts';

/** Entries by day: the time, a sentence, and the network. */
export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }): ReactNode {
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
