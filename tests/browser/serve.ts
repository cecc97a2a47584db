import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { noBackup } from '#server/settings/backup-settings.ts';
import { cmsFolder, demoMuseum, guideFolder, projectRoot } from '#server/project.ts';
import { type OpenServer } from '#server/start/open-server.ts';
import { type Settings } from '#server/settings/settings.ts';
import { listen } from './listen.ts';
import { type ServerToOpen } from './server-calls.ts';
import { type HostedServer, openHosted } from './server-host.ts';

export interface Served extends Omit<HostedServer, 'port'> {
  /** Without a trailing slash. */
  readonly origin: string;
}

/** The password of root on test servers. */
export const rootPassword = 'a password for tests';

/** Returns the settings of a server on a content folder, with a separate data folder. */
export function testSettings(content: string, data: string, client: object = {}): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    content,
    data,
    databaseUrl: '',
    filesUrl: '',
    rootPassword,
    timeZone: 'Europe/Berlin',
    trustedProxies: [],
    auditDays: 365,
    historyDays: 30,
    metricsToken: '',
    translate: '',
    backup: noBackup,
    client: readClientConfiguration(client).configuration,
  };
}

/** The environment variable that names the folder of `seedDemo`. */
const seededDemo = 'CICERONE_TEST_DEMO';

/** Pictures in sizes for phones; their names are hashes of the pictures. */
const sizesFolder = 'files/sizes';

/**
 * Fills a database from the demo museum; servers started by `serve` start with a copy. It is kept until the museum or the
 * build changes.
 */
export async function seedDemo(): Promise<void> {
  const stamp = readFileSync(join(projectRoot, 'dist/stamp.json'), 'utf8');
  const hash = createHash('sha256').update(stamp);
  for (const file of readdirSync(demoMuseum, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const { mtimeMs, size } = statSync(join(demoMuseum, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const kept = join(tmpdir(), 'cicerone-demo', hash.digest('hex').slice(0, 16));
  process.env[seededDemo] = kept;
  if (existsSync(kept)) return;
  const data = await mkdtemp(join(tmpdir(), 'cicerone-demo-'));
  const program = fileURLToPath(new URL('seed-demo.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', program, data], { stdio: 'inherit' });
  await rm(dirname(kept), { recursive: true, force: true });
  await mkdir(dirname(kept), { recursive: true });
  await cp(data, `${kept}.unfinished`, { recursive: true });
  await mkdir(join(`${kept}.unfinished`, sizesFolder), { recursive: true });
  await rename(`${kept}.unfinished`, kept);
  await rm(data, { recursive: true });
}

export interface ServeOptions {
  /** The client configuration. */
  readonly client?: object;
  /** The built guide; 'none' for the API alone. */
  readonly guide?: string;
  /** Whether pages come with their first screen, as on a real server. Otherwise their scripts draw it. */
  readonly isPrerendering?: boolean;
}

/** Runs the real server on a content folder, at a free port, in the process for servers of this worker. */
export async function serve(folder: string, options: ServeOptions = {}): Promise<Served> {
  const { opening, remove } = await prepare(folder, options);
  const { port, close, ...server } = await openHosted(opening);
  return {
    ...server,
    origin: `http://localhost:${port}`,
    close: async () => {
      await close();
      await remove();
    },
  };
}

/** A server in this process, whose services can be called with anything. */
export interface ServedHere extends Pick<OpenServer, 'services'> {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Runs the real server in this process, for scripts and for tests that reach into its database. */
export async function serveHere(folder: string, options: ServeOptions = {}): Promise<ServedHere> {
  const { opening, remove } = await prepare(folder, { isPrerendering: true, ...options });
  // Only those who call it read the whole server.
  const { openServer } = await import('#server/start/open-server.ts');
  const { services, port, close } = await listen(opening, openServer);
  return {
    services,
    origin: `http://localhost:${port}`,
    close: async () => {
      await close();
      await remove();
    },
  };
}

interface Prepared {
  readonly opening: ServerToOpen;
  readonly remove: () => Promise<void>;
}

async function prepare(
  folder: string,
  { client = {}, guide = guideFolder, isPrerendering = false }: ServeOptions,
): Promise<Prepared> {
  const data = await mkdtemp(join(tmpdir(), 'cicerone-data-'));
  const seeded = process.env[seededDemo];
  if (seeded !== undefined) {
    const sizes = join(seeded, sizesFolder);
    if (folder === demoMuseum) await cp(seeded, data, { recursive: true, filter: (path) => path !== sizes });
    else await mkdir(join(data, dirname(sizesFolder)));
    // What one server makes, all have.
    await symlink(sizes, join(data, sizesFolder));
  }
  return {
    opening: {
      settings: testSettings(folder, data, client),
      buildId: 'test',
      isPrerendering,
      ...(guide === 'none' ? {} : { guide, cms: cmsFolder }),
    },
    remove: () => rm(data, { recursive: true, force: true }),
  };
}
