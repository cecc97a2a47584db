import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Refusal } from '#content/translation-exchange/exchanged.ts';
import { useTexts } from '../../language/texts.tsx';
import { usePlaceWords } from './use-place-words.ts';
import styles from './translations.module.css';

const atMost = 100;

/** What of a file cannot be used, and why. */
export function RefusalList({ refusals }: { readonly refusals: readonly Refusal[] }): ReactNode {
  const { t } = useTexts();
  const place = usePlaceWords();
  if (refusals.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('exchange.refusals')}>
      <Title order={3} size="h5">
        {t('exchange.refusals')}
      </Title>
      <ul className={styles.changes}>
        {refusals.slice(0, atMost).map(({ from, reason, facts }) => (
          <li key={`${from.row} ${reason} ${JSON.stringify(facts)}`}>
            <Text size="sm">{t(`exchange.refusal.${reason}`, facts)}</Text>
            <Text size="xs" c="dimmed">
              {place(from)}
            </Text>
          </li>
        ))}
      </ul>
      {refusals.length <= atMost ? null : (
        <Text size="sm">{t('exchange.moreRefusals', { count: refusals.length - atMost })}</Text>
      )}
    </Stack>
  );
}
