import { definitionLists, listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { localPath, mediaReferences } from '#content/media-references.ts';
import { plainPath } from '#content/move-media.ts';
import { allReferences } from '#content/references.ts';
import { storedId } from '#content/schema/entity.ts';
import { validate } from '#content/validate.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type Services } from '../../services.ts';
import { type CopyCache } from './published.ts';

interface Problem {
  Model: string;
  ID: number;
  Field: string;
  Key: string;
  Facts: Record<string, string | number>;
}

export interface Validation {
  readonly MissingResources: Problem[];
  readonly UnusedObjects: Problem[];
  readonly Problems: Problem[];
}

/**
 * Checks the editing copy.
 *
 * @param enabledOnly only what visitors can come to: enabled groups, their tours, and what these use
 */
export async function validateCopy(
  { inEdit, db }: { readonly inEdit: CopyCache } & Pick<Services, 'db'>,
  enabledOnly: boolean,
): Promise<Validation> {
  const { definition } = await inEdit.current();
  const files = await db.read.selectFrom('files').select(['path', 'bytes']).execute();
  const known = new Set(files.map(({ path }) => path));
  const references = mediaReferences(definition);
  const isWanted = enabledOnly ? reachable(definition) : () => true;

  const missing = references.flatMap(({ model, ID, field, url }) => {
    const path = filePath(url);
    if (path === undefined || known.has(path)) return [];
    return [{ Model: model, ID, Field: field, Key: 'file-missing', Facts: { url } }];
  });
  const used = new Set(references.map(({ url }) => filePath(url)));
  const unusedFiles = files
    .filter(({ path }) => !used.has(path))
    .map(({ path, bytes }) => ({ Model: 'files', ID: -1, Field: path, Key: 'file-unused', Facts: { bytes } }));
  return {
    MissingResources: missing.filter(({ Model, ID }) => isWanted(Model, ID)),
    UnusedObjects: [...unusedObjects(definition), ...(enabledOnly ? [] : unusedFiles)],
    Problems: validate(definition)
      .filter(({ model, ID }) => isWanted(model, ID))
      .map(asProblem),
  };
}

/** The path below the museum's files that a URL of the content names; undefined for what lies elsewhere. */
export function filePath(url: string): string | undefined {
  const path = localPath(url);
  if (path === undefined || !path.startsWith(`${mediaFolder}/`)) return undefined;
  return plainPath(path.slice(mediaFolder.length + 1));
}

function asProblem({ model, ID, field, key, facts }: Finding): Problem {
  return { Model: model, ID, Field: field, Key: key, Facts: { ...facts } };
}

/** Objects that can be deleted, as nothing leads to them: stations in no tour, tours without stations and the like. */
function unusedObjects(definition: TourDefinition): Problem[] {
  const referred = new Set(allReferences(definition).map(({ to }) => `${to.model} ${to.ID}`));
  const unused = (
    list: 'Locations' | 'Themes' | 'TourGroups',
    isKept: (stored: Record<string, unknown>) => boolean,
  ): Problem[] => {
    const { model } = definitionLists[list];
    return storedObjects(definition, list)
      .filter((stored) => !referred.has(`${model} ${storedId(stored)}`) && !isKept(stored))
      .map((stored) => ({ Model: model, ID: storedId(stored) ?? -1, Field: '', Key: 'object-unused', Facts: {} }));
  };
  const lost = storedObjects(definition, 'TourItems')
    .filter((item) => !hasTour(definition, item['TourID']))
    .map((item) => ({
      Model: 'tourItems',
      ID: storedId(item) ?? -1,
      Field: 'TourID',
      Key: 'object-unused',
      Facts: {},
    }));
  return [
    ...unused('Locations', () => false),
    ...lost,
    ...unused('Themes', (theme) => theme['IsDefault'] === true),
    ...unused('TourGroups', () => false),
  ];
}

function hasTour(definition: TourDefinition, ID: unknown): boolean {
  return storedObjects(definition, 'Tours').some((tour) => storedId(tour) === ID);
}

/** What visitors can come to from the enabled groups and what has no group. */
function reachable(definition: TourDefinition): (model: string, ID: number) => boolean {
  const reached = new Set<string>();
  const closed = new Set(
    storedObjects(definition, 'TourGroups')
      .filter((group) => group['Enabled'] === false)
      .map(storedId),
  );
  const tours = storedObjects(definition, 'Tours').filter((tour) => !closed.has(Number(tour['TourGroupID'])));
  const tourIds = new Set(tours.map(storedId));
  const items = storedObjects(definition, 'TourItems').filter((item) => tourIds.has(Number(item['TourID'])));
  const mark = (model: string, ID: number | undefined): boolean => {
    const key = `${model} ${ID}`;
    if (reached.has(key)) return false;
    reached.add(key);
    return true;
  };
  for (const tour of tours) mark('tours', storedId(tour));
  for (const item of items) mark('tourItems', storedId(item));
  const next = new Map<string, { readonly model: string; readonly ID: number }[]>();
  for (const { from, to } of allReferences(definition)) {
    const key = `${from.model} ${from.ID}`;
    next.set(key, [...(next.get(key) ?? []), to]);
  }
  const open = [...reached];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const to of next.get(key) ?? []) if (mark(to.model, to.ID)) open.push(`${to.model} ${to.ID}`);
  }
  const always = new Set(
    listNames
      .map((name) => definitionLists[name].model)
      .filter((model) => !['tourGroups', 'tours', 'tourItems', 'locations'].includes(model)),
  );
  return (model, ID) => always.has(model as never) || reached.has(`${model} ${ID}`);
}
