import { type Database } from '../../store/database.ts';
import { clockTolerance } from './rate-limits.ts';

/** A clock before this program was written is wrong itself, and corrects nothing. */
const written = Date.UTC(2026, 0, 1);

/** Returns whether an end was set at a time that has not come yet: the clock was ahead then. */
export function isFutureDated({ datedAt }: { readonly datedAt: number }, now: number): boolean {
  return datedAt > now + clockTolerance && now > written;
}

/**
 * Moves the ends that were set while the clock was ahead back by as much as it was. Otherwise a clock that was ten
 * years ahead for a minute would leave tokens and sessions valid for ten years.
 */
export async function correctEnds(db: Database, now: number): Promise<void> {
  if (now <= written) return;
  const latest = now + clockTolerance;
  await db.write(async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set((row) => ({ expires: row(row('expires', '+', now), '-', row.ref('datedAt')), datedAt: now }))
      .where('datedAt', '>', latest)
      .execute();
    await transaction
      .updateTable('sessions')
      .set((row) => ({ validUntil: row(row('validUntil', '+', now), '-', row.ref('datedAt')), datedAt: now }))
      .where('datedAt', '>', latest)
      .execute();
    await transaction.updateTable('sessions').set({ createdAt: now }).where('createdAt', '>', latest).execute();
  });
}
