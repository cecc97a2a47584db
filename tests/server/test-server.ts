import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyBaseLogger } from 'fastify';
import { type LoginType } from '#content/constants.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type OpenOptions, openServer, type OpenServer } from '#server/start/open-server.ts';
import { type Settings } from '#server/settings/settings.ts';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';
import { writeBuiltGuide } from './built-guide.ts';
import { emptyJournal, writeSqlite } from './databases.ts';

export interface TestServer extends OpenServer {
  /** The folder of its guide. */
  readonly guide: string;
  /** Opens another server on the same data, as after a restart or in parallel. */
  readonly another: (settings?: Partial<Settings>) => Promise<OpenServer>;
  readonly remove: () => Promise<void>;
}

export interface TestServerOptions {
  readonly settings?: Partial<Settings>;
  readonly logger?: FastifyBaseLogger;
  readonly clock?: () => number;
  /** The folder of the Android shell, for tests that build the app. */
  readonly shell?: string;
  readonly buildGuide?: OpenOptions['buildGuide'];
  /** The folder of a built guide; by default a small one is written. */
  readonly guide?: string;
}

export const device = 'a device for tests';
export const housePassword = 'password of the house';

const content = {
  Languages: [{ ID: 1, Code: 'de', IsDefault: true }],
  Themes: [{ ID: 1, IsDefault: true }],
  TourGroups: [{ ID: 1 }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'T', IconURL: 'files/picture.svg' }],
  Locations: [{ ID: 1, Name: { de: 'Tor' } }, { ID: 2 }],
  TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', MapX: 3, MapY: 4 }],
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** Opens the real server with a small museum, without a network. Staff are named after their groups. */
export async function openTestServer({
  settings = {},
  logger,
  clock,
  shell,
  buildGuide,
  guide: built,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-test-'));
  const isUsual = clock === undefined && (settings.databaseUrl ?? '') === '' && (settings.filesUrl ?? '') === '';
  if (isUsual) await cp(await (template ??= makeTemplate()), folder, { recursive: true, preserveTimestamps: true });
  else await writeContent(folder);
  const guide = built ?? join(folder, 'guide');
  if (built === undefined) await writeBuiltGuide(guide);
  const open = (others: Partial<Settings> = {}): Promise<OpenServer> =>
    openServer({
      settings: { ...testSettings(join(folder, 'content'), join(folder, 'data')), ...settings, ...others },
      buildId: 'test',
      guide,
      // Tests of calls build no app, whatever tools this machine has.
      shell: shell ?? join(folder, 'no shell'),
      logger,
      clock,
      buildGuide,
      backupWork: 4,
    });
  const server = await open();
  if (!isUsual) await hireStaff(server);
  return {
    ...server,
    guide,
    another: open,
    remove: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let template: Promise<string> | undefined;

/** Returns a folder with the museum and its data after a first start, which takes four times as long as the next. */
async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await writeContent(folder);
  await writeSqlite(join(folder, 'data', 'cicerone.db'));
  const guide = join(folder, 'guide');
  await writeBuiltGuide(guide);
  const settings = testSettings(join(folder, 'content'), join(folder, 'data'));
  const server = await openServer({ settings, buildId: 'test', guide, shell: join(folder, 'no shell') });
  await hireStaff(server);
  await server.close();
  emptyJournal(join(folder, 'data', 'cicerone.db'));
  await rm(guide, { recursive: true });
  return folder;
}

async function writeContent(folder: string): Promise<void> {
  await mkdir(join(folder, 'content', 'files', 'folder'), { recursive: true });
  await writeFile(join(folder, 'content', 'tourDefinition.json'), JSON.stringify(content));
  await writeFile(join(folder, 'content', 'files', 'picture.svg'), picture);
  await writeFile(join(folder, 'content', 'files', 'folder', 'words.txt'), 'words');
  await writeFile(join(folder, 'content', 'secret.txt'), 'hidden words');
}

async function hireStaff({ services }: OpenServer): Promise<void> {
  for (const group of [UserGroup.desk, UserGroup.manager, UserGroup.translator])
    await services.users.add({ name: group, group, languages: ['en'] }, rootPassword);
}

/** The caller: no login, a visitor by the kind of access, or staff of a group. */
export const roles = [
  'nobody',
  'visitor with token',
  'visitor by password',
  'translator',
  'desk',
  'manager',
  'root',
] as const;
export type Role = (typeof roles)[number];

export async function setLoginType({ services }: OpenServer, type: LoginType): Promise<void> {
  await services.login.set({
    LoginType: type,
    Password: housePassword,
    ValidityPeriod: 2,
    ValidityUnit: 'hours',
  });
}

/** A new session of this role; empty for 'nobody'. */
export async function sessionOf({ services }: OpenServer, role: Role): Promise<string> {
  const visitor = { device, validUntil: services.clock() + 3_600_000, slides: 0 };
  switch (role) {
    case 'nobody':
      return '';
    case 'visitor with token':
      return (await services.sessions.openForVisitor({ token: 'ABC', ...visitor })).session;
    case 'visitor by password':
      return (await services.sessions.openForVisitor({ token: null, ...visitor })).session;
    case 'translator':
    case 'desk':
    case 'manager':
    case 'root':
      return (await services.sessions.openForStaff(role)).session;
  }
}

export async function headersOf(server: OpenServer, role: Role): Promise<Record<string, string>> {
  const session = await sessionOf(server, role);
  return { 'x-guide-device': device, ...(session === '' ? {} : { authorization: `Bearer ${session}` }) };
}

export interface ErrorAnswer {
  readonly error: { readonly code: string; readonly message: string };
}
