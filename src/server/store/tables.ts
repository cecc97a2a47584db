import { type BackupType } from '#content/constants.ts';
import { type Generated } from 'kysely';

interface VisitCount {
  day: string;
  kind: string;
  tourCode: string;
  itemCode: string;
  language: string;
  device: string;
  count: number;
}

/** The tables of the database. Moments are milliseconds since 1970, flags 0 or 1, JSON is text. */
export interface Tables {
  /** The objects of both copies of the tour definition; `replaced` within a transaction that replaces the editing copy. */
  objects: {
    copy: CopyName | 'replaced';
    model: string;
    id: number;
    /** The object's position in its list. */
    place: number;
    revision: number;
    /** JSON: the object as sent in answers, with ID and Revision. */
    body: string;
  };
  /** The two copies of the tour definition (section 4). */
  copies: {
    name: CopyName;
    /** Goes up with every publication. */
    counter: number;
    updatedAt: string;
    copiedFrom: string;
    /** JSON: the fields of a tour definition besides its lists. */
    extras: string;
    /** Goes up with every change. */
    epoch: Generated<number>;
    changedAt: Generated<number>;
  };
  /** Earlier states of the editing copy. `before` names what replaced it, `changes` counts what was not published. */
  keptCopies: {
    id: string;
    keptAt: number;
    who: string;
    before: 'discard' | 'import' | 'bringBack';
    changes: number;
    extras: string;
  };
  /** The objects of kept copies, as in `objects`. */
  keptObjects: { kept: string; model: string; id: number; place: number; revision: number; body: string };
  /**
   * What each write of the editing copy replaced in an object, by the epoch of the copy after it. `tour` is that of a tour
   * item, else 0; `digest` is that of the object after the write, and empty after its deletion. `patch` is JSON
   * (`usecases/history/patch.ts`); `who` is empty if the account was removed.
   */
  revisions: {
    model: string;
    id: number;
    epoch: number;
    at: number;
    who: string;
    cause: 'save' | 'remove' | 'import' | 'discard' | 'bringBack' | 'restore' | 'move';
    tour: number;
    digest: string;
    patch: string;
  };
  /**
   * What is to be published later, or is proposed. `scope` is JSON (`#content/publication/scope.ts`), and so are `result`,
   * once it has ended, and `extras`, the fields besides the lists (empty if they do not change). `plannedAt`: 0 without a
   * date; `answer`: the note of the person who ended it.
   */
  publications: {
    id: string;
    who: string;
    note: string;
    madeAt: number;
    plannedAt: number;
    scope: string;
    state: 'proposed' | 'planned' | 'done' | 'failed' | 'cancelled';
    changes: number;
    endedAt: number;
    endedBy: string;
    answer: string;
    result: string;
    extras: string;
  };
  /**
   * The objects of a publication: what visitors had of them when they were agreed (`before`, empty if nothing), and what
   * they are to have (`body`, empty for one that is to be deleted). `revision`: 0 if `body` is made of both copies.
   * `wasThere`: 1 if visitors have had the object since it was agreed.
   */
  publicationObjects: {
    publication: string;
    model: string;
    id: number;
    place: number;
    revision: number;
    wasThere: number;
    body: string;
    before: string;
  };
  /**
   * What staff have written to each other about an object (`model`, `id`), or about a `field` of it; empty: the whole.
   * `editedAt` and `resolvedAt` are 0 before that happens; `who` and `resolvedBy` are empty if the account was removed.
   */
  comments: {
    comment: string;
    model: string;
    id: number;
    field: string;
    text: string;
    who: string;
    at: number;
    editedAt: number;
    resolvedBy: string;
    resolvedAt: number;
  };
  /** The open tabs of the staff area. `place` is an address below `/cms`. */
  atWork: { tab: string; userName: string; place: string; at: number };
  /**
   * The editing copy on phones. `id` is the hash of the secret that lets phones in, `session` that of the staff who
   * opened it. `unsaved` is JSON.
   */
  phonePreviews: {
    id: string;
    session: string;
    place: string;
    openedAt: number;
    validUntil: number;
    revision: number;
    base: number;
    unsaved: string;
  };
  /** The phones that follow a preview, and when they last asked. */
  previewPhones: { preview: string; phone: string; seenAt: number };
  /** The last ID given to an object of each model. No ID is given twice. */
  lastIds: { model: string; id: number };
  users: {
    name: string;
    password: string;
    userGroup: string;
    createdAt: number;
    /** The secret of the second factor in base32; empty: there is none. */
    totp: Generated<string>;
    /** A secret of which no code has been confirmed yet. */
    totpNext: Generated<string>;
    /** The step of the last code that was used, so that none works twice. */
    totpStep: Generated<number>;
    /** 1: the password was set by another user, and has to be changed before any other call. */
    mustChange: Generated<number>;
    /** The codes of the languages that a translator may change, with blanks between them. */
    languages: Generated<string>;
  };
  /** Actions of staff. `what` is the name of a call, `about` the values in its path. */
  auditTrail: {
    id: string;
    at: number;
    who: string;
    what: string;
    about: string;
    /** `asked`: the password was right, and the code was requested. */
    outcome: 'done' | 'asked' | 'refused' | 'locked' | 'denied';
    network: string;
  };
  recoveryCodes: { userName: string; hash: string };
  sessions: {
    /** Hash of the secret that its owner has; the hash itself gives no access. */
    hash: string;
    /** The member of staff; null: the session is a visitor's. */
    userName: string | null;
    /** The token that the visitor logged in with. */
    token: string | null;
    device: string;
    createdAt: number;
    validUntil: number;
    /** How long it stays valid after each use; 0: its end is fixed. */
    slides: number;
    /** When `validUntil` was set: later than now after the clock was wrong (see `correct-ends.ts`). */
    datedAt: Generated<number>;
  };
  tokens: {
    token: string;
    owner: string;
    comment: string;
    /** Null while the token is free. */
    expires: number | null;
    printed: number;
    device: string | null;
    createdAt: number;
    /** When `expires` was set: later than now after the clock was wrong (see `correct-ends.ts`). */
    datedAt: Generated<number>;
  };
  /** Failed attempts by key: a name, a network, a device. They are all forgotten at `emptyAt`. */
  failedAttempts: { key: string; failedAt: number; emptyAt: number; until: number };
  /** Browsers that a member of staff has logged in with. */
  knownDevices: { hash: string; userName: string; usedAt: number };
  /** Settings of staff, as JSON by name. */
  settings: { name: string; value: string };
  /** IDs of counted visits, so that none is counted twice. */
  visitIds: { id: string; day: string };
  visitCounts: VisitCount;
  /** The opened stations of whole months, under their first day, so that long spans are summed quickly. */
  visitMonths: VisitCount;
  /** Files by path. Their bytes are in the object store under their SHA-256. */
  files: { path: string; hash: string; bytes: number; type: string; modifiedAt: number };
  folders: { path: string };
  /** Notes about a file while it has these bytes, as JSON; an empty list if they are good. */
  inspections: { path: string; hash: string; notes: string };
  /** Where files went that were moved lately: guides that have not seen the move request their earlier paths. */
  movedFiles: { path: string; target: string; since: number };
  /** Files that were replaced or deleted lately, and can be brought back. */
  earlierFiles: Tables['files'] & { id: string; endedAt: number; who: string; end: 'replaced' | 'deleted' };
  /** How many seconds recordings last, by their hash; 0: they do not tell. */
  recordingLengths: { hash: string; seconds: number };
  /** Bytes that no file has used since a time. They are removed later. */
  unusedBlobs: { hash: string; since: number };
  backups: {
    name: string;
    bytes: number;
    type: BackupType;
    description: string;
    createdAt: number;
    /** The reason for it (`madeFor` in `backup-rows.ts`). */
    automatic: Generated<number>;
  };
  /**
   * The last or the running job of each name: `content` makes and restores backups, `daily` makes those of the schedule,
   * `backup` makes whole backups and `copy` copies them to the second place, `app` builds the Android app. The table
   * keeps the name of the first of them, because servers of an earlier version may run at the same time.
   */
  backupRuns: {
    name: 'content' | 'daily' | 'backup' | 'copy' | 'app';
    /** Empty: it has never run, and only `doneAt` is known. */
    id: string;
    kind: string;
    /** The order, as JSON. */
    about: string;
    who: string;
    startedAt: number;
    /** The server that does it renews this every second. */
    heldUntil: number;
    bytesDone: number;
    bytesTotal: number;
    /** Empty: it runs, or its server was killed. */
    outcome: '' | 'done' | 'failed';
    endedAt: number;
    /** The result, as JSON. */
    result: string;
    /** The last lines that it has said. */
    log: Generated<string>;
    /** 1: it is to end. */
    isCancelled: Generated<number>;
    /** The moment of the state that the newest backup or copy holds; 0: there is none. */
    doneAt: Generated<number>;
    /** When it failed since then; 0: it has not. */
    failedAt: Generated<number>;
    problem: Generated<string>;
  };
  /** The keys that sign the apps, each made once: devices take updates of the same key only. */
  appKeys: {
    kind: 'debug' | 'release';
    /** PKCS12 in base64. */
    keystore: string;
    password: string;
    createdAt: number;
    /** The version code of the last build that was begun; devices take only higher ones. */
    lastVersionCode: number;
  };
  /** The built apps. Their bytes are in the object store. */
  appBuilds: {
    name: string;
    /** 32 random hexadecimal digits, required for the download. */
    key: string;
    kind: 'debug' | 'release';
    bytes: number;
    sha256: string;
    certificate: string;
    builtAt: number;
    versionCode: number;
    versionName: string;
  };
  /** The encrypted backups of everything that the server keeps. */
  wholeBackups: {
    name: string;
    createdAt: number;
    bytes: number;
    sha256: string;
    /** How many files were missing or changed in the store. */
    damaged: number;
    /** When it reached the second place; null: it has not. */
    copiedAt: number | null;
  };
}

export const CopyName = { inEdit: 'edit', published: 'published' } as const;
export type CopyName = (typeof CopyName)[keyof typeof CopyName];
