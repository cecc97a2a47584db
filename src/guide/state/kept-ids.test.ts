import { expect, it } from 'vitest';
import { fakeDevice } from '../adapters/fake-device.ts';
import { storageKeys } from '../adapters/storage.ts';
import { createKeptIds } from './kept-ids.ts';

it('remembers what was opened, once each', () => {
  const { open } = fakeDevice();
  const dives = createKeptIds(open(), storageKeys.deepDives);
  for (const ID of [29, 30, 29]) dives.note(ID);
  expect([...createKeptIds(open(), storageKeys.deepDives).get()]).toEqual([29, 30]);
});

it.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"2",null,3.5,4]', [1, 4]],
])('takes %j for %j', (stored, found) =>
  expect([
    ...createKeptIds(fakeDevice({ [storageKeys.deepDives]: stored }).open(), storageKeys.deepDives).get(),
  ]).toEqual(found),
);
