import { randomFillSync } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isFullDisk } from '../files/node-errors.ts';

/** Keeps space on the disk of the database, so that staff can log in and delete files when the disk is full. */
export interface Reserve {
  /** Gives the space to the database. */
  readonly release: () => Promise<void>;
  /** Takes the space again if it was released. Returns whether it is there. */
  readonly restore: () => Promise<boolean>;
}

const size = 2 * 1024 * 1024;

export async function openReserve(path: string): Promise<Reserve> {
  const known = await stat(path).catch(() => undefined);
  let isKept = known?.size === size;
  let restoring: Promise<boolean> | undefined;
  const reserve: Reserve = {
    async release() {
      isKept = false;
      await rm(path, { force: true });
    },
    async restore() {
      if (isKept) return true;
      // Concurrent callers share one attempt.
      restoring ??= fill(path).finally(() => (restoring = undefined));
      isKept = await restoring;
      return isKept;
    },
  };
  await reserve.restore();
  return reserve;
}

/** Writes random bytes, because some disks store zeros in no space. */
async function fill(path: string): Promise<boolean> {
  try {
    await writeFile(path, randomFillSync(Buffer.allocUnsafe(size)));
    return true;
  } catch (error) {
    await rm(path, { force: true });
    if (isFullDisk(error)) return false;
    throw error;
  }
}
