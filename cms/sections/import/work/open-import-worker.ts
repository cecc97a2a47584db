import { type ContentAside, withContent } from '../../../aside/content.ts';
import { openAside } from '../../../aside/open-aside.ts';
import { type ImportTasks } from './import-tasks.ts';
import { type DroppedFile } from './packed-file.ts';

export interface ImportWorker extends ContentAside<ImportTasks> {
  /** Hands files over in parts, because browsers copy each as slowly as a long text. */
  readonly takeFiles: (files: readonly DroppedFile[]) => Promise<void>;
}

const filesAtOnce = 50;

/** Starts the worker that reads, plans, applies and writes sheets. */
export function openImportWorker(): ImportWorker {
  const aside = withContent(
    openAside<ImportTasks>(new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })),
  );
  return {
    ...aside,
    takeFiles: async (files) => {
      for (let from = 0; from === 0 || from < files.length; from += filesAtOnce) {
        await aside.ask('takeFiles', { files: files.slice(from, from + filesAtOnce), isFirst: from === 0 });
      }
    },
  };
}
