import { mkdir, rm } from 'node:fs/promises';
import { namingFullDisk } from './node-errors.ts';
import { type ObjectStore } from './object-store.ts';

/** Runs work with a new temporary path on the local disk, and removes the file afterwards. */
export async function withTemporary<Result>(
  store: ObjectStore,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = store.temporary();
  try {
    return await work(path);
  } catch (error) {
    throw namingFullDisk(error);
  } finally {
    await rm(path, { force: true });
  }
}

/** Runs work with a new folder on the local disk that only this user may open, and removes it afterwards. */
export async function withTemporaryFolder<Result>(
  store: ObjectStore,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = store.temporary();
  try {
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } catch (error) {
    throw namingFullDisk(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
