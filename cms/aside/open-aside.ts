import { type Answer, type Question, type Tasks } from './answer-tasks.ts';

/** A worker that does tasks beside the page, so that the page stays responsive. */
export interface Aside<All extends Tasks> {
  /** @throws Error if the task fails */
  readonly ask: <Name extends keyof All & string>(
    task: Name,
    given: Parameters<All[Name]>[0],
    options?: AskOptions,
  ) => Promise<Awaited<ReturnType<All[Name]>>>;
  readonly close: () => void;
}

interface AskOptions {
  readonly onProgress?: (part: number) => void;
  /** What the worker gets without a copy. */
  readonly transfer?: Transferable[];
}

interface Waiting extends AskOptions {
  readonly lists: Map<string, unknown[]>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Returns the page's side of a worker that answers with `answerTasks`. */
export function openAside<All extends Tasks>(worker: Worker): Aside<All> {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    if (data.kind === 'progress') return one.onProgress?.(data.part);
    if (data.kind === 'part') return addTo(one.lists, data);
    waiting.delete(data.id);
    if (data.kind === 'failed') one.reject(new Error(data.message));
    else
      one.resolve(one.lists.size === 0 ? data.value : { ...(data.value as object), ...Object.fromEntries(one.lists) });
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
  });

  const ask = (task: string, given: unknown, { transfer = [], ...options }: AskOptions = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { ...options, lists: new Map(), resolve, reject });
      const question: Question = { id: last, task, given };
      worker.postMessage(question, transfer);
    });

  return { ask: ask as Aside<All>['ask'], close: () => worker.terminate() };
}

function addTo(lists: Map<string, unknown[]>, { list, items }: Answer & { readonly kind: 'part' }): void {
  const known = lists.get(list);
  if (known === undefined) lists.set(list, [...items]);
  else known.push(...items);
}
