import { askPassword } from './ask-password.ts';
import { type CliContext } from './cli-context.ts';

const variable = 'CICERONE_BACKUP_PASSPHRASE';

/** @param isNew whether it is chosen now, and so asked for twice */
export async function askPassphrase({ input, output, environment }: CliContext, isNew: boolean): Promise<string> {
  return askPassword({ input, output, given: environment[variable], words: { name: 'passphrase', variable }, isNew });
}
