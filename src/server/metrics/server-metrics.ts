import { monitorEventLoopDelay } from 'node:perf_hooks';
import { rateLimits } from '../usecases/accounts/rate-limits.ts';
import { type Services } from '../usecases/services.ts';
import { type JobStatus, readBackupStatus } from '../usecases/whole-backups/backup-status.ts';
import { type Registry, type Sample } from './registry.ts';
import { freeBytes, lastBackups } from './vital-signs.ts';

type Measured = Pick<Services, 'db' | 'clock' | 'settings' | 'buildId' | 'pictures' | 'visitorsPictures'>;

const nanoseconds = 1e9;

/** Adds measurements of a server for monitoring. Nothing here tells one visitor or member of staff from another. */
export function addServerMetrics(registry: Registry, services: Measured): { readonly stop: () => void } {
  addProcess(registry, services.buildId);
  addPictures(registry, services);
  addDatabase(registry, services);
  addBackups(registry, services);
  registry.gauge({ name: 'cicerone_data_free_bytes', help: 'Free space on the disk of the data folder.' }, async () => [
    { value: await freeBytes(services.settings.data) },
  ]);
  return addLoopDelay(registry);
}

function addProcess(registry: Registry, buildId: string): void {
  registry.gauge({ name: 'cicerone_build_info', help: 'The running build.' }, () => [
    { labels: { build: buildId }, value: 1 },
  ]);
  registry.gauge({ name: 'process_resident_memory_bytes', help: 'Resident memory.' }, () => [
    { value: process.memoryUsage.rss() },
  ]);
  registry.gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Memory that JavaScript objects use.' }, () => [
    { value: process.memoryUsage().heapUsed },
  ]);
  registry.gauge({ name: 'process_cpu_seconds', help: 'Processor time since the start.' }, () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  registry.gauge({ name: 'process_uptime_seconds', help: 'Time since the start.' }, () => [
    { value: process.uptime() },
  ]);
}

function addLoopDelay(registry: Registry): { readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  registry.gauge(
    { name: 'nodejs_eventloop_lag_seconds', help: 'How late the event loop was, since the last answer.' },
    () => {
      const samples: Sample[] = [50, 90, 99].map((percent) => ({
        labels: { quantile: String(percent / 100) },
        value: delay.percentile(percent) / nanoseconds,
      }));
      samples.push({ labels: { quantile: '1' }, value: delay.max / nanoseconds });
      delay.reset();
      return samples;
    },
  );
  return { stop: () => void delay.disable() };
}

function addPictures(registry: Registry, { pictures, visitorsPictures }: Measured): void {
  registry.gauge({ name: 'cicerone_picture_jobs', help: 'Checks of uploads and smaller pictures.' }, () =>
    Object.entries({ staff: pictures.load(), visitors: visitorsPictures.load() }).flatMap(([by, load]) =>
      Object.entries(load).map(([state, value]) => ({ labels: { for: by, state }, value })),
    ),
  );
}

function addDatabase(registry: Registry, { db, clock }: Measured): void {
  registry.gauge({ name: 'cicerone_sessions', help: 'Sessions that are valid now.' }, async () => {
    const { all, staff, token } = await db.readLong
      .selectFrom('sessions')
      .select((row) => [
        row.fn.countAll<number>().as('all'),
        row.fn.count<number>('userName').as('staff'),
        row.fn.count<number>('token').as('token'),
      ])
      .where('validUntil', '>', clock())
      .executeTakeFirstOrThrow();
    return Object.entries({ staff, token, password: all - staff - token }).map(([of, value]) => ({
      labels: { of },
      value,
    }));
  });
  registry.gauge(
    { name: 'cicerone_login_delays', help: 'Callers and names that have to wait after wrong passwords or tokens.' },
    async () => {
      const now = clock();
      const rows = await db.read.selectFrom('failedAttempts').select('key').where('until', '>', now).execute();
      return Object.keys(rateLimits).map((kind) => ({
        labels: { kind },
        value: rows.filter(({ key }) => key.startsWith(`${kind}:`)).length,
      }));
    },
  );
}

function addBackups(registry: Registry, { db, clock, settings }: Measured): void {
  registry.gauge(
    { name: 'cicerone_last_backup_timestamp_seconds', help: 'When the newest backup of the content was made.' },
    async () => (await lastBackups(db)).map(({ type, createdAt }) => ({ labels: { type }, value: createdAt / 1000 })),
  );
  const ofWhole = (read: (status: JobStatus) => number | undefined) => async (): Promise<readonly Sample[]> => {
    const { backup, copy } = await readBackupStatus({ db, settings: settings.backup, clock });
    return Object.entries({ backup, copy }).flatMap(([of, status]) => {
      const value = status === undefined ? undefined : read(status);
      return value === undefined ? [] : [{ labels: { of }, value }];
    });
  };
  registry.gauge(
    { name: 'cicerone_whole_backup_age_seconds', help: 'The age of the newest backup of everything, and of its copy.' },
    ofWhole(({ ageSeconds }) => ageSeconds),
  );
  registry.gauge(
    { name: 'cicerone_whole_backup_failed', help: '1 if the last backup of everything, or its copy, failed.' },
    ofWhole(({ failure }) => (failure === undefined ? 0 : 1)),
  );
}
