import { type Readable } from 'node:stream';
import { type ByteRange } from '#contract/plan-answer.ts';

export interface ObjectFacts {
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface ListedObject extends ObjectFacts {
  readonly key: string;
}

/** Stores bytes by key. One test suite runs on every implementation. */
export interface ObjectStore {
  /**
   * Writes an object completely or not at all; once this resolves, the object survives a power cut.
   * Refuses with `storage-full` if there is no space.
   */
  put(key: string, body: Readable | Buffer): Promise<{ readonly bytes: number }>;
  /** Stores a local file, which is gone afterwards. Cheap for files in {@link temporary}. */
  putFile(key: string, path: string): Promise<void>;
  /** Throws {@link MissingObject}. A caller that stops reading early must destroy the stream. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<ObjectFacts | undefined>;
  /** Does nothing if the object does not exist. */
  remove(key: string): Promise<void>;
  /** Lists every object whose key begins with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Removes the parts of uploads that began before then and have not ended. Returns how many uploads there were. */
  removeUnfinished(before: Date): Promise<number>;
  /** Returns the object's path if it is a local file. The file may be missing, but never changes. */
  localPath(key: string): string | undefined;
  /** Returns a new path on the local disk for a temporary file, which the caller removes. */
  temporary(): string;
  /** Throws if the store cannot be reached now. Writes nothing. */
  reach(): Promise<void>;
  /** Writes, reads and removes an object; throws a {@link StoreError} that names the step that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** There is no object with this key. */
export class MissingObject extends Error {
  override readonly name = 'MissingObject';

  constructor(key: string, options?: ErrorOptions) {
    super(`There is no object "${key}".`, options);
  }
}

/** The store does not work as configured. The message is for the operator of the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const segment = '[A-Za-z0-9][A-Za-z0-9._-]{0,199}';
const keyPattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`);

/** Only this server creates keys, never people: an invalid key is a bug. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`"${key}" cannot be the key of an object.`);
  return key;
}

/** Checks a prefix of keys, which is empty or ends with `/`. */
export function checkPrefix(prefix: string): string {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new TypeError(`"${prefix}" must end with "/".`);
  return `${checkKey(prefix.slice(0, -1))}/`;
}
