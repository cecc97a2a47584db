import { Button, Stack, Text, Group, Code } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Archive } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { BackupList } from './backup-list.tsx';
import { BackupState } from './backup-state.tsx';
import { MakeDialog } from './make-dialog.tsx';
import styles from './whole-backups.module.css';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';

/** Milliseconds between questions while one is being made. */
const beat = 1000;

/** Backups of everything, with which another machine takes over. */
export function WholeBackupsSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload] = useAnswer(
    useCallback((signal: AbortSignal) => client('wholeBackups', { signal }), [client]),
  );
  const [isAsking, setAsking] = useState(false);
  /** Whether this page has begun one, whose end it tells. */
  const hasBegun = useRef(false);
  const state = answer.status === 'ready' ? answer.value : undefined;
  const isRunning = state?.Running !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, beat);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  useEffect(() => {
    if (!hasBegun.current || state === undefined || state.Running !== undefined) return;
    hasBegun.current = false;
    if (state.Problem === undefined) notifications.show({ message: t('whole.done') });
  }, [state, t]);
  return (
    <Stack maw={860} gap="lg">
      <SectionHead>
        <Button
          leftSection={<Archive aria-hidden size={16} />}
          disabled={state === undefined || isRunning}
          onClick={() => setAsking(true)}
        >
          {t('whole.make')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('whole.hint')}
      </Text>
      <Answered answer={answer} reload={reload}>
        {(known) => (
          <>
            <BackupState state={known} />
            <BackupList backups={known.Backups} onChanged={reload} />
            <RestoreCard name={known.Backups[0]?.Name} />
          </>
        )}
      </Answered>
      {isAsking && state !== undefined ? (
        <MakeDialog
          hasPassphrase={state.HasPassphrase}
          onClose={() => setAsking(false)}
          onBegun={() => {
            setAsking(false);
            hasBegun.current = true;
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

/** Says how a whole backup is restored, with the command for the newest. */
function RestoreCard({ name = 'everything.age' }: { readonly name?: string | undefined }): ReactNode {
  const { t } = useTexts();
  const command = `npm run admin -- restore ${name}`;
  return (
    <AccountCard title={t('whole.restore')}>
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
