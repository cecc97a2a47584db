import { extensionOf } from '#content/import/file-names.ts';
import { type Refusal, type RefusalCode } from '#content/import/plan.ts';
import { isOfSystem } from '#content/import/plan-files.ts';
import { type Facts } from '#content/sheets/sheet.ts';
import { readZipDirectory, zipDataStart, type ZipEntry, zipMethods } from '#content/zip/zip-directory.ts';
import { type DroppedFile, sourceOfBlob } from './packed-file.ts';

export interface OpenedFiles {
  readonly files: readonly DroppedFile[];
  /** What is left out before any plan. */
  readonly refusals: readonly Refusal[];
}

export const archiveLimits = {
  files: 20_000,
  /** Unpacked. */
  bytes: 16 * 1024 ** 3,
} as const;

const faults = { 'no-zip': 'archive-kind', damaged: 'archive-damaged', 'too-many': 'archive-too-many' } as const;
const otherArchives = 'rar 7z tar gz tgz bz2 xz'.split(' ');
/** Entries whose beginnings are looked at together. */
const atOnce = 100;

/** Returns what was dropped, with archives as the folders that they hold. Nothing is unpacked before it is needed. */
export async function openArchives(dropped: readonly DroppedFile[]): Promise<OpenedFiles> {
  const files = new Map<string, DroppedFile>();
  const refusals: Refusal[] = [];
  const add = (file: DroppedFile): void => {
    if (isOfSystem(file.path)) return;
    if (files.has(file.path)) refusals.push(refused(file.path, 'file-twice', { file: file.path, row: 0 }));
    else files.set(file.path, file);
  };
  for (const each of dropped) {
    const extension = extensionOf(each.path);
    if (isOfSystem(each.path)) continue;
    if (otherArchives.includes(extension)) refusals.push(refused(each.path, 'archive-kind'));
    else if (extension !== 'zip') add(each);
    else {
      const opened = await openZip(each);
      for (const file of opened.files) add(file);
      refusals.push(...opened.refusals);
    }
  }
  return { files: [...files.values()], refusals };
}

async function openZip({ path, file }: DroppedFile): Promise<OpenedFiles> {
  const source = sourceOfBlob(file);
  const none = (code: RefusalCode, facts: Facts = {}): OpenedFiles => ({
    files: [],
    refusals: [refused(path, code, facts)],
  });
  const directory = await readZipDirectory(source, archiveLimits.files);
  if (!directory.ok) return none(faults[directory.fault], { most: archiveLimits.files });
  const entries = directory.entries.filter(({ name }) => !name.endsWith('/') && !isOfSystem(name));
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > archiveLimits.bytes || isOverlapping(entries, file.size)) {
    return none('archive-too-large', { bytes, most: archiveLimits.bytes });
  }
  if (entries.some(({ isLocked }) => isLocked)) return none('archive-password');
  const refusals: Refusal[] = [];
  const taken = entries.filter(({ name, method, size, packedSize }) => {
    const code = faultOf(name, method, size === packedSize);
    if (code !== undefined) refusals.push(refused(`${path}/${name}`, code));
    return code === undefined;
  });
  const folder = folderOf(path, taken);
  const files: DroppedFile[] = [];
  try {
    for (let from = 0; from < taken.length; from += atOnce) {
      const some = taken.slice(from, from + atOnce);
      const starts = await Promise.all(some.map((entry) => zipDataStart(source, entry)));
      files.push(...some.map((entry, at) => fileOf(file, entry, starts[at] ?? 0, folder)));
    }
    return { files, refusals };
  } catch {
    // The file has gone meanwhile, or the directory leads nowhere.
    return none('archive-damaged');
  }
}

/** A small archive whose entries share their bytes may unpack to anything. */
function isOverlapping(entries: readonly ZipEntry[], size: number): boolean {
  return entries.reduce((sum, { packedSize }) => sum + packedSize, 0) > size;
}

function faultOf(name: string, method: number, isSameSize: boolean): RefusalCode | undefined {
  if (name.split('/').includes('..') || /^(?:\/|[a-z]:)/i.test(name)) return 'archive-path';
  const isArchive = ['zip', ...otherArchives].includes(extensionOf(name));
  const isReadable = method === zipMethods.deflated || (method === zipMethods.stored && isSameSize);
  return isArchive || !isReadable ? 'archive-kind' : undefined;
}

/** The folder that unpacking makes: named as the archive, unless that is the only folder in it. */
function folderOf(path: string, entries: readonly ZipEntry[]): string {
  const folder = path.replace(/\.[^.]*$/, '');
  const name = (folder.split('/').at(-1) ?? '').normalize('NFC').toLowerCase();
  const isOwn = entries.every((entry) => entry.name.includes('/') && entry.name.split('/')[0]?.toLowerCase() === name);
  return isOwn ? folder.slice(0, folder.length - name.length) : `${folder}/`;
}

function fileOf(archive: File, entry: ZipEntry, start: number, folder: string): DroppedFile {
  const { name, method, packedSize, size } = entry;
  const part = archive.slice(start, start + packedSize);
  const file = new File([part], name.split('/').at(-1) ?? name, { lastModified: archive.lastModified });
  return { path: `${folder}${name}`, file, ...(method === zipMethods.stored ? {} : { unpacksTo: size }) };
}

function refused(file: string, code: RefusalCode, facts: Facts = {}): Refusal {
  return { from: { file }, code, facts };
}
