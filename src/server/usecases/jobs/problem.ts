import { Refusal, WholeBackupError } from '../../errors.ts';
import { StoreError } from '../../files/object-store.ts';

/** Says why a job failed. Other errors may name hosts or paths, which only the log shows. */
export function problemOf(error: unknown): string {
  const isOurs = [Refusal, StoreError, WholeBackupError].some((kind) => error instanceof kind);
  if (isOurs && error instanceof Error) return error.message;
  const name =
    error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : '';
  return `It failed (${name}). The log of the server has the reason.`;
}
