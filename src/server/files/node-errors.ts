import { type Refusal } from '../errors.ts';
import { refuse } from '../refuse.ts';

/** Returns the code of a Node error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

const fullCodes: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'];
/** SQLite's own number for a full disk. */
const sqliteFull = 13;

/** Returns whether a disk, an SQLite file or a PostgreSQL server has no space left. */
export function isFullDisk(error: unknown): boolean {
  const number = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return fullCodes.includes(errorCode(error)) || number === sqliteFull;
}

/** Turns the error of a full disk into a refusal; returns any other error unchanged. */
export function namingFullDisk(error: unknown): unknown {
  return isFullDisk(error) ? storageFull(error) : error;
}

export function storageFull(cause: unknown): Refusal {
  return refuse('storage-full', {}, { cause });
}
