import { expect, it, vi } from 'vitest';
import { oncePerDraft } from './once-per-draft.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { rebase } from './rebase.ts';
import { openedDraft, station, withStation } from './testing/museum.ts';
import { type Draft } from './draft.ts';

it('derives a value from a draft once, and again when its changes or the server’s objects differ', () => {
  const count = vi.fn((draft: Draft) => draft.changes.size);
  const read = oncePerDraft(count);
  const draft = withStation(openedDraft(), { ID: 1, Code: 'A' });
  expect([read(draft), read({ ...draft, done: [] })]).toEqual([1, 1]);
  expect(count).toHaveBeenCalledTimes(1);
  read(withStation(draft, { ID: 2, Code: 'B' }));
  expect(count).toHaveBeenCalledTimes(2);
  const { base } = rebase(draft, [{ ...station(2), stored: { ID: 2, Revision: 9 } }]);
  read({ ...draft, base });
  read({ ...draft, base });
  expect(count).toHaveBeenCalledTimes(3);
});

it('derives a value from an object once, even if it is undefined', () => {
  const make = vi.fn(() => undefined);
  const read = oncePerObject(make);
  const object = {};
  expect([read(object), read(object)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
  read({});
  expect(make).toHaveBeenCalledTimes(2);
});
