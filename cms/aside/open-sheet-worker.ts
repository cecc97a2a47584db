import { type Aside, openAside } from './open-aside.ts';
import { type SheetTasks } from './sheet-tasks.ts';

export function openSheetWorker(): Aside<SheetTasks> {
  return openAside<SheetTasks>(new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }));
}
