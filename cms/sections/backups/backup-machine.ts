import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
  type SnapshotFrom,
} from 'xstate';
import { type BackupType } from '#content/constants.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type backupCalls } from '#contract/calls/backup-calls.ts';
import { type ErrorBody, RequestError } from '#contract/errors.ts';
import { type Backup, type LastRun } from './backups-state.ts';

export interface Wanted {
  readonly type: BackupType;
  readonly description: string;
}

export interface Restored {
  readonly name: string;
  /** The backup of the state before: the way back. */
  readonly before: Backup | undefined;
  readonly at: string;
  /** Faults of files, or changes to them; unknown if the connection broke. */
  readonly notes?: AnswerOf<(typeof backupCalls)['restoreBackup']>['Notes'];
}

/** The outcome of a job whose connection broke, or which this page found running. */
export interface Followed {
  /** Undefined: nothing was begun. */
  readonly last: LastRun | undefined;
}

type Action = 'request' | 'upload' | 'restore';

interface Context {
  /** The job that was known before this page began one. */
  readonly known: string | undefined;
  readonly wanted: Wanted | undefined;
  readonly file: File | undefined;
  /** How much of the file has been sent, from 0 to 1. */
  readonly part: number;
  /** The backup to restore. */
  readonly chosen: Backup | undefined;
  readonly action: Action;
  /** Why the last action failed, or why edits could not be saved. */
  readonly error: unknown;
  readonly made: Backup | undefined;
  readonly restored: Restored | undefined;
  /** Whether the restore is this page's own, whose edits have been dealt with. */
  readonly isOwn: boolean;
}

export type BackupEvent =
  | ({ readonly type: 'request'; readonly known: string | undefined } & { readonly wanted: Wanted })
  | { readonly type: 'upload'; readonly file: File }
  | { readonly type: 'ask'; readonly backup: Backup }
  | { readonly type: 'confirm'; readonly saves: boolean; readonly known: string | undefined }
  /** A job runs that this page has not begun, or had begun before it was reloaded. */
  | { readonly type: 'found'; readonly action: 'request' | 'restore' }
  | { readonly type: 'cancel' }
  | { readonly type: 'again' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'sent'; readonly part: number }
  | { readonly type: 'uploaded'; readonly backup: Backup }
  | { readonly type: 'refused'; readonly error: unknown };

const throwing = (): Promise<never> => Promise.reject(new Error('Hand in what the machine needs'));

/** Backups as root works with them (section 4): requested, successful, restore requested, restore done or failed. */
export const backupMachine = setup({
  types: { context: {} as Context, events: {} as BackupEvent },
  actors: {
    create: fromPromise<Backup, Wanted>(throwing),
    /** Sends `sent`, then `uploaded` or `refused`; breaks the upload off when it is stopped. */
    upload: fromCallback<EventObject, { readonly file: File }>(() => {
      throw new Error('Hand in how to upload');
    }),
    saveEdits: fromPromise<void>(throwing),
    restore: fromPromise<Restored, { readonly name: string }>(throwing),
    /** Shows the restored content. */
    read: fromPromise<void, { readonly at: string }>(throwing),
    /** Asks the server until no job runs, however long it is out of reach. */
    follow: fromPromise<Followed, { readonly known: string | undefined }>(throwing),
  },
  guards: {
    isLost: ({ event }) => 'error' in event && isLost(event.error),
    saves: ({ event }) => event.type === 'confirm' && event.saves,
    wasRequest: ({ context }) => context.action === 'request' && context.wanted !== undefined,
    wasUpload: ({ context }) => context.action === 'upload' && context.file !== undefined,
    wasRestore: ({ context }) => context.action === 'restore' && context.chosen !== undefined,
  },
  actions: {
    noteError: assign({ error: ({ event }) => ('error' in event ? event.error : undefined) }),
    noteKnown: assign({ known: ({ event }) => ('known' in event ? event.known : undefined) }),
  },
}).createMachine({
  context: {
    known: undefined,
    wanted: undefined,
    file: undefined,
    part: 0,
    chosen: undefined,
    action: 'request',
    error: undefined,
    made: undefined,
    restored: undefined,
    isOwn: true,
  },
  initial: 'resting',
  states: {
    /** Nothing is under way; the substate tells how the last action ended. */
    resting: {
      initial: 'idle',
      on: {
        request: {
          target: 'requesting',
          actions: ['noteKnown', assign({ action: 'request', wanted: ({ event }) => event.wanted })],
        },
        upload: { target: 'uploading', actions: assign({ action: 'upload', file: ({ event }) => event.file }) },
        ask: { target: 'asking', actions: assign({ action: 'restore', chosen: ({ event }) => event.backup }) },
        found: {
          target: 'following',
          actions: assign({ isOwn: false, known: undefined, action: ({ event }) => event.action }),
        },
        dismiss: '.idle',
        again: [
          { guard: 'wasRequest', target: 'requesting' },
          { guard: 'wasUpload', target: 'uploading' },
          { guard: 'wasRestore', target: 'asking' },
        ],
      },
      states: {
        idle: {},
        made: {},
        uploaded: {},
        restored: {},
        failed: {},
        /** The server was stopped in the middle. Nothing has changed. */
        interrupted: {},
      },
    },
    requesting: {
      invoke: {
        src: 'create',
        input: ({ context: { wanted } }) => wanted ?? { type: 'full', description: '' },
        onDone: { target: 'resting.made', actions: assign({ made: ({ event }) => event.output }) },
        onError: [
          { guard: 'isLost', target: 'following', actions: assign({ isOwn: true }) },
          { target: 'resting.failed', actions: 'noteError' },
        ],
      },
    },
    uploading: {
      entry: assign({ part: 0 }),
      invoke: {
        src: 'upload',
        input: ({ context: { file } }) => ({ file: file ?? new File([], '') }),
        onError: { target: 'resting.failed', actions: 'noteError' },
      },
      on: {
        sent: { actions: assign({ part: ({ event }) => event.part }) },
        uploaded: { target: 'resting.uploaded', actions: assign({ made: ({ event }) => event.backup }) },
        refused: { target: 'resting.failed', actions: 'noteError' },
        cancel: 'resting.idle',
      },
    },
    asking: {
      initial: 'open',
      on: {
        confirm: [
          { guard: 'saves', target: 'saving', actions: 'noteKnown' },
          { target: 'restoring', actions: 'noteKnown' },
        ],
        cancel: 'resting.idle',
      },
      states: {
        open: { entry: assign({ error: undefined }) },
        /** The edits could not be saved: `error` says why. */
        unsaved: {},
      },
    },
    saving: {
      invoke: {
        src: 'saveEdits',
        onDone: 'restoring',
        onError: { target: 'asking.unsaved', actions: 'noteError' },
      },
    },
    restoring: {
      invoke: {
        src: 'restore',
        input: ({ context: { chosen } }) => ({ name: chosen?.Name ?? '' }),
        onDone: { target: 'reading', actions: assign({ restored: ({ event }) => event.output }) },
        onError: [
          { guard: 'isLost', target: 'following', actions: assign({ isOwn: true }) },
          { target: 'resting.failed', actions: 'noteError' },
        ],
      },
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context: { restored } }) => ({ at: restored?.at ?? '' }),
        onDone: 'resting.restored',
        onError: { target: 'unread', actions: 'noteError' },
      },
    },
    /** Restored, but the content could not be read: this tab still shows the content from before. */
    unread: { on: { again: 'reading' } },
    following: {
      invoke: {
        src: 'follow',
        input: ({ context: { known } }) => ({ known }),
        onDone: [
          {
            guard: ({ event }) => event.output.last === undefined,
            target: 'resting.failed',
            actions: assign({ error: new RequestError({ failure: 'network', url: 'api/backup' }) }),
          },
          {
            guard: ({ event }) => event.output.last?.Outcome === 'interrupted',
            target: 'resting.interrupted',
            actions: assign({ action: ({ event }) => actionOf(event.output.last) }),
          },
          {
            guard: ({ event }) => event.output.last?.Outcome === 'failed',
            target: 'resting.failed',
            actions: assign({
              action: ({ event }) => actionOf(event.output.last),
              error: ({ event }) => errorOf(event.output.last?.Error),
            }),
          },
          {
            guard: ({ event }) => event.output.last?.Kind === 'backup',
            target: 'resting.made',
            actions: assign({ made: ({ event }) => event.output.last?.Backup }),
          },
          {
            // Edits are dealt with only if this page has asked for the restore.
            guard: ({ context }) => context.isOwn,
            target: 'reading',
            actions: assign({ restored: ({ event }) => restoredBy(event.output.last) }),
          },
          {
            target: 'resting.restored',
            actions: assign({ restored: ({ event }) => restoredBy(event.output.last) }),
          },
        ],
        onError: { target: 'resting.failed', actions: 'noteError' },
      },
    },
  },
});

function isLost(error: unknown): boolean {
  return error instanceof RequestError && error.facts.failure === 'network';
}

function actionOf(last: LastRun | undefined): Action {
  return last?.Kind === 'restore' ? 'restore' : 'request';
}

function errorOf(answer: LastRun['Error']): RequestError {
  const refusal: ErrorBody['error'] | undefined =
    answer === undefined
      ? undefined
      : {
          code: answer.code,
          message: answer.message,
          ...(answer.reason === undefined ? {} : { reason: answer.reason, facts: answer.facts ?? {} }),
        };
  return new RequestError({
    failure: 'status',
    url: 'api/backup',
    ...(refusal === undefined ? {} : { answer: refusal }),
  });
}

function restoredBy(last: LastRun | undefined): Restored | undefined {
  return last === undefined ? undefined : { name: last.About, before: last.Backup, at: last.EndedAt ?? last.StartedAt };
}

/** The machine as the parts of the section see it. */
export interface MachineView {
  readonly state: SnapshotFrom<typeof backupMachine>;
  readonly send: ActorRefFrom<typeof backupMachine>['send'];
}
