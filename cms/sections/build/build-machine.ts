import { assign, fromPromise, setup } from 'xstate';
import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls, type BuildKind, BuildState } from '#contract/calls/build-calls.ts';

export type BuildStatus = AnswerOf<(typeof buildCalls)['buildStatus']>;
export type RetainedBuild = BuildStatus['Builds'][number];

/** A request to the server, which answers each with the status. */
export type BuildRequest =
  | { readonly type: 'check' }
  | { readonly type: 'build'; readonly kind: BuildKind }
  | { readonly type: 'cancel' }
  | { readonly type: 'remove'; readonly name: string };

interface Context {
  /** The server's last answer; undefined until there is one. */
  readonly status: BuildStatus | undefined;
  /** The current request, or the last one. */
  readonly request: BuildRequest;
  /** Why the last request of the user failed. */
  readonly error: unknown;
  /** How many checks in a row the server has not answered while it builds. */
  readonly missed: number;
}

/** Builds of the app (section 4) as the server reports them: nothing else is shown. */
export const buildMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BuildRequest,
  },
  actors: {
    ask: fromPromise<BuildStatus, BuildRequest>(() => Promise.reject(new Error('Hand in how to ask the server'))),
  },
  delays: { beat: 1000 },
  actions: {
    begin: assign({ request: ({ event }) => event, error: undefined }),
    follow: assign({ request: { type: 'check' } }),
    noteStatus: assign({ status: (_, { status }: { readonly status: BuildStatus }) => status, missed: 0 }),
    noteError: assign({ error: (_, { error }: { readonly error: unknown }) => error }),
    noteMiss: assign({ missed: ({ context }) => context.missed + 1 }),
  },
  guards: {
    isBuilding: ({ context: { status } }) => isUnderWay(status),
    isFollowing: ({ context: { status, request } }) => request.type === 'check' && isUnderWay(status),
  },
}).createMachine({
  context: { status: undefined, request: { type: 'check' }, error: undefined, missed: 0 },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context: { request } }) => request,
        onDone: {
          target: 'sorting',
          actions: { type: 'noteStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: [
          // It builds all the same.
          { guard: 'isFollowing', target: 'building', actions: 'noteMiss' },
          { target: 'sorting', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      // A check is under way once a second: cancelling works during a check too.
      on: { cancel: { guard: 'isFollowing', target: 'asking', reenter: true, actions: 'begin' } },
    },
    sorting: {
      always: [{ guard: 'isBuilding', target: 'building' }, { target: 'resting' }],
    },
    /** The server builds; its status is polled until that has ended. */
    building: {
      after: { beat: { target: 'asking', actions: 'follow' } },
      on: {
        check: { target: 'asking', actions: 'begin' },
        cancel: { target: 'asking', actions: 'begin' },
      },
    },
    resting: {
      on: {
        check: { target: 'asking', actions: 'begin' },
        build: { target: 'asking', actions: 'begin' },
        remove: { target: 'asking', actions: 'begin' },
      },
    },
  },
});

export function isUnderWay(status: BuildStatus | undefined): boolean {
  return status?.State === BuildState.queued || status?.State === BuildState.running;
}
