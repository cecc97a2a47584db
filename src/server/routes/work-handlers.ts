import { type AnswerOf } from '#contract/call.ts';
import { ranksAtLeast, UserGroup } from '#contract/calls/session-calls.ts';
import { type workCalls } from '#contract/calls/work-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { CopyName } from '../store/tables.ts';
import { readState } from '../usecases/content/copies.ts';
import { museumDays } from '../usecases/visits/museum-days.ts';
import { readDone } from '../usecases/whole-backups/backup-jobs.ts';
import { readRestore } from '../usecases/backups/last-restore.ts';
import { createAtWork } from '../usecases/work/at-work.ts';
import { type Handlers } from './register-calls.ts';

export function workHandlers({
  db,
  unpublished,
  backups,
  visitStatistics,
  settings,
  clock,
}: Services): Handlers<keyof typeof workCalls> {
  const atWork = createAtWork(db, clock);
  const dayOf = museumDays(settings.timeZone);

  return {
    async reportWork({ body, who }) {
      if (who.kind !== 'staff') throw refuse('not-authorized', {});
      await atWork.note(body.Tab, who.name, body.Place);
      const published = await readState(db.read, CopyName.published);
      const { changedAt } = await readState(db.read, CopyName.inEdit);
      return {
        Unpublished: (await unpublished()).length,
        Counter: published.counter,
        ...publishedAt(published.updatedAt),
        ...(changedAt === 0 ? {} : { SavedAt: new Date(changedAt).toISOString() }),
        AtWork: await atWork.others(who.name),
        ...(await lastRestore()),
        ...(ranksAtLeast(who.group, UserGroup.manager) ? { Today: await today() } : {}),
        ...(who.group === UserGroup.root ? await lastBackup() : {}),
      };
    },
  };

  async function today(): Promise<{ Devices: number; Openings: number }> {
    const day = dayOf(clock());
    const filter = { dateMin: day, dateMax: day };
    const [devices, tours] = await Promise.all([visitStatistics.dockings(filter), visitStatistics.openedTours(filter)]);
    const sum = (counts: readonly { readonly Count: number }[]): number =>
      counts.reduce((total, { Count }) => total + Count, 0);
    return { Devices: sum(devices), Openings: sum(tours) };
  }

  async function lastRestore(): Promise<Pick<AnswerOf<typeof workCalls.reportWork>, 'Restored'>> {
    const restore = await readRestore(db);
    if (restore === undefined) return {};
    return { Restored: { At: new Date(restore.at).toISOString(), Backup: restore.backup, By: restore.who } };
  }

  async function lastBackup(): Promise<{ LastBackupAt?: string }> {
    const [newest] = await backups.list();
    const moments = [newest?.createdAt, await readDone(db, 'backup')].filter((moment) => moment !== undefined);
    return moments.length === 0 ? {} : { LastBackupAt: new Date(Math.max(...moments)).toISOString() };
  }
}

/** Imported definitions may have any text there. */
function publishedAt(updatedAt: string): { PublishedAt?: string } {
  const moment = Date.parse(updatedAt);
  return Number.isNaN(moment) ? {} : { PublishedAt: new Date(moment).toISOString() };
}
