import { type AnswerOf } from '#contract/call.ts';
import { type fileCalls } from '#contract/calls/file-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';

export type StoredFile = AnswerOf<typeof fileCalls.uploadFiles>['Files'][number];

export type FilesState =
  | { readonly status: 'waiting' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** By path. */
      readonly files: readonly StoredFile[];
      /** Their paths, a folder before what is in it. */
      readonly folders: readonly string[];
    };

/** The museum's files as the server has them. */
export interface FilesStore {
  readonly get: () => FilesState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads them the first time; later ones do nothing. */
  readonly start: () => void;
  /** Reads them anew. What was known is shown until then. */
  readonly reload: () => Promise<void>;
}

export function createFilesStore(client: StaffClient): FilesStore {
  let state: FilesState = { status: 'waiting' };
  const listeners = new Set<() => void>();
  const set = (next: FilesState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const reload = async (): Promise<void> => {
    if (state.status !== 'ready') set({ status: 'loading' });
    try {
      const { Files, Folders } = await client('listFiles', { params: { '*': '' }, query: { deep: 'true' } });
      set({ status: 'ready', files: Files, folders: Folders.map(({ Path }) => Path) });
    } catch (error) {
      console.warn('The files could not be listed', error);
      if (state.status !== 'ready') set({ status: 'failed' });
    }
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      if (state.status === 'waiting') void reload();
    },
    reload,
  };
}
