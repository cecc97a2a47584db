import { type StoreApi } from 'zustand';
import type { Visits } from '#contract/access-client.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';
import { type Device, newId, type Randomness } from './device.ts';

type NotedVisit = Visits[number];

/** Records visits. */
export interface VisitBook {
  readonly storage: Storage;
  readonly device: Device;
  readonly random: Randomness;
  /** Changes with each recorded visit. */
  readonly noted: StoreApi<object>;
}

/** The most visits that wait for the server; the oldest are dropped. */
const most = 1000;

/** Stores a visit on the device, with or without a network. */
export function noteVisit(
  { storage, device, random, noted }: VisitBook,
  visit: Pick<NotedVisit, 'Kind' | 'TourCode' | 'ItemCode' | 'Language'>,
  now: number,
): void {
  // Read each time: the guide may be open in another tab, too.
  const stored = readJson(storage, storageKeys.visits);
  const noting: NotedVisit = { ID: newId(random), ...visit, Device: device.kind, At: new Date(now).toISOString() };
  const all: readonly unknown[] = [...(Array.isArray(stored) ? stored : []), noting];
  storage.write(storageKeys.visits, JSON.stringify(all.slice(-most)));
  noted.setState({}, true);
}
