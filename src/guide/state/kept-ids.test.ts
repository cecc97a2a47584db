import { expect, it } from 'vitest';
import { type Storage, type StorageKey, storageKeys } from '../adapters/storage.ts';
import { createKeptIds } from './kept-ids.ts';

function storageWith(stored?: string): Storage {
  const kept = new Map<StorageKey, string>(stored === undefined ? [] : [[storageKeys.deepDives, stored]]);
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) };
}

it('remembers what was opened, once each', () => {
  const storage = storageWith();
  const dives = createKeptIds(storage, storageKeys.deepDives);
  for (const ID of [29, 30, 29]) dives.note(ID);
  expect([...createKeptIds(storage, storageKeys.deepDives).get()]).toEqual([29, 30]);
});

it.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"2",null,3.5,4]', [1, 4]],
])('takes %j for %j', (stored, found) =>
  expect([...createKeptIds(storageWith(stored), storageKeys.deepDives).get()]).toEqual(found),
);
