import { sql } from 'kysely';
import { BackupType } from '#content/constants.ts';
import { storedVersion } from '#content/definition.ts';
import { version } from '#content/entities/version.ts';
import { Trail } from '#content/schema/trail.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { changeCopy, type CopyState, readState } from '../content/copies.ts';
import { writeCopy } from '../content/write-copy.ts';
import { type InspectedFiles, saveInspections } from '../files/inspect-files.ts';
import { notingReplacement } from '../history/note-revisions.ts';
import { type BackupContents } from './read-backup.ts';
import { readMark, type Snapshot } from './snapshot.ts';

export interface Swap {
  readonly contents: BackupContents & Pick<InspectedFiles, 'inspections'>;
  /** The state that was backed up: later changes would be lost. */
  readonly before: Snapshot;
  readonly now: Date;
  readonly name: string;
  readonly who: string;
  /** Notes something in the same transaction. */
  readonly also: (transaction: Reader) => Promise<void>;
}

const rowsAtOnce = 500;

/**
 * Replaces the content with a backup, in one transaction. Users, sessions, tokens, visits and revisions stay.
 *
 * @returns the number of restored objects; undefined, without any change, if anything has changed since `before`
 */
export async function swapContent(
  db: Database,
  { contents, before, now, name, who, also }: Swap,
): Promise<number | undefined> {
  return db.write(async (transaction) => {
    // Other writers of content or files wait, or have already committed.
    if (db.isShared) await sql`lock table copies, files, folders in share row exclusive mode`.execute(transaction);
    if ((await readMark(transaction, before.type)) !== before.mark) return undefined;
    const states = [await changeCopy(transaction, CopyName.published), await changeCopy(transaction, CopyName.inEdit)];
    const Version = {
      Counter: nextCounter(contents, states),
      UpdatedAt: now.toISOString(),
      CopiedFrom: `BACKUP ${name}`,
    };
    const objects = await writeCopy(transaction, CopyName.published, { ...contents.published, Version });
    await notingReplacement(transaction, { who, now: now.getTime(), cause: 'restore' }, async () => {
      await writeCopy(transaction, CopyName.inEdit, { ...contents.inEdit, Version });
      return readState(transaction, CopyName.inEdit);
    });
    if (contents.type === BackupType.full) {
      await replaceFiles(transaction, contents);
      await saveInspections(transaction, contents.inspections);
    }
    await also(transaction);
    return objects;
  });
}

/** Guides detect new content by this number, so it never decreases. */
function nextCounter({ published, inEdit }: BackupContents, states: readonly CopyState[]): number {
  const stored = [published, inEdit].map((definition) => version.read(storedVersion(definition), new Trail()).Counter);
  return Math.max(...stored, ...states.map(({ counter }) => counter)) + 1;
}

async function replaceFiles(db: Reader, { files, folders }: BackupContents): Promise<void> {
  await db.deleteFrom('files').execute();
  await db.deleteFrom('folders').execute();
  for (let from = 0; from < files.length; from += rowsAtOnce) {
    await db
      .insertInto('files')
      .values(files.slice(from, from + rowsAtOnce))
      .execute();
  }
  const rows = folders.map((path) => ({ path }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto('folders')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}
