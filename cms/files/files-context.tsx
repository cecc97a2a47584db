import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection } from '../session/session-context.tsx';
import { createFilesStore, type FilesState, type FilesStore } from './files-store.ts';

const FilesContext = createContext<FilesStore | undefined>(undefined);

export function FilesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { client } = useConnection();
  const [store] = useState(() => createFilesStore(client));
  return <FilesContext value={store}>{children}</FilesContext>;
}

export function useFilesStore(): FilesStore {
  const value = use(FilesContext);
  if (value === undefined) throw new Error('useFilesStore needs a FilesProvider around it');
  return value;
}

/** The museum's files, loaded on first use. */
export function useFiles(): FilesState {
  const store = useFilesStore();
  useEffect(() => store.start(), [store]);
  return useStore(store);
}
