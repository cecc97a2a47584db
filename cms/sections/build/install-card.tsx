import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type StoredApp } from './app-values.ts';
import { type RetainedBuild } from './build-machine.ts';
import styles from './build.module.css';

interface InstallCardProps {
  readonly app: StoredApp | undefined;
  /** The release that devices should have. */
  readonly newest: RetainedBuild | undefined;
}

const chapters = ['mdm', 'hand', 'adb', 'loan', 'verify', 'update'] as const;
type Chapter = (typeof chapters)[number];

/** How the app gets onto devices, and what Android demands for that. */
export function InstallCard({ app, newest }: InstallCardProps): ReactNode {
  const { t } = useTexts();
  const commands: Partial<Record<Chapter, string>> = {
    adb: `adb install -r ${newest?.Name ?? 'guide.apk'}`,
    // The same receiver for every museum (src/native/android).
    loan: `adb shell dpm set-device-owner ${app?.ApplicationID ?? ''}/app.cicerone.shell.LoanAdmin`,
  };
  return (
    <AccountCard title={t('build.install.title')}>
      <Stack>
        {chapters.map((chapter) => {
          const command = commands[chapter];
          return chapter === 'loan' && app?.IsLoanDevice !== true ? null : (
            <div key={chapter}>
              <Title order={3} size="h5" mb={4}>
                {t(`build.install.${chapter}`)}
              </Title>
              <Text size="sm" maw={640}>
                {t(`build.install.${chapter}Text`)}
              </Text>
              {command === undefined ? null : (
                <Group gap="xs" wrap="nowrap" mt="xs">
                  <Code block className={styles.command}>
                    {command}
                  </Code>
                  <CopyButton text={command} label={t('build.copyCommand', { command })} />
                </Group>
              )}
            </div>
          );
        })}
      </Stack>
    </AccountCard>
  );
}
