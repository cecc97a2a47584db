import { pino } from 'pino';
import { readBuildId } from './build-id.ts';
import { ContentError, readContentFolder } from './content-folder.ts';
import { reportContent } from './content-report.ts';
import { StartError } from './errors.ts';
import { openServer, type OpenServer } from './open-server.ts';
import { cmsFolder, guideFolder } from './project.ts';
import { sweepDaily } from './usecases/files/sweep.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Milliseconds that running calls have to finish. */
const patience = 10_000;

try {
  await start();
} catch (error) {
  const isOurs = error instanceof SettingsError || error instanceof ContentError || error instanceof StartError;
  if (!isOurs && !isAddressError(error)) throw error;
  const wayOut = isAddressError(error)
    ? 'Set another address with CICERONE_HOST, or another port with CICERONE_PORT.'
    : '';
  console.error(`\nCicerone cannot start.\n${error.message}\n${wayOut}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const buildId = await readBuildId();
  const server = await openServer({
    settings,
    buildId,
    guide: guideFolder,
    cms: cmsFolder,
    logger: pino({ base: { buildId } }),
  });
  await reportSeed(server, settings);
  const address = await server.app
    .listen({ port: settings.port, host: settings.host })
    .catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
  console.log(`Cicerone guides visitors at ${address.replace(/0\.0\.0\.0|127\.0\.0\.1/, 'localhost')}`);
  console.log(`Its data: ${settings.databaseUrl === '' ? settings.data : 'CICERONE_DATABASE_URL'}`);
  const { services } = server;
  const stopSweeping = sweepDaily(services, (error) => server.app.log.error({ err: error }, 'sweep failed'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, stopSweeping));
}

async function stop(server: OpenServer, stopSweeping: () => void): Promise<void> {
  stopSweeping();
  // An open connection must not keep the server running.
  setTimeout(() => {
    console.warn('Connections that were still open have been cut.');
    process.exit(0);
  }, patience).unref();
  await server.close();
}

async function reportSeed({ seededFrom, rootPassword }: OpenServer, settings: Settings): Promise<void> {
  if (seededFrom !== undefined) {
    for (const line of await reportContent(await readContentFolder(settings.content), settings.content)) {
      console.warn(line);
    }
    console.log(`A new database was filled from ${seededFrom}`);
  }
  if (rootPassword !== undefined) {
    console.log(`The user root was made. Its password is shown this once: ${rootPassword}`);
  }
}

/** Returns whether the port is taken or forbidden, or the host is not one of this machine's. */
function isAddressError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
}
