import { type UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { prepare } from '../../store/prepared.ts';
import { correctEnds, isFutureDated } from './correct-ends.ts';
import { hashOf, secret } from './passwords.ts';

/** The caller. */
export type Who =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'staff';
      readonly name: string;
      readonly group: UserGroup;
      /** Identifies the session, but gives no access. */
      readonly session: string;
      readonly validUntil: number;
    }
  | { readonly kind: 'visitor'; readonly token: string | null; readonly validUntil: number }
  /** A phone that shows the editing copy, by its preview. */
  | { readonly kind: 'phone'; readonly preview: string; readonly validUntil: number };

export interface OpenSession {
  /** The secret, which only its owner has. */
  readonly session: string;
  readonly validUntil: number;
}

export interface VisitorSession {
  readonly token: string | null;
  readonly device: string;
  readonly validUntil: number;
  /** How long it stays valid after each use; 0: its end is fixed. */
  readonly slides: number;
}

const hour = 3_600_000;
/** Covers a working day. Use extends a session, up to a week. */
const staffSession = { unused: 12 * hour, longest: 7 * 24 * hour } as const;

export interface Sessions {
  readonly whoHas: (session: string) => Promise<Who>;
  /** @param browser what the browser calls itself, for its user to recognise the session by */
  readonly openForStaff: (name: string, browser?: string) => Promise<OpenSession>;
  readonly openForVisitor: (visitor: VisitorSession) => Promise<OpenSession>;
  /** Ends one session, given its hash from {@link Who}. */
  readonly end: (hash: string) => Promise<void>;
  /** The sessions of a member of staff, the newest first. */
  readonly listOf: (name: string) => Promise<readonly StaffSession[]>;
  /** Ends one session of a member of staff. @throws Refusal `not-found` if there is none */
  readonly endOf: (name: string, hash: string) => Promise<void>;
  readonly endAllOf: (name: string) => Promise<void>;
  /** Ends all sessions of a member of staff but one, given its hash. */
  readonly endOthersOf: (name: string, hash: string) => Promise<void>;
}

export interface StaffSession {
  readonly hash: string;
  readonly createdAt: number;
  /** When it was last used, to the hour. */
  readonly seenAt: number;
  readonly validUntil: number;
  readonly browser: string;
}

const longestBrowser = 300;

export function createSessions(db: Database, clock: () => number): Sessions {
  const find = rememberRows(db);
  return {
    async whoHas(session) {
      const hash = hashOf(session);
      const now = clock();
      const [row] = await findCorrected(hash, now);
      if (row === undefined || row.validUntil <= now) return { kind: 'nobody' };
      const validUntil = await prolong(hash, row, now);
      const { userName, userGroup, token } = row;
      if (userName === null) return { kind: 'visitor', token, validUntil };
      return { kind: 'staff', name: userName, group: userGroup as UserGroup, session: hash, validUntil };
    },
    openForStaff: (userName, browser = '') =>
      open({
        userName,
        token: null,
        device: browser.slice(0, longestBrowser),
        validUntil: clock() + staffSession.unused,
        slides: staffSession.unused,
      }),
    openForVisitor: (visitor) => open({ userName: null, ...visitor }),
    async end(hash) {
      await db.write((transaction) => transaction.deleteFrom('sessions').where('hash', '=', hash).execute());
    },
    async listOf(name) {
      const rows = await db.read
        .selectFrom('sessions')
        .select(['hash', 'createdAt', 'datedAt', 'validUntil', 'device'])
        .where('userName', '=', name)
        .where('validUntil', '>', clock())
        .orderBy('createdAt', 'desc')
        .execute();
      return rows.map(({ device, datedAt, ...row }) => ({ ...row, seenAt: datedAt, browser: device }));
    },
    async endOf(name, hash) {
      const ended = await db.write((transaction) =>
        transaction
          .deleteFrom('sessions')
          .where('userName', '=', name)
          .where('hash', '=', hash)
          .returning('hash')
          .execute(),
      );
      if (ended.length === 0) throw refuse('session-missing', {});
    },
    endAllOf: (name) => db.write((transaction) => endSessionsOf(transaction, name)),
    async endOthersOf(name, hash) {
      await db.write((transaction) =>
        transaction.deleteFrom('sessions').where('userName', '=', name).where('hash', '!=', hash).execute(),
      );
    },
  };

  async function open(given: VisitorSession & { readonly userName: string | null }): Promise<OpenSession> {
    const session = secret();
    const now = clock();
    await db.write(async (transaction) => {
      await transaction.deleteFrom('sessions').where('validUntil', '<=', now).execute();
      await transaction
        .insertInto('sessions')
        .values({ hash: hashOf(session), createdAt: now, datedAt: now, ...given })
        .execute();
    });
    return { session, validUntil: given.validUntil };
  }

  async function findCorrected(hash: string, now: number): ReturnType<typeof findSession> {
    const rows = await find(hash);
    if (!rows.some((row) => isFutureDated(row, now))) return rows;
    await correctEnds(db, now);
    return findSession(db.read, hash);
  }

  /** Extends a session, but only occasionally, because calls must not wait for the disk. */
  async function prolong(
    hash: string,
    row: {
      readonly createdAt: number;
      readonly validUntil: number;
      readonly slides: number;
      readonly datedAt: number;
      readonly userName: string | null;
    },
    now: number,
  ): Promise<number> {
    const end = row.userName === null ? Infinity : row.createdAt + staffSession.longest;
    const wanted = Math.min(now + row.slides, end);
    const seldom = row.slides / 12;
    // Staff see when their sessions were last used, also at the end of the week, when no use extends them.
    const isUnseen = row.userName !== null && now - row.datedAt >= seldom;
    if (row.slides === 0 || (wanted - row.validUntil < seldom && !isUnseen)) return row.validUntil;
    await db.write((transaction) =>
      transaction.updateTable('sessions').set({ validUntil: wanted, datedAt: now }).where('hash', '=', hash).execute(),
    );
    return wanted;
  }
}

const findSession = prepare((db, hash: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', 'users.name', 'sessions.userName')
    .select([
      'sessions.userName',
      'sessions.token',
      'sessions.createdAt',
      'sessions.validUntil',
      'sessions.slides',
      'sessions.datedAt',
      'users.userGroup',
    ])
    .where('hash', '=', hash),
);

const mostRemembered = 10_000;

/** Caches existing sessions until the next write to the database, if it can tell. */
function rememberRows(db: Database): (hash: string) => ReturnType<typeof findSession> {
  const known = new Map<string, Awaited<ReturnType<typeof findSession>>>();
  let version: number | undefined;

  return async (hash) => {
    const now = db.version();
    if (now === undefined || now !== version || known.size >= mostRemembered) known.clear();
    version = now;
    const rows = known.get(hash) ?? (await findSession(db.read, hash));
    if (now !== undefined && now === version && rows.length > 0) known.set(hash, rows);
    return rows;
  };
}

export async function endSessionsOf(db: Reader, userName: string): Promise<void> {
  await db.deleteFrom('sessions').where('userName', '=', userName).execute();
}
