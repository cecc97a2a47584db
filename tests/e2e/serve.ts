import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { noBackup } from '#server/backup-settings.ts';
import { openServer, type OpenServer } from '#server/open-server.ts';
import { cmsFolder, demoMuseum, guideFolder } from '#server/project.ts';
import { type Settings } from '#server/settings.ts';

export interface Served extends Pick<OpenServer, 'services'> {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
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
    metricsToken: '',
    backup: noBackup,
    client: readClientConfiguration(client).configuration,
  };
}

/** The environment variable that names the folder of `seedDemo`. */
const seededDemo = 'CICERONE_TEST_DEMO';

/** Fills a database from the demo museum; servers started by `serve` start with a copy. Returns its folder. */
export async function seedDemo(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'cicerone-demo-'));
  const program = fileURLToPath(new URL('seed-demo.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', program, data], { stdio: 'inherit' });
  process.env[seededDemo] = data;
  return data;
}

/**
 * Runs the real server on a content folder, at a free port.
 *
 * @param guide the built guide; 'none' for the API alone
 */
export async function serve(folder: string, client: object = {}, guide = guideFolder): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'cicerone-data-'));
  const seeded = process.env[seededDemo];
  if (folder === demoMuseum && seeded !== undefined) await cp(seeded, data, { recursive: true });
  const { app, services, close } = await openServer({
    settings: testSettings(folder, data, client),
    buildId: 'test',
    backupWork: 4,
    ...(guide === 'none' ? {} : { guide, cms: cmsFolder }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    services,
    close: async () => {
      await close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
