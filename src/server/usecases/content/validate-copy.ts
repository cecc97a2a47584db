import { posix } from 'node:path';
import { type Advice, advising } from '#content/advice.ts';
import { listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { type ObjectName } from '#content/location-deletion.ts';
import { localPath, mediaOf } from '#content/media-references.ts';
import { oncePerStored } from '#content/once-per-stored.ts';
import { reachableObjects } from '#content/reachable-objects.ts';
import { unusedObjects } from '#content/unused-objects.ts';
import { type ModelName } from '#content/schema/field.ts';
import { validation } from '#content/validate.ts';
import { filePath, type KnownFile } from '../files/tree.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { twinNotes } from './name-media.ts';

interface Problem {
  Model: ModelName | 'files';
  ID: number;
  Field: string;
  Key: string;
  Facts: Record<string, string | number>;
}

export interface Validation {
  readonly MissingResources: Problem[];
  readonly UnusedObjects: Problem[];
  readonly Problems: Problem[];
  readonly Advice: Problem[];
}

/**
 * Checks a copy in steps. Objects that were checked before, in this or in an earlier state of the copy, are only compared
 * with each other.
 *
 * @param enabledOnly checks only objects that visitors can reach: the enabled tours of enabled groups, and everything they use
 */
export function* checkCopy(
  definition: TourDefinition,
  files: readonly KnownFile[],
  enabledOnly: boolean,
): Generator<undefined, Validation> {
  const known = new Set(files.map(({ path }) => path));
  const isWanted = enabledOnly ? reachableObjects(definition) : () => true;
  const missing: Problem[] = [];
  const used = new Set<string>();
  const wanted = new Set<string>();
  for (const name of listNames) {
    for (const stored of storedObjects(definition, name)) {
      for (const { path, isLocal, problem } of filesOf(name, stored)) {
        const isThere = known.has(path);
        if (isThere) used.add(path);
        if (!isWanted(problem.Model, problem.ID)) continue;
        if (isThere) wanted.add(path);
        // The server has no media outside its folder for them.
        else if (isLocal) missing.push(problem);
      }
      yield;
    }
  }
  const notes = notesOf(files, enabledOnly ? wanted : known);
  const findings = yield* validation(definition, visitorKeys);
  const advice = yield* advising(definition);
  const faults = [...findings.filter(({ model, ID }) => isWanted(model, ID)).map(asProblem), ...notes];
  const unusedFiles = files
    .filter(({ path }) => !used.has(path))
    .map(({ path, bytes }): Problem => ({ Model: 'files', ID: -1, Field: path, Key: 'file-unused', Facts: { bytes } }));
  return {
    MissingResources: missing,
    UnusedObjects: [...unusedObjects(definition).map(asUnused), ...(enabledOnly ? [] : unusedFiles)],
    Problems: faults.filter(({ Key }) => !mayStay.has(Key)),
    Advice: [
      ...advice.filter(({ model, ID }) => model === 'languages' || isWanted(model, ID)).map(asProblem),
      ...faults.filter(({ Key }) => mayStay.has(Key)),
    ],
  };
}

/** What may stay as it is: visitors are offered a variant whose language is missing as a separate language. */
const mayStay: ReadonlySet<string> = new Set(['file-changed', 'variant-base']);

type Counts = Record<keyof Validation, number>;

export function longestOf(found: Validation): number {
  return Math.max(...Object.values(found).map(({ length }) => length));
}

/**
 * Returns at most so many of each list, with the number of all.
 *
 * @param first objects whose findings come first in lists that are cut
 */
export function cutFindings(
  found: Validation,
  most: number,
  first: readonly { readonly model: string; readonly ID: number }[],
): Validation & { readonly Counts: Counts } {
  const names = new Set(first.map(({ model, ID }) => `${model} ${ID}`));
  const isFirst = ({ Model, ID }: Problem): boolean => names.has(`${Model} ${ID}`);
  const cut = (all: readonly Problem[]): Problem[] => {
    if (all.length <= most) return [...all];
    return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))].slice(0, most);
  };
  const { MissingResources, UnusedObjects, Problems, Advice } = found;
  return {
    Counts: {
      MissingResources: MissingResources.length,
      UnusedObjects: UnusedObjects.length,
      Problems: Problems.length,
      Advice: Advice.length,
    },
    MissingResources: cut(MissingResources),
    UnusedObjects: cut(UnusedObjects),
    Problems: cut(Problems),
    Advice: cut(Advice),
  };
}

/** The files that an object names, each with the problem if it is missing. */
const filesOf = oncePerStored((name, stored) =>
  mediaOf(name, stored).map(({ model, ID, field, url }) => ({
    path: filePath(url) ?? '',
    isLocal: localPath(url) !== undefined,
    problem: { Model: model, ID, Field: field, Key: 'file-missing', Facts: { url } },
  })),
);

/** Notes about uploaded files, and those that an upload would make about the others. */
function notesOf(files: readonly KnownFile[], wanted: ReadonlySet<string>): readonly Problem[] {
  const about = [
    ...files.flatMap(({ path, notes = [] }) => notes.map((note) => ({ ...note, path }))),
    ...twinNotes(files.map(({ path }) => path)),
  ];
  return about
    .filter(({ path }) => wanted.has(path))
    .map(({ path, reason, facts }) => ({
      Model: 'files',
      ID: -1,
      Field: path,
      Key: reason,
      Facts: { ...facts, name: reason === 'file-twin' ? path : posix.basename(path) },
    }));
}

function asProblem({ model, ID, field, key, facts }: Finding | Advice): Problem {
  return { Model: model, ID, Field: field, Key: key, Facts: { ...facts } };
}

function asUnused({ model, ID }: ObjectName): Problem {
  return { Model: model, ID, Field: model === 'tourItems' ? 'TourID' : '', Key: 'object-unused', Facts: {} };
}
