import { expect, test } from 'vitest';
import { hash } from './hash.ts';

// Saved puzzles are cut again from their seeds, so a seed must always produce the same cut.
test.each<[readonly number[], number]>([
  [[], 2_166_136_261],
  [[0], 1_152_731_489],
  [[1, 2, 3], 3_959_004_553],
  [[3, 2, 1], 3_575_894_937],
  [[-1, 7], 3_878_857_371],
])('the seed made of %j never changes', (parts, seed) => {
  expect(hash(...parts)).toBe(seed);
});

test('neighbouring numbers give seeds that are far apart', () => {
  const seeds = Array.from({ length: 64 }, (_, part) => hash(part));
  expect(new Set(seeds.map((seed) => seed >>> 24)).size).toBeGreaterThan(40);
});
