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
      /** By path. */
      readonly files: readonly StoredFile[];
      /** Their paths, a folder before what is in it. */
      readonly folders: readonly string[];
    };

/** The museum's files as the server has them. */
export interface FilesStore extends ReadonlyStore<FilesState> {
  /** Reads them the first time; later ones do nothing. */
  readonly start: () => void;
  /** Reads the files again; the known ones stay on screen until then. */
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
