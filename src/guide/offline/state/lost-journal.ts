import { noteWhole, want } from '#offline/journal.ts';
import { type Shared } from './shared.ts';

export interface LostJournalOptions {
  readonly device: Pick<Shared['device'], 'present' | 'whole' | 'journal'>;
  readonly database: Pick<Shared['database'], 'hasJournal' | 'changeJournal'>;
}

/**
 * Browsers lose a database that is damaged, and keep the files. Whole tours were wanted once, so they are noted again
 * before any piece is deleted. Returns whether the journal can be relied on.
 */
export async function findLostJournal({ device, database }: LostJournalOptions): Promise<boolean> {
  if (device.present.size === 0 || (await database.hasJournal())) return true;
  const whole = device.whole();
  if (whole === undefined) return false;
  device.journal = await database.changeJournal((before) => whole.reduce(noteWhole, want(before, whole)));
  return true;
}
