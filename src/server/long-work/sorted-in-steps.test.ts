import { expect, it } from 'vitest';
import { sortedInSteps } from './sorted-in-steps.ts';

function run<Result>(work: Generator<undefined, Result>): { readonly steps: number; readonly result: Result } {
  for (let steps = 0; ; steps += 1) {
    const step = work.next();
    if (step.done === true) return { steps, result: step.value };
  }
}

it.each([0, 1, 2, 499, 500, 501, 1000, 1501, 7777])(
  '%i elements are sorted as toSorted does, equal ones too',
  (count) => {
    const list = Array.from({ length: count }, (_, place) => ({ key: (place * 7919) % 97, place }));
    const byKey = (one: { key: number }, other: { key: number }): number => one.key - other.key;
    expect(run(sortedInSteps(list, byKey)).result).toEqual(list.toSorted(byKey));
  },
);

it('Many elements are sorted in steps', () => {
  const list = Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 20_000);
  expect(run(sortedInSteps(list, (one, other) => one - other)).steps).toBeGreaterThan(100);
});
