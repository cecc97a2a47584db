import { readContentFolder } from '../usecases/content/content-folder.ts';
import { reportContent } from '../usecases/content/content-report.ts';
import { type OpenServer } from './open-server.ts';

/** Prints what only the first start with a new database does: the content it was filled from, and root's password. */
export async function reportFirstStart(
  { seeded, rootPassword }: Pick<OpenServer, 'seeded' | 'rootPassword'>,
  content: string,
  { log, warn }: Pick<Console, 'log' | 'warn'>,
): Promise<void> {
  if (seeded !== undefined) {
    for (const line of await reportContent(await readContentFolder(content), content, seeded.notes)) warn(line);
    log(`A new database was filled from ${seeded.from}`);
  }
  if (rootPassword !== undefined) {
    log(`The user root was made. Its password is shown this once: ${rootPassword}`);
  }
}
