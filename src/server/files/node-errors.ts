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
/** SQLite's own number for a full disk, and its words: errors of statements that return rows have no number. */
const sqliteFull = { number: 13, words: 'database or disk is full' } as const;

/** Returns whether a disk, an SQLite file or a PostgreSQL server has no space left. */
export function isFullDisk(error: unknown): boolean {
  if (fullCodes.includes(errorCode(error))) return true;
  if (errorCode(error) !== 'ERR_SQLITE_ERROR' || !(error instanceof Error)) return false;
  return ('errcode' in error && error.errcode === sqliteFull.number) || error.message.includes(sqliteFull.words);
}

/** Turns the error of a full disk into a refusal; returns any other error unchanged. */
export function namingFullDisk(error: unknown): unknown {
  return isFullDisk(error) ? storageFull(error) : error;
}

export function storageFull(cause: unknown): Refusal {
  return refuse('storage-full', {}, { cause });
}
