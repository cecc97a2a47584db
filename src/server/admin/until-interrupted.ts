import { addAbortSignal, type Readable } from 'node:stream';
import { WholeBackupError } from '../usecases/whole-backups/whole-backup-error.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Lets work end in order when it is interrupted: it gets a signal, and so does what it reads. A second interruption ends
 * the process at once.
 *
 * @throws WholeBackupError if it was interrupted
 */
export async function untilInterrupted<Result>(
  input: NodeJS.ReadableStream,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const { signal } = over;
  const interrupt = (): void => over.abort(new WholeBackupError('Interrupted: nothing was restored.'));
  addAbortSignal(signal, input as Readable);
  for (const name of signals) process.once(name, interrupt);
  try {
    return await work(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
}
