import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createScores } from './scores.ts';

/** Reads stored scores. */
function readScores(stored: string | undefined): object {
  return createScores(fakeDevice(stored === undefined ? {} : { scores: stored }).open()).getState();
}

describe('scores', () => {
  it('are set, removed and cleared, and are there next time', () => {
    const device = fakeDevice();
    const scores = createScores(device.open());
    scores.set('A', '1', 10);
    scores.set('A', '2', 0);
    scores.set('B', '1', 5);
    scores.remove('A', '1');
    scores.clear('B');
    expect(scores.getState()).toEqual({ A: { 2: 0 } });
    expect(createScores(device.open()).getState()).toEqual({ A: { 2: 0 } });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%d is not a score', (score) => {
    const scores = createScores(fakeDevice().open());
    scores.set('A', '1', score);
    expect(scores.getState()).toEqual({});
  });

  it('last as long as the page if nothing can be stored', () => {
    const scores = createScores(fakeDevice({ scores: '{"A":{"1":3}}' }, { isFull: true }).open());
    scores.set('A', '2', 4);
    expect(scores.getState()).toEqual({ A: { 1: 3, 2: 4 } });
  });

  it('notify their subscribers', () => {
    const scores = createScores(fakeDevice().open());
    let told = 0;
    scores.subscribe(() => (told += 1));
    scores.set('A', '1', 1);
    expect(told).toBe(1);
  });
});

it.each([
  [undefined, {}],
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['[1]', {}],
  ['5', {}],
  ['{"A":5,"B":{"1":2}}', { B: { 1: 2 } }],
  ['{"A":{"1":"9","2":-1,"3":null,"4":1e999,"5":7}}', { A: { 5: 7 } }],
  ['{"A":{"1":[]},"B":null}', {}],
])('of %j, %j is kept', (stored, scores) => expect(readScores(stored)).toEqual(scores));

it('names of built-in properties do no harm', () => {
  const scores = readScores('{"__proto__":{"x":1},"constructor":{"1":2}}');
  expect(Object.entries(scores)).toEqual([
    ['__proto__', { x: 1 }],
    ['constructor', { 1: 2 }],
  ]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
