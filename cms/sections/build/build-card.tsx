import { Code, Group, Progress, Stack, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleDashed, Hammer } from 'lucide-react';
import { type ReactNode } from 'react';
import { BuildState } from '#contract/calls/build-calls.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { type BuildStatus } from './build-machine.ts';
import { ResultFacts } from './result-facts.tsx';
import styles from './build.module.css';

interface BuildCardProps {
  readonly status: BuildStatus;
  /** Whether the server cannot be reached while it builds. */
  readonly isLost: boolean;
}

const icons = {
  [BuildState.none]: CircleDashed,
  [BuildState.queued]: CircleDashed,
  [BuildState.running]: Hammer,
  [BuildState.failed]: CircleAlert,
  [BuildState.done]: CircleCheck,
} as const;

/** The last build: how far it is, what it says, and what came of it. */
export function BuildCard({ status, isLost }: BuildCardProps): ReactNode {
  const { t } = useTexts();
  const { State, Progress: part, Log, Result } = status;
  const Icon = icons[State];
  const isUnderWay = State === BuildState.queued || State === BuildState.running;
  return (
    <AccountCard title={t('build.last')}>
      <Stack>
        <Group gap="xs" wrap="nowrap" role="status">
          <Icon aria-hidden size={20} />
          <Text fw={600}>{words(status, t)}</Text>
        </Group>
        {isUnderWay ? (
          <Progress
            value={100 * (part ?? 1)}
            animated={part === undefined}
            aria-label={t(State === BuildState.queued ? 'build.state.queued' : 'build.progress')}
          />
        ) : null}
        {isLost ? (
          <Text size="sm" role="alert">
            {t('build.lost')}
          </Text>
        ) : null}
        <Moments status={status} />
        {Log.length === 0 ? null : (
          <section aria-label={t('build.log')}>
            <Text size="sm" fw={600} mb={4}>
              {t('build.log')}
            </Text>
            {/* Focusable, so that keys scroll it. */}
            <Code block tabIndex={0} className={styles.log} role="log" aria-label={t('build.log')}>
              {Log.join('\n')}
            </Code>
          </section>
        )}
        {Result === undefined ? null : <ResultFacts result={Result} isEarlier={State !== BuildState.done} />}
      </Stack>
    </AccountCard>
  );
}

function words({ State, Kind }: BuildStatus, t: ReturnType<typeof useTexts>['t']): string {
  if (State === BuildState.none) return t('build.none');
  const kind = Kind === undefined ? '' : t(`build.kind.${Kind}`);
  return t(`build.state.${State}`, { kind }).trim();
}

function Moments({ status: { StartedAt, EndedAt } }: { readonly status: BuildStatus }): ReactNode {
  const { t, language } = useTexts();
  const facts = [
    StartedAt === undefined ? '' : t('build.started', { when: momentIn(language, StartedAt) }),
    EndedAt === undefined ? '' : t('build.ended', { when: momentIn(language, EndedAt) }),
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
}
