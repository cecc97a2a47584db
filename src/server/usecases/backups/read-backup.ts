import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { maximumLength } from '#content/yaml/limits.ts';
import { mediaFolder, staticDefinition } from '#contract/paths.ts';
import { readDefinitionAside } from '../content/definition-thread/on-thread.ts';
import { parentsOf } from '../../files/entry-names.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { type Blob } from '../../files/hash-stream.ts';
import { type ReadEntry, readZip } from '../../files/zip-read.ts';
import { type Tables } from '../../store/tables.ts';
import { entryNames, type Manifest, type ManifestFile, readManifest } from './manifest.ts';
import { nameMedia } from '../content/name-media.ts';
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
  /** Files that are kept under another name. */
  readonly notes: readonly FileNote[];
}

/** Reads a stream to its end and returns its hash and size; may store it. */
export type StoreStream = (stream: Readable) => Promise<Blob>;

/**
 * Reads and checks a whole backup before it is used: its kind, every entry against the manifest, and the definitions.
 * A zipped content folder is a full backup, too.
 *
 * @throws Refusal `wrong-backup`
 */
export async function readBackup(path: string, storeStream: StoreStream): Promise<BackupContents> {
  const texts = await readTexts(path);
  const manifest = texts.get(entryNames.manifest);
  return manifest === undefined
    ? readFolder(path, texts, storeStream)
    : readOurs(path, readManifest(manifest), texts, storeStream);
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
  storeStream: StoreStream,
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
    const blob = bytes === entry.bytes ? await storeStream(await open()) : undefined;
    if (blob?.hash !== entry.sha256) throw wrongBackup('entry-changed', { name });
    found.set(name, blob);
  });
  const missing = [...promised.keys()].find((name) => !found.has(name));
  if (missing !== undefined) throw wrongBackup('entry-missing', { name: missing });
  const published = await parseDefinition(entryNames.published, texts.get(entryNames.published));
  const inEdit = await parseDefinition(entryNames.inEdit, texts.get(entryNames.inEdit));
  const files = manifest.type === BackupType.full ? rowsOf(manifest.files, found) : [];
  return { type: manifest.type, made: manifest, ...named({ published, inEdit, files, folders: manifest.folders }) };
}

type Named = Pick<BackupContents, 'published' | 'inEdit' | 'files' | 'folders'>;

/** Earlier versions kept files under any name. */
function named({ published, inEdit, files, folders }: Named): Named & Pick<BackupContents, 'notes'> {
  const start = `${mediaFolder}/`;
  const inside = (folder: string): string => `${start}${folder}/-`;
  const { places, notes, follow } = nameMedia([...files.map(({ path }) => start + path), ...folders.map(inside)]);
  const below = (path: string): string => (places.get(path) ?? path).slice(start.length);
  return {
    published: follow(published),
    inEdit: follow(inEdit),
    files: files.map((file) => ({ ...file, path: below(start + file.path) })),
    folders: [...new Set(folders.map((folder) => below(inside(folder)).slice(0, -2)))],
    notes: notes.filter(({ facts }) => !String(facts['better']).endsWith('/-')),
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

/** Refuses a duplicate path, or one that is both a file and a folder of another. */
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
async function readFolder(
  path: string,
  texts: ReadonlyMap<string, string>,
  storeStream: StoreStream,
): Promise<BackupContents> {
  const [name, ...others] = [...texts.keys()].filter((each) => definitionName.test(each)).toSorted(byDepth);
  if (name === undefined) {
    throw wrongBackup('empty', { manifest: entryNames.manifest, definition: staticDefinition.yaml });
  }
  const inside = definitionName.exec(name)?.groups?.['folder'] ?? '';
  if (others.some((other) => other.split('/').length === name.split('/').length)) {
    throw wrongBackup('several', { names: [name, ...others].join(', ') });
  }
  const definition = await parseDefinition(name, texts.get(name));
  const paths = new Set<string>();
  const eachMedium = (use: (path: string, entry: ReadEntry) => Promise<void>): Promise<void> =>
    readZip(path, async (entry) => {
      if (entry.isFolder || entry.isLitter || entry.path === name || !entry.path.startsWith(inside)) return;
      await use(entry.path.slice(inside.length), entry);
    });
  await eachMedium(async (below) => void paths.add(below));
  const start = `${mediaFolder}/`;
  const outside = namedOutside(definition).flatMap((meant) => meant.find((each) => paths.has(each)) ?? []);
  const wanted = new Set([...[...paths].filter((each) => each.startsWith(start)), ...outside]);
  const { places, notes, follow } = nameMedia([...wanted]);
  const own = (below: string): string => places.get(below) ?? below;
  const insidePaths = [...wanted].filter((each) => each.startsWith(start)).map((each) => own(each).slice(start.length));
  const placed = placeMedia(follow(definition), [...new Set(outside)].map(own), insidePaths);
  const files: Tables['files'][] = [];
  await eachMedium(async (below, { modifiedAt, open }) => {
    if (!wanted.has(below)) return;
    const kept = own(below);
    const to = below.startsWith(start) ? kept.slice(start.length) : (placed.places.get(kept) ?? kept);
    files.push({ path: to, ...(await storeStream(await open())), type: typeOf(to), modifiedAt: modifiedAt.getTime() });
  });
  return {
    type: BackupType.full,
    made: undefined,
    published: placed.definition,
    inEdit: placed.definition,
    files,
    folders: [],
    notes,
  };
}

const byDepth = (one: string, other: string): number => one.split('/').length - other.split('/').length;
