import { Button, Stack, Text, Group, Code } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Archive } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { BackupsPart } from './backups-part.tsx';
import { useRepeated } from './use-backups.ts';
import { WholeDialog } from './whole-dialog.tsx';
import { WholeState } from './whole-state.tsx';
import styles from './backups.module.css';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { momentIn } from '../../language/moment-in.ts';
import { type WholeBackup } from './backups-state.ts';
import { StoredBackups, StoredRow } from './stored-backups.tsx';

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
