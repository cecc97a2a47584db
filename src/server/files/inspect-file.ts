import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Refusal } from '../errors.ts';
import { fileKinds, hasExtensionOf, isPicture } from './file-kinds.ts';
import { openedFile } from './file-to-sniff.ts';
import { type InspectedFile } from './inspected-file.ts';
import { PictureWorkerEnded } from './picture-process/picture-worker.ts';
import { type PictureWorkers } from './picture-process/picture-workers.ts';
import { type SmallerPicture } from './smaller-picture.ts';
import { sniffFile } from './sniff-file.ts';
import { checkExtension, unknownFile, wrongFile } from './wrong-file.ts';

export interface FileToInspect {
  /** The local path of its bytes. */
  readonly path: string;
  readonly bytes: number;
  /** The name under which it will be stored. */
  readonly name: string;
}

const largestText = 8 * 1024 * 1024;

/**
 * Decides whether a museum may keep a file, wherever it comes from: by its content, with which its name must agree, and
 * pictures must decode. Refuses with `wrong-file` and a sentence that names the file, its kind and the remedy.
 */
export async function inspectFile(given: FileToInspect, pictures: PictureWorkers): Promise<InspectedFile> {
  const { path, bytes, name } = given;
  if (bytes === 0) throw wrongFile('file-empty', { name });
  const handle = await open(path);
  try {
    const sniffed = await sniffFile(openedFile(handle, bytes));
    if (sniffed.kind === 'unknown') throw unknownFile(name, sniffed.advice);
    if (sniffed.kind === 'broken') throw wrongFile('recording-broken', { name });
    if (sniffed.kind === 'text') {
      if (bytes > largestText) throw unknownFile(name);
      return await inOwnProcess(name, pictures.run('checkText', { name, path: resolve(path) }));
    }
    const kind = sniffed.kind === 'mp4' && hasExtensionOf('m4a', name) ? 'm4a' : sniffed.kind;
    checkExtension(kind, name);
    const { type } = fileKinds[kind];
    return isPicture(kind) ? { type, ...(await inspectPicture(name, resolve(path), pictures)) } : { type, notes: [] };
  } finally {
    await handle.close();
  }
}

async function inspectPicture(
  name: string,
  source: string,
  pictures: PictureWorkers,
): Promise<Omit<InspectedFile, 'type'>> {
  const target = `${source}.other`;
  const fit = (): Promise<SmallerPicture | undefined> =>
    inOwnProcess(name, pictures.run('fitPicture', { name, source, target }));
  try {
    let isRewritten = false;
    const smaller = await fit().catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.reason !== 'picture-broken') throw error;
      // Some programs leave out the last two bytes of a JPEG, and all browsers show it anyway.
      if (!(await inOwnProcess(name, pictures.run('completeJpeg', { source, target })))) throw error;
      await rename(target, source);
      isRewritten = true;
      return await fit();
    });
    if (smaller === undefined) return { isRewritten, notes: [] };
    await rename(target, source);
    const { width, height } = smaller.to;
    return {
      isRewritten: true,
      smaller,
      notes: [{ reason: 'file-changed', facts: { name, changed: 'smaller', width, height } }],
    };
  } finally {
    // The remains of a process that was ended.
    await rm(target, { force: true });
  }
}

async function inOwnProcess<Result>(name: string, job: Promise<Result>): Promise<Result> {
  try {
    return await job;
  } catch (error) {
    if (error instanceof PictureWorkerEnded && error.isByJob) throw wrongFile('picture-too-heavy', { name }, error);
    throw error;
  }
}
