import * as z from 'zod/mini';
import { ranksAtLeast, UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Who } from '../accounts/sessions.ts';

/** Who publishes. */
export interface Approval {
  /** Whether managers only propose. */
  readonly needsApproval: boolean;
  /** The person who then publishes besides root; empty: root alone. */
  readonly publisher: string;
}

export interface ApprovalSetting {
  readonly current: () => Promise<Approval>;
  /** @throws Refusal `not-found` if there is no such person, `wrong-value` for one whose group never publishes */
  readonly set: (approval: Approval) => Promise<void>;
  readonly mayPublish: (who: Who) => Promise<boolean>;
  /** @throws Refusal `access-denied` */
  readonly refuseOthers: (who: Who) => Promise<void>;
}

const stored: z.ZodMiniType<Approval> = z.object({ needsApproval: z.boolean(), publisher: z.string() });
const name = 'publishing';

export function createApproval(db: Database): ApprovalSetting {
  const setting: ApprovalSetting = {
    async current() {
      return await read(db.read);
    },
    async set(approval) {
      await db.write(async (transaction) => {
        if (approval.publisher !== '') await refuseOthersThanManagers(transaction, approval.publisher);
        await write(transaction, approval);
      });
    },
    async mayPublish(who) {
      if (who.kind !== 'staff') return false;
      const { needsApproval, publisher } = await setting.current();
      return !needsApproval || who.group === UserGroup.root || who.name === publisher;
    },
    async refuseOthers(who) {
      if (!(await setting.mayPublish(who))) throw refuse('publication-for-others', {});
    },
  };
  return setting;
}

/** Only root publishes then. */
export async function forgetPublisher(db: Reader, user: string): Promise<void> {
  const approval = await read(db);
  if (approval.publisher === user) await write(db, { ...approval, publisher: '' });
}

async function refuseOthersThanManagers(db: Reader, user: string): Promise<void> {
  const row = await db.selectFrom('users').select('userGroup').where('name', '=', user).executeTakeFirst();
  if (row === undefined) throw refuse('user-missing', { name: user });
  if (!ranksAtLeast(row.userGroup as UserGroup, UserGroup.manager)) throw refuse('publisher-wrong', { name: user });
}

async function read(db: Reader): Promise<Approval> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? { needsApproval: false, publisher: '' } : stored.parse(JSON.parse(row.value));
}

async function write(db: Reader, approval: Approval): Promise<void> {
  const value = JSON.stringify(approval);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
