export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/**
 * Returns whether there can be no file at a path because a file of the guide is in place of a folder.
 *
 * @throws any error but that the path is free
 */
export function isBlocked(error: unknown): boolean {
  if (isMissing(error)) return false;
  if (hasCode(error, 'ENOTDIR')) return true;
  throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
