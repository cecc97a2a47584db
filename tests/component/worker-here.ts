import { type Answer, answerTasks, type Question, type Tasks } from '#cms/aside/answer-tasks.ts';

/** Returns a class in the place of `Worker` that does its tasks on the page itself: this environment has no workers. */
export function workerHere(createTasks: () => Tasks): new () => EventTarget {
  return class extends EventTarget {
    readonly #answer = answerTasks(createTasks(), (data: Answer) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    postMessage(data: Question): void {
      // Files are not copied in this environment.
      const hasFile = [data.given, ...Object.values(Object(data.given) as object)].some((each) => each instanceof File);
      this.#answer({ data: hasFile ? data : structuredClone(data) });
    }
    terminate(): void {}
  };
}
