import { createStore } from 'zustand';
import { type AnswerOf } from '#contract/call.ts';
import { type fileCalls } from '#contract/calls/file-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type ReadonlyStore } from '#ui/store.ts';

export type StoredFile = AnswerOf<typeof fileCalls.uploadFiles>['Files'][number];

export type FilesState =
  | { readonly status: 'waiting' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** The files by path. */
      readonly files: readonly StoredFile[];
      /** The folders' paths, each before its contents. */
      readonly folders: readonly string[];
    };

/** The museum's files on the server. */
export interface FilesStore extends ReadonlyStore<FilesState> {
  /** Loads them on the first call; later calls do nothing. */
  readonly start: () => void;
  /** Reloads the files; the known ones stay on screen until then. */
  readonly reload: () => Promise<void>;
}

export function createFilesStore(client: StaffClient): FilesStore {
  const store = createStore<FilesState>(() => ({ status: 'waiting' }));
  const set = (next: FilesState): void => store.setState(next, true);
  const reload = async (): Promise<void> => {
    if (store.getState().status !== 'ready') set({ status: 'loading' });
    try {
      const { Files, Folders } = await client('listFiles', { params: { '*': '' }, query: { deep: 'true' } });
      set({ status: 'ready', files: Files, folders: Folders.map(({ Path }) => Path) });
    } catch (error) {
      console.warn('The files could not be listed', error);
      if (store.getState().status !== 'ready') set({ status: 'failed' });
    }
  };
  return {
    ...store,
    start: () => {
      if (store.getState().status === 'waiting') void reload();
    },
    reload,
  };
}
