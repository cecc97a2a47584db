import { ContentError } from '../usecases/content/content-folder.ts';
import { StartError } from '../errors.ts';
import { SettingsError } from '../settings/settings-error.ts';

/** Returns why the server cannot start, for its operator; undefined if the error is unexpected and needs its stack. */
export function startFailure(error: unknown): string | undefined {
  if (isAddressError(error)) {
    return `${error.message}\nSet another address with CICERONE_HOST, or another port with CICERONE_PORT.`;
  }
  if (isPlaceError(error)) {
    return `${error.message}\nThe folder for data (CICERONE_DATA) must be one that this user may write to, on a disk with room.\n`;
  }
  const isExpected = error instanceof SettingsError || error instanceof ContentError || error instanceof StartError;
  return isExpected ? `${error.message}\n` : undefined;
}

/** Errors for a folder that is a file, may not be written, or is on a full disk. */
const placeCodes: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']);
/** The same as SQLite says it: read-only, full, cannot open. */
const placeCodesOfSqlite: ReadonlySet<unknown> = new Set([8, 13, 14]);

function isPlaceError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  return placeCodes.has(code) || placeCodesOfSqlite.has(errcode);
}

/** Returns whether the port is taken or forbidden, or the host is not one of this machine's. */
function isAddressError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
}
