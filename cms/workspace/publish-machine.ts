import { assign, fromPromise, setup } from 'xstate';
import { RequestError } from '#contract/errors.ts';
import { type PublishChoice } from './publish-choice.ts';
import { type PublishPlan } from './publish-plan.ts';

/** An act on the editing copy as a whole (section 4). */
export type PublishAct = 'publish' | 'discard';

interface Context {
  readonly act: PublishAct;
  /** Whether unsaved edits are saved before. */
  readonly savesFirst: boolean;
  /** The act's changes; undefined until they are known. */
  readonly plan: PublishPlan | undefined;
  /** Undefined: the whole, now. */
  readonly choice: PublishChoice | undefined;
}

export type PublishEvent =
  | { readonly type: 'ask'; readonly act: PublishAct; readonly savesFirst: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'askAgain' }
  | { readonly type: 'confirm'; readonly choice?: PublishChoice };

/** The version that visitors have since; undefined: it was planned or proposed. */
export interface Published {
  readonly counter: number | undefined;
  /** When it is planned, as the museum's clocks show it. */
  readonly at?: string | undefined;
  /** By which a discarded editing copy is brought back; undefined: nothing in it was unpublished. */
  readonly kept?: string | undefined;
}

const isRefused = (error: unknown, reason: string): boolean =>
  error instanceof RequestError && error.facts.answer?.reason === reason;

const untold = (news: unknown): never => {
  throw new Error('Hand in how to tell it', { cause: news });
};

/** Publishes or discards the editing copy, once staff have seen what that changes and agreed. */
export const publishMachine = setup({
  types: { context: {} as Context, events: {} as PublishEvent },
  actors: {
    plan: fromPromise<PublishPlan, { readonly savesFirst: boolean }>(() => Promise.reject(new Error('Hand in plan'))),
    act: fromPromise<Published, { readonly act: PublishAct; readonly choice?: PublishChoice | undefined }>(() =>
      Promise.reject(new Error('Hand in act')),
    ),
    /** Reads the editing copy, which discarding has replaced. */
    reread: fromPromise<void>(() => Promise.reject(new Error('Hand in reread'))),
  },
  actions: {
    tellDone: (_, done: { readonly act: PublishAct } & Published) => untold(done),
    tellFailure: (_, failure: { readonly error: unknown }) => untold(failure),
    tellUnread: () => untold('unread'),
  },
}).createMachine({
  context: { act: 'publish', savesFirst: false, plan: undefined, choice: undefined },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ plan: undefined }),
      on: {
        ask: {
          target: 'planning',
          actions: assign({ act: ({ event }) => event.act, savesFirst: ({ event }) => event.savesFirst }),
        },
      },
    },
    planning: {
      invoke: {
        src: 'plan',
        input: ({ context: { savesFirst } }) => ({ savesFirst }),
        onDone: { target: 'asking', actions: assign({ plan: ({ event }) => event.output }) },
        onError: [
          {
            // The plan that was shown stays.
            guard: ({ context: { plan } }) => plan !== undefined,
            target: 'asking',
            actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
          },
          {
            target: 'idle',
            actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
      on: { cancel: 'idle' },
    },
    asking: {
      on: {
        cancel: 'idle',
        askAgain: 'planning',
        confirm: { target: 'acting', actions: assign({ choice: ({ event }) => event.choice }) },
      },
    },
    // Cannot be cancelled: the server does it whole or not at all.
    acting: {
      invoke: {
        src: 'act',
        input: ({ context: { act, choice } }) => ({ act, choice }),
        onDone: [
          {
            guard: ({ context }) => context.act === 'discard',
            target: 'rereading',
            actions: { type: 'tellDone', params: ({ context: { act }, event }) => ({ act, ...event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'tellDone', params: ({ context: { act }, event }) => ({ act, ...event.output }) },
          },
        ],
        onError: [
          { guard: ({ event: { error } }) => isRefused(error, 'publication-outdated'), target: 'planning' },
          {
            // A colleague may have published the same.
            guard: ({ event: { error } }) => isRefused(error, 'publication-empty'),
            target: 'planning',
            actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
          },
          {
            guard: ({ event: { error } }) => isRefused(error, 'publication-for-others'),
            target: 'asking',
            actions: [
              { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
              assign({ plan: ({ context: { plan } }) => plan && { ...plan, isProposal: true } }),
            ],
          },
          {
            target: 'asking',
            actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
    },
    rereading: {
      invoke: { src: 'reread', onDone: 'idle', onError: { target: 'idle', actions: 'tellUnread' } },
    },
  },
});
