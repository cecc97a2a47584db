import { type Dump, type Saved } from './museum-calls.ts';

/** What the museum has promised to store. Values increase, so that later ones can be told from earlier ones. */
export interface Ledger {
  /** By station ID: the last acknowledged value, and the last one sent. */
  readonly stations: Map<number, Kept>;
  /** The same value in all tours, always saved together. */
  markers: Kept;
  /** The last marker whose publication was acknowledged. */
  publishedMarker: number;
  /** By name: the acknowledged hash, and those that may have been stored instead. */
  readonly uploads: Map<string, { acknowledged: string | undefined; sent: Set<string> }>;
  /** The acknowledged backups, without those whose deletion has been requested. */
  readonly backups: Set<string>;
  /** The next value; no value is used twice. */
  next: number;
  readonly counts: { saves: number; publications: number; uploads: number; backups: number; restores: number };
}

export interface Kept {
  acknowledged: number;
  sent: number;
}

export const stationCount = 24;
export const tourCount = 12;

export function openLedger(): Ledger {
  return {
    stations: new Map(),
    markers: { acknowledged: 0, sent: 0 },
    publishedMarker: 0,
    uploads: new Map(),
    backups: new Set(),
    next: 1,
    counts: { saves: 0, publications: 0, uploads: 0, backups: 0, restores: 0 },
  };
}

export const valueOf = (object: Saved | undefined): number => Number(object?.Name?.['de'] ?? 0);

/** A marker is whole when every tour has it. */
export const markersOf = ({ Tours }: Dump): readonly number[] => [...new Set(Tours.map(valueOf))];

/** Accepts the restored content as the new reference. */
export function rebase(ledger: Ledger, inEdit: Dump, published: Dump, files: ReadonlyMap<string, string>): void {
  for (const station of inEdit.Locations) {
    ledger.stations.set(station.ID, { acknowledged: valueOf(station), sent: valueOf(station) });
  }
  const [marker = 0] = markersOf(inEdit);
  ledger.markers = { acknowledged: marker, sent: marker };
  ledger.publishedMarker = markersOf(published)[0] ?? 0;
  ledger.uploads.clear();
  for (const [name, hash] of files) ledger.uploads.set(name, { acknowledged: hash, sent: new Set() });
}
