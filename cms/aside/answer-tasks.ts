/** What a worker of the staff area does. Each task gets one value, and may tell how far it is: from 0 to 1. */
export type Tasks = Readonly<Record<string, (given: never, onProgress: (part: number) => void) => unknown>>;

export interface Question {
  readonly id: number;
  readonly task: string;
  readonly given: unknown;
}

/** Long lists of an answer come before it in parts, so that the page never reads much at once. */
export type Answer =
  | { readonly id: number; readonly kind: 'progress'; readonly part: number }
  | { readonly id: number; readonly kind: 'part'; readonly list: string; readonly items: readonly unknown[] }
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** Items of a list in one message: a browser copies as many stations in ten languages within some milliseconds. */
export const partLength = 100;

/** Returns the worker's side of the questions. */
export function answerTasks(
  tasks: Tasks,
  post: (answer: Answer) => void,
): (event: { readonly data: Question }) => void {
  // One after the other, because each needs what the one before has read.
  let last: Promise<void> = Promise.resolve();
  return ({ data: { id, task, given } }) => {
    const run = tasks[task] as (given: unknown, onProgress: (part: number) => void) => unknown;
    last = last.then(async () => {
      try {
        const value = await run(given, (part) => post({ id, kind: 'progress', part }));
        post({
          id,
          kind: 'done',
          value: withoutLists(value, (list, items) => post({ id, kind: 'part', list, items })),
        });
      } catch (error) {
        post({ id, kind: 'failed', message: String(error) });
      }
    });
  };
}

function withoutLists(value: unknown, onPart: (list: string, items: readonly unknown[]) => void): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (!Array.isArray(inner)) return [name, inner];
      for (let from = 0; from < inner.length; from += partLength) onPart(name, inner.slice(from, from + partLength));
      return [name, []];
    }),
  );
}

/** Numbers in typed arrays, and files, are no records. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
