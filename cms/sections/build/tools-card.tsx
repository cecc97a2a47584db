import { Code, Group, Stack, Text } from '@mantine/core';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type BuildStatus } from './build-machine.ts';
import styles from './build.module.css';

interface ToolsCardProps {
  readonly tools: BuildStatus['Tools'];
  readonly install: string | undefined;
}

/** The tools for builds, where the server found them, and the command that installs the rest. */
export function ToolsCard({ tools, install }: ToolsCardProps): ReactNode {
  const { t } = useTexts();
  const missing = tools.filter(({ Path }) => Path === undefined).length;
  return (
    <AccountCard title={t('build.tools')}>
      <Stack>
        <Text size="sm">{missing === 0 ? t('build.toolsThere') : t('build.toolsMissing', { count: missing })}</Text>
        <ul className={styles.tools} aria-label={t('build.tools')}>
          {tools.map(({ Name, Path, Version }) => (
            <li key={Name} className={styles.tool}>
              {Path === undefined ? (
                <CircleX aria-hidden size={18} className={styles.missing} />
              ) : (
                <CircleCheck aria-hidden size={18} className={styles.there} />
              )}
              <Text fw={600}>{Name === 'android-resources' ? t('build.androidResources') : Name}</Text>
              <Text size="sm" c="dimmed" className={styles.path}>
                {Path === undefined
                  ? t('build.missing')
                  : [Version, Path].filter((each) => each !== undefined).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
        {install === undefined ? null : (
          <Stack gap="xs">
            <Text size="sm">{t('build.install')}</Text>
            <Group gap="xs" wrap="nowrap">
              <Code block className={styles.command}>
                {install}
              </Code>
              <CopyButton text={install} label={t('build.copyInstall')} />
            </Group>
          </Stack>
        )}
      </Stack>
    </AccountCard>
  );
}
