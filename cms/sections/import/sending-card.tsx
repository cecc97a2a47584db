import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { UploadList } from '../../files/upload-list.tsx';
import { type FileSending } from './use-file-sending.ts';

export interface SendingCardProps {
  readonly sending: FileSending;
  readonly isApplying: boolean;
  /** Applies the plan without the files that are missing. */
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

/** How far the files are; nothing has changed before all have arrived. */
export function SendingCard({ sending, isApplying, onGoOn, onStop }: SendingCardProps): ReactNode {
  const { t, language } = useTexts();
  const { list, cancel, retry } = sending.uploads;
  const { uploads, progress, isOver, isLost, missing } = sending;
  const { files, allFiles, bytes, allBytes } = progress;
  const hint = isLost
    ? 'import.lost'
    : isOver && missing.length > 0
      ? 'import.notAll'
      : uploads.isPaused
        ? 'import.paused'
        : 'import.sendingHint';
  const said = t('import.sent', {
    count: allFiles,
    files,
    bytes: formatBytes(Math.round(bytes), language),
    all: formatBytes(allBytes, language),
  });
  return (
    <AccountCard title={t('import.sending')}>
      <Stack gap="sm">
        <Text>{said}</Text>
        <Progress value={allBytes === 0 ? 0 : (bytes / allBytes) * 100} aria-label={said} />
        <Text size="sm" c={isLost ? 'red.9' : 'dimmed'} role="status">
          {t(hint)}
        </Text>
        {isOver && missing.length > 0 ? <UploadList uploads={{ list, cancel, retry }} /> : null}
        <Group gap="xs">
          {isOver ? (
            <Button loading={isApplying} onClick={onGoOn}>
              {t('import.without', { count: missing.length })}
            </Button>
          ) : (
            <Button variant="default" onClick={uploads.isPaused ? uploads.resume : uploads.pause} disabled={isLost}>
              {t(uploads.isPaused ? 'import.resume' : 'import.pause')}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={onStop}>
            {t('import.stop')}
          </Button>
        </Group>
      </Stack>
    </AccountCard>
  );
}
