import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useTexts } from '../../language/texts.tsx';
import { type RunningRun } from './backups-state.ts';
import { type MachineView } from './backup-machine.ts';
import { RunProgress } from './run-progress.tsx';

interface RunCardProps extends MachineView {
  readonly running: RunningRun | undefined;
}

/** The running job and its progress. A restore of this page has its dialog. */
export function RunCard({ state, send, running }: RunCardProps): ReactNode {
  if (state.matches('uploading'))
    return (
      <UploadProgress part={state.context.part} file={state.context.file} onCancel={() => send({ type: 'cancel' })} />
    );
  if (state.matches('requesting') || state.matches('following'))
    return (
      <Paper withBorder p="lg" radius="md">
        <RunProgress running={running} action={state.context.action} isLost={state.matches('following')} />
      </Paper>
    );
  return null;
}

interface UploadProgressProps {
  readonly part: number;
  readonly file: File | undefined;
  readonly onCancel: () => void;
}

function UploadProgress({ part, file, onCancel }: UploadProgressProps): ReactNode {
  const { t, language } = useTexts();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const total = file?.size ?? 0;
  const isSent = part >= 1;
  return (
    <Paper withBorder p="lg" radius="md">
      <Stack gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t('backups.uploading', { name: file?.name ?? '' })}
        </Text>
        <Progress value={100 * part} animated={isSent} aria-label={t('backups.uploadProgress')} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {isSent
              ? t('backups.checking')
              : t('backups.sent', { bytes: formatBytes(part * total, language), total: formatBytes(total, language) })}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            {t('backups.uploadCancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
