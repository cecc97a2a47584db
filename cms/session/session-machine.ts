import { assign, fromPromise, setup } from 'xstate';
import { type FirstTask, type UserGroup } from '#contract/staff-kinds.ts';
import { type LoginFailure, loginFailure, type LoginStep } from './login-failure.ts';

/** The person who is logged in. */
export interface Staff {
  readonly session: string;
  readonly user: string;
  readonly group: UserGroup;
  /** The codes of the languages that a translator may change. */
  readonly languages: readonly string[];
}

/** The server's information on a session. */
export interface Opened {
  readonly staff: Staff;
  /** A task to complete before the server answers anything else. */
  readonly task: FirstTask | undefined;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
  /** Of the second factor, or a recovery code. */
  readonly code: string | undefined;
}

export type SessionEvent =
  | ({ readonly type: 'logIn' } & Credentials)
  | { readonly type: 'logOut' }
  /** The server no longer knows the session. */
  | { readonly type: 'end' }
  /** The server refuses everything else until this is done. */
  | { readonly type: 'putFirst'; readonly task: FirstTask }
  /** Continues with another session of the same person, or asks again for the first task. */
  | { readonly type: 'renew'; readonly session: string | undefined };

interface Context {
  readonly credentials: Credentials | undefined;
  readonly staff: Staff | undefined;
  readonly task: FirstTask | undefined;
  readonly failure: LoginFailure | undefined;
  /** Why the session could not be renewed. */
  readonly unrenewed: unknown;
}

const nobody = {
  staff: undefined,
  task: undefined,
  credentials: undefined,
  failure: undefined,
  unrenewed: undefined,
} as const;

/** The session of staff, with the states of section 4. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly staff: Staff | undefined },
    events: {} as SessionEvent,
  },
  actors: {
    logIn: fromPromise<Opened, Credentials>(() => Promise.reject(new Error('Hand in how to log in'))),
    logOut: fromPromise<void>(() => Promise.reject(new Error('Hand in how to log out'))),
    ask: fromPromise<Opened, Staff>(() => Promise.reject(new Error('Hand in how to ask'))),
  },
  actions: {
    open: assign((_, { staff, task }: Opened) => ({ staff, task, failure: undefined })),
    forget: assign(() => nobody),
  },
  guards: { isKnown: ({ context }) => context.staff !== undefined },
}).createMachine({
  context: ({ input: { staff } }) => ({ ...nobody, staff }),
  initial: 'deciding',
  on: {
    logIn: {
      target: '.submitted',
      reenter: true,
      actions: assign(({ event: { name, password, code } }) => ({
        credentials: { name, password, code },
        staff: undefined,
        task: undefined,
        failure: undefined,
      })),
    },
    logOut: [{ guard: 'isKnown', target: '.loggingOut' }, { target: '.none' }],
    end: { guard: 'isKnown', target: '.ended' },
    putFirst: {
      guard: 'isKnown',
      target: '.deciding',
      actions: assign({ task: ({ event }) => event.task }),
    },
    renew: {
      guard: 'isKnown',
      target: '.renewing',
      reenter: true,
      actions: assign(({ context: { staff }, event: { session } }) => ({
        unrenewed: undefined,
        staff: staff === undefined || session === undefined ? staff : { ...staff, session },
      })),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.staff === undefined, target: 'none' },
        { guard: ({ context }) => context.task !== undefined, target: 'unready' },
        { target: 'authenticated' },
      ],
    },
    none: { entry: 'forget' },
    /** The person logs in again without leaving the page. */
    ended: { entry: 'forget' },
    submitted: {
      invoke: {
        src: 'logIn',
        input: ({ context: { credentials } }) => credentials ?? { name: '', password: '', code: undefined },
        onDone: { target: 'deciding', actions: { type: 'open', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: assign({ failure: ({ context, event }) => loginFailure(event.error, stepOf(context)) }),
        },
      },
    },
    refused: {},
    authenticated: { entry: assign({ credentials: undefined }) },
    /** Logged in, but the server answers nothing else before the task is done. */
    unready: {},
    /** If the call fails, the session expires on the server; here it is gone all the same. */
    loggingOut: { invoke: { src: 'logOut', onDone: 'none', onError: 'none' } },
    renewing: {
      // The answer has the current first task; a refusal of an earlier call has an older one.
      on: { putFirst: {} },
      invoke: {
        src: 'ask',
        input: ({ context: { staff } }) => {
          if (staff === undefined) throw new Error('No one is logged in');
          return staff;
        },
        onDone: { target: 'deciding', actions: { type: 'open', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: assign({ unrenewed: ({ event }) => event.error }) },
      },
    },
  },
});

/** The step of the login that is under way. */
export function stepOf({ credentials }: Pick<Context, 'credentials'>): LoginStep {
  return credentials?.code === undefined ? 'password' : 'code';
}
