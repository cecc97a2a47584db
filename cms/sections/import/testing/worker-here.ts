import { type Answer, answerTasks, type Question } from '../work/answer-tasks.ts';

/** The worker's tasks on the page itself: environments of component tests have no workers. */
export class WorkerHere extends EventTarget {
  readonly #answer = answerTasks((data: Answer) => this.dispatchEvent(new MessageEvent('message', { data })));
  postMessage(data: Question): void {
    // Files are handed over as they are in browsers; this environment's cannot be cloned.
    this.#answer({ data: data.task === 'takeFiles' ? data : structuredClone(data) });
  }
  terminate(): void {}
}
