import { type ListName, type TourDefinition } from '#content/definition.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type Answer, partLength, type Question, type TaskName } from './answer-tasks.ts';
import { type ImportTasks } from './import-tasks.ts';
import { type DroppedFile } from './packed-file.ts';

export interface ImportWorker {
  /** @throws Error if the task fails */
  readonly ask: <Name extends TaskName>(
    task: Name,
    given: Parameters<ImportTasks[Name]>[0],
    onProgress?: (part: number) => void,
  ) => ReturnType<ImportTasks[Name]>;
  /** Sends the lists that have changed since the last time. */
  readonly sendContent: (definition: TourDefinition) => Promise<void>;
  /** Hands files over in parts, because browsers copy each as slowly as a long text. */
  readonly takeFiles: (files: readonly DroppedFile[]) => Promise<void>;
  readonly close: () => void;
}

const filesAtOnce = 50;

interface Waiting {
  readonly lists: Map<string, unknown[]>;
  readonly onProgress: ((part: number) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker that reads, plans, applies and writes sheets. */
export function openImportWorker(): ImportWorker {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const sent = new Map<string, unknown>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    if (data.kind === 'progress') return one.onProgress?.(data.part);
    if (data.kind === 'part') return addTo(one.lists, data);
    waiting.delete(data.id);
    if (data.kind === 'failed') one.reject(new Error(data.message));
    else one.resolve(isObject(data.value) ? { ...data.value, ...Object.fromEntries(one.lists) } : data.value);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
  });

  const ask = (task: TaskName, given: unknown, onProgress?: (part: number) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { lists: new Map(), onProgress, resolve, reject });
      const question: Question = { id: last, task, given };
      worker.postMessage(question, []);
    });

  const sendChanged = async (definition: TourDefinition): Promise<void> => {
    for (const [list, objects] of Object.entries(definition) as [ListName, readonly StoredObject[]][]) {
      if (sent.get(list) === objects) continue;
      sent.set(list, objects);
      for (let from = 0; from === 0 || from < objects.length; from += partLength) {
        // Waiting lets the page do other things in between.
        await ask('takeContent', { list, from, objects: objects.slice(from, from + partLength) });
      }
    }
  };
  let sending: Promise<void> = Promise.resolve();

  return {
    ask: ask as ImportWorker['ask'],
    sendContent: (definition) => (sending = sending.then(() => sendChanged(definition))),
    takeFiles: async (files) => {
      for (let from = 0; from === 0 || from < files.length; from += filesAtOnce) {
        await ask('takeFiles', { files: files.slice(from, from + filesAtOnce), isFirst: from === 0 });
      }
    },
    close: () => worker.terminate(),
  };
}

function addTo(lists: Map<string, unknown[]>, { list, items }: Answer & { readonly kind: 'part' }): void {
  const known = lists.get(list);
  if (known === undefined) lists.set(list, [...items]);
  else known.push(...items);
}
