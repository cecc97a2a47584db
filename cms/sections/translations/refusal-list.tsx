import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { isExchangeFault, type Refusal } from '#content/translation-exchange/exchanged.ts';
import { type StaffKey, useTexts } from '../../language/texts.tsx';
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
        {refusals.slice(0, atMost).map((refusal) => (
          <li key={`${refusal.from.row} ${refusal.code} ${JSON.stringify(refusal.facts)}`}>
            <Text size="sm">{t(textOf(refusal), refusal.facts)}</Text>
            <Text size="xs" c="dimmed">
              {place(refusal.from)}
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

/** What makes any sheet unreadable has the sentences of the import. */
function textOf({ code }: Refusal): StaffKey {
  return isExchangeFault(code) ? `exchange.refusal.${code}` : `import.refused.${code}`;
}
