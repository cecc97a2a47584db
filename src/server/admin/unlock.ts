import { openDatabase } from '../store/database.ts';
import { databasePlace } from '../start/open-server.ts';
import { refuse } from '../refuse.ts';
import { readSettings } from '../settings/settings.ts';
import { createFailures } from '../usecases/accounts/failures.ts';
import { findName } from '../usecases/accounts/user-name.ts';
import { noteCommand } from './note-command.ts';
import { type CliContext } from './cli-context.ts';

/** Ends the delays after wrong attempts, of one user or of all. @throws Refusal `not-found` */
export async function unlock(typed: string | undefined, { environment, print }: CliContext): Promise<void> {
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const users = await db.read.selectFrom('users').select('name').execute();
    const names = users.map((user) => user.name);
    const name = typed === undefined ? undefined : findName(names, typed);
    if (typed !== undefined && name === undefined) throw refuse('user-missing', { name: typed });
    const ended = await createFailures(db, Date.now).unlock(name);
    const what = name === undefined ? 'unlock everybody' : 'unlock';
    await noteCommand(db, settings.auditDays, { what, about: name ?? '' });
    const who = name === undefined ? 'Everyone' : `"${name}"`;
    print(`${who} may log in again at once. Delays that this has ended: ${ended}.`);
    if (name !== undefined)
      print('If an address is still refused, because of guesses at other names: unlock without NAME.');
  } finally {
    await db.close();
  }
}
