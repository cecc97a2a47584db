import { type BackupType } from '#content/constants.ts';
import { type Generated } from 'kysely';

/** The tables of the database. Moments are milliseconds since 1970, flags 0 or 1, JSON is text. */
export interface Tables {
  /** The objects of both copies of the tour definition. */
  objects: {
    copy: CopyName;
    model: string;
    id: number;
    /** Its place in its list. */
    place: number;
    revision: number;
    /** JSON: the object as it is answered, with ID and Revision. */
    body: string;
  };
  /** The two copies of the tour definition (section 4). */
  copies: {
    name: CopyName;
    /** Goes up with every publication. */
    counter: number;
    updatedAt: string;
    copiedFrom: string;
    /** JSON: what stands in a tour definition beside its lists. */
    extras: string;
    /** Goes up with every change. */
    epoch: Generated<number>;
  };
  /** The last ID that was given to an object of a model. None is given twice. */
  lastIds: { model: string; id: number };
  users: { name: string; password: string; userGroup: string; createdAt: number };
  sessions: {
    /** Of the secret that its owner holds: what stands here lets nobody in. */
    hash: string;
    /** Of staff; null: a visitor's. */
    userName: string | null;
    /** The token that a visitor came in with. */
    token: string | null;
    device: string;
    createdAt: number;
    validUntil: number;
    /** For how long it is valid from each use on; 0: its end stays. */
    slides: number;
  };
  tokens: {
    token: string;
    owner: string;
    comment: string;
    /** Null while it is free. */
    expires: number | null;
    printed: number;
    device: string | null;
    createdAt: number;
  };
  /** Failed attempts, by what they are counted for. */
  failures: { key: string; count: number; since: number; until: number };
  /** JSON by name: what staff set. */
  settings: { name: string; value: string };
  /** Visits that were counted, so that none is counted twice. */
  visitIds: { id: string; day: string };
  visitCounts: {
    day: string;
    kind: string;
    tourCode: string;
    itemCode: string;
    language: string;
    device: string;
    count: number;
  };
  /** Which path has which bytes; these lie in the object store under their SHA-256. */
  files: { path: string; hash: string; bytes: number; type: string; modifiedAt: number };
  folders: { path: string };
  /** Bytes that no file has had since. They go after a while. */
  unusedBlobs: { hash: string; since: number };
  backups: { name: string; bytes: number; type: BackupType; description: string; createdAt: number };
}

export const CopyName = { inEdit: 'edit', published: 'published' } as const;
export type CopyName = (typeof CopyName)[keyof typeof CopyName];
