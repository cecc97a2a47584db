import { Alert, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useTexts } from '../../language/texts.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { progressOf } from './run-progress.tsx';
import { type WholeBackupsState } from './backups-state.ts';
import styles from './backups.module.css';

/** When the last one was made, whether it is safe elsewhere, and what is wrong. */
export function WholeState({ state }: { readonly state: WholeBackupsState }): ReactNode {
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
