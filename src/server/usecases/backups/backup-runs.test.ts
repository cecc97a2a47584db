import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { refuse } from '../../refuse.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { endAbandonedRuns } from '../jobs/jobs.ts';
import { type BackupRun, type BackupRuns, createBackupRuns } from './backup-runs.ts';

/** A promise with what settles it. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}

const begin = { kind: 'restore', about: 'a.zip', who: 'root' } as const;

describe.each(Object.entries(databaseKinds))('runs on %s', (_kind, makePlace) => {
  let place: DatabasePlace;
  let db: Database;
  let now = Date.UTC(2026, 0, 1);
  /** Two servers of one museum. */
  let servers: readonly [BackupRuns, BackupRuns];
  beforeAll(async () => {
    place = await makePlace();
    db = await openDatabase(place.place);
    servers = [createBackupRuns(db, () => now), createBackupRuns(db, () => now)];
  }, 120_000);
  afterAll(async () => {
    await db.close();
    await place.remove();
  }, 60_000);

  /** Begins a run, and returns it with its end. */
  async function start(runs: BackupRuns): Promise<{ run: BackupRun; end: (error?: Error) => Promise<void> }> {
    const begun = deferred<BackupRun>();
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

  it('are refused while one runs on any server, and tell how far that one is', async () => {
    const [here, there] = servers;
    const { run, end } = await start(here);
    run.expect(100);
    run.advance(40);
    await expect(there.run(begin, () => Promise.resolve())).rejects.toMatchObject({ reason: 'restore-running' });
    await expect
      .poll(() => there.latest(), { timeout: 10_000 })
      .toMatchObject({ outcome: 'running', about: 'a.zip', who: 'root', bytesDone: 40, bytesTotal: 100 });
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
