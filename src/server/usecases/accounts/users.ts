import { machineNames, UserGroup } from '#contract/staff-kinds.ts';
import { Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Counted, type Failures } from './failures.ts';
import { type KnownDevices } from './known-devices.ts';
import { networkOf } from './network.ts';
import { hashPassword, isPassword, secret } from './passwords.ts';
import { type SecondFactor } from './second-factor.ts';
import { endSessionsOf, languagesIn, type OpenSession, type Sessions } from './sessions.ts';
import { findName, foldName } from './user-name.ts';

export interface User {
  readonly name: string;
  readonly group: UserGroup;
  /** The codes of the languages that a translator may change. */
  readonly languages: readonly string[];
}

export interface Account extends User {
  readonly hasFactor: boolean;
  readonly mustChange: boolean;
  /** How many are open. */
  readonly sessions: number;
}

export interface Users {
  /** @throws Refusal `wrong-credentials`, `too-many-requests` */
  readonly logIn: (given: LogIn) => Promise<OpenSession & User & { readonly device: string }>;
  /** Checks the old password first, then ends all sessions of the user and opens a new one. @throws Refusal */
  readonly changePassword: (given: PasswordChange) => Promise<OpenSession>;
  /** Checks the password of a user who is logged in. @throws Refusal */
  readonly confirmPassword: (given: Credentials & { readonly session: string }) => Promise<void>;
  /** Runs an attempt in a session, whose wrong attempts are counted. */
  readonly guarded: <Result>(
    by: { readonly name: string; readonly session: string },
    job: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
  /** Lets the user change the password before any other call. */
  readonly requireChange: (name: string) => Promise<void>;
  readonly list: () => Promise<readonly User[]>;
  /** All users by name, and how they log in. */
  readonly accounts: () => Promise<readonly Account[]>;
  /** @throws Refusal `not-found` */
  readonly refuseUnknown: (name: string) => Promise<void>;
  /** @throws Refusal `already-there`, `wrong-value` */
  readonly add: (user: Pick<User, 'name' | 'group'> & Partial<User>, password: string) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly setLanguages: (name: string, languages: readonly string[]) => Promise<void>;
  /** Ends every session of the user, whose name leaves all but the audit trail. The last root cannot be removed. @throws Refusal `not-found` */
  readonly remove: (name: string) => Promise<void>;
  /** @throws Refusal `not-found` */
  readonly logOutEverywhere: (name: string) => Promise<void>;
  /** Ends every session of the user. @throws Refusal `not-found` */
  readonly setPassword: (name: string, password: string) => Promise<void>;
}

interface Credentials {
  readonly name: string;
  readonly password: string;
}

interface LogIn extends Credentials {
  /** The caller's address. */
  readonly address: string;
  /** The secret of the browser (see {@link KnownDevices}); empty if it has none. */
  readonly device: string;
  /** The browser's name for itself. */
  readonly browser: string;
  /** The code of the second factor, or a recovery code; empty if none was given. */
  readonly code: string;
}

interface PasswordChange extends Credentials {
  readonly newPassword: string;
  /** The session that asks. */
  readonly session: string;
  readonly browser: string;
}

export interface UserOptions {
  readonly sessions: Sessions;
  readonly failures: Failures;
  readonly devices: KnownDevices;
  readonly factor: SecondFactor;
  /** Removes a name from all that its account has done. */
  readonly forgetName: (db: Reader, name: string) => Promise<void>;
  readonly clock: () => number;
}

const unwanted = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const longestName = 200;

export function createUsers(
  db: Database,
  { sessions, failures, devices, factor, forgetName, clock }: UserOptions,
): Users {
  const users: Users = {
    async logIn({ name: typed, password, address, device, browser, code }) {
      const name = await findUserName(db, typed);
      const network = networkOf(address);
      const isKnown = name !== undefined && (await devices.isKnown(device, name));
      const counted: readonly Counted[] = isKnown
        ? [{ kind: 'knownDevice', name, from: device }]
        : [
            { kind: 'nameAtNetwork', name: typed, from: network },
            { kind: 'network', from: network },
            { kind: 'name', name: typed },
          ];
      let wrong: 'login-wrong' | 'code-wrong' = 'login-wrong';
      const user = await failures.attempt(isKnown ? device : network, counted, async () => {
        const found = await checkPassword(db, name, password);
        if (found === undefined || !(await factor.isOn(found.name))) return found;
        // Thrown, so that it neither counts nor ends a delay: otherwise it would make room for guesses at codes.
        if (code === '') throw refuse('code-missing', {});
        wrong = 'code-wrong';
        return failures.attempt(`code ${found.name}`, [{ kind: 'code', name: found.name }], async () =>
          (await factor.use(found.name, code)) ? found : undefined,
        );
      });
      if (user === undefined) throw refuse(wrong, {});
      const kept = await devices.remember(device, user.name);
      return { ...user, device: kept, ...(await sessions.openForStaff(user.name, browser)) };
    },
    async changePassword({ name, password, newPassword, session, browser }) {
      await users.confirmPassword({ name, password, session });
      if (newPassword === password && (await mustChange(db, name))) throw refuse('password-same', {});
      refuseBadPassword(newPassword);
      const hashed = await hashPassword(newPassword);
      await db.write(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password: hashed, mustChange: 0 })
          .where('name', '=', name)
          .execute();
        await endSessionsOf(transaction, name);
      });
      return sessions.openForStaff(name, browser);
    },
    async confirmPassword({ name, password, session }) {
      const user = await users.guarded({ name, session }, () => checkPassword(db, name, password));
      if (user === undefined) throw refuse('old-password-wrong', {});
    },
    guarded: ({ name, session }, job) => failures.attempt(session, [{ kind: 'session', name, from: session }], job),
    async requireChange(name) {
      await db.write((transaction) =>
        transaction.updateTable('users').set({ mustChange: 1 }).where('name', '=', name).execute(),
      );
    },
    async list() {
      const rows = await db.read
        .selectFrom('users')
        .select(['name', 'userGroup', 'languages'])
        .orderBy('name')
        .execute();
      return rows.map((row) => asUser(row));
    },
    async accounts() {
      const rows = await db.read
        .selectFrom('users')
        .select(['name', 'userGroup', 'languages', 'totp', 'mustChange'])
        .orderBy('name')
        .execute();
      const open = await db.read
        .selectFrom('sessions')
        .select(['userName', ({ fn }) => fn.countAll<number>().as('count')])
        .where('validUntil', '>', clock())
        .groupBy('userName')
        .execute();
      const counts = new Map(open.map(({ userName, count }) => [userName, count]));
      return rows.map((row) => ({
        ...asUser(row),
        hasFactor: row.totp !== '',
        mustChange: row.mustChange === 1,
        sessions: counts.get(row.name) ?? 0,
      }));
    },
    async refuseUnknown(name) {
      if ((await findUserName(db, name)) !== name) throw unknownUser(name);
    },
    async add({ name, group, languages = [] }, password) {
      if (name.trim() !== name || name === '' || name.length > longestName || unwanted.test(name)) {
        throw refuse('user-name-wrong', { name, limit: longestName });
      }
      if (machineNames.some((machine) => foldName(machine) === foldName(name)))
        throw refuse('user-name-reserved', { name });
      refuseBadPassword(password);
      const row = {
        name,
        password: await hashPassword(password),
        userGroup: group,
        languages: languages.join(' '),
        createdAt: clock(),
      };
      await db.write(async (transaction) => {
        const users = await transaction.selectFrom('users').select('name').execute();
        const alike = users.find((user) => foldName(user.name) === foldName(name));
        if (alike !== undefined) throw refuse('user-exists', { name: alike.name });
        const added = await transaction
          .insertInto('users')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst();
        if (added === undefined) throw refuse('user-exists', { name });
        // Nothing of an earlier account passes on to one that is called the same.
        await forgetName(transaction, name);
      });
    },
    async setLanguages(name, languages) {
      const changed = await db.write((transaction) =>
        transaction
          .updateTable('users')
          .set({ languages: languages.join(' ') })
          .where('name', '=', name)
          .returning('name')
          .execute(),
      );
      if (changed.length === 0) throw unknownUser(name);
    },
    async remove(name) {
      await db.write(async (transaction) => {
        const users = await transaction.selectFrom('users').select(['name', 'userGroup']).execute();
        const user = users.find((each) => each.name === name);
        if (user === undefined) throw unknownUser(name);
        const roots = users.filter(({ userGroup }) => userGroup === UserGroup.root);
        if (user.userGroup === UserGroup.root && roots.length === 1) {
          throw refuse('last-root', { name });
        }
        await endSessionsOf(transaction, name);
        await transaction.deleteFrom('users').where('name', '=', name).execute();
        await forgetName(transaction, name);
      });
    },
    async logOutEverywhere(name) {
      await users.refuseUnknown(name);
      await sessions.endAllOf(name);
    },
    async setPassword(name, password) {
      refuseBadPassword(password);
      const hashed = await hashPassword(password);
      await db.write(async (transaction) => {
        const changed = await transaction
          .updateTable('users')
          .set({ password: hashed })
          .where('name', '=', name)
          .returning('name')
          .execute();
        if (changed.length === 0) throw unknownUser(name);
        await endSessionsOf(transaction, name);
      });
    },
  };
  return users;
}

async function mustChange(db: Database, name: string): Promise<boolean> {
  const row = await db.read.selectFrom('users').select('mustChange').where('name', '=', name).executeTakeFirst();
  return row?.mustChange === 1;
}

async function findUserName(db: Database, typed: string): Promise<string | undefined> {
  const rows = await db.read.selectFrom('users').select('name').execute();
  return findName(
    rows.map(({ name }) => name),
    typed,
  );
}

/** Takes equally long for an unknown name. */
async function checkPassword(db: Database, name: string | undefined, password: string): Promise<User | undefined> {
  const row = await db.read
    .selectFrom('users')
    .select(['name', 'password', 'userGroup', 'languages'])
    .where('name', '=', name ?? '')
    .executeTakeFirst();
  const isRight = await isPassword(row?.password, password);
  return isRight && row !== undefined ? asUser(row) : undefined;
}

function asUser(row: { readonly name: string; readonly userGroup: string; readonly languages: string }): User {
  return { name: row.name, group: row.userGroup as UserGroup, languages: languagesIn(row.languages) };
}

function unknownUser(name: string): Refusal {
  return refuse('user-missing', { name });
}

function refuseBadPassword(password: string): void {
  if (password === '' || password.includes('\0')) throw refuse('password-empty', {});
}

/** Creates the user `root` in a new database and returns the password; undefined if users already exist. */
export async function addFirstUser(db: Database, users: Users, given: string | undefined): Promise<string | undefined> {
  const known = await db.read.selectFrom('users').select('name').limit(1).executeTakeFirst();
  if (known !== undefined) return undefined;
  const password = given ?? secret().slice(0, 20);
  try {
    await users.add({ name: 'root', group: UserGroup.root }, password);
  } catch (error) {
    // Another server that starts on the same database was faster.
    if (error instanceof Refusal && error.code === 'already-there') return undefined;
    throw error;
  }
  return password;
}
