import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { maximumLength } from '#content/yaml/limits.ts';
import { mediaFolder, staticDefinition } from '#contract/paths.ts';
import { readDefinitionAside } from '../../definition-thread/on-thread.ts';
import { parentsOf } from '../../files/entry-names.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type Blob } from '../../files/hash-stream.ts';
import { readZip } from '../../files/zip-read.ts';
import { type Tables } from '../../store/tables.ts';
import { entryNames, type Manifest, type ManifestFile, readManifest } from './manifest.ts';
import { namedOutside } from '../content/outside-media.ts';
import { placeMedia } from '../content/place-media.ts';
import { wrongBackup } from './wrong-backup.ts';

export interface BackupContents {
  readonly type: BackupType;
  /** Undefined for a zipped content folder. */
  readonly made: Pick<Manifest, 'description' | 'createdAt'> | undefined;
  readonly published: TourDefinition;
  readonly inEdit: TourDefinition;
  readonly files: readonly Tables['files'][];
  readonly folders: readonly string[];
}

/** Reads a stream to its end and returns its hash and size; may store it. */
export type Take = (stream: Readable) => Promise<Blob>;

/**
 * Reads and checks a whole backup before it is used: its kind, every entry against the manifest, and the definitions.
 * A zipped content folder is a full backup, too.
 *
 * @throws Refusal `wrong-backup`
 */
export async function readBackup(path: string, take: Take): Promise<BackupContents> {
  const texts = await readTexts(path);
  const manifest = texts.get(entryNames.manifest);
  return manifest === undefined ? readFolder(path, texts, take) : readOurs(path, readManifest(manifest), texts, take);
}

const definitionName = /^(?<folder>[^/]+\/)?(?:tourDefinition\.(?:ya?ml|json))$/;

/** Reads the entries other than the museum's files. */
async function readTexts(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const names: readonly string[] = Object.values(entryNames);
  await readZip(path, async ({ path: name, isFolder, isLitter, bytes, open }) => {
    if (isFolder || isLitter || !(names.includes(name) || definitionName.test(name))) return;
    if (bytes > maximumLength) throw wrongBackup('too-large', { name, bytes, limit: maximumLength });
    texts.set(name, decode(name, await buffer(await open())));
  });
  return texts;
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw wrongBackup('encoding', { name }, error);
  }
}

async function readOurs(
  path: string,
  manifest: Manifest,
  texts: ReadonlyMap<string, string>,
  take: Take,
): Promise<BackupContents> {
  const promised = new Map(manifest.entries.map((entry) => [entry.name.normalize('NFC'), entry]));
  if (promised.size !== manifest.entries.length) throw wrongBackup('entry-twice');
  const found = new Map<string, Blob>();
  await readZip(path, async ({ path: name, isFolder, isLitter, bytes, open }) => {
    if (isFolder || name === entryNames.manifest) return;
    const entry = promised.get(name);
    if (entry === undefined && isLitter) return;
    if (entry === undefined) throw wrongBackup('entry-unknown', { name });
    // An entry whose size does not match the manifest is not read.
    const blob = bytes === entry.bytes ? await take(await open()) : undefined;
    if (blob?.hash !== entry.sha256) throw wrongBackup('entry-changed', { name });
    found.set(name, blob);
  });
  const missing = [...promised.keys()].find((name) => !found.has(name));
  if (missing !== undefined) throw wrongBackup('entry-missing', { name: missing });
  const published = await parseDefinition(entryNames.published, texts.get(entryNames.published));
  return {
    type: manifest.type,
    made: manifest,
    published,
    inEdit: await parseDefinition(entryNames.inEdit, texts.get(entryNames.inEdit)),
    files: manifest.type === BackupType.full ? rowsOf(manifest.files, found) : [],
    folders: [...new Set(manifest.folders.map((folder) => folder.normalize('NFC')))],
  };
}

function rowsOf(files: readonly ManifestFile[], found: ReadonlyMap<string, Blob>): readonly Tables['files'][] {
  const rows = files.map(({ path, entry, modifiedAt }) => {
    const blob = found.get(entry.normalize('NFC'));
    if (blob === undefined) throw wrongBackup('file-missing', { path });
    return { path, ...blob, type: typeOf(path), modifiedAt };
  });
  refuseDoubles(rows);
  return rows;
}

/** Refuses a path that stands there twice, or is both a file and a folder of another. */
function refuseDoubles(rows: readonly { readonly path: string }[]): void {
  const seen = new Set<string>();
  for (const { path } of rows) {
    if (seen.has(path)) throw wrongBackup('file-twice', { path });
    seen.add(path);
  }
  for (const { path } of rows) {
    const file = parentsOf(path).find((parent) => seen.has(parent));
    if (file !== undefined) throw wrongBackup('file-twice', { path: file });
  }
}

async function parseDefinition(name: string, text: string | undefined): Promise<TourDefinition> {
  if (text === undefined) throw wrongBackup('entry-missing', { name });
  const file = await readDefinitionAside(text);
  if (file.ok) return file.definition;
  const [{ line, column, message }] = file.problems;
  throw wrongBackup('definition', { line, column, name, detail: message });
}

/**
 * Reads `tourDefinition.yaml`, `files/` and what the definition names elsewhere, possibly inside one folder, as file
 * managers zip them.
 */
async function readFolder(path: string, texts: ReadonlyMap<string, string>, take: Take): Promise<BackupContents> {
  const [name, ...others] = [...texts.keys()].filter((each) => definitionName.test(each)).toSorted(byDepth);
  if (name === undefined) {
    throw wrongBackup('empty', { manifest: entryNames.manifest, definition: staticDefinition.yaml });
  }
  const inside = definitionName.exec(name)?.groups?.['folder'] ?? '';
  if (others.some((other) => other.split('/').length === name.split('/').length)) {
    throw wrongBackup('several', { names: [name, ...others].join(', ') });
  }
  const definition = await parseDefinition(name, texts.get(name));
  const named = new Set(namedOutside(definition).map((each) => each.normalize('NFC')));
  const files: Tables['files'][] = [];
  const outside: Tables['files'][] = [];
  const start = `${mediaFolder}/`;
  await readZip(path, async ({ path: each, isFolder, isLitter, modifiedAt, open }) => {
    if (isFolder || isLitter || each === name || !each.startsWith(inside)) return;
    const below = each.slice(inside.length);
    const isInside = below.startsWith(start);
    if (!isInside && !named.has(below)) return;
    const own = isInside ? below.slice(start.length) : below;
    const row = { path: own, ...(await take(await open())), type: typeOf(own), modifiedAt: modifiedAt.getTime() };
    (isInside ? files : outside).push(row);
  });
  const placed = placeMedia(definition, outside.map(pathOf), files.map(pathOf));
  for (const row of outside) files.push({ ...row, path: placed.places.get(row.path) ?? row.path });
  return {
    type: BackupType.full,
    made: undefined,
    published: placed.definition,
    inEdit: placed.definition,
    files,
    folders: [],
  };
}

const pathOf = ({ path }: { readonly path: string }): string => path;

const byDepth = (one: string, other: string): number => one.split('/').length - other.split('/').length;
