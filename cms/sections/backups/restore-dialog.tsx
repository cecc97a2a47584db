import { Alert, Button, Group, List, Radio, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { BackupType } from '#content/constants.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useDraftState } from '../../workspace/workspace-context.tsx';
import { changedNames } from '../../draft/draft.ts';
import { UnsavedEdits } from './backup-actors.ts';
import { type Backup, type RunningRun } from './backups-state.ts';
import { type MachineView } from './backup-machine.ts';
import { RunProgress } from './run-progress.tsx';

interface RestoreDialogProps extends MachineView {
  readonly known: string | undefined;
  readonly running: RunningRun | undefined;
}

/** Asks before a restore, handles unsaved edits, and stays until it is done: no edits meanwhile. */
export function RestoreDialog({ state, send, known, running }: RestoreDialogProps): ReactNode {
  const { t, language } = useTexts();
  const { chosen } = state.context;
  const isAsking = state.matches('asking') || state.matches('saving');
  const isRunning =
    state.matches('restoring') || state.matches('reading') || (state.matches('following') && state.context.isOwn);
  const isRestoring = isRunning && state.context.action === 'restore';
  if (chosen === undefined || !(isAsking || isRestoring)) return null;
  const size = formatBytes(chosen.Size, language);
  return (
    <Dialog
      opened
      onClose={() => send({ type: 'cancel' })}
      closeOnClickOutside={isAsking}
      closeOnEscape={isAsking}
      withCloseButton={isAsking}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
      title={t('backups.restoreTitle', { name: chosen.Name, size })}
      styles={{ title: { overflowWrap: 'anywhere' } }}
      size="lg"
    >
      {isRestoring ? (
        <RunProgress running={running} action="restore" isLost={state.matches('following')} />
      ) : (
        <Question state={state} send={send} known={known} backup={chosen} />
      )}
    </Dialog>
  );
}

interface QuestionProps extends MachineView {
  readonly known: string | undefined;
  readonly backup: Backup;
}

function Question({ state, send, known, backup }: QuestionProps): ReactNode {
  const { t, failure } = useTexts();
  const { draft } = useDraftState();
  const count = changedNames(draft).length;
  const [saves, setSaves] = useState(true);
  const { error } = state.context;
  return (
    <Stack>
      <List size="sm" spacing={6}>
        <List.Item>
          {t(backup.Type === BackupType.full ? 'backups.replacesAll' : 'backups.replacesStructure')}
        </List.Item>
        <List.Item>{t('backups.visitors')}</List.Item>
        <List.Item>{t('backups.beforeFirst')}</List.Item>
        <List.Item>{t('backups.others')}</List.Item>
      </List>
      {count === 0 ? null : (
        <Radio.Group
          label={t('backups.unsaved', { count })}
          value={saves ? 'save' : 'drop'}
          onChange={(chosen) => setSaves(chosen === 'save')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="save" label={t('backups.saveFirst')} />
            <Radio value="drop" label={t('backups.drop')} />
          </Stack>
        </Radio.Group>
      )}
      {state.matches({ asking: 'unsaved' }) ? (
        <Alert color="red" role="alert">
          {error instanceof UnsavedEdits ? t('backups.stillUnsaved') : t('backups.notSaved', { error: failure(error) })}
        </Alert>
      ) : null}
      <Group justify="end">
        <Button
          variant="default"
          data-autofocus
          disabled={state.matches('saving')}
          onClick={() => send({ type: 'cancel' })}
        >
          {t('action.cancel')}
        </Button>
        <Button
          color="red"
          loading={state.matches('saving')}
          onClick={() => send({ type: 'confirm', saves: saves && count > 0, known })}
        >
          {t('backups.restore')}
        </Button>
      </Group>
    </Stack>
  );
}
