import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { refuse } from '../../refuse.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { createJob, endAbandonedRuns, type Job, type Run } from './jobs.ts';
import { createJobLog } from './job-log.ts';

type AppJob = Job<'debug', { readonly name?: string }>;
type AppRun = Run<{ readonly name?: string }>;

const begin = { kind: 'debug', about: 'a.apk', who: 'root' } as const;

/** A promise with what settles it. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}

it('a log keeps its last lines, without control characters, and cuts long ones', () => {
  const log = createJobLog();
  log.add('\u001B[31mred\u001B[0m\r\n');
  log.add('   ');
  log.add('x'.repeat(10_000));
  expect(log.lines()).toEqual(['[31mred [0m', `${'x'.repeat(500)} …`]);
  for (let line = 0; line < 500; line += 1) log.add(`line ${line}`);
  expect([log.lines().length, log.lines()[0], log.lines().at(-1)]).toEqual([200, 'line 300', 'line 499']);
});

describe.each(Object.entries(databaseKinds))('runs on %s', (_kind, makePlace) => {
  let place: DatabasePlace;
  let db: Database;
  let now = Date.UTC(2026, 0, 1);
  /** Two servers of one museum. */
  let servers: readonly [AppJob, AppJob];
  beforeAll(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
    const create = (): AppJob =>
      createJob({
        db,
        clock: () => now,
        name: 'app',
        busy: () => refuse('backup-running', {}),
        cancelled: () => refuse('backup-disturbed', {}),
      });
    servers = [create(), create()];
  }, 120_000);
  afterAll(async () => {
    await db.close();
    await place.remove();
  }, 60_000);

  /** Begins a run, and returns it with its end. */
  async function start(runs: AppJob): Promise<{ run: AppRun; end: (error?: Error) => Promise<void> }> {
    const begun = deferred<AppRun>();
    const over = deferred<void>();
    const ended = runs
      .run(begin, async (given) => {
        begun.resolve(given);
        await over.promise;
      })
      .catch(begun.reject);
    const end = async (error?: Error): Promise<void> => {
      if (error === undefined) over.resolve();
      else over.reject(error);
      await ended;
    };
    return { run: await begun.promise, end };
  }

  it('say what they do, and do not block runs of another name', async () => {
    const [here, there] = servers;
    const backups = createJob({ db, clock: () => now, name: 'content', busy: () => refuse('backup-running', {}) });
    await here.run(begin, async (run) => {
      run.log('aapt2 link');
      await backups.run({ ...begin, kind: 'backup' }, async (backup) => {
        await db.write((transaction) => backup.finish(transaction, {}));
      });
      await expect.poll(async () => (await there.latest())?.log, { timeout: 10_000 }).toEqual(['aapt2 link']);
      run.log('zipalign');
      await db.write((transaction) => run.finish(transaction, { name: 'a.apk' }));
    });
    expect(await there.latest()).toMatchObject({
      outcome: 'done',
      log: ['aapt2 link', 'zipalign'],
      result: { name: 'a.apk' },
    });
    expect((await backups.latest())?.log).toEqual([]);
  });

  it('end when another server cancels them, and only then', async () => {
    const [here, there] = servers;
    expect(await there.cancel()).toBe(false);
    const { ended } = await here.begin(begin, async ({ signal }) => {
      await once(signal, 'abort');
      throw signal.reason;
    });
    expect(await there.cancel()).toBe(true);
    await expect(ended).rejects.toMatchObject({ reason: 'backup-disturbed' });
    expect(await there.latest()).toMatchObject({
      outcome: 'failed',
      result: { error: { reason: 'backup-disturbed' } },
    });
    // The next one is not cancelled by a request to the last.
    await here.run(begin, async (run) => {
      await expect.poll(async () => (await there.latest())?.outcome).toBe('running');
      expect(run.signal.aborted).toBe(false);
      await db.write((transaction) => run.finish(transaction, {}));
    });
    expect(await here.latest()).toMatchObject({ outcome: 'done' });
  });

  it('end when another server has taken them for dead', async () => {
    const [here, there] = servers;
    const { ended } = await here.begin(begin, async ({ signal }) => {
      await once(signal, 'abort');
      throw signal.reason;
    });
    const lost = ended.catch((error: unknown) => error);
    now += 60_000;
    await there.run(begin, async (run) => {
      expect(await lost).toMatchObject({ reason: 'backup-disturbed' });
      await db.write((transaction) => run.finish(transaction, { name: 'b.apk' }));
    });
    expect(await here.latest()).toMatchObject({ outcome: 'done', result: { name: 'b.apk' } });
  });

  it('are refused while one runs on any server, and tell how far that one is', async () => {
    const [here, there] = servers;
    const { run, end } = await start(here);
    run.expect(100);
    run.advance(40);
    await expect(there.run(begin, () => Promise.resolve())).rejects.toMatchObject({ reason: 'backup-running' });
    await expect
      .poll(() => there.latest(), { timeout: 10_000 })
      .toMatchObject({ outcome: 'running', about: 'a.apk', who: 'root', bytesDone: 40, bytesTotal: 100 });
    await db.write((transaction) => run.finish(transaction, {}));
    await end();
    expect(await there.latest()).toMatchObject({ outcome: 'done', endedAt: now });
  });

  it('say why they failed', async () => {
    const { end } = await start(servers[0]);
    await end(refuse('backup-disturbed', {}));
    expect(await servers[1].latest()).toMatchObject({
      outcome: 'failed',
      result: { error: { code: 'conflict', reason: 'backup-disturbed' } },
    });
  });

  it('count as interrupted when their server is gone, and another may begin', async () => {
    const [here, there] = servers;
    const lost = await start(here);
    now += 60_000;
    expect(await there.latest()).toMatchObject({ outcome: 'interrupted' });
    const next = await start(there);
    // The first server was only slow: its end is not that of the other's run.
    await db.write((transaction) => lost.run.finish(transaction, {}));
    await lost.end();
    expect(await here.latest()).toMatchObject({ outcome: 'running' });
    await next.end(new Error('The disk is gone'));
    expect(await here.latest()).toMatchObject({ outcome: 'failed', result: { error: { reason: 'internal' } } });
  });

  it('are over when the only server starts again', async () => {
    const { end } = await start(servers[0]);
    await endAbandonedRuns(db);
    expect(await servers[1].latest()).toMatchObject({ outcome: 'interrupted' });
    await end();
  });
});
