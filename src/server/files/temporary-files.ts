import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode, isMissing } from './node-errors.ts';

export interface TemporaryFiles {
  /** Returns a new path, whose name includes the process. */
  path(): string;
  /** Removes files and folders of dead processes, and all that are older than a day. */
  sweep(now: Date): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
/** Distinguishes this process from an earlier one with the same ID, which is always 1 in a container. */
const run = randomBytes(6).toString('hex');
const namePattern = /^(?<machine>[\da-f]{12})-(?<pid>\d+)-(?<run>[\da-f]{12})-[\da-f]{24}$/;
const folderStart = 'cicerone-files-';

/** Makes a folder for this process alone, and removes those of dead processes. Returns its path. */
export async function makeOwnFolder(parent: string): Promise<string> {
  for (const name of await readdir(parent)) {
    const isOurs = name.startsWith(folderStart) && isOrphan(name.slice(folderStart.length));
    // A folder of another user cannot be removed, and need not be.
    if (isOurs) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const folder = join(parent, folderStart + newName());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function newName(): string {
  return `${machine}-${process.pid}-${run}-${randomBytes(12).toString('hex')}`;
}

/** Creates the folder if necessary. */
export function openTemporaryFiles(folder: string): TemporaryFiles {
  mkdirSync(folder, { recursive: true });
  return {
    path: () => join(folder, newName()),
    sweep: async (now) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (isOrphan(name) || (await isOlderThan(path, now.getTime() - day)))
          await rm(path, { recursive: true, force: true });
      }
    },
  };
}

function isOrphan(name: string): boolean {
  const owner = namePattern.exec(name)?.groups;
  if (owner === undefined || owner['machine'] !== machine) return false;
  const pid = Number(owner['pid']);
  return pid === process.pid ? owner['run'] !== run : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isOlderThan(path: string, time: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < time;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
