import { expect, test } from 'vitest';
import { noHolders } from '#offline/shells.ts';
import { createPages } from './pages.ts';

/** A device with a worker of this build, at a time in seconds. */
function openDevice() {
  let holders = noHolders;
  const device = {
    open: new Set<string>(),
    stored: new Set<string>(),
    isReplaced: false,
    seconds: 0,
    workerOf: (version: string) => {
      device.stored.add(version);
      return createPages({
        shell: {
          version,
          dropOthers: async (isNeeded) => {
            for (const other of device.stored) if (other !== version && !isNeeded(other)) device.stored.delete(other);
          },
        },
        database: { changeShells: async (change) => (holders = change(holders)) },
        open: async () => new Set(device.open),
        isReplaced: () => device.isReplaced,
        clock: () => device.seconds * 1000,
      });
    },
  };
  return device;
}

test('an earlier build goes once its last page is closed', async () => {
  const device = openDevice();
  device.open.add('first page');
  await device.workerOf('v1').adopt();
  const worker = device.workerOf('v2');
  device.open.add('second page');
  await worker.serve('second page');
  device.seconds = 60;
  expect(await worker.tidy()).toEqual(new Set(['first page', 'second page']));
  expect([...device.stored]).toEqual(['v1', 'v2']);
  device.open.delete('first page');
  await worker.tidy();
  expect([...device.stored]).toEqual(['v2']);
});

test('a worker that is about to be replaced leaves the files of the next one alone', async () => {
  const device = openDevice();
  const worker = device.workerOf('v1');
  device.workerOf('v2');
  device.isReplaced = true;
  await worker.tidy();
  expect([...device.stored]).toEqual(['v1', 'v2']);
});
