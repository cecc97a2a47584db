import { pino } from 'pino';
import { needAddress } from './need-address.ts';
import { needPassphrase } from '../settings/backup-settings.ts';
import { readBuildId } from './build-id.ts';
import { reportFirstStart } from './first-start.ts';
import { openServer, type OpenServer } from './open-server.ts';
import { cmsFolder, guideFolder } from '../project.ts';
import { readSettings } from '../settings/settings.ts';
import { startFailure } from './start-failure.ts';
import { lockMuseum } from '../store/museum-lock.ts';
import { backUpContentDaily } from '../usecases/backups/back-up-content-daily.ts';
import { type ReportJob } from '../usecases/jobs/schedule.ts';
import { publishOnTime } from '../usecases/publications/publish-on-time.ts';
import { sweepDaily } from '../usecases/upkeep/sweep.ts';
import { backupWarnings } from '../usecases/backups/whole/backup-warnings.ts';
import { backUpDaily } from '../usecases/backups/whole/daily-backup.ts';

/** Milliseconds after which the process ends, even if something still keeps it; calls have had theirs to finish by then. */
const timeoutMs = 4800;

/** Runs the server until a signal ends it; a start that fails says why and ends the process. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const failure = startFailure(error);
    if (failure === undefined) throw error;
    console.error(`\nCicerone cannot start.\n${failure}`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  needPassphrase(settings.backup);
  for (const warning of await backupWarnings(settings.backup)) console.warn(warning);
  const buildId = await readBuildId();
  // Before anything is made: root's password, which is shown once, would precede the error.
  await needAddress(settings);
  const unlock = await lockMuseum(settings, 'server');
  const server = await openServer({
    settings,
    buildId,
    guide: guideFolder,
    cms: cmsFolder,
    logger: pino({ base: { buildId } }),
  });
  await reportFirstStart(server, settings.content, console);
  // Visitors of a server that answers must not wait for it.
  await server.services.published.renew();
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
  const report: ReportJob = (error, name) => server.app.log.error({ err: error }, `${name} failed`);
  const stopBackingUp = backUpDaily(services, report);
  const stopDaily = backUpContentDaily(services, report);
  const stopPublishing = publishOnTime(services, report);
  const stopJobs = (): void => {
    stopPublishing();
    stopSweeping();
    stopDaily();
    stopBackingUp();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(server, stopJobs).finally(() => void unlock()));
}

async function stop(server: OpenServer, stopJobs: () => void): Promise<void> {
  stopJobs();
  setTimeout(() => process.exit(0), timeoutMs).unref();
  await server.close();
}
