import { expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { createStoredIds } from './stored-ids.ts';

it('remembers what was opened, once each', () => {
  const { open } = fakeDevice();
  const dives = createStoredIds(open(), storageKeys.deepDives);
  for (const ID of [29, 30, 29]) dives.note(ID);
  expect([...createStoredIds(open(), storageKeys.deepDives).getState()]).toEqual([29, 30]);
});

it('keeps what another tab has noted in the meantime', () => {
  const { open } = fakeDevice();
  const [here, there] = [open(), open()].map((storage) => createStoredIds(storage, storageKeys.deepDives));
  here?.note(29);
  there?.note(30);
  here?.note(31);
  expect([...createStoredIds(open(), storageKeys.deepDives).getState()].toSorted((a, b) => a - b)).toEqual([
    29, 30, 31,
  ]);
});

it.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"2",null,3.5,4]', [1, 4]],
])('takes %j for %j', (stored, found) =>
  expect([
    ...createStoredIds(fakeDevice({ [storageKeys.deepDives]: stored }).open(), storageKeys.deepDives).getState(),
  ]).toEqual(found),
);

it('forgets the given ids, and none that another tab has noted', () => {
  const { open } = fakeDevice();
  const [here, there] = [open(), open()].map((storage) => createStoredIds(storage, storageKeys.heard));
  here?.note(29, 30);
  there?.note(31);
  here?.forget(29, 77);
  expect([...(here?.getState() ?? [])]).toEqual([30, 31]);
  expect([...createStoredIds(open(), storageKeys.heard).getState()]).toEqual([30, 31]);
});
