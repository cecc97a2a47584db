import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { commandOf } from '#contract/audit-kinds.ts';
import { type PasswordWarning, UserGroup } from '#contract/staff-kinds.ts';
import { Refusal, StartError, WholeBackupError } from '../errors.ts';
import { ContentError, readContentFolder } from '../usecases/content/content-folder.ts';
import { reportContent } from '../usecases/content/content-report.ts';
import { createPictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../files/store-blob.ts';
import { databasePlace, openStore } from '../start/open-server.ts';
import { readSettings } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { openDatabase } from '../store/database.ts';
import { createFailures } from '../usecases/accounts/failures.ts';
import { secret } from '../usecases/accounts/passwords.ts';
import { createKnownDevices } from '../usecases/accounts/known-devices.ts';
import { warnOf } from '../usecases/accounts/password-warning.ts';
import { createSecondFactor, type SecondFactor } from '../usecases/accounts/second-factor.ts';
import { createSessions } from '../usecases/accounts/sessions.ts';
import { foldName } from '../usecases/accounts/user-name.ts';
import { createUsers, type Users } from '../usecases/accounts/users.ts';
import { importFolder } from '../usecases/content/import-folder.ts';
import { forgetName } from '../usecases/upkeep/forget-name.ts';
import { askPassword, PasswordError } from './ask-password.ts';
import { backUpEverything } from './back-up-everything.ts';
import { restoreEverything } from './restore-everything.ts';
import { importSheetFile } from './import-sheet.ts';
import { noteCommand } from './note-command.ts';
import { type CliContext } from './cli-context.ts';
import { unlock } from './unlock.ts';
import { verify } from './verify.ts';

const usage = `npm run admin -- user add NAME --group root|manager|desk|translator [--languages de,en] [--random] [--must-change]
npm run admin -- user password NAME [--random] [--must-change]
npm run admin -- user reset-factor NAME
npm run admin -- user remove NAME
npm run admin -- user list
npm run admin -- unlock [NAME]
npm run admin -- import DIR
npm run admin -- import FILE.xlsx|ods|csv [--tour CODE|ID] [--dry-run]
npm run admin -- verify [--repair FROM] [--clean]
npm run admin -- backup --everything --out FILE [--audit]
npm run admin -- restore FILE [--replace]

Works on the database of the settings (CICERONE_DATA or CICERONE_DATABASE_URL), also while the server runs.
The password is asked for; without a terminal it comes from CICERONE_PASSWORD or the first line piped in.
unlock lets NAME, or everybody, log in at once after too many wrong attempts.
import replaces the content by that of a folder (tourDefinition.yaml and files/), and publishes it. A sheet changes and adds
stations of the editing copy instead: a row for each station, with its code and names of fields above the columns.
verify reads all bytes of all files and backups, and names those that have changed since they were stored, and drawings
that were stored before drawings were cleaned.
backup writes all that the server keeps (content, files, users, tokens, settings, visits) into an encrypted file, which
age (https://age-encryption.org) opens, too. restore brings it back into an empty data folder or database, all or
nothing; stop the servers first. The passphrase is asked for, or comes from CICERONE_BACKUP_PASSPHRASE or piped in.
  --audit    puts the audit trail into the backup
  --replace  lets restore replace an instance that is in use
  --clean    cleans these drawings, as uploads are cleaned
  --repair   stores the right bytes, if the folder or zip FROM has them under any name
  --must-change  lets NAME do nothing else before choosing another password
  --random   makes a password and prints it once
  --tour     says to which tour the codes of a sheet belong; without it no station is added
  --dry-run  only prints what a sheet would change
  --help     prints this

It ends with 0 when it is done, 1 when it was refused, 2 when the command is not understood.`;

/** The command line is invalid. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns the exit code */
export async function runAdmin(given: readonly string[], context: CliContext): Promise<number> {
  try {
    return (await run(given, context)) ? 0 : 1;
  } catch (error) {
    return failWith(error, context);
  }
}

function failWith(error: unknown, { complain }: CliContext): number {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (isUsage) {
    complain(`${error.message}\n\n${usage}`);
    return 2;
  }
  const isOurs = [Refusal, StartError, SettingsError, PasswordError, ContentError, WholeBackupError].some(
    (kind) => error instanceof kind,
  );
  if (!isOurs || !(error instanceof Error)) throw error;
  complain(error.message);
  return 1;
}

/** @returns whether all is well */
async function run(given: readonly string[], context: CliContext): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      group: { type: 'string' },
      languages: { type: 'string' },
      random: { type: 'boolean' },
      'must-change': { type: 'boolean' },
      repair: { type: 'string' },
      clean: { type: 'boolean' },
      everything: { type: 'boolean' },
      out: { type: 'string' },
      audit: { type: 'boolean' },
      replace: { type: 'boolean' },
      tour: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [family, ...words] = positionals;
  if (values.help === true || family === undefined) context.print(usage);
  else if (family === 'import') await importContent(words, values, context);
  else if (family === 'unlock') await unlockName(words, context);
  else if (family === 'verify') return verifyAll(words, values, context);
  else if (family === 'backup') return backUp(words, values, context);
  else if (family === 'restore') await restore(words, values.replace === true, context);
  else await runForUsers(family, words, values, context);
  return true;
}

async function unlockName([name, ...rest]: readonly string[], context: CliContext): Promise<void> {
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much: put names with blanks in quotes.`);
  await unlock(name, context);
}

async function verifyAll(
  given: readonly string[],
  { repair, clean }: { readonly repair?: string | undefined; readonly clean?: boolean | undefined },
  context: CliContext,
): Promise<boolean> {
  if (given.length > 0) throw new UsageError(`"${given.join(' ')}" is too much: verify [--repair FROM] [--clean].`);
  if (repair !== undefined && !existsSync(repair)) throw new UsageError(`There is no folder or file "${repair}".`);
  return verify({ from: repair, isCleaning: clean === true }, context);
}

async function backUp(given: readonly string[], values: BackupOptions, context: CliContext): Promise<boolean> {
  const { everything, out, audit } = values;
  if (given.length > 0 || out === undefined || everything !== true)
    throw new UsageError('backup takes --everything and --out FILE. Other backups are made in the staff area.');
  return backUpEverything(out, { withAudit: audit === true }, context);
}

async function restore([path, ...rest]: readonly string[], isReplacing: boolean, context: CliContext): Promise<void> {
  if (path === undefined || rest.length > 0) throw new UsageError('restore takes one file: FILE.');
  await restoreEverything(path, { isReplacing }, context);
}

interface BackupOptions {
  readonly everything?: boolean | undefined;
  readonly out?: string | undefined;
  readonly audit?: boolean | undefined;
}

async function runForUsers(
  family: string,
  [command, name = '', ...rest]: readonly string[],
  values: Options,
  context: CliContext,
): Promise<void> {
  if (family !== 'user') throw new UsageError(`"${family}" is not known here.`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much: put names with blanks in quotes.`);
  const job = jobOf(command, name, values);
  const settings = readSettings(context.environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const sessions = createSessions(db, Date.now);
    const failures = createFailures(db, Date.now);
    const factor = createSecondFactor(db, Date.now);
    const devices = createKnownDevices(db, Date.now);
    const users = createUsers(db, { sessions, failures, devices, factor, forgetName, clock: Date.now });
    await job({ ...users, factor }, context);
    const what = commandOf(`user ${command ?? ''}`);
    if (what !== undefined) await noteCommand(db, settings.auditDays, { what, about: name });
  } finally {
    await db.close();
  }
}

interface Options {
  readonly group?: string | undefined;
  readonly languages?: string | undefined;
  readonly random?: boolean | undefined;
  readonly 'must-change'?: boolean | undefined;
}

type Job = (users: Users & { readonly factor: SecondFactor }, context: CliContext) => Promise<void>;

/** Parses the command, and refuses an invalid one before anything is opened. */
function jobOf(command: string | undefined, name: string, options: Options): Job {
  if (command === 'list') return list;
  if (!['add', 'password', 'remove', 'reset-factor'].includes(command ?? '')) {
    throw new UsageError(`"user ${command ?? ''}" is not known here.`);
  }
  if (name === '') throw new UsageError('NAME is missing.');
  if (command === 'remove') {
    return async (users, context) => {
      await users.remove(name);
      context.print(`The user "${name}" was removed and is logged out everywhere.`);
    };
  }
  if (command === 'reset-factor') {
    return async (users, context) => {
      await refuseUnknown(users, name);
      if (!(await users.factor.isOn(name)))
        throw new Refusal('not-found', `"${name}" has no second factor, and logs in without a code already.`);
      await users.factor.remove(name);
      context.print(`"${name}" logs in without a code now.`);
    };
  }
  if (command === 'add') {
    const group = groupOf(options.group);
    const languages = languagesOf(options.languages, group);
    return async (users, context) => {
      await refuseWithoutRoot(users, group);
      await refuseKnown(users, name);
      await users.add({ name, group, languages }, await passwordFor(name, options, context));
      if (options['must-change'] === true) await users.requireChange(name);
      context.print(`The user "${name}" (${group}) was added.`);
    };
  }
  return async (users, context) => {
    await refuseUnknown(users, name);
    await users.setPassword(name, await passwordFor(name, options, context));
    if (options['must-change'] === true) await users.requireChange(name);
    context.print(`"${name}" has a new password and is logged out everywhere.`);
  };
}

async function refuseUnknown(users: Users, name: string): Promise<void> {
  if ((await users.list()).some((user) => user.name === name)) return;
  throw new Refusal('not-found', `There is no user "${name}". "user list" shows all.`);
}

function groupOf(given: string | undefined): UserGroup {
  const groups = Object.values(UserGroup);
  const group = groups.find((each) => each === given);
  if (group !== undefined) return group;
  throw new UsageError(`--group must be one of ${groups.join(', ')}${given === undefined ? '' : `, not "${given}"`}.`);
}

function languagesOf(given: string | undefined, group: UserGroup): readonly string[] {
  const languages = (given ?? '').split(',').flatMap((code) => (code.trim() === '' ? [] : [code.trim()]));
  if (group === UserGroup.translator && languages.length === 0)
    throw new UsageError('--languages is missing: the codes of the languages to translate into, such as "en,fr".');
  if (group !== UserGroup.translator && given !== undefined)
    throw new UsageError('--languages is for --group translator: all others may change every language.');
  return languages;
}

/** The server creates root only in a database without users, so the first user must be a root. */
async function refuseWithoutRoot(users: Users, group: UserGroup): Promise<void> {
  if (group === UserGroup.root || (await users.list()).some((user) => user.group === UserGroup.root)) return;
  throw new Refusal('wrong-value', 'There is no root yet, who alone may do everything. Add one first: --group root.');
}

/** Checks before the prompt for a password, so that it is not typed in vain. */
async function refuseKnown(users: Users, name: string): Promise<void> {
  const alike = (await users.list()).find((user) => foldName(user.name) === foldName(name));
  if (alike === undefined) return;
  throw new Refusal('already-there', `There is a user "${alike.name}" already. "user password" gives a new password.`);
}

async function passwordFor(name: string, { random }: Options, context: CliContext): Promise<string> {
  const { input, output, environment, print, complain } = context;
  if (random !== true) {
    const given = await askPassword({ input, output, given: environment['CICERONE_PASSWORD'] });
    const warning = await warnOf(given, [name]);
    if (warning !== undefined) complain(warnings[warning]);
    return given;
  }
  const password = secret().slice(0, 20);
  print(`The password is shown this once: ${password}`);
  return password;
}

const warnings = {
  leaked: 'This password is on a list of common passwords, which guessers try first.',
  simple: 'This password is easy to guess.',
  short: 'Consider a password of at least 10 characters.',
} as const satisfies Readonly<Record<PasswordWarning, string>>;

async function list(users: Users, { print, complain }: CliContext): Promise<void> {
  const all = await users.list();
  const width = Math.max(...all.map(({ group }) => group.length), 0);
  for (const { name, group } of all) print(`${group.padEnd(width)}  ${name}`);
  if (all.length === 0) complain('There are no users yet. The server makes root when it starts first.');
}

async function importContent(
  given: readonly string[],
  {
    tour,
    'dry-run': isDryRun = false,
  }: { readonly tour?: string | undefined; readonly 'dry-run'?: boolean | undefined },
  context: CliContext,
): Promise<void> {
  const { environment, print, complain } = context;
  const [path, ...rest] = given;
  if (path === undefined || rest.length > 0) throw new UsageError('import takes one folder or sheet: DIR or FILE.');
  if (existsSync(path) && statSync(path).isFile()) return importSheetFile(path, { tour, isDryRun }, context);
  if (tour !== undefined || isDryRun)
    throw new UsageError('--tour and --dry-run are for a sheet: FILE.xlsx, FILE.ods or FILE.csv.');
  const folder = resolve(path);
  const content = await readContentFolder(folder);
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const pictures = createPictureWorkers(1);
    const blobs = createBlobStore({ store, pictures });
    const { objects, files, state, notes } = await importFolder(db, blobs, {
      content,
      folder,
      who: 'npm run admin',
      now: new Date(),
    });
    pictures.close();
    await store.close();
    for (const line of await reportContent(content, folder, notes)) complain(line);
    await noteCommand(db, settings.auditDays, { what: 'import', about: folder });
    print(`${objects} objects and ${files} files were imported and published as version ${state.counter}.`);
  } finally {
    await db.close();
  }
}
