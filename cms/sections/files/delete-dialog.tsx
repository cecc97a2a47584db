import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { fileName } from '../../media/file-address.ts';
import { useTexts } from '../../language/texts.tsx';
import { useFileCalls } from './use-file-calls.ts';
import { UsedBy } from './used-by.tsx';

export interface DeleteDialogProps {
  /** The path of a file or a folder. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Deletes a file or a folder. The server refuses files in use, in the editing copy or the published one. */
export function DeleteDialog({ path, onClose, onDone }: DeleteDialogProps): ReactNode {
  const { t } = useTexts();
  const { remove, isBusy } = useFileCalls();
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly isInUse: boolean }>();
  const confirm = async (): Promise<void> => {
    const done = await remove(path, refusal?.isInUse === true);
    if (done.ok) {
      onClose();
      onDone();
    } else setRefusal({ message: done.message, isInUse: done.answer?.code === 'still-referenced' });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('files.deleteTitle', { name: fileName(path) })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <Text size="sm">{t('files.deleteText')}</Text>
        <UsedBy path={path} />
        {refusal === undefined ? null : (
          <Text role="alert" c="red.9" size="sm">
            {refusal.isInUse ? t('files.inUse') : refusal.message}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void confirm()}>
            {t(refusal?.isInUse === true ? 'files.deleteAnyway' : 'action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
