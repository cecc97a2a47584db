import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type KeptBuild } from './build-machine.ts';
import styles from './build.module.css';

const chapters = ['mdm', 'hand', 'adb', 'verify', 'update'] as const;

/** How the app gets onto devices, and what Android demands for that. */
export function InstallCard({ newest }: { readonly newest: KeptBuild | undefined }): ReactNode {
  const { t } = useTexts();
  const command = `adb install -r ${newest?.Name ?? 'guide.apk'}`;
  return (
    <AccountCard title={t('build.install.title')}>
      <Stack>
        {chapters.map((chapter) => (
          <div key={chapter}>
            <Title order={3} size="h5" mb={4}>
              {t(`build.install.${chapter}`)}
            </Title>
            <Text size="sm" maw={640}>
              {t(`build.install.${chapter}Text`)}
            </Text>
            {chapter === 'adb' ? (
              <Group gap="xs" wrap="nowrap" mt="xs">
                <Code block className={styles.command}>
                  {command}
                </Code>
                <CopyButton text={command} label={t('build.copyInstall')} />
              </Group>
            ) : null}
          </div>
        ))}
      </Stack>
    </AccountCard>
  );
}
