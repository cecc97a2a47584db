import { Button, FileButton, Group, Paper, Progress, Stack, Text, Radio, TextInput } from '@mantine/core';
import { DatabaseBackup, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import { Answered } from '../../controls/answered.tsx';
import { useFilesStore } from '../../files/files-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';
import { useDraft, useWorkspaceStore } from '../../workspace/workspace-context.tsx';
import { createBackupMachine } from './backup-actors.ts';
import { BackupsPart } from './backups-part.tsx';
import { latestRunOf, type RunningRun } from './backups-state.ts';
import { ContentList } from './content-list.tsx';
import { DailyCard } from './daily-card.tsx';
import { Outcome } from './outcome.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { beat, useBackups } from './use-backups.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { type MachineView, type Wanted } from './backup-machine.ts';
import { RunProgress } from './run-progress.tsx';
import { BackupType } from '#content/constants.ts';
import { Dialog } from '../../controls/dialog.tsx';
import styles from './backups.module.css';

/** Backups of the content (sections 2.5 and 8): made, uploaded, restored, downloaded and deleted, by hand or every day. */
export function ContentBackups(): ReactNode {
  const { t } = useTexts();
  const { client, clientWithProgress } = useConnection();
  const [draft, workspace, files] = [useDraft(), useWorkspaceStore(), useFilesStore()];
  const [machine] = useState(() =>
    createBackupMachine({ client, clientWithProgress, draft, workspace, files, pause: pauseFor(beat) }),
  );
  const [state, send] = useMachine(machine);
  const isResting = state.matches('resting');
  const { answer, reload, reloaded } = useBackups(!isResting);
  const [isRequesting, setRequesting] = useState(false);
  const known = answer.status === 'ready' ? answer.value.state : undefined;
  const latest = known === undefined ? undefined : latestRunOf(known);
  const running = known?.Running;
  /** The last job that was seen running: this page's own, or one that it has begun to follow. */
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (running === undefined || running.ID === seen.current) return;
    seen.current = running.ID;
    if (isResting) send({ type: 'found', action: running.Kind === 'restore' ? 'restore' : 'request' });
  }, [isResting, running, send]);
  const isIn = useSession().kind === 'authenticated';
  // Jobs that have ended are in the list.
  useEffect(() => {
    if (isResting) reload();
  }, [isResting, reload]);
  // A new session may read what the old one could not.
  useEffect(() => {
    if (isIn) reload();
  }, [isIn, reload]);
  const isStill = isResting && running === undefined;
  return (
    <BackupsPart
      title={t('backups.content')}
      hint={t('backups.hint')}
      actions={
        <Group gap="xs">
          <FileButton
            accept=".zip,application/zip"
            onChange={(file) => {
              if (file !== null) send({ type: 'upload', file });
            }}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<Upload aria-hidden size={16} />}
                disabled={!isResting}
              >
                {t('backups.upload')}
              </Button>
            )}
          </FileButton>
          <Button
            leftSection={<DatabaseBackup aria-hidden size={16} />}
            disabled={!isStill}
            onClick={() => setRequesting(true)}
          >
            {t('backups.request')}
          </Button>
        </Group>
      }
    >
      <RunCard state={state} send={send} running={running} />
      <Outcome state={state} send={send} last={known?.Last} />
      <Answered answer={answer} reload={reload}>
        {({ backups, state: { Daily } }) => (
          <>
            <ContentList
              backups={backups}
              isStill={isStill}
              onRestore={(backup) => send({ type: 'ask', backup })}
              onChanged={reload}
            />
            <DailyCard key={JSON.stringify(Daily)} daily={Daily} onSaved={reloaded} />
          </>
        )}
      </Answered>
      {isRequesting ? (
        <RequestDialog
          onClose={() => setRequesting(false)}
          onRequest={(wanted) => {
            setRequesting(false);
            send({ type: 'request', wanted, known: latest });
          }}
        />
      ) : null}
      <RestoreDialog state={state} send={send} known={latest} running={running} />
    </BackupsPart>
  );
}

function pauseFor(milliseconds: number): (signal: AbortSignal) => Promise<void> {
  return (signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('Left', 'AbortError'));
      });
    });
}

interface RunCardProps extends MachineView {
  readonly running: RunningRun | undefined;
}

/** The running job and its progress. A restore of this page has its dialog. */
function RunCard({ state, send, running }: RunCardProps): ReactNode {
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

interface RequestDialogProps {
  readonly onClose: () => void;
  readonly onRequest: (wanted: Wanted) => void;
}

/** Asks what a new backup holds, and what for it is made. */
function RequestDialog({ onClose, onRequest }: RequestDialogProps): ReactNode {
  const { t } = useTexts();
  const [type, setType] = useState<BackupType>(BackupType.full);
  const [description, setDescription] = useState('');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('backups.requestTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRequest({ type, description: description.trim() });
        }}
      >
        <Stack>
          <Radio.Group
            label={t('backups.type')}
            value={type}
            onChange={(chosen) => setType(chosen === BackupType.structure ? BackupType.structure : BackupType.full)}
          >
            <Stack gap="xs" mt="xs">
              {[BackupType.full, BackupType.structure].map((each) => (
                <Radio.Card key={each} value={each} className={styles.choice} aria-label={t(`backups.type.${each}`)}>
                  <Group wrap="nowrap" align="start" gap="sm">
                    <Radio.Indicator />
                    <div>
                      <Text fw={600}>{t(`backups.type.${each}`)}</Text>
                      <Text size="sm" c="dimmed">
                        {t(`backups.type.${each}.hint`)}
                      </Text>
                    </div>
                  </Group>
                </Radio.Card>
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label={t('backups.description')}
            description={t('backups.descriptionHint')}
            maxLength={500}
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit">{t('backups.request')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
