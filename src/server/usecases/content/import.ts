import { type FileProblem } from '#content/definition-file.ts';
import { type ListName, listNames, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Pieces, type PiecesOfValue } from './definition-thread/jobs.ts';
import { joinPieces, parsePiece, readPiecesAside } from './definition-thread/on-thread.ts';
import { type Refusal } from '../../errors.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { type InspectedFiles, saveInspections } from '../files/inspect-files.ts';
import { changeCopy, readState } from './copies.ts';
import { keepEditingCopy } from './retained-copies.ts';
import { type Keeper } from '../files/tree.ts';
import { notingReplacement } from '../history/note-revisions.ts';
import { objectsIn } from './object-ids.ts';
import { type DefinitionInParts, type ObjectsInParts, writeCopy, writeParts } from './write-copy.ts';

export interface ImportReport {
  readonly Objects: number;
  readonly Problems: { Line: number; Column: number; Path: string; ID?: number | undefined; Message: string }[];
}

const namedAtMost = 200;

/**
 * Replaces the editing copy with a tour definition in YAML or JSON; publishing is a separate step. The state before is kept.
 *
 * @throws Refusal `wrong-definition` with line and column
 */
export async function importText(db: Database, text: string | Uint8Array, keeper: Keeper): Promise<ImportReport> {
  const file = await readPiecesAside(text);
  if (!file.ok) throw refuseDefinition(file.problems);
  const Objects = await db.write(async (transaction) => {
    // The version stays the same: an import publishes nothing.
    const { counter, updatedAt, copiedFrom } = await changeCopy(transaction, CopyName.inEdit);
    await keepEditingCopy(transaction, 'import', keeper);
    const Version = { Counter: counter, UpdatedAt: updatedAt, CopiedFrom: copiedFrom };
    const parts = await inParts(file.pieces, Version);
    const { count } = await notingReplacement(transaction, { ...keeper, cause: 'import' }, async () => ({
      count: await writeParts(transaction, CopyName.inEdit, parts),
      epoch: (await readState(transaction, CopyName.inEdit)).epoch,
    }));
    // A definition in which nothing can be used would only empty the editing copy.
    if (count === 0 && file.problems.length > 0) throw refuseDefinition(file.problems);
    return count;
  });
  return { Objects, Problems: file.problems.slice(0, namedAtMost).map(asProblem) };
}

/** @param Version takes the place of that of the definition */
async function inParts(pieces: Pieces, Version: object): Promise<DefinitionInParts> {
  const lists: readonly string[] = listNames;
  const others = await inTurns(joinPieces(pieces.filter(({ name }) => !lists.includes(name))));
  const listOf = (wanted: ListName): ObjectsInParts => {
    const found = pieces.find(({ name }) => name === wanted);
    return found === undefined ? { ids: [], parts: [] } : { ids: found.ids, parts: partsOf(found) };
  };
  return { listOf, others: { ...others, Version } };
}

function* partsOf({ pieces }: PiecesOfValue): Generator<readonly StoredObject[]> {
  for (const piece of pieces) yield objectsIn(parsePiece(piece));
}

/** Fills both copies of a new database with the definition. If another server did so first, that one wins. */
export async function seed(
  db: Database,
  definition: TourDefinition,
  files: InspectedFiles['files'],
  inspections: InspectedFiles['inspections'] = [],
): Promise<boolean> {
  return db.write(async (transaction) => {
    // Locks the row: of several servers that start at once on PostgreSQL, the others wait here and then find it filled.
    await transaction
      .updateTable('copies')
      .set((builder) => ({ epoch: builder.ref('epoch') }))
      .where('name', '=', CopyName.published)
      .execute();
    const known = await transaction.selectFrom('objects').select('id').limit(1).executeTakeFirst();
    const { epoch } = await readState(transaction, CopyName.published);
    if (known !== undefined || epoch > 0) return false;
    for (const file of files) await transaction.insertInto('files').values(file).execute();
    await saveInspections(transaction, inspections);
    await writeCopy(transaction, CopyName.published, definition);
    await writeCopy(transaction, CopyName.inEdit, definition);
    return true;
  });
}

function refuseDefinition(problems: readonly FileProblem[]): Refusal {
  const { line = 1, column = 1, path = '', message = '' } = problems[0] ?? {};
  const facts = { line, column, detail: message };
  const details = problems.slice(0, namedAtMost).map(asProblem);
  return path === ''
    ? refuse('definition-wrong', facts, { details })
    : refuse('definition-wrong-at', { ...facts, path }, { details });
}

function asProblem({ line, column, path, ID, message }: FileProblem): ImportReport['Problems'][number] {
  return { Line: line, Column: column, Path: path, ID, Message: message };
}
