import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neededBy, planFor } from '#offline/plan.ts';
import { anyList, anyPresent, anySelection } from '#offline/testing/any-media.ts';
import { wantedKey } from '#offline/wanted.ts';
import { tidy, type TidyOptions } from './tidy.ts';

const anyDevice = fc.record({
  selections: fc.uniqueArray(anySelection, { selector: wantedKey, maxLength: 4 }),
  mine: fc.option(anyList, { nil: undefined }),
  latest: fc.option(anyList, { nil: undefined }),
  stored: fc.array(anyList, { maxLength: 2 }),
  present: anyPresent,
});

test('only pieces that no list needs are deleted, from store and memory, and none without the list', async () => {
  await fc.assert(
    fc.asyncProperty(anyDevice, async ({ selections, mine, latest, stored, present }) => {
      const [pieces, known, verified] = [new Set(present), new Set(present), new Set(present)];
      const told: string[] = [];
      const options: TidyOptions = {
        device: { mine, latest, present: known },
        database: {
          journal: async () => new Map(selections.map((one) => [wantedKey(one), one])),
          forgetVerified: async (hashes) => hashes.forEach((hash) => verified.delete(hash)),
        },
        pieces: { remove: async (hash) => void pieces.delete(hash) },
        lists: { all: async () => stored },
        tell: ({ type }) => told.push(type),
      };
      await tidy(options);
      const lists = [mine, latest, ...stored].filter((list) => list !== undefined);
      const needed = neededBy(lists.flatMap((list) => selections.map((one) => planFor(list, one))));
      const isUnsure = selections.length > 0 && mine === undefined;
      const left = isUnsure ? present : new Set([...present].filter((hash) => needed.has(hash)));
      expect(pieces).toEqual(left);
      expect(known).toEqual(left);
      expect(verified).toEqual(left);
      expect(told).toEqual(left.size === present.size ? [] : ['deleted']);
    }),
  );
});
