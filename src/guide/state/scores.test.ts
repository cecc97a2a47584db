import { describe, expect, it } from 'vitest';
import { createStorage } from '../adapters/storage.ts';
import { createScores } from './scores.ts';

/** What is left of stored scores. */
function readScores(stored: string | undefined): object {
  return createScores(kept(stored === undefined ? {} : { scores: stored }).storage).get();
}

function kept(initial: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(initial));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
  return { map, storage: createStorage(() => storage as unknown as Storage) };
}

describe('scores', () => {
  it('are set, removed and cleared, and are there next time', () => {
    const { map, storage } = kept();
    const scores = createScores(storage);
    scores.set('A', '1', 10);
    scores.set('A', '2', 0);
    scores.set('B', '1', 5);
    scores.remove('A', '1');
    scores.clear('B');
    expect(scores.get()).toEqual({ A: { 2: 0 } });
    expect(createScores(kept(Object.fromEntries(map)).storage).get()).toEqual({ A: { 2: 0 } });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%d is none', (score) => {
    const scores = createScores(kept().storage);
    scores.set('A', '1', score);
    expect(scores.get()).toEqual({});
  });

  it('last as long as the page when nothing can be kept', () => {
    const full = {
      getItem: () => '{"A":{"1":3}}',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const scores = createScores(createStorage(() => full as unknown as Storage));
    scores.set('A', '2', 4);
    expect(scores.get()).toEqual({ A: { 1: 3, 2: 4 } });
  });

  it('tell whoever watches', () => {
    const scores = createScores(kept().storage);
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

it('names that objects have anyway do no harm', () => {
  const scores = readScores('{"__proto__":{"x":1},"constructor":{"1":2}}');
  expect(Object.entries(scores)).toEqual([
    ['__proto__', { x: 1 }],
    ['constructor', { 1: 2 }],
  ]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
