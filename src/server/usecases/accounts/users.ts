import { UserGroup } from '#contract/calls/session-calls.ts';
import { Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Counted, type Failures } from './failures.ts';
import { hashPassword, isPassword, secret } from './passwords.ts';
import { endSessionsOf, type OpenSession, type Sessions } from './sessions.ts';

export interface User {
  readonly name: string;
  readonly group: UserGroup;
}

export interface Users {
  /** @throws Refusal `wrong-credentials`, `too-many-requests` */
  readonly logIn: (given: Credentials) => Promise<OpenSession & User>;
  /** Checks the old password first, then ends the user's other sessions. @throws Refusal */
  readonly changePassword: (
    given: Credentials & { readonly newPassword: string; readonly session: string },
  ) => Promise<void>;
  readonly list: () => Promise<readonly User[]>;
  /** @throws Refusal `already-there`, `wrong-value` */
  readonly add: (user: User, password: string) => Promise<void>;
  /** Ends every session of the user. The last root cannot be removed. @throws Refusal `not-found` */
  readonly remove: (name: string) => Promise<void>;
  /** Ends every session of the user. @throws Refusal `not-found` */
  readonly setPassword: (name: string, password: string) => Promise<void>;
}

interface Credentials {
  readonly name: string;
  readonly password: string;
  /** The caller's address. */
  readonly address: string;
}

const unwanted = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const longestName = 200;

export function createUsers(
  db: Database,
  {
    sessions,
    failures,
    clock,
  }: { readonly sessions: Sessions; readonly failures: Failures; readonly clock: () => number },
): Users {
  return {
    async logIn({ name, password, address }) {
      const user = await checkCredentials(db, failures, { name, password, address }, 'login-wrong');
      return { ...user, ...(await sessions.openForStaff(user.name)) };
    },
    async changePassword({ name, password, address, newPassword, session }) {
      await checkCredentials(db, failures, { name, password, address }, 'old-password-wrong');
      refuseBadPassword(newPassword);
      const hashed = await hashPassword(newPassword);
      await db.write(async (transaction) => {
        await transaction.updateTable('users').set({ password: hashed }).where('name', '=', name).execute();
        await endSessionsOf(transaction, name, session);
      });
    },
    async list() {
      const rows = await db.read.selectFrom('users').select(['name', 'userGroup']).orderBy('name').execute();
      return rows.map(({ name, userGroup }) => ({ name, group: userGroup as UserGroup }));
    },
    async add({ name, group }, password) {
      if (name.trim() !== name || name === '' || name.length > longestName || unwanted.test(name)) {
        throw refuse('user-name-wrong', { name, limit: longestName });
      }
      refuseBadPassword(password);
      const row = { name, password: await hashPassword(password), userGroup: group, createdAt: clock() };
      await db.write(async (transaction) => {
        const added = await transaction
          .insertInto('users')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst();
        if (added === undefined) throw refuse('user-exists', { name });
      });
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
      });
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
}

/** @throws Refusal for this reason, `too-many-requests` */
async function checkCredentials(
  db: Database,
  failures: Failures,
  { name, password, address }: Credentials,
  otherwise: 'login-wrong' | 'old-password-wrong',
): Promise<User> {
  const counted: readonly Counted[] = [
    { kind: 'name', of: name },
    { kind: 'address', of: address },
  ];
  await failures.take(...counted);
  const row = await db.read
    .selectFrom('users')
    .select(['password', 'userGroup'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!(await isPassword(row?.password, password)) || row === undefined) {
    throw refuse(otherwise, {});
  }
  await failures.giveBack(...counted);
  return { name, group: row.userGroup as UserGroup };
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
