import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { listChanges } from './list-changes.ts';

const told = (before: readonly unknown[], after: readonly unknown[]): readonly string[] =>
  listChanges(before, after).map(({ kind, before: was, after: is }) => `${kind} ${JSON.stringify(is ?? was)}`);

it('tells what came, went, moved and changed', () => {
  expect(told(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['same "b"', 'same "c"', 'moved "a"']);
  expect(told(['a', 'b', 'c'], ['a', 'd', 'c'])).toEqual(['same "a"', 'added "d"', 'removed "b"', 'same "c"']);
  const picture = (ImageURL: string, Copyright = '') => ({ ImageURL, Copyright });
  expect(listChanges([picture('a'), picture('b')], [picture('b', 'Ada'), picture('a')])).toMatchObject([
    { kind: 'changed', before: { ImageURL: 'b' }, after: { Copyright: 'Ada' } },
    { kind: 'moved' },
  ]);
  expect(told([picture('a')], [picture('c')]).map((line) => line.split(' ')[0])).toEqual(['added', 'removed']);
});

it('accounts for every element of both lists once', () => {
  const list = fc.array(fc.constantFrom<unknown>('a', 'b', 'c', { Name: 'd' }, { Name: 'd', X: 1 }), { maxLength: 6 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = listChanges(before, after);
      expect(changes.flatMap(({ kind, after: is }) => (kind === 'removed' ? [] : [is]))).toEqual(after);
      const were = changes.flatMap(({ kind, before: was }) => (kind === 'added' ? [] : [JSON.stringify(was)]));
      expect(were.toSorted()).toEqual(before.map((each) => JSON.stringify(each)).toSorted());
    }),
    { numRuns: propertyRuns(200) },
  );
});
