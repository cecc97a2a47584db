import { type Advice, advise } from '#content/advice.ts';
import { posix } from 'node:path';
import { type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { type ObjectName } from '#content/location-deletion.ts';
import { localPath, type MediaReference, mediaReferences, plainPath } from '#content/media-references.ts';
import { reachableObjects } from '#content/reachable-objects.ts';
import { unusedObjects } from '#content/unused-objects.ts';
import { validate } from '#content/validate.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { twinNotes } from './name-media.ts';

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
  readonly Advice: Problem[];
}

export interface KnownFile {
  readonly path: string;
  readonly bytes: number;
  /** What is to be said about its contents. */
  readonly notes?: readonly FileNote[];
}

/**
 * Checks a copy.
 *
 * @param enabledOnly checks only objects that visitors can reach: enabled groups, their tours, and everything they use
 */
export function validateCopy(
  definition: TourDefinition,
  files: readonly KnownFile[],
  enabledOnly: boolean,
): Validation {
  const known = new Set(files.map(({ path }) => path));
  const references = mediaReferences(definition);
  const isWanted = enabledOnly ? reachableObjects(definition) : () => true;

  const missing = references.flatMap(({ model, ID, field, url }) => {
    // The server has no media outside its folder for them.
    if (localPath(url) === undefined || known.has(filePath(url) ?? '') || !isWanted(model, ID)) return [];
    return [{ Model: model, ID, Field: field, Key: 'file-missing', Facts: { url } }];
  });
  const wantedFile = ({ model, ID, url }: MediaReference): readonly string[] =>
    isWanted(model, ID) ? [filePath(url) ?? []].flat() : [];
  const notes = notesOf(files, enabledOnly ? new Set(references.flatMap(wantedFile)) : known);
  const used = new Set(references.map(({ url }) => filePath(url)));
  const unusedFiles = files
    .filter(({ path }) => !used.has(path))
    .map(({ path, bytes }) => ({ Model: 'files', ID: -1, Field: path, Key: 'file-unused', Facts: { bytes } }));
  return {
    MissingResources: missing,
    UnusedObjects: [...unusedObjects(definition).map(asUnused), ...(enabledOnly ? [] : unusedFiles)],
    Problems: [
      ...validate(definition, visitorKeys)
        .filter(({ model, ID }) => isWanted(model, ID))
        .map(asProblem),
      ...notes.filter(({ Key }) => Key !== 'file-changed'),
    ],
    Advice: [
      ...advise(definition)
        .filter(({ model, ID }) => model === 'languages' || isWanted(model, ID))
        .map(asProblem),
      // Nothing has to be mended.
      ...notes.filter(({ Key }) => Key === 'file-changed'),
    ],
  };
}

/** What an upload would say about files that came otherwise, and what it has said. */
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

/** Returns the path of the museum's file that a URL of the content names; undefined if it is elsewhere. */
export function filePath(url: string): string | undefined {
  const path = localPath(url);
  if (path === undefined || !path.startsWith(`${mediaFolder}/`)) return undefined;
  return plainPath(path.slice(mediaFolder.length + 1));
}

function asProblem({ model, ID, field, key, facts }: Finding | Advice): Problem {
  return { Model: model, ID, Field: field, Key: key, Facts: { ...facts } };
}

function asUnused({ model, ID }: ObjectName): Problem {
  return { Model: model, ID, Field: model === 'tourItems' ? 'TourID' : '', Key: 'object-unused', Facts: {} };
}
