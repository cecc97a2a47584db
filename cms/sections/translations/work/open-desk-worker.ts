import { type ContentAside, withContent } from '../../../aside/content.ts';
import { openAside } from '../../../aside/open-aside.ts';
import { type DeskTasks } from './desk-tasks.ts';

/** Starts the worker that reads, plans, counts and writes texts. */
export function openDeskWorker(): ContentAside<DeskTasks> {
  return withContent(
    openAside<DeskTasks>(new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' })),
  );
}
