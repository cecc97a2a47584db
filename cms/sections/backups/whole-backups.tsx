import { Button, Stack, Text, Group, Code, Alert, Progress, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Archive, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { BackupsPart } from './backups-part.tsx';
import { useRepeated } from './use-backups.ts';
import { WholeDialog } from './whole-dialog.tsx';
import styles from './backups.module.css';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { momentIn } from '../../language/moment-in.ts';
import { type WholeBackup, type WholeBackupsState } from './backups-state.ts';
import { StoredBackups, StoredRow } from './stored-backups.tsx';
import { progressOf } from './run-progress.tsx';

/** Backups of everything, with which another machine takes over. */
export function WholeBackups(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, load] = useAnswer(useCallback((signal: AbortSignal) => client('wholeBackups', { signal }), [client]));
  const [isAsking, setAsking] = useState(false);
  /** Whether this page has begun one, whose end it tells. */
  const hasBegun = useRef(false);
  const state = answer.status === 'ready' ? answer.value : undefined;
  const isRunning = state?.Running !== undefined;
  const reload = useRepeated(isRunning, load);
  useEffect(() => {
    if (!hasBegun.current || state === undefined || state.Running !== undefined) return;
    hasBegun.current = false;
    if (state.Problem === undefined) notifications.show({ message: t('whole.done') });
  }, [state, t]);
  return (
    <BackupsPart
      title={t('section.wholeBackups')}
      hint={t('whole.hint')}
      actions={
        <Button
          leftSection={<Archive aria-hidden size={16} />}
          disabled={state === undefined || isRunning}
          onClick={() => setAsking(true)}
        >
          {t('whole.make')}
        </Button>
      }
    >
      <Answered answer={answer} reload={reload}>
        {(known) => (
          <>
            <WholeState state={known} />
            <WholeList backups={known.Backups} onChanged={reload} />
            <RestoreCard name={known.Backups[0]?.Name} />
          </>
        )}
      </Answered>
      {isAsking && state !== undefined ? (
        <WholeDialog
          hasPassphrase={state.HasPassphrase}
          onClose={() => setAsking(false)}
          onBegun={() => {
            setAsking(false);
            hasBegun.current = true;
            reload();
          }}
        />
      ) : null}
    </BackupsPart>
  );
}

/** Says how a whole backup is restored, with the command for the newest. */
function RestoreCard({ name = 'everything.age' }: { readonly name?: string | undefined }): ReactNode {
  const { t } = useTexts();
  const command = `npm run admin -- restore ${name}`;
  return (
    <AccountCard title={t('whole.restore')} order={3}>
      <Stack gap="sm">
        <Text size="sm">{t('whole.restoreText')}</Text>
        <Group gap="xs" wrap="nowrap">
          <Code block className={styles.command}>
            {command}
          </Code>
          <CopyButton text={command} label={t('whole.copyCommand')} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('whole.restoreReplace')}
        </Text>
      </Stack>
    </AccountCard>
  );
}

interface WholeListProps {
  readonly backups: readonly WholeBackup[];
  readonly onChanged: () => void;
}

/** The whole backups that are stored here. */
function WholeList({ backups, onChanged }: WholeListProps): ReactNode {
  const { t } = useTexts();
  return (
    <StoredBackups title={t('whole.list')} none={<Text>{t('whole.empty')}</Text>}>
      {backups.map((backup) => (
        <WholeRow key={backup.Name} backup={backup} onChanged={onChanged} />
      ))}
    </StoredBackups>
  );
}

function WholeRow({ backup, onChanged }: { readonly backup: WholeBackup; readonly onChanged: () => void }): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const { Name, CreatedAt, Size, IsDaily, Damaged, CopiedAt } = backup;
  const when = momentIn(language, CreatedAt);
  const facts = [formatBytes(Size, language), ...(CopiedAt === undefined ? [] : [t('whole.atSecond')])];
  return (
    <StoredRow
      backup={backup}
      badge={t(IsDaily ? 'whole.byDay' : 'whole.byHand')}
      folder="whole-backup"
      labels={{ download: t('whole.downloadOne', { when }), remove: t('whole.deleteOne', { when }) }}
      removal={{
        title: t('whole.deleteTitle', { when }),
        text: t(CopiedAt === undefined ? 'backups.deleteText' : 'whole.deleteCopied'),
        remove: async () => {
          await client('removeWholeBackup', { params: { Name } });
          return t('whole.deleted');
        },
        onFailure: useFailureNotice(),
      }}
      onChanged={onChanged}
    >
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {Damaged === 0 ? null : <Text size="sm">{t('whole.damaged', { count: Damaged })}</Text>}
    </StoredRow>
  );
}

/** When the last one was made, whether it is safe elsewhere, and what is wrong. */
function WholeState({ state }: { readonly state: WholeBackupsState }): ReactNode {
  const texts = useTexts();
  const { t, language } = texts;
  const { LastAt, IsOld, Problem, CopyProblem, Running, Hour, Keep } = state;
  const warnings = [
    LastAt === undefined ? t('whole.none') : IsOld ? t('whole.late') : '',
    Problem === undefined ? '' : t('whole.failed', { problem: Problem }),
    CopyProblem === undefined ? '' : t('whole.copyFailed', { problem: CopyProblem }),
  ].filter((warning) => warning !== '');
  const hour = new Date(2000, 0, 1, Hour ?? 0).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <AccountCard title={t('whole.state')} order={3}>
      <Stack>
        {warnings.map((warning) => (
          <Alert key={warning} color="orange" role="alert" icon={<TriangleAlert aria-hidden />} p="sm">
            {warning}
          </Alert>
        ))}
        <dl className={styles.facts}>
          <dt>{t('whole.last')}</dt>
          <dd>{lastOf(state, texts)}</dd>
          <dt>{t('whole.second')}</dt>
          <dd>{secondOf(state, texts)}</dd>
          <dt>{t('whole.schedule')}</dt>
          <dd>{Hour === undefined ? t('whole.noSchedule') : t('whole.daily', { hour, count: Keep })}</dd>
        </dl>
        {/* Announced once: figures that change every second would be read out without end. */}
        <VisuallyHidden role="status">{Running === undefined ? null : t('whole.running')}</VisuallyHidden>
        {Running === undefined ? null : <RunningBackup running={Running} />}
      </Stack>
    </AccountCard>
  );
}

type Texts = ReturnType<typeof useTexts>;

function lastOf({ LastAt, Backups: [newest] }: WholeBackupsState, { t, language }: Texts): string {
  if (LastAt === undefined) return t('whole.lastNever');
  const size = newest?.CreatedAt === LastAt ? formatBytes(newest.Size, language) : t('whole.elsewhere');
  return `${momentIn(language, LastAt)} · ${size}`;
}

function secondOf({ HasCopy, Backups: [newest] }: WholeBackupsState, { t, language }: Texts): string {
  if (!HasCopy) return t('whole.secondNone');
  if (newest === undefined) return t('whole.secondNothing');
  const { CopiedAt } = newest;
  return CopiedAt === undefined
    ? t('whole.secondWaiting')
    : t('whole.secondDone', { when: momentIn(language, CopiedAt) });
}

function RunningBackup({ running }: { readonly running: NonNullable<WholeBackupsState['Running']> }): ReactNode {
  const { t, language } = useTexts();
  const { Bytes, Total = 0 } = running;
  if (Bytes === undefined) return <Text>{t('whole.runningElsewhere')}</Text>;
  const { words, part } = progressOf({ Bytes, Total }, language);
  return (
    <Stack gap="xs">
      <Text>{t('whole.runningText', words)}</Text>
      <Progress value={part} aria-label={t('whole.running')} />
    </Stack>
  );
}
