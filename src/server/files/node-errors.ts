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

const fullCodes: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Turns the error of a full disk into a refusal; returns any other error unchanged. */
export function namingFullDisk(error: unknown): unknown {
  return fullCodes.includes(errorCode(error)) ? storageFull(error) : error;
}

export function storageFull(cause: unknown): Refusal {
  return refuse('storage-full', {}, { cause });
}
