import { type Answer, answerTasks, type Question, type Tasks } from '#cms/aside/answer-tasks.ts';

/** Returns a class in the place of `Worker` that does its tasks on the page itself: this environment has no workers. */
export function workerHere(createTasks: () => Tasks): new () => EventTarget {
  return class extends EventTarget {
    readonly #answer = answerTasks(createTasks(), (data: Answer) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    postMessage(data: Question): void {
      this.#answer({ data: hasFile(data.given) ? data : structuredClone(data) });
    }
    terminate(): void {}
  };
}

/** Files are not copied in this environment. */
function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
