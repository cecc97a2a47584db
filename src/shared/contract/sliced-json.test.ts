import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonSlices } from './sliced-json.ts';
import { inPageTurns } from './take-turns.ts';

test('The parts of a list are the JSON of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.nat(400), async (values, repeated) => {
      const list = Array.from({ length: values.length * repeated }, (_, place) => values[place % values.length]);
      expect((await inPageTurns(jsonSlices(list))).join('')).toBe(JSON.stringify(list));
    }),
    { numRuns: 40 },
  );
});
