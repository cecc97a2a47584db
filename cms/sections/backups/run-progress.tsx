import { Progress, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useTexts } from '../../language/texts.tsx';
import { type RunningRun } from './backups-state.ts';

interface RunProgressProps {
  readonly running: RunningRun | undefined;
  readonly action: 'request' | 'upload' | 'restore';
  /** Whether this page waits for a job whose answer it cannot get: it asks the server. */
  readonly isLost: boolean;
}

/** How far the server is with a backup or a restore. */
export function RunProgress({ running, action, isLost }: RunProgressProps): ReactNode {
  const { t, language } = useTexts();
  const words = t(action === 'restore' ? 'backups.restoring' : 'backups.requested');
  const total = running === undefined ? 0 : Math.max(running.Bytes, running.Total);
  const part = running === undefined || total === 0 ? 0 : (100 * running.Bytes) / total;
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {words}
      </Text>
      <Progress value={running === undefined ? 100 : part} animated={running === undefined} aria-label={words} />
      <Text size="sm" c="dimmed">
        {running === undefined
          ? t(isLost ? 'backups.lost' : 'backups.beginning')
          : t('backups.progress', {
              bytes: formatBytes(running.Bytes, language),
              total: formatBytes(total, language),
              who: running.Who === 'schedule' ? t('audit.schedule') : running.Who,
            })}
      </Text>
    </Stack>
  );
}
