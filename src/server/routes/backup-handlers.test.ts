import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backup, type BackupDesk, openBackupDesk } from '#tests/server/backup-desk.ts';
import { makeZip } from '#tests/server/backup-zips.ts';
import { type Bucket, startBucket } from '#tests/server/bucket.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';

let desk: BackupDesk;
let postgres: DatabasePlace | undefined;
let bucket: Bucket | undefined;

const places = {
  'SQLite and a folder': () => openBackupDesk(),
  'PostgreSQL and a bucket': async () => {
    postgres = await databaseKinds.PostgreSQL();
    bucket = await startBucket();
    return openBackupDesk({ databaseUrl: postgres.place, filesUrl: bucket.url });
  },
};

describe.each(Object.entries(places))('backups on %s', (_kind, start) => {
  beforeAll(async () => {
    desk = await start();
  }, 120_000);
  afterAll(async () => {
    await desk.close();
    await postgres?.remove();
    await bucket?.remove();
  }, 60_000);

  it('restore everything, and the previous state can be restored, too', async () => {
    await desk.addStation('Only in the editing copy');
    const first = await desk.state();
    const backup = await desk.create('full');
    expect(backup).toMatchObject({ Type: 'full', Name: expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}-full\.zip$/) });

    await changeAll();
    const second = await desk.state();
    expect(second).not.toEqual(first);
    const before = await desk.counter();

    const restored = await desk.restore(backup.Name);
    expect(restored).toMatchObject({ status: 200, body: { Objects: 2, Files: 4, Before: { Type: 'full' } } });
    expect(await desk.state()).toEqual(first);
    expect(await desk.counter()).toBeGreaterThan(before);

    const { Before } = restored.body as { Before: Backup };
    expect((await desk.restore(Before.Name)).status).toBe(200);
    expect(await desk.state()).toEqual(second);
  });

  it('of the structure leave the files unchanged', async () => {
    const first = await desk.state();
    const { Name, Type } = await desk.create('structure');
    expect(Type).toBe('structure');
    await changeContentAndFiles();
    const { files } = await desk.state();
    expect((await desk.restore(Name)).body).toMatchObject({ Files: 0, Before: { Type: 'structure' } });
    expect(await desk.state()).toEqual({ ...first, files });
  });

  it('can be downloaded, deleted, uploaded and restored', async () => {
    const first = await desk.state();
    const { Name, Size } = await desk.create('full');
    const zip = await desk.download(Name);
    expect(zip.length).toBe(Size);
    expect(await desk.call('DELETE', `/api/backup/${Name}`)).toEqual({ status: 200, body: { Done: true } });
    expect((await desk.list()).map((each) => each.Name)).not.toContain(Name);
    expect((await desk.restore(Name)).status).toBe(404);
    expect((await desk.call('DELETE', `/api/backup/${Name}`)).status).toBe(404);

    await desk.addStation('Later');
    const uploaded = await desk.upload(zip);
    expect(uploaded).toMatchObject({ status: 200, body: { Type: 'full', Description: 'Before the fair', Size } });
    expect((await desk.restore((uploaded.body as Backup).Name)).status).toBe(200);
    expect(await desk.state()).toEqual(first);
  });

  it('made in the same second have different names', async () => {
    const made: Backup[] = [];
    for (let turn = 0; turn < 4; turn += 1) made.push(await desk.create('structure'));
    expect(new Set(made.map(({ Name }) => Name)).size).toBe(4);
    expect((await desk.list()).map(({ Name }) => Name)).toEqual(expect.arrayContaining(made.map(({ Name }) => Name)));
  });
});

async function changeAll(): Promise<void> {
  await desk.addStation('New station');
  expect((await desk.call('GET', '/api/db/publishInEdit')).status).toBe(200);
  await desk.addStation('Not published');
  await desk.server.services.db.write(async (transaction) => {
    await transaction.deleteFrom('files').where('path', '=', 'ton/a.mp3').execute();
    await transaction.updateTable('files').set({ path: 'moved.mp3' }).where('path', '=', 'ton/same.mp3').execute();
    await transaction.insertInto('folders').values({ path: 'new folder' }).execute();
  });
}

async function changeContentAndFiles(): Promise<void> {
  await desk.addStation('Another station');
  await desk.server.services.db.write((transaction) =>
    transaction.updateTable('files').set({ path: 'moved again.mp3' }).where('path', '=', 'moved.mp3').execute(),
  );
}

describe('a backup', () => {
  beforeEach(async () => {
    desk = await openBackupDesk();
    await desk.create('full');
  });
  afterEach(() => desk.close());

  it.each(['', 'Museum/'])('may be uploaded as a zipped content folder (%j)', async (inside) => {
    const zip = await makeZip({
      [`${inside}tourDefinition.yaml`]: 'Tours: [{ID: 3, Unknown: 1}]',
      [`${inside}files/ton/c.mp3`]: 'third sound',
      [`${inside}.DS_Store`]: 'litter',
      [`__MACOSX/${inside}._files`]: 'litter',
      [`${inside}notes.txt`]: 'left out',
    });
    const uploaded = await desk.upload(zip, 'elsewhere.zip');
    expect(uploaded).toMatchObject({ status: 200, body: { Type: 'full', Description: 'elsewhere.zip' } });
    const before = await desk.counter();
    expect((await desk.restore((uploaded.body as Backup).Name)).body).toMatchObject({ Objects: 1, Files: 1 });
    expect(await desk.state()).toMatchObject({
      published: { Tours: [{ ID: 3, Unknown: 1 }], Locations: [] },
      inEdit: { Tours: [{ ID: 3, Unknown: 1 }], Locations: [] },
      files: { 'ton/c.mp3': 'audio/mpeg third sound' },
    });
    expect(await desk.counter()).toBeGreaterThan(before);
  });

  it('that is damaged is not restored and changes nothing', async () => {
    const [backup] = await desk.list();
    const key = `backups/${backup?.Name ?? ''}`;
    const zip = await buffer(await desk.server.services.store.get(key));
    zip.write('FIRST', zip.indexOf('first sound'));
    await desk.server.services.store.put(key, zip);
    await desk.addStation('Later');
    const before = await desk.state();
    const answer = await desk.restore(backup?.Name ?? '');
    expect([answer.status, await desk.state(), (await desk.list()).length]).toEqual([422, before, 1]);
  });

  it.each(['manager', 'desk'] as const)('is not for the group %s', async (group) => {
    await desk.server.services.users.add({ name: 'anna', group }, 'words');
    await desk.logInAs('anna', 'words');
    for (const [method, url] of [
      ['GET', '/api/backup'],
      ['GET', '/api/backup/x.zip'],
      ['POST', '/api/backup/restore/x.zip'],
      ['DELETE', '/api/backup/x.zip'],
    ] as const) {
      expect((await desk.call(method, url)).status, `${method} ${url}`).toBe(403);
    }
  });

  it('is downloaded by a link, so the cookie does; anything else needs the header', async () => {
    const [backup] = await desk.list();
    const cookie = `cicerone=${desk.headers()['authorization']?.slice('Bearer '.length) ?? ''}`;
    const url = `/api/backup/${backup?.Name ?? ''}`;
    const answer = await desk.server.app.inject({ url, headers: { cookie } });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, backup?.Size]);
    const removal = await desk.server.app.inject({ method: 'DELETE', url, headers: { cookie } });
    expect([removal.statusCode, (await desk.list()).length]).toEqual([401, 1]);
  });

  it('that is being restored cannot be deleted, and tabs learn of the restore', async () => {
    const [backup] = await desk.list();
    const { store } = desk.server.services;
    let remove: { status: number } | undefined;
    const putFile = store.putFile.bind(store);
    vi.spyOn(store, 'putFile').mockImplementationOnce(async (...given) => {
      remove = await desk.call('DELETE', `/api/backup/${backup?.Name ?? ''}`);
      await putFile(...given);
    });
    const { body } = await desk.restore(backup?.Name ?? '');
    expect(remove).toMatchObject({ status: 409, body: { error: { reason: 'restore-running' } } });
    const { RestoredAt } = body as { RestoredAt: string };
    const news = await desk.call('POST', '/api/work', { Tab: 'a', Place: '/backups' });
    expect(news.body).toMatchObject({ Restored: { At: RestoredAt, Backup: backup?.Name, By: 'root' } });
    expect((await desk.call('GET', '/api/backup/state')).body).toMatchObject({
      Last: { Kind: 'restore', About: backup?.Name, Outcome: 'done', Who: 'root', Backup: { Origin: 'restore' } },
    });
  });
});
