import { Progress, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { personOf } from '../../language/person-of.ts';
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
  const progress = running === undefined ? undefined : progressOf(running, language);
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {words}
      </Text>
      <Progress value={progress?.part ?? 100} animated={progress === undefined} aria-label={words} />
      <Text size="sm" c="dimmed">
        {progress === undefined
          ? t(isLost ? 'backups.lost' : 'backups.beginning')
          : t('backups.progress', {
              ...progress.words,
              who: personOf(running?.Who ?? '', t),
            })}
      </Text>
    </Stack>
  );
}

/** Says how far a job is, and its part of the whole in percent. The whole is an estimate, which a job may exceed. */
export function progressOf(
  { Bytes, Total }: Pick<RunningRun, 'Bytes' | 'Total'>,
  language: string,
): { readonly words: { readonly bytes: string; readonly total: string }; readonly part: number } {
  const total = Math.max(Bytes, Total);
  return {
    words: { bytes: formatBytes(Bytes, language), total: formatBytes(total, language) },
    part: total === 0 ? 0 : (100 * Bytes) / total,
  };
}
