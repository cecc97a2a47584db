import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { groupEntries } from './group-entries.ts';
import { type HistoryEntry } from './history-entry.ts';

const entry = (minute: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  Epoch: 100 + minute,
  At: new Date(minute * 60_000).toISOString(),
  Who: 'Ada',
  Cause: 'save',
  Model: 'locations',
  ID: 1,
  Kind: 'changed',
  Fields: ['Name.de'],
  ...more,
});

const grouped = (...entries: readonly HistoryEntry[]) =>
  groupEntries(
    entries.toSorted((one, other) => other.Epoch - one.Epoch),
    (moment) => Date.parse(moment),
  ).map(({ entries: ofGroup, kind }) => `${kind} ${ofGroup.map(({ Epoch }) => Epoch - 100).join(' ')}`);

it('joins what one person saved within ten minutes after each other, whatever else was saved meanwhile', () => {
  expect(grouped(entry(0), entry(9), entry(18), entry(29))).toEqual(['changed 29', 'changed 18 9 0']);
  expect(grouped(entry(0), entry(1, { ID: 2 }), entry(2), entry(3, { ID: 2 }))).toEqual(['changed 3 1', 'changed 2 0']);
  expect(grouped(entry(0, { Kind: 'made', Fields: [] }), entry(1))).toEqual(['made 1 0']);
});

it('divides where another person changed the object, or something else than a save did', () => {
  expect(grouped(entry(0), entry(1, { Who: 'Ben' }), entry(2))).toEqual(['changed 2', 'changed 1', 'changed 0']);
  expect(grouped(entry(0), entry(1, { Cause: 'import' }), entry(2))).toHaveLength(3);
  expect(grouped(entry(0), entry(1, { Kind: 'deleted', Cause: 'remove' }))).toEqual(['deleted 1', 'changed 0']);
});

it('calls a deletion by the station rather than by its places in tours', () => {
  const gone = { Kind: 'deleted', Cause: 'remove', Epoch: 7 } as const;
  const groups = groupEntries(
    [entry(0, { ...gone, Model: 'tourItems' }), entry(0, gone), entry(0, { ...gone, Model: 'tours', Kind: 'changed' })],
    (moment) => Date.parse(moment),
  );
  expect(groups).toMatchObject([{ isStep: true, kind: 'deleted', main: { Model: 'locations' } }]);
});

it('names changed fields once, lists as a whole, and no notes on translations', () => {
  const Fields = ['GameHotspots.1.X', 'GameHotspots.1.Y', 'Text.de', 'TranslatedFrom.Text.en'];
  expect(changedFields([entry(0, { Fields }), entry(1, { Fields: ['Text.de'] })])).toEqual(['GameHotspots', 'Text.de']);
});
