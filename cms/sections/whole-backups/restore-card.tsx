import { Code, Group, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import styles from './whole-backups.module.css';

/** Says how a whole backup is restored, with the command for the newest. */
export function RestoreCard({ name = 'everything.age' }: { readonly name?: string | undefined }): ReactNode {
  const { t } = useTexts();
  const command = `npm run admin -- restore ${name}`;
  return (
    <AccountCard title={t('whole.restore')}>
      <Stack gap="sm">
        <Text size="sm">{t('whole.restoreText')}</Text>
        <Group gap="xs" wrap="nowrap">
          <Code block className={styles.command}>
            {command}
          </Code>
          <CopyButton text={command} label={t('whole.copyCommand')} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('whole.restoreReplace')}
        </Text>
      </Stack>
    </AccountCard>
  );
}
