import { assign, fromPromise, setup } from 'xstate';
import { type Validation } from './findings.ts';

export interface CheckInput {
  /** Also what visitors cannot reach. */
  readonly isAll: boolean;
  /** Whether unsaved edits are saved before. */
  readonly savesFirst: boolean;
}

interface Context {
  readonly input: CheckInput;
  /** The last result stays on screen while the next check runs. */
  readonly result: Validation | undefined;
  readonly error: unknown;
  /** How many checks have ended well. */
  readonly runs: number;
}

/** A check of the editing copy (section 4): started, then no issues, lists of them, or a failure. */
export const validationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'start' } & CheckInput,
  },
  actors: {
    check: fromPromise<Validation, CheckInput>(() => Promise.reject(new Error('Hand in how to check'))),
  },
}).createMachine({
  context: { input: { isAll: true, savesFirst: false }, result: undefined, error: undefined, runs: 0 },
  initial: 'idle',
  on: {
    start: {
      target: '.checking',
      actions: assign({ input: ({ event: { isAll, savesFirst } }) => ({ isAll, savesFirst }) }),
    },
  },
  states: {
    idle: {},
    checking: {
      // One check at a time.
      on: { start: {} },
      invoke: {
        src: 'check',
        input: ({ context }) => context.input,
        onDone: {
          target: 'done',
          actions: assign({ result: ({ event }) => event.output, runs: ({ context }) => context.runs + 1 }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    done: {},
    failed: {},
  },
});
