import type { Native } from '../../adapters/native.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';

export interface Device {
  readonly id: string;
  /** `web`, or the kind that the native app reports (section 9). */
  readonly kind: string;
}

/** Browsers offer `randomUUID` only on secure pages, and a museum's own network may not be secure. */
export interface Randomness {
  readonly randomUUID?: () => string;
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

const soundId = /^[\w.:-]{8,128}$/;

/** The device that the guide runs on (section 7.8), with an id generated once or given by the native app. */
export function knowDevice(storage: Storage, native: Native | undefined, random: Randomness): Device {
  const given = native?.deviceId();
  const stored = storage.read(storageKeys.deviceId);
  const known = given ?? (stored !== undefined && soundId.test(stored) ? stored : undefined);
  const device = { id: known ?? newId(random), kind: native?.deviceKind() ?? 'web' };
  if (device.id !== stored) storage.write(storageKeys.deviceId, device.id);
  if (device.kind !== storage.read(storageKeys.deviceKind)) storage.write(storageKeys.deviceKind, device.kind);
  return device;
}

export function newId(random: Randomness): string {
  if (random.randomUUID !== undefined) return random.randomUUID();
  const bytes = random.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
