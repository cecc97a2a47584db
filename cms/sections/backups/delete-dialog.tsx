import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type Backup } from './backups-state.ts';
import styles from './backups.module.css';

interface DeleteDialogProps {
  readonly backup: Backup;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function DeleteDialog({ backup, onClose, onChanged }: DeleteDialogProps): ReactNode {
  const { t, failure, language } = useTexts();
  const { client } = useConnection();
  const { Name, Size, CreatedAt } = backup;
  const remove = async (): Promise<void> => {
    onClose();
    try {
      await client('removeBackup', { params: { Name } });
      notifications.show({ message: t('backups.removed', { name: Name, result: t('backups.removedResult') }) });
    } catch (error) {
      notifications.show({
        color: 'red',
        role: 'alert',
        autoClose: false,
        message: t('backups.removeFailed', { result: failure(error) }),
      });
    }
    onChanged();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('backups.deleteTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <div>
          <Text className={styles.name}>{Name}</Text>
          <Text size="sm" c="dimmed">
            {`${momentIn(language, CreatedAt)} · ${formatBytes(Size, language)}`}
          </Text>
        </div>
        <Text size="sm">{t('backups.deleteText')}</Text>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={() => void remove()}>
            {t('action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
