import { type ContentAside, withContent } from '../../../aside/content.ts';
import { openAside } from '../../../aside/open-aside.ts';
import { type ImportTasks } from './import-tasks.ts';

export type ImportWorker = ContentAside<ImportTasks>;

/** Starts the worker that reads, plans, applies and writes sheets. */
export function openImportWorker(): ImportWorker {
  return withContent(
    openAside<ImportTasks>(new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })),
  );
}
