import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type StaffClient } from '#contract/staff-client.ts';
import { useConnection } from '../../session/session-context.tsx';
import { buildMachine, type BuildRequest, type BuildStatus, isUnderWay } from './build-machine.ts';

/** The builds of the app as a page shows them. */
export interface Builds {
  /** Undefined until the server's answer. */
  readonly status: BuildStatus | undefined;
  readonly isUnderWay: boolean;
  /** Whether the server cannot be reached while it builds. */
  readonly isLost: boolean;
  /** Whether the user waits for the answer to a check. */
  readonly isChecking: boolean;
  /** The request in progress, other than polling. */
  readonly pending: BuildRequest | undefined;
  /** Why the last request failed. */
  readonly error: unknown;
  readonly may: Readonly<Record<BuildRequest['type'], boolean>>;
  readonly send: (request: BuildRequest) => void;
}

export function useBuilds(): Builds {
  const { client } = useConnection();
  const [machine] = useState(() =>
    buildMachine.provide({
      actors: { ask: fromPromise<BuildStatus, BuildRequest>(({ input, signal }) => ask(client, input, signal)) },
    }),
  );
  const [state, send] = useMachine(machine);
  const { status, request, error, missed } = state.context;
  const isAsking = state.matches('asking');
  return {
    status,
    error,
    isUnderWay: isUnderWay(status),
    isLost: missed > 0,
    isChecking: isAsking && request.type === 'check' && !isUnderWay(status),
    pending: isAsking && request.type !== 'check' ? request : undefined,
    may: {
      check: !isAsking || isUnderWay(status),
      build: state.can({ type: 'build', kind: 'debug' }),
      cancel: state.can({ type: 'cancel' }),
      remove: state.can({ type: 'remove', name: '' }),
    },
    send,
  };
}

function ask(client: StaffClient, request: BuildRequest, signal: AbortSignal): Promise<BuildStatus> {
  switch (request.type) {
    case 'check':
      return client('buildStatus', { signal });
    case 'build':
      return client('build', { params: { Kind: request.kind }, signal });
    case 'cancel':
      return client('cancelBuild', { signal });
    case 'remove':
      return client('removeBuild', { params: { Name: request.name }, signal });
  }
}
