import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, type InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';
import { sizedKey } from '../files/sized-keys.ts';
import { readZip } from '../files/zip-read.ts';
import { picture } from '../files/testing/sample-files.ts';
import { openServer, type OpenServer } from '../start/open-server.ts';

let folder = '';
let app: FastifyInstance;
let services: OpenServer['services'];
let close = (): Promise<void> => Promise.resolve();
let authorization = '';
let photo: Buffer;

const yaml = `
Version: {Counter: 1}
Locations:
  - {ID: 1, Name: {de: A}, IconURL: files/used/a.webp, MediaURL: {de: "files/used/a%20b.mp3"}}
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-files-calls-'));
  photo = await picture(1000, 700).jpeg().toBuffer();
  await mkdir(join(folder, 'files', 'used'), { recursive: true });
  await writeFile(join(folder, 'tourDefinition.yaml'), yaml);
  await writeFile(join(folder, 'files', 'used', 'a.webp'), await picture().webp().toBuffer());
  await writeFile(join(folder, 'files', 'used', 'a b.mp3'), 'sound');
  await mkdir(join(folder, 'files', 'broken'));
  await writeFile(join(folder, 'files', 'broken', 'no.png'), 'no picture');
  ({ app, services, close } = await openServer({
    settings: testSettings(folder, join(folder, 'data')),
    buildId: 'b1',
  }));
  const body = { Name: 'root', Password: rootPassword };
  const { Session } = (await app.inject({ method: 'POST', url: '/session', payload: body })).json<{
    Session: string;
  }>();
  authorization = `Bearer ${Session}`;
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer> {
  const options: InjectOptions = {
    method,
    url,
    headers: { authorization },
    ...(payload === undefined ? {} : { payload }),
  };
  const answer = await app.inject(options);
  return { status: answer.statusCode, body: answer.json() };
}

async function upload(to: string, files: Readonly<Record<string, Buffer | string>>): Promise<Answer> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const request = new Request('http://a', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  const url = `/api/files/upload/${to}`;
  const answer = await app.inject({ method: 'POST', url, headers: { authorization, 'content-type': type }, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const listed = async (path: string): Promise<readonly [unknown, unknown]> => {
  const { body } = await call('GET', `/api/files/list/${path}`);
  return [names(body['Folders']), names(body['Files'])];
};

function names(list: unknown): unknown {
  return Array.isArray(list) ? list.map(({ Name }: { Name: string }) => Name) : list;
}

test('A guide that prepares for offline use receives a list of every file', async () => {
  const answer = await app.inject({ url: '/info/media' });
  expect(answer.json()).toMatchObject([
    { Path: 'files/used/a.webp', Type: 'image/webp', Tours: [], Languages: [] },
    { Path: 'files/used/a b.mp3', Bytes: 5, SHA256: createHash('sha256').update('sound').digest('hex') },
  ]);
});

describe('Uploads', () => {
  test('store all valid files and name the others', async () => {
    await call('POST', '/api/files/folder/up');
    const { status, body } = await upload('up', {
      'Führung 1.jpg': photo,
      'wrong.png': photo,
      'evil.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
      'program.exe': 'MZ',
      '...': photo,
      'words.vtt': 'WEBVTT\n',
    });
    expect(status).toBe(200);
    expect(names(body['Files'])).toEqual(['Führung 1.jpg', 'evil.svg', 'words.vtt']);
    expect(body['Refused']).toMatchObject([
      { Name: 'wrong.png', Code: 'wrong-file', Message: expect.stringContaining('"wrong.jpg"') },
      { Name: 'program.exe', Code: 'wrong-file' },
      { Name: '...', Code: 'wrong-value' },
    ]);
    const answer = await app.inject({ url: '/files/up/F%C3%BChrung%201.jpg' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.rawPayload.equals(photo)).toBe(true);
    const drawing = await app.inject({ url: '/files/up/evil.svg' });
    expect(drawing.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(drawing.body).not.toContain('script');
  });

  test('that are refused say why in a form that other languages can word', async () => {
    await call('POST', '/api/files/folder/words');
    const { body } = await upload('words', {
      'wrong.png': photo,
      'broken.jpg': photo.subarray(0, photo.length / 2),
      'a.svg': '<svg><g></svg>',
      'film.mp4': Buffer.from('BM'.padEnd(80, 'x')),
      'con.': photo,
    });
    expect(body['Refused']).toEqual([
      {
        Name: 'wrong.png',
        Code: 'wrong-file',
        Message:
          '"wrong.png" is a JPEG picture, not a PNG picture as its name says. Name it "wrong.jpg" and send it again.',
        Reason: 'file-misnamed',
        Facts: { name: 'wrong.png', kind: 'jpeg', promised: 'png', better: 'wrong.jpg' },
      },
      expect.objectContaining({ Reason: 'picture-broken', Facts: { name: 'broken.jpg' } }),
      expect.objectContaining({
        Reason: 'drawing-broken',
        Message: expect.stringMatching(
          /^"a\.svg" is broken: it is not well-formed XML in line 1 \(.+\)\. Export it as/,
        ),
        Facts: { name: 'a.svg', xml: 'malformed', line: 1, detail: expect.any(String) },
      }),
      expect.objectContaining({ Reason: 'file-not-kept', Facts: { name: 'film.mp4', advice: 'bmp' } }),
      expect.objectContaining({ Code: 'wrong-file', Reason: 'file-unnamed' }),
    ]);
    expect(await call('POST', '/api/files/folder/words')).toEqual({
      status: 409,
      body: {
        error: {
          code: 'already-there',
          message: 'There is a folder "words" already. Choose another name.',
          reason: 'folder-exists',
          facts: { path: 'words' },
        },
      },
    });
    const toNobody = await app.inject({ method: 'POST', url: '/api/files/folder/words' });
    expect(toNobody.json()).toEqual({
      error: {
        code: 'not-authorized',
        message: 'You need to be authorized.',
        reason: 'not-authorized',
        facts: {},
      },
    });
  });

  test('of many megabytes succeed', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000_000, 'x')]);
    expect(await upload('', { 'large.pdf': large })).toMatchObject({
      status: 200,
      body: { Files: [{ Bytes: large.length }], Refused: [] },
    });
  });

  test('are refused in the wrong form, to a missing folder, and without a login', async () => {
    const json = await call('POST', '/api/files/upload/up', { a: 1 });
    expect(json).toMatchObject({ status: 415, body: { error: { code: 'wrong-type' } } });
    expect(await upload('nowhere', { 'a.jpg': photo })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    });
    expect((await app.inject({ method: 'POST', url: '/api/files/upload/up' })).statusCode).toBe(401);
  });
});

describe('Folders', () => {
  test('are created, listed and never created twice', async () => {
    expect(await call('POST', '/api/files/folder/new/inner')).toEqual({ status: 200, body: { Path: 'new/inner' } });
    expect(await listed('new')).toEqual([['inner'], []]);
    expect(await listed('new/inner')).toEqual([[], []]);
    expect((await call('POST', '/api/files/folder/new')).status).toBe(409);
    expect((await call('POST', '/api/files/folder/used/a.webp/x')).status).toBe(409);
    expect((await call('GET', '/api/files/list/nowhere')).status).toBe(404);
  });

  test.each(['a%2f..%2f..', '.hidden', 'con', 'a%00', 'a%5cb'])('cannot be named %s', async (path) => {
    const { status } = await call('POST', `/api/files/folder/${path}`);
    expect(status).toBe(400);
  });

  test('are listed with everything below them', async () => {
    await call('POST', '/api/files/folder/tree/empty/inner');
    await call('POST', '/api/files/folder/tree/full');
    await upload('tree/full', { 'a.vtt': 'WEBVTT\n' });
    const { body } = await call('GET', '/api/files/list/tree?deep=true');
    expect(body['Folders']).toEqual([
      { Name: 'empty', Path: 'tree/empty' },
      { Name: 'inner', Path: 'tree/empty/inner' },
      { Name: 'full', Path: 'tree/full' },
    ]);
    expect(body['Files']).toMatchObject([{ Path: 'tree/full/a.vtt' }]);
  });

  test('show how often the content names a file', async () => {
    const { body } = await call('GET', '/api/files/list/used');
    expect(body['Files']).toMatchObject([
      { Name: 'a b.mp3', UsedBy: 1 },
      { Name: 'a.webp', UsedBy: 1 },
    ]);
  });

  test('are downloaded as a zip, including empty ones', async () => {
    await call('POST', '/api/files/folder/zipped/empty');
    await upload('zipped', { 'ä.vtt': 'WEBVTT\n' });
    const answer = await app.inject({ url: '/api/files/zip/zipped', headers: { authorization } });
    expect(answer.headers['content-disposition']).toContain('zipped.zip');
    await writeFile(join(folder, 'a.zip'), answer.rawPayload);
    const paths: string[] = [];
    await readZip(join(folder, 'a.zip'), async ({ path }) => void paths.push(path));
    expect(paths).toEqual(['empty', 'ä.vtt']);
  });
});

describe('Moving', () => {
  test('updates both copies in one step, so that visitors miss nothing', async () => {
    const before = await call('GET', '/info/version');
    const updatedAt: unknown = (await app.inject({ url: '/info/dataUpdatedAt' })).json();
    const { status, body } = await call('POST', '/api/files/move', { From: 'used', To: 'moved/deep' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Path: 'moved/deep',
      Changed: [
        {
          Model: 'locations',
          Object: { ID: 1, IconURL: 'files/moved/deep/a.webp', MediaURL: { de: 'files/moved/deep/a%20b.mp3' } },
        },
      ],
    });
    const inEdit = await call('GET', '/db?variant=INEDIT');
    expect(inEdit.body['Locations']).toMatchObject([{ IconURL: 'files/moved/deep/a.webp' }]);
    expect((await call('GET', '/db')).body['Locations']).toMatchObject([{ IconURL: 'files/moved/deep/a.webp' }]);
    expect((await app.inject({ url: '/files/moved/deep/a%20b.mp3' })).body).toBe('sound');
    // Guides that have not seen the move yet request the earlier address, and see by the counter that there is news.
    expect((await app.inject({ url: '/files/used/a%20b.mp3' })).body).toBe('sound');
    const after = await call('GET', '/info/version');
    expect(after.body['Counter']).toBe(Number(before.body['Counter']) + 1);
    expect((await app.inject({ url: '/info/dataUpdatedAt' })).json()).not.toBe(updatedAt);
    const back = await call('POST', '/api/files/move', { From: 'moved/deep', To: 'used' });
    expect(back.status).toBe(200);
    expect(await listed('moved')).toEqual([[], []]);
  });

  test.each([
    ['used/nothing.mp3', 'a.mp3', 404],
    ['used/a.webp', 'used/a b.mp3', 400],
    ['used/a.webp', 'used/a.png', 400],
    ['used', 'used/inner', 400],
    ['used/a.webp', 'used/a.webp', 400],
    ['used/a.webp', 'used/a b.mp3/a.webp', 409],
    ['used/a.webp', '../a.webp', 400],
  ])('from %s to %s is refused', async (From, To, status) => {
    expect((await call('POST', '/api/files/move', { From, To })).status).toBe(status);
    expect(await listed('used')).toEqual([[], ['a b.mp3', 'a.webp']]);
  });
});

describe('Deleting', () => {
  test('a file that the content names requires force', async () => {
    const refused = await call('DELETE', '/api/files/used');
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'still-referenced' } } });
    expect(await listed('used')).toEqual([[], ['a b.mp3', 'a.webp']]);
    const forced = await call('DELETE', '/api/files/used/a%20b.mp3?force=true');
    expect(forced).toEqual({
      status: 200,
      body: { Removed: 1, StillReferenced: [{ Model: 'locations', ID: 1, Field: 'MediaURL.de' }] },
    });
    expect((await app.inject({ url: '/files/used/a%20b.mp3' })).statusCode).toBe(404);
  });

  test('a folder removes everything in it, and nothing else', async () => {
    await call('POST', '/api/files/folder/d_el');
    await call('POST', '/api/files/folder/dxel');
    await upload('d_el', { 'a.vtt': 'WEBVTT\n', 'b.vtt': 'WEBVTT\n' });
    expect(await call('DELETE', '/api/files/d_el')).toMatchObject({ status: 200, body: { Removed: 2 } });
    expect((await call('GET', '/api/files/list/d_el')).status).toBe(404);
    expect((await call('GET', '/api/files/list/dxel')).status).toBe(200);
    expect((await call('DELETE', '/api/files/d_el')).status).toBe(404);
  });
});

describe('Visitors', () => {
  test('receive invalid pictures from imported content unchanged', async () => {
    const answer = await app.inject({ url: '/files/broken/no.png?width=300', headers: { accept: 'image/webp' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('no picture');
  });

  // Sizes in the background are made by a process of low priority.
  test('can read ranges, and pictures in sizes for phones', { timeout: 120_000 }, async () => {
    await upload('', { 'wide.jpg': photo });
    const { hash = '' } = (await services.fileLookup.find('wide.jpg')) ?? {};
    const made = async (): Promise<readonly string[]> => {
      const keys: string[] = [];
      for await (const { key } of services.store.list('sizes/')) if (key.includes(hash)) keys.push(key);
      return keys;
    };
    expect(await made()).toEqual([]);
    const part = await app.inject({ url: '/files/wide.jpg', headers: { range: 'bytes=0-1' } });
    expect([part.statusCode, part.rawPayload.equals(photo.subarray(0, 2))]).toEqual([206, true]);
    const ask = async () =>
      await app.inject({ url: '/files/wide.jpg?width=300', headers: { accept: 'image/webp,*/*' } });
    // The original serves until the size is made.
    await expect.poll(async () => (await ask()).headers['content-type'], { timeout: 90_000 }).toBe('image/webp');
    const small = await ask();
    // Caches between must not mix sizes, nor what pages of other origins may read.
    expect(small.headers['vary']).toBe('Origin, Accept');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    const plain = await app.inject({ url: '/files/wide.jpg?width=300', headers: { accept: '*/*' } });
    // No other was requested.
    expect(await made()).toEqual([sizedKey(hash, 320, 'webp')]);
    expect([plain.headers['content-type'], plain.headers['vary']]).toEqual(['image/jpeg', 'Origin, Accept']);
  });
});

describe('Icons', () => {
  test('are made from a picture', async () => {
    await upload('', { 'brand.jpg': photo });
    const { status, body } = await call('POST', '/api/ico', { Path: 'brand.jpg' });
    expect([status, body['Files']]).toEqual([
      200,
      [
        'icons/favicon.ico',
        'icons/icon-192.png',
        'icons/icon-512.png',
        'icons/icon-maskable-512.png',
        'icons/apple-touch-icon.png',
      ],
    ]);
    const icon = await app.inject({ url: '/files/icons/favicon.ico' });
    expect([icon.headers['content-type'], icon.rawPayload.readUInt16LE(4)]).toEqual(['image/x-icon', 3]);
    expect((await call('POST', '/api/ico', { Path: 'nothing.png' })).status).toBe(404);
    await upload('', { 'words.vtt': 'WEBVTT\n' });
    expect((await call('POST', '/api/ico', { Path: 'words.vtt' })).status).toBe(422);
  });
});

test('Pictures of staff and of visitors never wait for each other', async () => {
  const [staff, visitors] = [vi.spyOn(services.pictures, 'run'), vi.spyOn(services.visitorsPictures, 'run')];
  const jobs = (): readonly number[] => [staff, visitors].map(({ mock }) => mock.calls.length);
  expect(await upload('', { 'lane.jpg': await picture(1200, 900).jpeg({ quality: 100 }).toBuffer() })).toMatchObject({
    status: 200,
  });
  const afterUpload = jobs();
  const asked = { url: '/files/lane.jpg?width=300', headers: { accept: 'image/webp' } };
  expect((await app.inject(asked)).headers['content-type']).toBe('image/webp');
  expect([afterUpload, jobs()]).toEqual([
    [expect.any(Number), 0],
    [afterUpload[0], 1],
  ]);
  expect(afterUpload[0]).toBeGreaterThan(0);
});
