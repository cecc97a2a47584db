import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '#content/at-once.ts';
import { listNames } from '#content/definition.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { contentOf, type CopyContent, type StoredRows, withChanges } from '../content/copy-content.ts';
import { changesBetween } from './unpublished-changes.ts';

const stations = fc.uniqueArray(fc.record({ ID: fc.nat(300), Revision: fc.nat(3), Code: fc.constantFrom('a', 'b') }), {
  selector: ({ ID }) => ID,
  maxLength: 250,
  size: 'max',
});
type Stations = readonly { readonly ID: number; readonly Revision: number; readonly Code: string }[];

const none = Object.fromEntries(listNames.map((name) => [name, []])) as unknown as StoredRows;

function copyOf(all: Stations): CopyContent {
  const Locations = all.map((object) => ({ id: object.ID, body: JSON.stringify(object) }));
  return atOnce(contentOf({ ...none, Locations }, {}));
}

const changeLines = (before: CopyContent, after: CopyContent): readonly string[] =>
  atOnce(changesBetween(before, after)).map(({ model, ID, kind }) => `${kind} ${model} ${ID}`);

it('every object that differs in more than its Revision is named, in copies that share some of their objects or none', () => {
  fc.assert(
    fc.property(stations, stations, fc.array(fc.nat(300), { maxLength: 3 }), (first, other, ids) => {
      const saved = other.slice(0, 5);
      const gone = ids.filter((ID) => !saved.some((one) => one.ID === ID));
      const now = new Map(first.map((one) => [one.ID, one]));
      for (const one of saved) now.set(one.ID, one);
      for (const ID of gone) now.delete(ID);
      const expected = [
        ...[...now.values()].flatMap(({ ID, Code }) => {
          const was = first.find((one) => one.ID === ID);
          if (was === undefined) return [`added locations ${ID}`];
          return was.Code === Code ? [] : [`changed locations ${ID}`];
        }),
        ...first.filter(({ ID }) => !now.has(ID)).map(({ ID }) => `deleted locations ${ID}`),
      ].toSorted();
      const before = copyOf(first);
      const after = withChanges(before, {
        saved: new Map([['locations', saved]]),
        deleted: gone.map((ID) => ({ Model: 'locations', ID })),
      });
      expect(changeLines(before, after).toSorted()).toEqual(expected);
      expect(changeLines(before, copyOf([...now.values()])).toSorted()).toEqual(expected);
    }),
    { numRuns: propertyRuns(100) },
  );
});
