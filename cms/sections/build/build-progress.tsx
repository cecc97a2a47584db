import { Alert, Code, Group, Progress, Stack, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleDashed, Hammer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BuildState } from '#contract/calls/build-calls.ts';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { type BuildStatus, isUnderWay } from './build-machine.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './build.module.css';

interface BuildProgressProps {
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

/** The last build: how far it is, what it says, and why it failed. */
export function BuildProgress({ status, isLost }: BuildProgressProps): ReactNode {
  const { t } = useTexts();
  const inWords = useProblemText();
  const { State, Progress: part, Log, Failure } = status;
  const Icon = icons[State];
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap" role="status">
        <Icon aria-hidden size={20} className={styles.state} data-state={State} />
        <Text fw={600}>{words(status, t)}</Text>
      </Group>
      {isUnderWay(status) ? (
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
      {State === BuildState.failed ? (
        <Alert color="red" role="note" icon={<CircleAlert aria-hidden />}>
          {Failure === undefined ? t('build.noReason') : inWords(Failure)}
        </Alert>
      ) : null}
      <Moments status={status} />
      {Log.length === 0 ? null : <FollowedLog lines={Log} />}
    </Stack>
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

/** Pixels from its end within which a log counts as read to the end. */
const nearEnd = 24;

/** Follows the last line, unless the reader has scrolled up. */
function FollowedLog({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  const isFollowed = useRef(true);
  useEffect(() => {
    if (box.current !== null && isFollowed.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <section aria-label={t('build.log')}>
      <Text size="sm" fw={600} mb={4}>
        {t('build.log')}
      </Text>
      {/* Focusable, so that keys scroll it. */}
      <Code
        ref={box}
        block
        tabIndex={0}
        className={styles.log}
        role="log"
        aria-label={t('build.log')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isFollowed.current = scrollHeight - scrollTop - clientHeight < nearEnd;
        }}
      >
        {lines.join('\n')}
      </Code>
    </section>
  );
}
