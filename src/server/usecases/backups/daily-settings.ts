import * as z from 'zod/mini';
import { BackupType } from '#content/constants.ts';
import { type ContentBackupSettings } from '../../settings/backup-settings.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';

/** The schedule of the automatic backups of the content. */
export interface DailyBackup {
  readonly isOn: boolean;
  /** 0 to 23, in the museum's time zone. */
  readonly hour: number;
  /** How many stay. */
  readonly keep: number;
  readonly type: BackupType;
}

const stored: z.ZodMiniType<DailyBackup> = z.object({
  isOn: z.boolean(),
  hour: z.number(),
  keep: z.number(),
  type: z.enum(BackupType),
});

export interface DailySettings {
  /** Whether the operator has decided, so that it cannot be changed in the staff area. */
  readonly isFixed: boolean;
  readonly current: () => Promise<DailyBackup>;
  /** For every server. @throws Refusal `conflict` if the operator has decided */
  readonly set: (daily: DailyBackup) => Promise<void>;
}

const name = 'dailyBackup';

/** Off until root has seen how much space it takes. */
const first: DailyBackup = { isOn: false, hour: 3, keep: 7, type: BackupType.full };

export function createDailySettings(db: Database, fixed: ContentBackupSettings | undefined): DailySettings {
  return {
    isFixed: fixed !== undefined,
    async current() {
      if (fixed !== undefined) {
        const { hour, keep } = fixed;
        return { isOn: hour !== undefined, hour: hour ?? first.hour, keep, type: BackupType.full };
      }
      const row = await db.read.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return row === undefined ? first : stored.parse(JSON.parse(row.value));
    },
    async set(daily) {
      if (fixed !== undefined) throw refuse('daily-backup-fixed', { variable: 'CICERONE_CONTENT_BACKUP_HOUR' });
      const value = JSON.stringify(daily);
      await db.write(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        // Another setting may succeed at once where the last one has failed.
        await transaction
          .updateTable('backupJobs')
          .set({ failedAt: 0, problem: '' })
          .where('name', '=', 'daily')
          .execute();
      });
    },
  };
}
