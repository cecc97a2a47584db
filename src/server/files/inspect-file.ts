import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileKinds, hasExtensionOf, isPicture } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { PictureWorkerEnded } from './picture-process/picture-worker.ts';
import { type PictureWorkers } from './picture-process/picture-workers.ts';
import { type SmallerPicture } from './smaller-picture.ts';
import { sniffFile } from './sniff-file.ts';
import { hasWholeBoxes } from './whole-boxes.ts';
import { checkExtension, unknownFile, wrongFile } from './wrong-file.ts';

export interface UploadToCheck {
  /** The local path of its bytes. */
  readonly path: string;
  readonly bytes: number;
  /** The name under which it will be stored. */
  readonly name: string;
}

export interface CheckedUpload {
  /** The media type. */
  readonly type: string;
  /** Stored instead of the uploaded bytes: a drawing with active content removed. */
  readonly replacement?: Buffer;
  /** Set if the picture had too many pixels: its file is now a smaller one. */
  readonly smaller?: SmallerPicture;
}

const largestText = 8 * 1024 * 1024;

/**
 * Determines the kind of an upload by its content; its name must agree, and pictures must decode. Refuses with
 * `wrong-file` and a sentence that names the file, its kind and the remedy.
 */
export async function checkUpload(upload: UploadToCheck, pictures: PictureWorkers): Promise<CheckedUpload> {
  const { path, bytes, name } = upload;
  if (bytes === 0) throw wrongFile('file-empty', { name });
  const handle = await open(path);
  try {
    const file: FileToSniff = {
      bytes,
      read: async (position, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    };
    const sniffed = await sniffFile(file);
    if (sniffed.kind === 'unknown') throw unknownFile(name, sniffed.advice);
    if (sniffed.kind === 'text') {
      if (bytes > largestText) throw unknownFile(name);
      return await inOwnProcess(name, pictures.run('checkText', { name, path: resolve(path) }));
    }
    const kind = sniffed.kind === 'mp4' && hasExtensionOf('m4a', name) ? 'm4a' : sniffed.kind;
    checkExtension(kind, name);
    const smaller = isPicture(kind) ? await fitPicture(name, resolve(path), pictures) : undefined;
    if ((kind === 'mp4' || kind === 'm4a') && !(await hasWholeBoxes(file))) {
      throw wrongFile('recording-broken', { name });
    }
    return { type: fileKinds[kind].type, ...(smaller && { smaller }) };
  } finally {
    await handle.close();
  }
}

async function fitPicture(name: string, source: string, pictures: PictureWorkers): Promise<SmallerPicture | undefined> {
  const target = `${source}.smaller`;
  try {
    const smaller = await inOwnProcess(name, pictures.run('fitPicture', { name, source, target }));
    if (smaller !== undefined) await rename(target, source);
    return smaller;
  } finally {
    // What a process leaves behind that was ended.
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
