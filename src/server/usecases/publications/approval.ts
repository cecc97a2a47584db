import * as z from 'zod/mini';
import { UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
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
  /** @throws Refusal `not-found` if there is no such person */
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
      const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return row === undefined ? { needsApproval: false, publisher: '' } : stored.parse(JSON.parse(row.value));
    },
    async set(approval) {
      const value = JSON.stringify(approval);
      await db.write(async (transaction) => {
        const { publisher } = approval;
        const known = await transaction.selectFrom('users').select('name').where('name', '=', publisher).execute();
        if (publisher !== '' && known.length === 0) throw refuse('user-missing', { name: publisher });
        await transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
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
