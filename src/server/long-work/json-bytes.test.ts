import { expect, it } from 'vitest';
import { encodePieces, isLongAnswer, jsonBytes } from './json-bytes.ts';

function stepsOf<Result>(work: Generator<undefined, Result>): { readonly steps: number; readonly result: Result } {
  for (let steps = 0; ; steps += 1) {
    const step = work.next();
    if (step.done === true) return { steps, result: step.value };
  }
}

const long = Array.from({ length: 5000 }, (_, ID) => ({ ID, Name: { de: `Straße "${ID}"`, en: undefined } }));

it.each([
  ['a list', long],
  ['an object with lists', { Path: 'a', Total: 1, Left: undefined, Long: long, Short: [1, null, undefined], None: [] }],
  ['an empty list', []],
  ['an empty object', {}],
  ['missing elements', [1, undefined, null, '']],
])('%s is written as JSON.stringify does', (_what, value) => {
  expect(stepsOf(jsonBytes(value)).result.toString()).toBe(JSON.stringify(value));
});

it('A long answer is written in steps of 64 kB', () => {
  const { steps, result } = stepsOf(jsonBytes({ Long: long }));
  expect(steps).toBeGreaterThanOrEqual(Math.floor(result.length / 70_000));
  expect([isLongAnswer(long), isLongAnswer({ Long: long }), isLongAnswer([1]), isLongAnswer(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('Pieces are encoded in steps, however they are cut', () => {
  const pieces = Array.from({ length: 3000 }, (_, index) => `ä${index}`.repeat(20));
  const { steps, result } = stepsOf(encodePieces(pieces));
  expect(result.toString()).toBe(pieces.join(''));
  expect(steps).toBeGreaterThan(2);
});
