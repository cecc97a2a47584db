import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { applyPatch, joinPatches, patchTo } from './patch.ts';

const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, 'a', 'b', null, true),
    fc
      .array(fc.constantFrom('Ein alter Satz. ', '🏛️', 'a', 'Noch ein alter Satz. '), { maxLength: 6 })
      .map((parts) => parts.join('')),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('de', 'en', 'Name', '0', 'Revision'), tie('any'), { maxKeys: 3 }),
  ),
})).any;
const object = fc.dictionary(fc.constantFrom('Name', 'Text', 'Images', 'Code'), value);
const state = fc.option(object, { nil: undefined });

const sorted = (stored: unknown): string =>
  JSON.stringify(stored, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'none';

it('leads back to every earlier state, one by one and joined, after it was stored as JSON', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), (states) => {
      const patches = states
        .slice(1)
        .map((after, index) => JSON.parse(JSON.stringify(patchTo(states[index], after))) as ReturnType<typeof patchTo>);
      let earlier = states.at(-1);
      for (const [index, patch] of [...patches.entries()].toReversed()) {
        earlier = applyPatch(earlier, patch);
        expect(sorted(earlier)).toBe(sorted(states[index]));
      }
      const joined = patches.toReversed().reduce((newer, older) => joinPatches(newer, older));
      expect(sorted(applyPatch(states.at(-1), joined))).toBe(sorted(states[0]));
    }),
    { numRuns: propertyRuns(500) },
  );
});

it('names the smallest parts that changed, and never the Revision', () => {
  const before: StoredObject = { Revision: 1, Text: { de: 'Alt', en: 'Old' }, Images: [{ URL: 'a' }, { URL: 'b' }] };
  const after: StoredObject = {
    Revision: 2,
    Text: { de: 'Neu', en: 'Old', fr: 'Nouveau' },
    Images: [{ URL: 'a' }, { URL: 'c' }],
  };
  expect(patchTo(before, after)).toEqual([[['Text', 'de'], 'Alt'], [['Text', 'fr']], [['Images', 1, 'URL'], 'b']]);
  expect(patchTo(before, { ...before, Revision: 9 })).toEqual([]);
});

it('keeps only the part of a long text that changed', () => {
  const before = { Text: { de: `${'So beginnt der Saal. '.repeat(20)}Er ist rot.${' So endet er.'.repeat(20)}` } };
  const after = { Text: { de: before.Text.de.replace('rot', 'blau') } };
  const patch = patchTo(before, after);
  expect(patch).toEqual([[['Text', 'de'], 427, 'rot', 261]]);
  expect(applyPatch(after, patch)).toEqual(before);
});

it('joins to the oldest values alone', () => {
  expect(
    joinPatches(
      [
        [['Text', 'de'], 'second'],
        [['Code'], '7'],
      ],
      [[['Text'], { de: 'first' }]],
    ),
  ).toEqual([
    [['Code'], '7'],
    [['Text'], { de: 'first' }],
  ]);
});
