import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { openDiskStore } from './disk-store.ts';
import { type ObjectStore } from './object-store.ts';
import { createOpenFiles } from './open-files.ts';
import { createFileServer, type FileServer } from './serve-file.ts';

let folder: string;
let disk: ObjectStore;

const small = randomBytes(1000);
const large = randomBytes(3_000_001);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-serve-'));
  disk = await openDiskStore(folder);
  await disk.put('blobs/small', small);
  await disk.put('blobs/large', large);
  await disk.put('blobs/empty', Buffer.alloc(0));
});
afterAll(async () => await rm(folder, { recursive: true }));

const bytesOf: Readonly<Record<string, Buffer>> = { small, large, empty: Buffer.alloc(0), gone: Buffer.alloc(5) };

/** The folder, and the same store without local files, like a bucket. */
const kinds = {
  'a folder': () => disk,
  'a bucket': (): ObjectStore => ({ ...disk, localPath: () => undefined }),
};

describe.each(Object.entries(kinds))('Served from %s', (_, storeOf) => {
  let app: FastifyInstance;
  let files: FileServer;
  let origin: string;

  beforeAll(async () => {
    files = createFileServer(storeOf());
    app = fastify();
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof Refusal ? 404 : 500).send(String(error)),
    );
    app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
      const { name } = request.params;
      const bytes = bytesOf[name]?.length ?? 0;
      reply.header('x-frame', 'kept');
      const facts = {
        etag: name,
        bytes,
        type: 'audio/mpeg',
        modifiedAt: new Date(0),
        cache: 'public',
        isImmutable: true,
      } as const;
      await files.serve({ key: `blobs/${name}`, ...facts }, request, reply);
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
  });

  const get = async (name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    await fetch(`${origin}/${name}`, { headers, method });
  const body = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

  test.each(['small', 'large', 'empty'])('the %s file is sent whole', async (name) => {
    const response = await get(name);
    expect([response.status, response.headers.get('content-length'), response.headers.get('x-frame')]).toEqual([
      200,
      String(bytesOf[name]?.length),
      'kept',
    ]);
    expect((await body(response)).equals(bytesOf[name] ?? Buffer.alloc(0))).toBe(true);
  });

  test.each([
    ['small', 10, 19],
    ['large', 0, 0],
    ['large', 1, 262_144],
    ['large', 1, 262_145],
    ['large', 262_143, 524_289],
    ['large', 2_999_990, 3_000_000],
    ['large', 5, 3_000_000],
  ])('the %s file is sent from byte %i to %i', async (name, start, end) => {
    const response = await get(name, { range: `bytes=${start}-${end}` });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${bytesOf[name]?.length}`,
    ]);
    expect((await body(response)).equals(bytesOf[name]?.subarray(start, end + 1) ?? Buffer.alloc(0))).toBe(true);
  });

  test('no body is sent beyond the end, to HEAD, or for cached files', async () => {
    expect((await get('small', { range: 'bytes=1000-' })).status).toBe(416);
    expect((await get('small', { 'if-none-match': '"small"' })).status).toBe(304);
    const head = await get('large', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await body(head)).length]).toEqual([200, '3000001', 0]);
  });

  test('missing bytes are an error before anything is sent', async () => {
    const response = await get('gone');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('missing on the server')]);
  });

  test('parts that are requested again come from memory, byte for byte', async () => {
    for (const [start, end] of [
      [0, 999],
      [1_048_570, 1_048_580],
      [1_000_000, 2_999_999],
      [2_097_152, 3_000_000],
    ] as const) {
      for (let turn = 0; turn < 3; turn += 1) {
        const response = await get('large', { range: `bytes=${start}-${end}` });
        expect((await body(response)).equals(large.subarray(start, end + 1))).toBe(true);
      }
    }
    for (let turn = 0; turn < 3; turn += 1) expect((await body(await get('large'))).equals(large)).toBe(true);
    expect(files.heldBytes()).toBeGreaterThan(large.length);
  });

  test('concurrent requests each receive their own file', async () => {
    const starts = Array.from({ length: 40 }, (_, index) => index * 50_000);
    await Promise.all(
      starts.map(async (start) => {
        const response = await get('large', { range: `bytes=${start}-${start + 400_000}` });
        expect((await body(response)).equals(large.subarray(start, start + 400_001))).toBe(true);
      }),
    );
  });

  test('clients that disconnect leave no open file behind', async () => {
    const before = await descriptors(folder);
    const connected = await connections(app);
    const { port } = app.server.address() as AddressInfo;
    const closed = Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    });
    await Promise.all(closed);
    await expect.poll(async () => await connections(app)).toBeLessThanOrEqual(connected);
    // One stays open for the next request.
    await expect.poll(async () => await descriptors(folder)).toBeLessThanOrEqual(Math.max(before, files.openCount()));
    expect((await body(await get('large'))).equals(large)).toBe(true);
    await files.close();
    expect([files.openCount(), await descriptors(folder)]).toEqual([0, 0]);
  });
});

test('An answer that waits behind another on a connection that breaks leaves no open file behind', async () => {
  // Without memory for parts, all come from the disk.
  const files = createFileServer(disk, 0);
  const app = fastify();
  app.get('/', async ({ method, headers }, reply) => {
    const facts = {
      etag: 'large',
      bytes: large.length,
      type: 'audio/mpeg',
      cache: 'public',
      isImmutable: true,
    } as const;
    await files.serve({ key: 'blobs/large', ...facts }, { method, headers }, reply);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await app.close();
  await files.close();
  await expect.poll(() => files.openCount()).toBe(0);
});

async function connections(app: FastifyInstance): Promise<number> {
  return await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
}

/** Counts this process's descriptors of files below a folder. */
async function descriptors(below: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    numbers.map(async (number) => await readlink(`/proc/self/fd/${number}`).catch(() => '')),
  );
  return paths.filter((path) => path.startsWith(below)).length;
}

describe('Open files', () => {
  test('are limited, and never closed while they are read', async () => {
    const paths = ['a', 'b', 'c', 'd'];
    for (const name of paths) await disk.put(`open/${name}`, Readable.from([Buffer.from(name)]));
    const path = (name: string): string => disk.localPath(`open/${name}`) ?? '';
    const files = createOpenFiles(2);
    const leases = await Promise.all(paths.map(async (name) => await files.lease(path(name))));
    expect(files.count()).toBe(4);
    expect(await descriptors(join(folder, 'open'))).toBe(4);
    for (const { release } of leases) release();
    expect(files.count()).toBe(2);
    const again = await files.lease(path('d'));
    expect(again.descriptor).toBe(leases[3]?.descriptor);
    await expect(files.lease(path('missing'))).rejects.toThrow('ENOENT');
    await expect(files.lease(path('missing'))).rejects.toThrow('ENOENT');
    expect(files.count()).toBe(2);
    await files.close();
    expect(await descriptors(join(folder, 'open'))).toBe(1);
    again.release();
    await files.close();
    expect(await descriptors(join(folder, 'open'))).toBe(0);
  });
});
