import { assign, fromPromise, setup } from 'xstate';
import { type Refused } from '../language/refusal-text.ts';
import { type StoredFile } from './files-store.ts';

/** One file on its way to the museum. */
export interface Upload {
  readonly key: number;
  /** Uploads that were begun together are handed on together. */
  readonly batch: number;
  readonly folder: string;
  /** The name that it gets there. */
  readonly name: string;
  readonly file: File;
  /** How much has gone: from 0 to 1. */
  readonly part: number;
  /** Gets the files of its batch. */
  readonly onStored: ((files: readonly StoredFile[]) => void) | undefined;
  readonly state: UploadState;
}

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'stored'; readonly as: StoredFile; readonly isHandedOn: boolean }
  /** The server does not take such a file. */
  | { readonly kind: 'refused'; readonly why: Refused | undefined }
  /** The call failed; the file may be sent once more. */
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

/** The server's answer about one file. */
export type UploadAnswer = { readonly stored: StoredFile } | { readonly refused: Refused | undefined };

interface Context {
  readonly list: readonly Upload[];
  /** The key of the file being sent. */
  readonly current: number | undefined;
  /** Whether no further file is sent. */
  readonly isPaused: boolean;
}

export type UploadsEvent =
  | { readonly type: 'add'; readonly uploads: readonly Omit<Upload, 'part' | 'state'>[] }
  | { readonly type: 'progress'; readonly key: number; readonly part: number }
  | { readonly type: 'cancel'; readonly key: number }
  /** Sends a failed file once more, from its beginning. */
  | { readonly type: 'retry'; readonly key: number }
  /** Lets the current file end, and keeps the others waiting. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Clears uploads that have ended. */
  | { readonly type: 'clear' };

export interface SendInput {
  readonly upload: Upload;
  readonly onProgress: (part: number) => void;
}

/** Sends files one after the other. */
export const uploadsMachine = setup({
  types: { context: {} as Context, events: {} as UploadsEvent },
  actors: {
    send: fromPromise<UploadAnswer, SendInput>(() => Promise.reject(new Error('Hand in how to send'))),
    /** Reads which files there are now. */
    reload: fromPromise<void>(() => Promise.reject(new Error('Hand in how to reload'))),
  },
  guards: {
    mayBegin: ({ context: { list, isPaused } }) => !isPaused && list.some(({ state }) => state.kind === 'waiting'),
    isCurrent: ({ context, event }) => event.type === 'cancel' && event.key === context.current,
  },
  actions: {
    /** Hands the files of each batch that were stored since to the uploading component. */
    handOn: ({ context: { list } }) => {
      for (const batch of new Set(readyIn(list).map((upload) => upload.batch))) {
        const own = readyIn(list).filter((upload) => upload.batch === batch);
        own[0]?.onStored?.(filesOf(own));
      }
    },
    begin: assign(({ context: { list } }) => {
      const current = list.find(({ state }) => state.kind === 'waiting')?.key;
      return { current, list: withState(list, current, { kind: 'sending' }) };
    }),
    end: assign(({ context: { list, current } }, state: UploadState) => ({
      current: undefined,
      list: withState(list, current, state),
    })),
    /**
     * Files disappear from the list once they are handed on, because they are shown there. Changed files stay,
     * because staff should read the change.
     */
    noteHandedOn: assign(({ context: { list } }) => {
      const known = new Set(readyIn(list).map(({ key }) => key));
      return {
        list: list.flatMap((upload) => {
          if (!known.has(upload.key) || upload.state.kind !== 'stored') return [upload];
          const { MadeSmaller, Notes } = upload.state.as;
          if (upload.onStored !== undefined && MadeSmaller === undefined && Notes === undefined) return [];
          return [{ ...upload, state: { ...upload.state, isHandedOn: true } }];
        }),
      };
    }),
  },
}).createMachine({
  context: { list: [], current: undefined, isPaused: false },
  initial: 'idle',
  on: {
    add: {
      actions: assign(({ context: { list }, event: { uploads } }) => ({
        list: [...list, ...uploads.map((upload) => ({ ...upload, part: 0, state: { kind: 'waiting' } as const }))],
      })),
    },
    progress: {
      actions: assign(({ context: { list }, event: { key, part } }) => ({
        list: list.map((upload) => (upload.key === key ? { ...upload, part } : upload)),
      })),
    },
    cancel: {
      actions: assign(({ context: { list }, event: { key } }) => ({
        list: list.map((upload) =>
          upload.key === key && upload.state.kind === 'waiting' ? { ...upload, state: { kind: 'cancelled' } } : upload,
        ),
      })),
    },
    retry: {
      actions: assign(({ context: { list }, event: { key } }) => ({
        list: list.map((upload) =>
          upload.key === key && upload.state.kind === 'failed'
            ? { ...upload, part: 0, state: { kind: 'waiting' } }
            : upload,
        ),
      })),
    },
    pause: { actions: assign({ isPaused: true }) },
    resume: { actions: assign({ isPaused: false }) },
    clear: {
      actions: assign(({ context: { list } }) => ({
        list: list.filter(({ state: { kind } }) => kind === 'waiting' || kind === 'sending'),
      })),
    },
  },
  states: {
    idle: { always: { guard: 'mayBegin', target: 'sending' } },
    sending: {
      entry: 'begin',
      invoke: {
        src: 'send',
        input: ({ context: { list, current }, self }) => {
          const upload = list.find(({ key }) => key === current);
          if (upload === undefined) throw new Error('Nothing waits to be sent');
          return { upload, onProgress: (part) => self.send({ type: 'progress', key: upload.key, part }) };
        },
        onDone: { target: 'ended', actions: { type: 'end', params: ({ event }) => stateOf(event.output) } },
        onError: {
          target: 'ended',
          actions: { type: 'end', params: ({ event: { error } }) => ({ kind: 'failed', error }) },
        },
      },
      on: {
        cancel: {
          guard: 'isCurrent',
          target: 'ended',
          actions: { type: 'end', params: () => ({ kind: 'cancelled' }) },
        },
      },
    },
    ended: {
      always: [{ guard: ({ context: { list } }) => readyIn(list).length > 0, target: 'reloading' }, { target: 'idle' }],
    },
    reloading: {
      // The list of files reports its own failures.
      invoke: { src: 'reload', onDone: 'handingOn', onError: 'handingOn' },
    },
    handingOn: {
      entry: ['handOn', 'noteHandedOn'],
      always: 'idle',
    },
  },
});

function withState(list: readonly Upload[], key: number | undefined, state: UploadState): readonly Upload[] {
  return list.map((upload) =>
    upload.key === key ? { ...upload, state, ...(state.kind === 'stored' ? { part: 1 } : {}) } : upload,
  );
}

function stateOf(answer: UploadAnswer): UploadState {
  return 'stored' in answer
    ? { kind: 'stored', as: answer.stored, isHandedOn: false }
    : { kind: 'refused', why: answer.refused };
}

/** Returns the stored files that were not handed on yet, of batches without running uploads. */
function readyIn(list: readonly Upload[]): readonly Upload[] {
  const busy = new Set(
    list.filter(({ state: { kind } }) => kind === 'waiting' || kind === 'sending').map(({ batch }) => batch),
  );
  return list.filter(({ batch, state }) => !busy.has(batch) && state.kind === 'stored' && !state.isHandedOn);
}

function filesOf(uploads: readonly Upload[]): readonly StoredFile[] {
  return uploads.flatMap(({ state }) => (state.kind === 'stored' ? [state.as] : []));
}
