import { createGate } from '../../files/gate.ts';
import { fileKinds, typeOf } from '../../files/file-kinds.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type KnownFile, type FileRow } from './tree.ts';

export interface InspectedFiles {
  /** With the bytes and types that they are kept with. */
  readonly files: readonly FileRow[];
  /** To be stored with them. */
  readonly inspections: readonly Tables['inspections'][];
  /** New notes, by file. */
  readonly notes: readonly FileNote[];
}

interface Inspected {
  readonly file: FileRow;
  readonly notes: readonly FileNote[];
  /** Whether the notes were made before, and have been reported. */
  readonly isKnown: boolean;
}

/** Local copies at the same time; the workers for pictures have their own limit. */
const atOnce = 4;
const rowsAtOnce = 500;
/** The notes of good files, as they are stored. */
const none = '[]';

/**
 * Inspects files of content folders and backups, which were not uploaded one by one. Files without notes are not read
 * again, except drawings, whose cleaning may have become stricter.
 */
export async function inspectFiles(
  db: Reader,
  blobs: Pick<BlobStore, 'inspectStored'>,
  files: readonly FileRow[],
): Promise<InspectedFiles> {
  const known = await readInspections(db, files);
  const good = new Set(known.filter(({ notes }) => notes === none).map(({ path, hash }) => kindKey(path, hash)));
  const notesBefore = new Map(known.map(({ path, hash, notes }) => [`${hash} ${path}`, notes]));
  const gate = createGate(atOnce);
  const inspected = await Promise.all(files.map((file) => gate(() => inspect(file))));
  return {
    files: inspected.map(({ file }) => file),
    inspections: inspected.map(({ file: { path, hash }, notes }) => ({ path, hash, notes: JSON.stringify(notes) })),
    notes: inspected.flatMap(({ isKnown, notes }) => (isKnown ? [] : notes)),
  };

  async function inspect(file: FileRow): Promise<Inspected> {
    if (file.type !== fileKinds.svg.type && good.has(kindKey(file.path, file.hash)))
      return { file, notes: [], isKnown: true };
    const { notes, ...verdict } = await blobs.inspectStored(file.path, file.hash);
    const before = notes.length === 0 ? notesBefore.get(`${verdict.hash} ${file.path}`) : undefined;
    const isKnown = before !== undefined;
    return { file: { ...file, ...verdict }, notes: isKnown ? readNotes(before).filter(isChange) : notes, isKnown };
  }
}

/** Bytes are good or not for the kind that a name promises. */
function kindKey(path: string, hash: string): string {
  return `${hash} ${typeOf(path)}`;
}

/** Notes on parts removed from a drawing are kept as long as the drawing. */
function isChange({ reason }: FileNote): boolean {
  return reason === 'file-changed';
}

export async function saveInspections(db: Reader, inspections: readonly Tables['inspections'][]): Promise<void> {
  for (let from = 0; from < inspections.length; from += rowsAtOnce) {
    await db
      .insertInto('inspections')
      .values(inspections.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet((to) => ({ hash: to.ref('excluded.hash'), notes: to.ref('excluded.notes') })),
      )
      .execute();
  }
}

/** Forgets those of files that are gone. */
export async function forgetInspections(db: Reader): Promise<void> {
  await db
    .deleteFrom('inspections')
    .where('path', 'not in', (query) => query.selectFrom('files').select('path'))
    .execute();
}

async function readInspections(db: Reader, files: readonly FileRow[]): Promise<readonly Tables['inspections'][]> {
  const known: Tables['inspections'][] = [];
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  for (let from = 0; from < hashes.length; from += rowsAtOnce) {
    const some = hashes.slice(from, from + rowsAtOnce);
    known.push(...(await db.selectFrom('inspections').selectAll().where('hash', 'in', some).execute()));
  }
  return known;
}

/** Returns all files with the notes about each. */
export async function readKnownFiles(db: Reader): Promise<readonly KnownFile[]> {
  const rows = await db
    .selectFrom('files')
    .leftJoin('inspections', (join) =>
      join.onRef('inspections.path', '=', 'files.path').onRef('inspections.hash', '=', 'files.hash'),
    )
    .select(['files.path', 'files.bytes', 'inspections.notes'])
    .orderBy('files.path')
    .execute();
  return rows.map(({ path, bytes, notes }) =>
    notes === null || notes === none ? { path, bytes } : { path, bytes, notes: readNotes(notes) },
  );
}

function readNotes(stored: string): readonly FileNote[] {
  return JSON.parse(stored) as readonly FileNote[];
}
