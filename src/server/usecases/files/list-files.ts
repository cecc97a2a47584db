import { eachMediaReference } from '#content/media-references.ts';
import { type TourDefinition } from '#content/definition.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { filePath, asAnswer, type FileAnswer, type FileRow, isBelow, nameOf, needFolder, parentOf } from './tree.ts';
import { sortedInSteps } from '../../long-work/sorted-in-steps.ts';

export interface Listing {
  Folder: string;
  Folders: { Name: string; Path: string }[];
  Files: (FileAnswer & { UsedBy: number })[];
}

export interface Listed {
  readonly folder: string;
  /** Includes subfolders. */
  readonly isDeep: boolean;
}

/** Lists a folder by name, and how often the content names each file. @throws Refusal `not-found` */
export async function listFiles(
  db: Reader,
  definition: TourDefinition,
  { folder: given, isDeep }: Listed,
): Promise<Listing> {
  const folder = await needFolder(db, given);
  const start = folder === '' ? 0 : folder.length + 1;
  const files = await db.selectFrom('files').selectAll().where(isBelow(folder)).execute();
  const folders = await db.selectFrom('folders').select('path').where(isBelow(folder)).execute();
  const parents = new Set([
    ...folders.map(({ path }) => path.slice(start)),
    ...files.flatMap(({ path }) => parentOf(path.slice(start)) || []),
  ]);
  const inside = new Set([...parents].flatMap((path) => (isDeep ? withParents(path) : (path.split('/')[0] ?? ''))));
  const uses = await usesOf(definition);
  const wanted = isDeep ? files : files.filter(({ path }) => !path.slice(start).includes('/'));
  return {
    Folder: folder,
    Folders: (await inTurns(sortedInSteps([...inside], byName))).map((path) => ({
      Name: nameOf(path),
      Path: folder === '' ? path : `${folder}/${path}`,
    })),
    Files: await inTurns(answersOf(wanted, uses)),
  };
}

const byName = new Intl.Collator('en', { numeric: true }).compare;

function* answersOf(
  files: readonly FileRow[],
  uses: ReadonlyMap<string, number>,
): Generator<undefined, Listing['Files']> {
  const answers: Listing['Files'] = [];
  for (const row of yield* sortedInSteps(files, (one, other) => byName(one.path, other.path))) {
    answers.push({ ...asAnswer(row), UsedBy: uses.get(row.path) ?? 0 });
    yield;
  }
  return answers;
}

const counted = new WeakMap<TourDefinition, Promise<ReadonlyMap<string, number>>>();

/** Counted once for each state of the content, because staff open folder after folder. */
function usesOf(definition: TourDefinition): Promise<ReadonlyMap<string, number>> {
  const uses = counted.get(definition) ?? inTurns(countUses(definition));
  counted.set(definition, uses);
  return uses;
}

function* countUses(definition: TourDefinition): Generator<undefined, ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  for (const references of eachMediaReference(definition)) {
    for (const { url } of references) {
      const path = filePath(url);
      if (path !== undefined) uses.set(path, (uses.get(path) ?? 0) + 1);
    }
    yield;
  }
  return uses;
}

/** Returns all parent folders of a path: `a/b` and `a` for `a/b/c`. */
function withParents(path: string): readonly string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
