import { Button, FileButton, Group } from '@mantine/core';
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
import { latestRunOf } from './backups-state.ts';
import { ContentList } from './content-list.tsx';
import { DailyCard } from './daily-card.tsx';
import { Outcome } from './outcome.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { RunCard } from './run-card.tsx';
import { beat, useBackups } from './use-backups.ts';

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
