import { access, constants, copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode, isMissing, namingFullDisk } from './node-errors.ts';
import {
  checkKey,
  checkPrefix,
  type ListedObject,
  MissingObject,
  type ObjectFacts,
  type ObjectStore,
  StoreError,
} from './object-store.ts';
import { verifyStore } from './verify-store.ts';
import { refuse } from '../refuse.ts';
import { openTemporaryFiles, type TemporaryFiles } from './temporary-files.ts';
import { writeStream } from './write-stream.ts';

/** Stores objects as files of a folder. Writes go to a temporary file and appear by a rename; both are synced. */
export async function openDiskStore(folder: string): Promise<ObjectStore> {
  const root = resolve(folder);
  const temporary = await openFolder(root);
  const pathOf = (key: string): string => join(root, ...checkKey(key).split('/'));

  async function settle(from: string, key: string): Promise<void> {
    const to = pathOf(key);
    await makeFolder(dirname(to));
    await rename(from, to);
    await syncFolder(dirname(to));
  }

  const store: ObjectStore = {
    put: async (key, body) => {
      checkKey(key);
      const path = temporary.path();
      try {
        const bytes = await writeSynced(path, body);
        await settle(path, key);
        return { bytes };
      } catch (error) {
        await rm(path, { force: true });
        throw namingFullDisk(error);
      }
    },
    putFile: async (key, path) => {
      try {
        const near = await moveNear(path, temporary);
        await syncFile(near);
        await settle(near, key);
      } catch (error) {
        throw namingFullDisk(error);
      }
    },
    get: async (key, range) => {
      try {
        // Opened here, so that a missing object fails at once.
        const file = await open(pathOf(key));
        return file.createReadStream({ ...range, highWaterMark: 256 * 1024 });
      } catch (error) {
        throw isMissing(error) ? new MissingObject(key, { cause: error }) : error;
      }
    },
    stat: async (key) => await factsOf(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    list: (prefix) => listFolder(root, join(root, ...checkPrefix(prefix).split('/'))),
    // Opening the store has removed what killed processes left.
    removeUnfinished: () => Promise.resolve(0),
    localPath: pathOf,
    temporary: () => temporary.path(),
    reach: async () => {
      await access(root, constants.R_OK | constants.W_OK).catch((error: unknown) => {
        throw refuse('storage-away', {}, { cause: error });
      });
    },
    check: async () => await verifyStore({ name: `the folder ${root}`, store }),
    close: async () => {},
  };
  return store;
}

async function openFolder(root: string): Promise<TemporaryFiles> {
  try {
    const temporary = openTemporaryFiles(join(root, '.temporary'));
    await temporary.sweep(new Date());
    return temporary;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`Files cannot be kept in the folder ${root}: ${reason}. Name another one by CICERONE_DATA.`);
  }
}

async function writeSynced(path: string, body: Readable | Buffer): Promise<number> {
  if (body instanceof Readable) {
    return await writeStream(body, path, { flush: true });
  }
  await writeFile(path, body, { flag: 'wx', flush: true });
  return body.length;
}

async function moveNear(path: string, temporary: TemporaryFiles): Promise<string> {
  const near = temporary.path();
  try {
    await rename(path, near);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    try {
      await copyFile(path, near);
      await rm(path);
    } catch (failure) {
      await rm(near, { force: true });
      throw failure;
    }
  }
  return near;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } catch (error) {
    // Some systems cannot sync a folder; there the rename has to do.
    if (!['EINVAL', 'EPERM', 'EISDIR'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await folder.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function factsOf(path: string): Promise<ObjectFacts | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedObject> {
  try {
    for await (const entry of await opendir(folder)) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        yield* listFolder(root, path);
      } else {
        const facts = await factsOf(path);
        if (facts !== undefined) yield { key: relative(root, path).split(sep).join('/'), ...facts };
      }
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
