import { expect, it } from 'vitest';
import { type Native } from '../adapters/native.ts';
import { createStorage } from '../adapters/storage.ts';
import { type Device, knowDevice, type Randomness } from './device.ts';

const uuid = '6f1c9d3e-0000-4000-8000-123456789abc';
const random: Randomness = { randomUUID: () => uuid, getRandomValues: (bytes) => bytes.fill(7) };
const insecure: Randomness = { getRandomValues: (bytes) => bytes.fill(7) };

function kept(initial: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(initial));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
  return { map, storage: createStorage(() => storage as unknown as Storage) };
}

function app(id: string | undefined, kind: string | undefined): Native {
  return {
    deviceId: () => id,
    deviceKind: () => kind,
    audioChannel: () => undefined,
    setAudioChannel: () => undefined,
    canSetAudioChannel: false,
    listen: () => () => undefined,
  };
}

it('gets an id once and keeps it', () => {
  const { map, storage } = kept();
  expect(knowDevice(storage, undefined, random)).toEqual({ id: uuid, kind: 'web' });
  expect(Object.fromEntries(map)).toEqual({ deviceId: uuid, deviceKind: 'web' });
  expect(knowDevice(kept(Object.fromEntries(map)).storage, undefined, insecure).id).toBe(uuid);
});

it('gets one also where the page is not secure', () => {
  expect(knowDevice(kept().storage, undefined, insecure).id).toBe('07'.repeat(16));
});

it.each(['', 'short', 'with spaces in it', '<script>alert(1)</script>', 'x'.repeat(500)])(
  '%j is replaced',
  (deviceId) => {
    expect(knowDevice(kept({ deviceId }).storage, undefined, random).id).toBe(uuid);
  },
);

it.each<[string | undefined, string | undefined, Device]>([
  ['app-id', 'android', { id: 'app-id', kind: 'android' }],
  [undefined, 'android', { id: uuid, kind: 'android' }],
  ['app-id', undefined, { id: 'app-id', kind: 'web' }],
])('of an app that says %j, %j', (id, kind, device) => {
  expect(knowDevice(kept({ deviceId: uuid }).storage, app(id, kind), random)).toEqual(device);
});

it('is known also where nothing can be kept', () => {
  const storage = createStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(knowDevice(storage, undefined, random).id).toBe(uuid);
});
