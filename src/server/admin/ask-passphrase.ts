import { askPassword } from './ask-password.ts';
import { type Surroundings } from './surroundings.ts';

const variable = 'CICERONE_BACKUP_PASSPHRASE';

/** @param isNew whether it is chosen now, and so asked for twice */
export async function askPassphrase({ input, output, environment }: Surroundings, isNew: boolean): Promise<string> {
  return askPassword({ input, output, given: environment[variable], words: { name: 'passphrase', variable }, isNew });
}
