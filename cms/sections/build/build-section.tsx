import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Hammer, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { BuildKind } from '#contract/calls/build-calls.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { BuildCard } from './build-card.tsx';
import { buildMachine } from './build-machine.ts';
import { ToolsCard } from './tools-card.tsx';

/** Builds of the Android app (section 2.5): their state, and what the server needs for them. */
export function BuildSection(): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [machine] = useState(() =>
    buildMachine.provide({
      actors: {
        readStatus: fromPromise(({ signal }) => client('buildStatus', { signal })),
        build: fromPromise(({ input: { kind }, signal }) => client('build', { params: { Kind: kind }, signal })),
      },
    }),
  );
  const [state, send] = useMachine(machine);
  const { status, kind, error } = state.context;
  const isResting = state.matches('resting');
  return (
    <Stack maw={860} gap="lg">
      <SectionHead>
        <Button
          variant="default"
          leftSection={<RefreshCw aria-hidden size={16} />}
          loading={state.matches('checking')}
          disabled={state.matches('requesting')}
          onClick={() => send({ type: 'check' })}
        >
          {t('build.check')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('build.hint')}
      </Text>
      {status?.CanBuild === false ? (
        <Alert color="yellow" icon={<TriangleAlert aria-hidden />}>
          {t('build.notYet')}
        </Alert>
      ) : null}
      <Group gap="xs">
        {Object.values(BuildKind).map((each) => (
          <Button
            key={each}
            variant={each === BuildKind.release ? 'filled' : 'default'}
            leftSection={<Hammer aria-hidden size={16} />}
            disabled={!isResting || status?.CanBuild !== true}
            loading={state.matches('requesting') && kind === each}
            onClick={() => send({ type: 'build', kind: each })}
          >
            {t(`build.${each}`)}
          </Button>
        ))}
      </Group>
      {isResting && error !== undefined ? (
        <Alert color="red" role="alert" icon={<TriangleAlert aria-hidden />}>
          {failure(error)}
        </Alert>
      ) : null}
      {status === undefined ? null : (
        <>
          <BuildCard status={status} isLost={state.matches({ building: 'lost' })} />
          <ToolsCard tools={status.Tools} install={status.Install} />
        </>
      )}
    </Stack>
  );
}
