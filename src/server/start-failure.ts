import { ContentError } from './content-folder.ts';
import { StartError } from './errors.ts';
import { SettingsError } from './settings-error.ts';

/** Returns why the server cannot start, for its operator; undefined if the error is unexpected and needs its stack. */
export function startFailure(error: unknown): string | undefined {
  if (isAddressError(error)) {
    return `${error.message}\nSet another address with CICERONE_HOST, or another port with CICERONE_PORT.`;
  }
  const isExpected = error instanceof SettingsError || error instanceof ContentError || error instanceof StartError;
  return isExpected ? `${error.message}\n` : undefined;
}

/** Returns whether the port is taken or forbidden, or the host is not one of this machine's. */
function isAddressError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
}
