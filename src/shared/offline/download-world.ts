import type { Medium } from '#contract/media-list.ts';
import type { PieceStore } from './store/pieces.ts';

/** Everything that the downloads need from the browser. */
export interface DownloadWorld {
  /** Fetches a medium of the list from the network, past every cache. */
  readonly fetch: (path: string, init: Pick<RequestInit, 'signal' | 'headers'>) => Promise<Response>;
  /**
   * Reads the museum's list of media from the network.
   *
   * @returns undefined if the museum has none
   * @throws when the network gives nothing
   */
  readonly readList: (signal: AbortSignal) => Promise<readonly Medium[] | undefined>;
  /** @returns the SHA-256, in hexadecimal */
  readonly digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly pieces: Pick<PieceStore, 'write'>;
  /** @returns how many more bytes the browser grants; undefined: it does not tell */
  readonly freeBytes: () => Promise<number | undefined>;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface Clock {
  readonly setTimeout: (task: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}
