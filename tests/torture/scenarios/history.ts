import { type StoredObject } from '#content/schema/containers.ts';
import { type Database } from '#server/store/database.ts';
import { readPastState } from '#server/usecases/history/read-history.ts';
import { type Museum } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { type Tally } from '../tally.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { killWork } from './kill-work.ts';

const monthMs = 40 * 24 * 3_600_000;

export const history: Scenario = {
  name: 'history',
  promise:
    'Servers are killed while staff save, delete, publish and discard, and while the history is thinned: every acknowledged save can be read back, and every object leads back to its beginning.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 20,
  async run(scene) {
    const { stage, depot, tally, random } = scene;
    const content = openContentWork();
    await startContent(content, stage.museums[0] as Museum);
    await killWork(scene, {
      jobs: (museums) => [
        ...allEdits(content, museums, random),
        publishesOrDiscards(content, museums.at(-1) as Museum, random),
      ],
      async check(museum) {
        const saved = content.slices.flatMap(({ patches }) =>
          patches.flatMap((patch) => [...patch].filter(([, value]) => value?.startsWith('v') === true)),
        );
        await checkContent(content, museum, tally);
        const { db, close } = await depot.open();
        try {
          await checkHistory(db, saved, tally);
          // The server that starts after the next kill thins it, and may be killed meanwhile.
          await db.write((transaction) =>
            transaction
              .updateTable('revisions')
              .set(({ eb }) => ({ at: eb('at', '-', monthMs) }))
              .execute(),
          );
          await db.write((transaction) =>
            transaction.deleteFrom('settings').where('name', '=', 'historyThinned').execute(),
          );
        } finally {
          await close();
        }
      },
    });
  },
};

/** @param saved the names of stations and what was acknowledged for them since the last check */
async function checkHistory(
  db: Database,
  saved: readonly (readonly [string, string | undefined])[],
  tally: Tally,
): Promise<void> {
  const rows = await db.read.selectFrom('revisions').select(['model', 'id', 'epoch']).orderBy('epoch').execute();
  const known = new Set<string>();
  for (const { model, id, epoch } of rows) {
    const state = await readPastState(db.read, { model, id, epoch });
    // A server that has just started joins older revisions meanwhile.
    if (state === undefined && !(await isThere(db, { model, id, epoch }))) continue;
    if (state?.isWhole !== true) tally.inPart.push(`${model} ${id} does not lead back to ${epoch}`);
    for (const object of [state?.before, state?.after]) if (object !== undefined) known.add(textsOf(object));
  }
  for (const [key, value] of saved)
    if (!known.has(`${key} ${value}`)) tally.lost.push(`the history of ${key} has no ${value}`);
}

async function isThere(
  db: Database,
  { model, id, epoch }: { readonly model: string; readonly id: number; readonly epoch: number },
): Promise<boolean> {
  const row = await db.read
    .selectFrom('revisions')
    .select('epoch')
    .where('model', '=', model)
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .executeTakeFirst();
  return row !== undefined;
}

function textsOf({ Name }: StoredObject): string {
  const { de = '', en = '' } = (Name ?? {}) as { readonly de?: string; readonly en?: string };
  return `${en} ${de}`;
}
