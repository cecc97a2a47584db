import { type Environment } from '../settings/settings.ts';
import { type PasswordSource } from './ask-password.ts';

/** The streams and settings of the program `admin`. */
export interface CliContext extends Pick<PasswordSource, 'input' | 'output'> {
  readonly environment: Environment;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The work of guessing the passphrase of a whole backup; less only in tests. */
  readonly backupWork?: number;
}
