import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { writeDefinition } from '#content/definition-file.ts';
import { type TourDefinition } from '#content/definition.ts';
import { rootPassword, testSettings } from '#tests/e2e/serve.ts';
import { type Bucket, startBucket } from '#tests/server/bucket.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { readZip } from '../files/zip-read.ts';
import { openServer, type OpenServer } from '../open-server.ts';
import { type Manifest } from '../usecases/backups/manifest.ts';

let folder = '';
let server: OpenServer;
let headers: Record<string, string> = {};

const definition = {
  Version: { Counter: 7 },
  FutureList: [{ ID: 1, Words: 'kept' }],
  Locations: [
    { ID: 1, Name: { de: 'Vorne', en: 'Front' }, MediaURL: { de: 'files/ton/a.mp3' }, Future: { deep: [null, 1.5] } },
    { ID: 4, Name: { de: '"Ä" & --- 日本' } },
  ],
};

async function open(databaseUrl = '', filesUrl = ''): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-backups-'));
  await mkdir(join(folder, 'files', 'ton'), { recursive: true });
  await writeFile(join(folder, 'tourDefinition.yaml'), writeDefinition(definition));
  await writeFile(join(folder, 'files', 'ton', 'a.mp3'), 'first sound');
  await writeFile(join(folder, 'files', 'ton', 'same.mp3'), 'first sound');
  await writeFile(join(folder, 'files', 'ton', '50% #1 .mp3'), 'an unusual name');
  await writeFile(join(folder, 'files', 'ton', 'A.mp3'), 'only the case differs');
  const settings = { ...testSettings(folder, join(folder, 'data')), databaseUrl, filesUrl };
  server = await openServer({ settings, buildId: 'b1' });
  const payload = { Name: 'root', Password: rootPassword };
  const { Session } = (await server.app.inject({ method: 'POST', url: '/session', payload })).json<{
    Session: string;
  }>();
  headers = { authorization: `Bearer ${Session}` };
}

async function close(): Promise<void> {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer> {
  const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

interface Backup {
  readonly Name: string;
  readonly Size: number;
  readonly Type: string;
}

const create = async (Type: string): Promise<Backup> =>
  (await call('POST', '/api/backup', { Type, Description: 'Before the fair' })).body as Backup;
const restore = async (name: string): Promise<Answer> => call('POST', `/api/backup/restore/${name}`);
const list = async (): Promise<readonly Backup[]> => (await call('GET', '/api/backup')).body as Backup[];
const download = async (name: string): Promise<Buffer> =>
  (await server.app.inject({ url: `/api/backup/${name}`, headers })).rawPayload;

async function upload(zip: Buffer, fileName = 'museum.zip'): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(zip)]), fileName);
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/backup/upload',
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Returns everything that a backup must restore. */
async function state(): Promise<{ published: TourDefinition; inEdit: TourDefinition; files: object }> {
  const read = async (query: string): Promise<TourDefinition> => {
    const { Version: _version, ...rest } = (await call('GET', `/db${query}`)).body as TourDefinition;
    return rest;
  };
  const rows = await server.services.db.read.selectFrom('files').selectAll().orderBy('path').execute();
  const files: Record<string, string> = {};
  for (const { path, hash, type } of rows) {
    const bytes = await buffer(await server.services.store.get(`blobs/${hash}`));
    files[path] = `${type} ${bytes.toString()}`;
  }
  return { published: await read(''), inEdit: await read('?variant=INEDIT'), files };
}

const counter = async (): Promise<number> => ((await call('GET', '/info/version')).body as { Counter: number }).Counter;

async function save(Name: string): Promise<void> {
  const saved = await call('POST', '/api/db/locations', [{ ID: -1, Name: { de: Name } }]);
  expect(saved.status).toBe(200);
}

async function changeAll(): Promise<void> {
  await save('New station');
  expect((await call('GET', '/api/db/publishInEdit')).status).toBe(200);
  await save('Not published');
  await server.services.db.write(async (transaction) => {
    await transaction.deleteFrom('files').where('path', '=', 'ton/a.mp3').execute();
    await transaction.updateTable('files').set({ path: 'moved.mp3' }).where('path', '=', 'ton/same.mp3').execute();
    await transaction.insertInto('folders').values({ path: 'new folder' }).execute();
  });
}

let postgres: DatabasePlace | undefined;
let bucket: Bucket | undefined;

const places = {
  'SQLite and a folder': () => open(),
  'PostgreSQL and a bucket': async () => {
    postgres = await databaseKinds.PostgreSQL();
    bucket = await startBucket();
    await open(postgres.place, bucket.url);
  },
};

describe.each(Object.entries(places))('backups on %s', (_kind, start) => {
  beforeAll(start, 120_000);
  afterAll(async () => {
    await close();
    await postgres?.remove();
    await bucket?.remove();
  }, 60_000);

  it('restore everything, and the previous state can be restored, too', async () => {
    await save('Only in the editing copy');
    const first = await state();
    const backup = await create('full');
    expect(backup).toMatchObject({ Type: 'full', Name: expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}-full\.zip$/) });

    await changeAll();
    const second = await state();
    expect(second).not.toEqual(first);
    const before = await counter();

    const restored = await restore(backup.Name);
    expect(restored).toMatchObject({ status: 200, body: { Objects: 2, Files: 4, Before: { Type: 'full' } } });
    expect(await state()).toEqual(first);
    expect(await counter()).toBeGreaterThan(before);

    const { Before } = restored.body as { Before: Backup };
    expect((await restore(Before.Name)).status).toBe(200);
    expect(await state()).toEqual(second);
  });

  it('of the structure leave the files unchanged', async () => {
    const first = await state();
    const { Name, Type } = await create('structure');
    expect(Type).toBe('structure');
    await changeContentAndFiles();
    const { files } = await state();
    expect((await restore(Name)).body).toMatchObject({ Files: 0, Before: { Type: 'structure' } });
    expect(await state()).toEqual({ ...first, files });
  });

  it('can be downloaded, deleted, uploaded and restored', async () => {
    const first = await state();
    const { Name, Size } = await create('full');
    const zip = await download(Name);
    expect(zip.length).toBe(Size);
    expect(await call('DELETE', `/api/backup/${Name}`)).toEqual({ status: 200, body: { Done: true } });
    expect((await list()).map((each) => each.Name)).not.toContain(Name);
    expect((await restore(Name)).status).toBe(404);
    expect((await call('DELETE', `/api/backup/${Name}`)).status).toBe(404);

    await save('Later');
    const uploaded = await upload(zip);
    expect(uploaded).toMatchObject({ status: 200, body: { Type: 'full', Description: 'Before the fair', Size } });
    expect((await restore((uploaded.body as Backup).Name)).status).toBe(200);
    expect(await state()).toEqual(first);
  });

  it('made in the same second have different names', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => create('structure')));
    expect(new Set(made.map(({ Name }) => Name)).size).toBe(4);
    expect((await list()).map(({ Name }) => Name)).toEqual(expect.arrayContaining(made.map(({ Name }) => Name)));
  });
});

async function changeContentAndFiles(): Promise<void> {
  await save('Another station');
  await server.services.db.write((transaction) =>
    transaction.updateTable('files').set({ path: 'moved again.mp3' }).where('path', '=', 'moved.mp3').execute(),
  );
}

type Contents = Record<string, string | Buffer>;

async function unzip(zip: Buffer): Promise<Contents> {
  const path = join(folder, 'unzipped');
  await writeFile(path, zip);
  const contents: Contents = {};
  await readZip(path, async ({ path: name, open: openEntry }) => {
    contents[name] = await buffer(await openEntry());
  });
  return contents;
}

async function makeZip(
  contents: Contents,
  options: { readonly mode?: number; readonly compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** A valid backup, with its manifest rewritten for what is in it. */
function sealed(contents: Contents, change: (manifest: Manifest) => object = (manifest) => manifest): Contents {
  const manifest = JSON.parse(String(contents['manifest.json'])) as Manifest;
  const entries = Object.entries(contents)
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, content]) => ({
      name,
      bytes: Buffer.from(content).length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  return { ...contents, 'manifest.json': JSON.stringify(change({ ...manifest, entries })) };
}

describe('an upload', () => {
  let good: Contents = {};
  beforeAll(async () => {
    await open();
    good = await unzip(await download((await create('full')).Name));
  });
  afterAll(close);

  const refusals: Record<string, readonly [() => Promise<Buffer>, RegExp]> = {
    'is no zip': [async () => Buffer.from('words'), /broken/],
    'is cut off': [async () => (await makeZip(good)).subarray(0, -40), /broken/],
    'is broken in its midst': [
      async () => {
        const zip = await makeZip(good, { compress: false });
        zip.write('FIRST', zip.indexOf('first sound'));
        return zip;
      },
      /not what it was/,
    ],
    'leads out of its folder': [
      async () => replaceAll(await makeZip(good), 'files/ton/same.mp3', '../../../../pwned.a'.slice(0, 18)),
      /invalid relative path|cannot be kept/,
    ],
    'holds a link': [async () => makeZip(good, { mode: 0o120777 }), /link or a device/],
    'is a bomb': [async () => makeZip({ ...good, 'files/zeros': Buffer.alloc(50_000_000) }), /far more than any/],
    'holds a name twice': [
      async () => replaceAll(await makeZip({ ...good, 'files/ton/b.mp3': 'b' }), 'files/ton/b.mp3', 'files/ton/a.mp3'),
      /"files\/ton\/a.mp3" twice/,
    ],
    'holds more than its manifest': [
      async () => makeZip({ ...good, 'files/more.mp3': 'more' }),
      /"files\/more.mp3", of which its manifest knows nothing/,
    ],
    'holds less than its manifest': [
      async () => {
        const { 'files/ton/same.mp3': _gone, ...rest } = good;
        return makeZip(rest);
      },
      /"files\/ton\/same.mp3" is missing/,
    ],
    'holds other bytes than its manifest says': [
      async () => makeZip({ ...good, 'files/ton/same.mp3': 'FIRST sound' }),
      /"files\/ton\/same.mp3" is not what it was/,
    ],
    'holds more bytes than its manifest says': [
      async () => makeZip({ ...good, 'files/ton/same.mp3': 'first sound and more' }),
      /is not what it was/,
    ],
    'comes from a newer version': [
      async () => makeZip(sealed(good, (manifest) => ({ ...manifest, format: 2 }))),
      /a newer Cicerone has made it \(format 2; this one understands up to 1\)/,
    ],
    'has a manifest of something else': [
      async () => makeZip({ ...good, 'manifest.json': '{"name": "web app"}' }),
      /none of Cicerone's/,
    ],
    'has a broken manifest': [async () => makeZip({ ...good, 'manifest.json': '{' }), /no JSON/],
    'has a manifest without types': [
      async () => makeZip(sealed(good, (manifest) => ({ ...manifest, type: 'half' }))),
      /broken at type/,
    ],
    'has a definition that is none': [
      async () => makeZip(sealed({ ...good, 'tourDefinition.yaml': 'Tours: [' })),
      /line \d+, column \d+ of "tourDefinition.yaml"/,
    ],
    'has no editing copy': [
      async () => {
        const { 'editing.yaml': _gone, ...rest } = good;
        return makeZip(sealed(rest));
      },
      /"editing.yaml" is missing/,
    ],
    'names a file twice': [
      async () => makeZip(sealed(good, ({ files, ...rest }) => ({ ...rest, files: [...files, ...files] }))),
      /stands in it twice/,
    ],
    'names a file whose bytes are not there': [
      async () =>
        makeZip(
          sealed(good, ({ files, ...rest }) => ({
            ...rest,
            files: [...files, { path: 'x.mp3', entry: 'files/x.mp3', modifiedAt: 1 }],
          })),
        ),
      /the file "x.mp3" is missing/,
    ],
    'holds neither a manifest nor a definition': [
      async () => makeZip({ 'a.txt': 'words' }),
      /neither a manifest\.json/,
    ],
    'holds two content folders': [
      async () => makeZip({ 'a/tourDefinition.yaml': 'Tours: []', 'b/tourDefinition.yaml': 'Tours: []' }),
      /several definitions/,
    ],
  };

  it.each(Object.keys(refusals))('is refused when it %s, and leaves nothing behind', async (name) => {
    const [make, message] = refusals[name] ?? [() => Promise.resolve(Buffer.alloc(0)), /never/];
    const before = [await state(), await list()];
    const answer = await upload(await make());
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'wrong-backup', message: expect.stringMatching(message) } },
    });
    expect([await state(), await list()]).toEqual(before);
    const kept: string[] = [];
    for await (const { key } of server.services.store.list('backups/')) kept.push(key);
    expect(kept).toHaveLength(1);
  });

  it('must be a form with a file', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/backup/upload',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([415, 'wrong-type']);
  });
});

describe('a backup', () => {
  beforeEach(async () => {
    await open();
    await create('full');
  });
  afterEach(close);

  it.each(['', 'Museum/'])('may be uploaded as a zipped content folder (%j)', async (inside) => {
    const zip = await makeZip({
      [`${inside}tourDefinition.yaml`]: 'Tours: [{ID: 3, Unknown: 1}]',
      [`${inside}files/ton/c.mp3`]: 'third sound',
      [`${inside}.DS_Store`]: 'litter',
      [`__MACOSX/${inside}._files`]: 'litter',
      [`${inside}notes.txt`]: 'left out',
    });
    const uploaded = await upload(zip, 'elsewhere.zip');
    expect(uploaded).toMatchObject({ status: 200, body: { Type: 'full', Description: 'elsewhere.zip' } });
    const before = await counter();
    expect((await restore((uploaded.body as Backup).Name)).body).toMatchObject({ Objects: 1, Files: 1 });
    expect(await state()).toMatchObject({
      published: { Tours: [{ ID: 3, Unknown: 1 }], Locations: [] },
      inEdit: { Tours: [{ ID: 3, Unknown: 1 }], Locations: [] },
      files: { 'ton/c.mp3': 'audio/mpeg third sound' },
    });
    expect(await counter()).toBeGreaterThan(before);
  });

  it('that is damaged is not restored and changes nothing', async () => {
    const [backup] = await list();
    const key = `backups/${backup?.Name ?? ''}`;
    const zip = await buffer(await server.services.store.get(key));
    zip.write('FIRST', zip.indexOf('first sound'));
    await server.services.store.put(key, zip);
    await save('Later');
    const before = await state();
    const answer = await restore(backup?.Name ?? '');
    expect([answer.status, await state(), (await list()).length]).toEqual([422, before, 1]);
  });

  it.each(['manager', 'desk'] as const)('is not for the group %s', async (group) => {
    await server.services.users.add({ name: 'anna', group }, 'words');
    const { session } = await server.services.users.logIn({ name: 'anna', password: 'words', address: '' });
    headers = { authorization: `Bearer ${session}` };
    for (const [method, url] of [
      ['GET', '/api/backup'],
      ['GET', '/api/backup/x.zip'],
      ['POST', '/api/backup/restore/x.zip'],
      ['DELETE', '/api/backup/x.zip'],
    ] as const) {
      expect((await call(method, url)).status, `${method} ${url}`).toBe(403);
    }
  });

  it('cannot be downloaded with a cookie', async () => {
    const [backup] = await list();
    const cookie = `cicerone=${headers['authorization']?.slice('Bearer '.length) ?? ''}`;
    const answer = await server.app.inject({ url: `/api/backup/${backup?.Name ?? ''}`, headers: { cookie } });
    expect(answer.statusCode).toBe(401);
  });
});

/** Replaces names in the entries and in the directory at the end, as no proper tool would. */
function replaceAll(zip: Buffer, name: string, other: string): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(name); at >= 0; at = changed.indexOf(name, at + 1)) {
    // The manifest still names the right one.
    if (changed[at - 1] !== 0x22) changed.write(other, at);
  }
  return changed;
}
