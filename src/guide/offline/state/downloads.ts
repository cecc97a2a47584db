import type { Wanted } from '#offline/wanted.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** The state of a tour in a language on a device. Derived from the pieces that are there, never stored. */
export type TourOffline =
  /** The museum's list of media has not come yet, or cannot be had. */
  | { readonly kind: 'unknown' }
  /** Nothing, or not all: `missing` bytes of `bytes` would have to be fetched. */
  | { readonly kind: 'none'; readonly bytes: number; readonly missing: number }
  /** Waits until another tour or another tab has finished. */
  | { readonly kind: 'queued'; readonly bytes: number; readonly done: number }
  | { readonly kind: 'running'; readonly bytes: number; readonly done: number }
  | { readonly kind: 'paused'; readonly bytes: number; readonly done: number }
  /** The network gives nothing; the download continues automatically. */
  | { readonly kind: 'waiting'; readonly bytes: number; readonly done: number }
  /** Downloaded parts were damaged or have changed, and are fetched again. */
  | { readonly kind: 'repairing'; readonly bytes: number; readonly done: number }
  /** `short` bytes would have to be given back first. */
  | { readonly kind: 'noSpace'; readonly bytes: number; readonly short: number }
  /** The museum does not deliver these files; all others are there. */
  | { readonly kind: 'incomplete'; readonly bytes: number; readonly files: readonly string[] }
  /** It was whole, and the browser has deleted `missing` bytes. */
  | { readonly kind: 'evicted'; readonly bytes: number; readonly missing: number }
  /** Everything is there and verified. */
  | { readonly kind: 'ready'; readonly bytes: number };

export interface StorageFacts {
  /** The bytes that the guide has stored. */
  readonly used: number;
  /** The bytes that the browser grants; undefined: it does not tell. */
  readonly free: number | undefined;
  /** Whether the browser has promised not to delete it automatically. */
  readonly isPersisted: boolean;
  /** Each tour and language of which something is stored, and how many bytes its removal gives back. */
  readonly stored: readonly (Wanted & { readonly bytes: number; readonly givesBack: number })[];
}

export interface DownloadsState {
  /** By `wantedKey`. */
  readonly tours: ReadonlyMap<string, TourOffline>;
  /** Undefined until it was looked at. */
  readonly storage: StorageFacts | undefined;
}

/** The downloads of this device, the same in all tabs: one of them fetches, the others see it. */
export interface Downloads extends ReadonlyStore<DownloadsState> {
  /** Call it within a tap: browsers then allow the storage to stay. */
  readonly download: (wanted: readonly Wanted[]) => void;
  readonly pause: (wanted: Wanted) => void;
  readonly goOn: (wanted: Wanted) => void;
  /** Stops it and gives back what only it needs. */
  readonly cancel: (wanted: Wanted) => void;
  /** Gives back what no other tour and language needs. */
  readonly remove: (wanted: Wanted) => void;
  /** Fetches these files first: the station that the visitor has opened. */
  readonly hurry: (urls: readonly string[]) => void;
  /** Returns how many seconds a recording lasts; undefined: unknown. It may change when the state does. */
  readonly lengthOf: (url: string) => number | undefined;
  /** Looks at what is there again, with each piece's hash if `thoroughly`. */
  readonly verify: (thoroughly: boolean) => Promise<void>;
}
