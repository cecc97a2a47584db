import { assign, fromPromise, setup } from 'xstate';
import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls, type BuildKind, BuildState } from '#contract/calls/build-calls.ts';

export type BuildStatus = AnswerOf<(typeof buildCalls)['buildStatus']>;

interface Context {
  /** What the server said last; undefined until it has said something. */
  readonly status: BuildStatus | undefined;
  readonly kind: BuildKind;
  /** Why the last call failed. */
  readonly error: unknown;
}

export type BuildEvent = { readonly type: 'check' } | { readonly type: 'build'; readonly kind: BuildKind };

const throwing = (): Promise<never> => Promise.reject(new Error('Hand in how to ask the server'));

/** Builds of the app (section 4) as the server tells them: nothing is shown that it has not said. */
export const buildMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BuildEvent,
  },
  actors: {
    readStatus: fromPromise<BuildStatus>(throwing),
    build: fromPromise<BuildStatus, { readonly kind: BuildKind }>(throwing),
  },
  delays: { beat: 1000 },
  actions: {
    noteError: assign({ error: ({ event }) => ('error' in event ? event.error : undefined) }),
    noteStatus: assign({
      status: ({ event, context }) => statusIn(event) ?? context.status,
      error: undefined,
    }),
  },
  guards: {
    isQueued: ({ event }) => statusIn(event)?.State === BuildState.queued,
    isRunning: ({ event }) => statusIn(event)?.State === BuildState.running,
    isFailed: ({ event }) => statusIn(event)?.State === BuildState.failed,
    isDone: ({ event }) => statusIn(event)?.State === BuildState.done,
  },
}).createMachine({
  id: 'build',
  context: { status: undefined, kind: 'debug', error: undefined },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readStatus',
        onDone: [
          { guard: 'isQueued', target: 'building.queued', actions: 'noteStatus' },
          { guard: 'isRunning', target: 'building.running', actions: 'noteStatus' },
          { guard: 'isFailed', target: 'resting.failed', actions: 'noteStatus' },
          { guard: 'isDone', target: 'resting.done', actions: 'noteStatus' },
          { target: 'resting.none', actions: 'noteStatus' },
        ],
        onError: { target: 'resting.unread', actions: 'noteError' },
      },
    },
    /** Nothing is being built. */
    resting: {
      initial: 'none',
      on: {
        check: 'checking',
        build: { target: 'requesting', actions: assign({ kind: ({ event }) => event.kind }) },
      },
      states: {
        none: {},
        failed: {},
        done: {},
        /** The server did not say how things are. */
        unread: {},
        /** The server refused to begin, or was not reached. */
        refused: {},
      },
    },
    requesting: {
      invoke: {
        src: 'build',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: [
          { guard: 'isRunning', target: 'building.running', actions: 'noteStatus' },
          { guard: 'isFailed', target: 'resting.failed', actions: 'noteStatus' },
          { guard: 'isDone', target: 'resting.done', actions: 'noteStatus' },
          { target: 'building.queued', actions: 'noteStatus' },
        ],
        onError: { target: 'resting.refused', actions: 'noteError' },
      },
    },
    /** The server builds, and is asked again and again until that has ended. */
    building: {
      initial: 'queued',
      on: { check: '.asking' },
      states: {
        queued: { after: { beat: 'asking' } },
        running: { after: { beat: 'asking' } },
        /** The server was not reached; it builds all the same. */
        lost: { after: { beat: 'asking' } },
        asking: {
          invoke: {
            src: 'readStatus',
            onDone: [
              { guard: 'isQueued', target: 'queued', actions: 'noteStatus' },
              { guard: 'isRunning', target: 'running', actions: 'noteStatus' },
              { guard: 'isFailed', target: '#build.resting.failed', actions: 'noteStatus' },
              { guard: 'isDone', target: '#build.resting.done', actions: 'noteStatus' },
              { target: '#build.resting.none', actions: 'noteStatus' },
            ],
            onError: { target: 'lost', actions: 'noteError' },
          },
        },
      },
    },
  },
});

/** Both actors answer with the status. */
function statusIn(event: object): BuildStatus | undefined {
  return 'output' in event ? (event.output as BuildStatus) : undefined;
}
