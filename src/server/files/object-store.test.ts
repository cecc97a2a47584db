import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { type ListedObject, MissingObject, type ObjectStore, StoreError } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { readS3Address } from './s3-address.ts';

let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-store-'));
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'museum' }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const bucketUrl = (bucket: string): string => `s3://${bucket}/guide?endpoint=${endpoint}&forcePathStyle=true`;

const kinds = {
  'a folder': async () => await openObjectStore({ url: undefined, folder: join(folder, 'disk') }),
  'a bucket': async () => await openObjectStore({ url: bucketUrl('museum'), folder: '' }),
};

describe.each(Object.entries(kinds))('Objects in %s', (kind, open) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => await store.close());

  test('are returned as stored', async () => {
    const bytes = randomBytes(70_000);
    expect(await store.put('blobs/one', bytes)).toEqual({ bytes: 70_000 });
    expect(await store.put('blobs/two', Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]))).toEqual({
      bytes: 70_000,
    });
    expect(bytes.equals(await buffer(await store.get('blobs/one')))).toBe(true);
    expect(bytes.equals(await buffer(await store.get('blobs/two')))).toBe(true);
    const facts = await store.stat('blobs/one');
    expect(facts?.bytes).toBe(70_000);
    expect(Math.abs((facts?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test('can be empty', async () => {
    await store.put('blobs/empty', Buffer.alloc(0));
    await store.put('blobs/empty-stream', Readable.from([]));
    expect(await store.stat('blobs/empty')).toMatchObject({ bytes: 0 });
    expect(await buffer(await store.get('blobs/empty-stream'))).toHaveLength(0);
  });

  test('can be read in part, with inclusive ends', async () => {
    await store.put('blobs/digits', Buffer.from('0123456789'));
    const read = async (start: number, end: number): Promise<string> =>
      String(await buffer(await store.get('blobs/digits', { start, end })));
    expect(await read(0, 0)).toBe('0');
    expect(await read(3, 6)).toBe('3456');
    expect(await read(9, 9)).toBe('9');
  });

  test('of several parts are returned whole', async () => {
    const piece = randomBytes(1024 * 1024);
    const pieces = Array.from({ length: 21 }, () => piece);
    expect(await store.put('blobs/large', Readable.from(pieces))).toEqual({ bytes: 21 * piece.length });
    expect(Buffer.concat(pieces).equals(await buffer(await store.get('blobs/large')))).toBe(true);
  });

  test('are stored from a file, which is gone afterwards', async () => {
    const near = store.temporary();
    const far = join(folder, `far-${kind.replaceAll(' ', '-')}`);
    await writeFile(near, 'near');
    await writeFile(far, 'far');
    await store.putFile('blobs/near', near);
    await store.putFile('blobs/far', far);
    expect(String(await buffer(await store.get('blobs/near')))).toBe('near');
    expect(String(await buffer(await store.get('blobs/far')))).toBe('far');
    expect([existsSync(near), existsSync(far)]).toEqual([false, false]);
  });

  test('are replaced and removed', async () => {
    await store.put('blobs/changing', Buffer.from('old'));
    await store.put('blobs/changing', Buffer.from('new'));
    expect(String(await buffer(await store.get('blobs/changing')))).toBe('new');
    await store.remove('blobs/changing');
    await store.remove('blobs/changing');
    expect(await store.stat('blobs/changing')).toBeUndefined();
    await expect(store.get('blobs/changing')).rejects.toThrow(MissingObject);
  });

  // The bucket here cannot list unfinished uploads, as some cannot.
  test('leave nothing unfinished that could be found', async () => {
    expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
  });

  test('are listed below a prefix', async () => {
    await store.put('sizes/a', Buffer.from('a'));
    await store.put('sizes/b/c', Buffer.from('bc'));
    await store.put('sizes-not/d', Buffer.from('d'));
    expect((await listed(store, 'sizes/')).map(({ key, bytes }) => [key, bytes])).toEqual([
      ['sizes/a', 1],
      ['sizes/b/c', 2],
    ]);
    expect(await listed(store, 'nothing/')).toEqual([]);
    expect((await listed(store, '')).map(({ key }) => key)).toContain('sizes-not/d');
  });

  test.each([
    ['a write that breaks', Object.assign(new Error('gone'), { code: 'ECONNRESET' }), { message: 'gone' }],
    ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' }), { name: 'Refusal', code: 'storage-full' }],
  ])('do not exist after %s', async (_, failure, expected) => {
    const before = await listed(store, '');
    for (const megabytes of [1, 12]) {
      await expect(store.put('blobs/broken', breaking(megabytes, failure))).rejects.toMatchObject(expected);
    }
    expect(await listed(store, '')).toEqual(before);
  });

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.a', 'a\\b', 'a\0', 'a b', 'ä', 'a/%2e%2e/b', 'x'.repeat(201)])(
    'never have the key %j',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.stat(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    },
  );

  test('pass the check at the start, which leaves nothing behind', async () => {
    await store.check();
    expect(await listed(store, 'checks/')).toEqual([]);
  });
});

describe('A broken store', () => {
  test('is reported at the start', async () => {
    const missing = await openObjectStore({ url: bucketUrl('elsewhere'), folder: '' });
    await expect(missing.check()).rejects.toThrow(/^Files cannot be written to the bucket "elsewhere": /);
    await missing.close();
    await writeFile(join(folder, 'plain'), '');
    await expect(openDiskStore(join(folder, 'plain'))).rejects.toThrow(StoreError);
    await expect(openDiskStore(join(folder, 'plain'))).rejects.toThrow(/CICERONE_DATA/);
  });

  test.each([
    ['https://bucket', /begin with s3/],
    ['s3://', /names no bucket/],
    ['s3://me:secret@bucket', /AWS_ACCESS_KEY_ID/],
    ['s3://bucket?endpont=http://x', /"endpont" that means nothing/],
    ['s3://bucket?endpoint=ftp://x', /endpoint/],
    ['s3://bucket?forcePathStyle=yes', /neither true nor false/],
    ['s3://bucket/a b', /prefix/],
    ['nonsense', /no address/],
  ])('says what is wrong with %s', (url, message) => {
    expect(() => readS3Address(url)).toThrow(message);
    expect(() => readS3Address(url)).toThrow(/^CICERONE_FILES_URL/);
  });
});

describe('A folder of objects', () => {
  test('is cleared of killed writes, but not of those of other running processes', async () => {
    const root = join(folder, 'killed');
    await mkdir(join(root, '.temporary'), { recursive: true });
    const running = (await openDiskStore(root)).temporary();
    const name = running.slice(running.lastIndexOf('/') + 1);
    const [machine, pid, run, random] = name.split('-');
    const names = {
      running: name,
      dead: [machine, 2 ** 22 + 1, run, random].join('-'),
      'this number, earlier': [machine, pid, '0'.repeat(12), random].join('-'),
      'another machine': ['0'.repeat(12), pid, run, random].join('-'),
      'another machine, long ago': ['1'.repeat(12), pid, run, random].join('-'),
    };
    for (const each of Object.values(names)) await writeFile(join(root, '.temporary', each), 'half');
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(root, '.temporary', names['another machine, long ago']), longAgo, longAgo);
    const store = await openDiskStore(root);
    expect((await readdir(join(root, '.temporary'))).toSorted()).toEqual(
      [names.running, names['another machine']].toSorted(),
    );
    expect(await listed(store, '')).toEqual([]);
  });
});

async function listed(store: ObjectStore, prefix: string): Promise<readonly ListedObject[]> {
  const found: ListedObject[] = [];
  for await (const object of store.list(prefix)) found.push(object);
  return found.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function breaking(megabytes: number, failure: Error): Readable {
  let left = megabytes;
  return new Readable({
    read() {
      left -= 1;
      if (left < 0) this.destroy(failure);
      else this.push(Buffer.alloc(1024 * 1024));
    },
  });
}
