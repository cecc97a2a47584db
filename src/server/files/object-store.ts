import { type Readable } from 'node:stream';

export interface ObjectFacts {
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface ListedObject extends ObjectFacts {
  readonly key: string;
}

/** Both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where bytes lie, by key. One test suite runs on every kind of it. */
export interface ObjectStore {
  /**
   * Writes an object, whole or not at all; when this resolves it survives a power cut.
   * Refuses with `storage-full` when there is no room.
   */
  put(key: string, body: Readable | Buffer): Promise<{ readonly bytes: number }>;
  /** The same with a file of this machine, which is used up: it is gone afterwards. Cheap for files in {@link temporary}. */
  putFile(key: string, path: string): Promise<void>;
  /** Throws {@link MissingObject}. A reader that stops early destroys the stream. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<ObjectFacts | undefined>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins so, in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Where the object is a file of this machine. It may be missing, and never changes while it is there. */
  localPath(key: string): string | undefined;
  /** A fresh path on this machine's disk for a temporary file, which the caller removes. */
  temporary(): string;
  /** Writes, reads and removes an object; throws a {@link StoreError} that says what does not work. */
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

/** The configuration keeps the store from working. The message is for whoever runs the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const segment = '[A-Za-z0-9][A-Za-z0-9._-]{0,199}';
const keyPattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`);

/** Keys are made by this server, never by people: anything else is a fault of ours. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`"${key}" cannot be the key of an object.`);
  return key;
}

/** A beginning of keys that ends at a `/`, or is empty. */
export function checkPrefix(prefix: string): string {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new TypeError(`"${prefix}" must end with "/".`);
  return `${checkKey(prefix.slice(0, -1))}/`;
}
