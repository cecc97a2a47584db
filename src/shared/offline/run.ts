import { isObject } from '#content/schema/containers.ts';

/** How the download of a tour in a language ended without success. */
export type Ended =
  | { readonly kind: 'noSpace'; readonly short: number }
  /** No files: the museum has no list of media. */
  | { readonly kind: 'incomplete'; readonly files: readonly string[] };

/** The current work of the one downloader of all tabs. */
export interface Run {
  readonly phase: 'idle' | 'asking' | 'running' | 'repairing' | 'waiting';
  /** The `wantedKey` of what it works at. */
  readonly key: string | undefined;
  readonly bytes: number;
  /** Bytes of it that are there or on the way. Never falls while one download runs. */
  readonly done: number;
  /** By `wantedKey`. */
  readonly ended: ReadonlyMap<string, Ended>;
}

export const noRun: Run = { phase: 'idle', key: undefined, bytes: 0, done: 0, ended: new Map() };

/** Reads what another tab has told. @returns undefined for anything that is no run */
export function readRun(given: unknown): Run | undefined {
  if (!isObject(given)) return undefined;
  const { phase, key, bytes, done, ended } = given;
  const known = phases.find((one) => one === phase);
  if (known === undefined || typeof bytes !== 'number' || typeof done !== 'number') return undefined;
  if ((key !== undefined && typeof key !== 'string') || !(ended instanceof Map)) return undefined;
  const entries = [...(ended as ReadonlyMap<unknown, unknown>)];
  return entries.every(isEntry) ? { phase: known, key, bytes, done, ended: new Map(entries) } : undefined;
}

const phases = ['idle', 'asking', 'running', 'repairing', 'waiting'] as const;

function isEntry(entry: readonly [unknown, unknown]): entry is [string, Ended] {
  const [key, ended] = entry;
  if (typeof key !== 'string' || !isObject(ended)) return false;
  const { kind, short, files } = ended;
  if (kind === 'noSpace') return typeof short === 'number';
  return kind === 'incomplete' && Array.isArray(files) && files.every((file) => typeof file === 'string');
}
