import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { counts, type AccessProof, seenAt } from './access-proof.ts';

const minute = 60_000;
const proof: AccessProof = { until: 120 * minute, seen: 0 };

test('a proof counts until its end', () => {
  expect([0, 119 * minute, 120 * minute, 500 * minute].map((now) => counts(proof, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a clock that is set back brings no ended access back, however often it is looked at', () => {
  const times = fc.array(fc.integer({ min: 0, max: 300 * minute }), { maxLength: 30 });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 114 * minute }), (looks, setBackTo) => {
      const ended = looks.reduce(seenAt, seenAt(proof, 120 * minute));
      expect(counts(ended, setBackTo)).toBe(false);
    }),
  );
});

test('a clock that the network corrects by some minutes locks no visitor out', () => {
  expect(counts(seenAt(proof, 60 * minute), 56 * minute)).toBe(true);
  expect(counts(seenAt(proof, 60 * minute), 54 * minute)).toBe(false);
});

test('a proof stored without a time does not count', () => {
  expect(counts({ until: 120 * minute } as AccessProof, 0)).toBe(false);
});
