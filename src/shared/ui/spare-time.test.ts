import { beforeEach, expect, it, vi } from 'vitest';
import { inSpareTime } from './spare-time.ts';

let waiting: IdleRequestCallback[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => waiting.push(task));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1));
});

/** Gives the page time for some steps. */
function spare(steps: number): void {
  let left = steps + 1;
  for (const task of waiting.splice(0)) task({ didTimeout: false, timeRemaining: () => (left -= 1) });
}

function* count(to: number, done: number[]): Generator<undefined, void> {
  for (let step = 1; step <= to; step += 1) {
    done.push(step);
    yield undefined;
  }
}

it('works only while there is time to spare, until it is done', () => {
  const done: number[] = [];
  inSpareTime(count(3, done));
  expect(done).toEqual([]);
  spare(2);
  expect(done).toEqual([1, 2]);
  spare(5);
  expect(done).toEqual([1, 2, 3]);
  expect(waiting).toEqual([]);
});

it('ends when it is no longer wanted', () => {
  const done: number[] = [];
  const end = inSpareTime(count(3, done));
  spare(1);
  end();
  spare(5);
  expect(done).toEqual([1]);
  expect(waiting).toEqual([]);
});
