import { isObject } from '#content/schema/containers.ts';

/** A file of a museum's media: its bytes are known by their hashes, so that a device can prove what it has stored. */
export interface Medium {
  /** Below the guide's folder, like `files/bell.mp3`; percent-encoding is the address's, not the path's. */
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly type: string;
  /** IDs; empty: it belongs to no tour in particular. */
  readonly tours: readonly number[];
  /** Codes; empty: all. */
  readonly languages: readonly string[];
  /** How many whole seconds a recording lasts; undefined: unknown, or it is none. */
  readonly seconds?: number | undefined;
  /** The SHA-256 of each {@link pieceBytes} of the file, the last one shorter; a small file is one piece. */
  readonly pieces: readonly string[];
}

/** How many bytes are fetched, verified and stored at once. */
export const pieceBytes = 2 * 1024 * 1024;

/** The file that a static guide reads instead of the call `/info/media`. */
export const staticMedia = 'media.json';

/** Added to the address of the list by downloads, which fetch the media of a staged version before pages read it. */
export const stagedQuery = '?staged';

/** The header of the requests of downloads: the offline worker leaves them to the network. */
export const downloadMark = 'X-Guide-Download';

/** Reads the answer of `/info/media`, or `media.json` of a static guide. @returns undefined for anything else */
export function readMediaList(given: unknown): readonly Medium[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const media = given.map(readMedium);
  return media.every((medium) => medium !== undefined) ? media : undefined;
}

function readMedium(given: unknown): Medium | undefined {
  if (!isObject(given)) return undefined;
  const { Path, Bytes, SHA256, Type, Tours, Languages, Seconds, Pieces } = given;
  if (typeof Path !== 'string' || typeof Type !== 'string' || !isSize(Bytes) || !isHash(SHA256)) return undefined;
  const tours: unknown = Tours;
  if (!isListOf(tours, isSize) || !isListOf(Languages, isText)) return undefined;
  const pieces: unknown = Bytes <= pieceBytes ? [SHA256] : Pieces;
  if (!isListOf(pieces, isHash) || pieces.length !== Math.max(1, Math.ceil(Bytes / pieceBytes))) return undefined;
  const seconds = isSize(Seconds) ? Seconds : undefined;
  return { path: Path, bytes: Bytes, sha256: SHA256, type: Type, tours, languages: Languages, seconds, pieces };
}

function isListOf<Value>(given: unknown, isOne: (value: unknown) => value is Value): given is readonly Value[] {
  return Array.isArray(given) && given.every(isOne);
}

function isText(given: unknown): given is string {
  return typeof given === 'string';
}

function isSize(given: unknown): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0;
}

function isHash(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{64}$/.test(given);
}
