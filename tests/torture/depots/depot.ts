import { type Database } from '#server/store/database.ts';
import { type Environment } from '../victim.ts';
import { type ObjectStore } from '#server/files/object-store.ts';

/** Where a museum stores its database and its files. */
export interface Depot {
  readonly kind: DepotKind;
  readonly environment: Environment;
  /** How many servers share it. */
  readonly servers: 1 | 2;
  /** The folder of the embedded database; undefined with PostgreSQL. */
  readonly folder: string | undefined;
  /** The paths of files that only running calls need. */
  readonly temporary: () => Promise<readonly string[]>;
  /** Opens database and files beside the servers. */
  readonly open: () => Promise<OpenDepot>;
  /** Removes everything, as a broken machine does, and leaves it empty. No server may run. */
  readonly lose: () => Promise<void>;
  /** Its contents: files and folders, tables, objects. */
  readonly remains: () => Promise<readonly string[]>;
  /** Undefined with an embedded database and a folder. */
  readonly outages: Outages | undefined;
  readonly remove: () => Promise<void>;
}

export type DepotKind = 'SQLite, folder' | 'PostgreSQL, S3';

export interface OpenDepot {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly close: () => Promise<void>;
}

/** A depot that can be away for some time. */
export interface Outages {
  readonly stopDatabase: (how: 'crash' | 'update') => Promise<void>;
  readonly startDatabase: () => Promise<void>;
  readonly stopBucket: () => Promise<void>;
  readonly startBucket: () => Promise<void>;
}
