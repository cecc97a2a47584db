import { expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { fakeNative } from '../../adapters/testing/fake-native.ts';
import { type Device, knowDevice, type Randomness } from './device.ts';

const uuid = '6f1c9d3e-0000-4000-8000-123456789abc';
const random: Randomness = { randomUUID: () => uuid, getRandomValues: (bytes) => bytes.fill(7) };
const insecure: Randomness = { getRandomValues: (bytes) => bytes.fill(7) };

it('gets an id once and keeps it', () => {
  const { items, open } = fakeDevice();
  expect(knowDevice(open(), undefined, random)).toEqual({ id: uuid, kind: 'web' });
  expect(Object.fromEntries(items)).toEqual({ deviceId: uuid, deviceKind: 'web' });
  expect(knowDevice(open(), undefined, insecure).id).toBe(uuid);
});

it('gets one also where the page is not secure', () => {
  expect(knowDevice(fakeDevice().open(), undefined, insecure).id).toBe('07'.repeat(16));
});

it.each(['', 'short', 'with spaces in it', '<script>alert(1)</script>', 'x'.repeat(500)])(
  '%j is replaced',
  (deviceId) => {
    expect(knowDevice(fakeDevice({ deviceId }).open(), undefined, random).id).toBe(uuid);
  },
);

it.each<[string | undefined, string | undefined, Device]>([
  ['app-id', 'android', { id: 'app-id', kind: 'android' }],
  [undefined, 'android', { id: uuid, kind: 'android' }],
  ['app-id', undefined, { id: 'app-id', kind: 'web' }],
])('of an app that says %j, %j', (id, kind, device) => {
  expect(
    knowDevice(fakeDevice({ deviceId: uuid }).open(), fakeNative({ deviceId: id, deviceKind: kind }), random),
  ).toEqual(device);
});

it('is known also where nothing can be kept', () => {
  expect(knowDevice(fakeDevice({}, { isForbidden: true }).open(), undefined, random).id).toBe(uuid);
});
