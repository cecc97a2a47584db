import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { hasStatus } from '#contract/errors.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useFilesStore } from '../../files/files-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';

interface DeleteFilesProps {
  readonly paths: readonly string[];
  readonly onDeleted: (path: string) => void;
  readonly onClose: () => void;
}

/** Asks before files are deleted for good, and deletes them one by one. A file that is used meanwhile stays. */
export function DeleteFiles({ paths, onDeleted, onClose }: DeleteFilesProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const files = useFilesStore();
  // The list shrinks while its files are deleted.
  const [wanted] = useState(paths);
  const [done, setDone] = useState<number>();
  const [trouble, setTrouble] = useState<unknown>();
  const isBusy = done !== undefined && trouble === undefined;
  /** Returns false for a file that is used after all, by the published version or since a moment ago. */
  const removeUnused = async (path: string): Promise<boolean> => {
    try {
      await client('removeFile', { params: { '*': path }, query: {} });
      return true;
    } catch (error) {
      if (hasStatus(error, 409)) return false;
      throw error;
    }
  };
  const remove = async (): Promise<void> => {
    setTrouble(undefined);
    let [count, kept] = [done ?? 0, 0];
    try {
      for (const path of wanted.slice(count)) {
        setDone(count);
        const isGone = await removeUnused(path);
        if (isGone) onDeleted(path);
        else kept += 1;
        count += 1;
      }
      if (count > kept) notifications.show({ message: t('validate.filesDeleted', { count: count - kept }) });
      if (kept > 0) notifications.show({ color: 'orange', message: t('validate.filesKept', { count: kept }) });
      onClose();
    } catch (error) {
      setDone(count);
      setTrouble(error);
    }
    await files.reload();
  };
  return (
    <Dialog
      opened
      onClose={() => isBusy || onClose()}
      title={t('validate.filesTitle', { count: wanted.length })}
      withCloseButton={false}
    >
      <Stack>
        <Text size="sm">{t('validate.filesText')}</Text>
        {done === undefined ? null : (
          <Progress
            value={(100 * done) / wanted.length}
            aria-label={t('validate.filesTitle', { count: wanted.length })}
          />
        )}
        {trouble === undefined ? null : (
          <Alert color="red" role="alert">
            {wanted[done ?? 0]}: {failure(trouble)}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" data-autofocus disabled={isBusy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void remove()}>
            {t(trouble === undefined ? 'action.delete' : 'loading.retry')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
