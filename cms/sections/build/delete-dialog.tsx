import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { type RetainedBuild } from './build-machine.ts';
import styles from './build.module.css';

interface DeleteDialogProps {
  readonly build: RetainedBuild;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before an app goes, and says what goes with it. */
export function DeleteDialog({ build: { Name, BuiltAt }, onClose, onDelete }: DeleteDialogProps): ReactNode {
  const { t, language } = useTexts();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('build.deleteTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <div>
          <Text className={styles.name}>{Name}</Text>
          <Text size="sm" c="dimmed">
            {momentIn(language, BuiltAt)}
          </Text>
        </div>
        <Text size="sm">{t('build.deleteText')}</Text>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={onDelete}>
            {t('action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
