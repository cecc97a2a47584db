import { eachMediaReference } from '#content/media-references.ts';
import { type TourDefinition } from '#content/definition.ts';
import { inTurns } from '../../in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { filePath } from '../content/validate-copy.ts';
import { asAnswer, type FileAnswer, isBelow, nameOf, needFolder, parentOf } from './tree.ts';

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
  const parents = [
    ...folders.map(({ path }) => path.slice(start)),
    ...files.flatMap(({ path }) => parentOf(path.slice(start)) || []),
  ];
  const inside = new Set(parents.flatMap((path) => (isDeep ? withParents(path) : (path.split('/')[0] ?? ''))));
  const uses = await usesOf(definition);
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  return {
    Folder: folder,
    Folders: [...inside]
      .toSorted(byName)
      .map((path) => ({ Name: nameOf(path), Path: folder === '' ? path : `${folder}/${path}` })),
    Files: files
      .filter(({ path }) => isDeep || !path.slice(start).includes('/'))
      .map((row) => ({ ...asAnswer(row), UsedBy: uses.get(row.path) ?? 0 }))
      .toSorted((one, other) => byName(one.Path, other.Path)),
  };
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
