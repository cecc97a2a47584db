import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip, type ZipLimits } from './zip-read.ts';
import { writeZip, type ZipEntry } from './zip-write.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-zip-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

const modifiedAt = new Date('2026-11-20T10:00:00Z');
const entry = (path: string, bytes: Buffer, isPacked = false): ZipEntry => ({
  path,
  modifiedAt,
  content: { bytes: bytes.length, isPacked, open: async () => Readable.from([bytes]) },
});

let made = 0;
async function file(bytes: Buffer): Promise<string> {
  made += 1;
  const path = join(folder, `${made}.zip`);
  await writeFile(path, bytes);
  return path;
}

async function unpack(path: string, limits?: ZipLimits): Promise<Record<string, Buffer | 'folder'>> {
  const found: Record<string, Buffer | 'folder'> = {};
  await readZip(
    path,
    async ({ path: name, isFolder, open }) => {
      found[name] = isFolder ? 'folder' : await buffer(await open());
    },
    limits,
  );
  return found;
}

describe('A zip', () => {
  test.each(['../canary', '/a', 'C:a'])(
    'that cannot hold %j ends with an error, and the program continues',
    async (path) => {
      await expect(buffer(writeZip([entry(path, randomBytes(10))]))).rejects.toThrow('path');
    },
  );

  test('returns its contents, with names in any script', async () => {
    const content = {
      'tour.yaml': Buffer.from('a: b'),
      'files/Führung 展示 👩‍🎨.png': randomBytes(300_000),
      'files/empty.txt': Buffer.alloc(0),
      'files/text.vtt': Buffer.alloc(2_000_000, 'WEBVTT'),
    };
    const entries = Object.entries(content).map(([path, bytes]) => entry(path, bytes, path.endsWith('png')));
    const zip = await buffer(writeZip([...entries, { path: 'files/nothing/', modifiedAt }]));
    expect(zip.length).toBeLessThan(400_000);
    const unpacked = await unpack(await file(zip));
    expect(Object.keys(unpacked)).toEqual([...Object.keys(content), 'files/nothing']);
    // Comparing buffers as objects, byte by byte, takes seconds.
    for (const [path, bytes] of Object.entries(content))
      expect(bytes.equals(Buffer.from(unpacked[path] ?? ''))).toBe(true);
    expect(unpacked['files/nothing']).toBe('folder');
  });

  test('opens one entry at a time', async () => {
    let open = 0;
    let most = 0;
    const entries = Array.from({ length: 30 }, (_, index): ZipEntry => {
      const stream = async (): Promise<Readable> => {
        open += 1;
        most = Math.max(most, open);
        return Readable.from([randomBytes(1000)]).once('close', () => (open -= 1));
      };
      return { path: `${index}`, modifiedAt, content: { bytes: 1000, isPacked: true, open: stream } };
    });
    await buffer(writeZip(entries));
    expect([most, open]).toEqual([1, 0]);
  });

  test('of any size uses constant memory', async () => {
    const piece = Buffer.alloc(1024 * 1024, 7);
    const pieces = 192;
    const many = async (): Promise<Readable> => Readable.from(Array.from({ length: pieces }, () => piece));
    const path = join(folder, 'large.zip');
    const large: ZipEntry = {
      path: 'large',
      modifiedAt,
      content: { bytes: pieces * piece.length, isPacked: true, open: many },
    };
    const before = process.memoryUsage.rss();
    await pipeline(writeZip([large]), createWriteStream(path));
    let bytes = 0;
    await readZip(path, async ({ open }) => {
      for await (const chunk of await open()) bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    });
    expect(bytes).toBe(pieces * piece.length);
    expect(process.memoryUsage.rss() - before).toBeLessThan(128 * 1024 * 1024);
  }, 30_000);

  test('that cannot be finished fails with the reason', async () => {
    const missing: ZipEntry = {
      path: 'a',
      modifiedAt,
      content: { bytes: 5, isPacked: true, open: async () => await Promise.reject(new Error('gone')) },
    };
    await expect(buffer(writeZip([missing]))).rejects.toThrow('gone');
    const broken = new Readable({ read: () => {} });
    const breaking: ZipEntry = {
      path: 'a',
      modifiedAt,
      content: { bytes: 5, isPacked: true, open: async () => broken },
    };
    const zip = buffer(writeZip([breaking]));
    broken.destroy(new Error('broken off'));
    await expect(zip).rejects.toThrow('broken off');
  });

  test('that is aborted closes its current entry', async () => {
    const endless = new Readable({
      read() {
        this.push(randomBytes(1000));
      },
    });
    const zip = writeZip([
      { path: 'a', modifiedAt, content: { bytes: 1e9, isPacked: true, open: async () => endless } },
    ]);
    await new Promise((resolve) => zip.once('data', resolve));
    zip.destroy();
    await expect.poll(() => endless.destroyed).toBe(true);
  });
});

interface Crafted {
  readonly name: string;
  readonly content?: Buffer;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly size?: number;
  readonly crc?: number;
}

/** Builds a zip that no proper tool would write. */
function craft(entries: readonly Crafted[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = Buffer.alloc(0), mode = 0, flags = 0x800, method = 0, size, crc } of entries) {
    const path = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc ?? crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(size ?? content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    facts.copy(local, 4);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02_01_4b_50, 0);
    central.writeUInt16LE(0x03_14, 4);
    facts.copy(central, 6);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    parts.push(local, path, content);
    directory.push(central, path);
    offset += local.length + path.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const bytes = Buffer.from('hello');
const hostile: readonly (readonly [string, RegExp, readonly Crafted[]])[] = [
  ['a way up', /zip .*(?:invalid|cannot be kept)/, [{ name: '../evil' }]],
  ['a way up in the middle', /invalid|cannot be kept/, [{ name: 'a/../../evil' }]],
  ['a way from the root', /absolute|cannot be kept/, [{ name: '/etc/passwd' }]],
  ['a drive', /absolute|cannot be kept/, [{ name: 'C:/evil' }]],
  ['backslashes', /invalid|cannot be kept/, [{ name: '..\\evil' }]],
  ['a zero byte', /invisible/, [{ name: 'a\0.png' }]],
  ['a link', /link or a device/, [{ name: 'link', content: Buffer.from('/etc'), mode: 0o120777 }]],
  ['a device', /link or a device/, [{ name: 'device', mode: 0o020666 }]],
  ['a name twice', /twice/, [{ name: 'a' }, { name: 'a' }]],
  ['a name twice to disks that compose', /twice/, [{ name: '\u00E4' }, { name: 'a\u0308' }]],
  ['a file that is a folder, too', /below a file/, [{ name: 'a' }, { name: 'a/b' }]],
  ['a folder that is a file, too', /twice/, [{ name: 'a/b' }, { name: 'a' }]],
  ['a folder with contents', /its own data/, [{ name: 'a/', content: bytes }]],
  ['a password', /password/, [{ name: 'a', flags: 0x801, content: Buffer.alloc(12), size: 0 }]],
  ['another packing', /not known/, [{ name: 'a', method: 14, size: 9 }]],
  ['another size', /broken/, [{ name: 'a', content: bytes, size: 6 }]],
  ['another checksum', /not what it was/, [{ name: 'a', content: bytes, crc: 1 }]],
  ['broken packing', /broken/, [{ name: 'a', content: bytes, method: 8, size: 50 }]],
];

describe('A hostile zip is refused', () => {
  test.each(hostile)('with %s', async (_, message, entries) => {
    const path = await file(craft(entries));
    await expect(unpack(path)).rejects.toMatchObject({ code: 'wrong-backup', message: expect.stringMatching(message) });
  });

  test('before any entry is used', async () => {
    const path = await file(craft([{ name: 'good', content: bytes }, { name: '../evil' }]));
    const used: string[] = [];
    await expect(readZip(path, async (entry) => void used.push(entry.path))).rejects.toMatchObject({
      code: 'wrong-backup',
    });
    expect(used).toEqual([]);
  });

  test('that would be too large unpacked', async () => {
    const zeros = await file(await buffer(writeZip([entry('zeros', Buffer.alloc(40_000_000))])));
    await expect(unpack(zeros)).rejects.toThrow(/far more than any real files/);
    const many = await file(craft(Array.from({ length: 4 }, (_, index) => ({ name: `${index}`, content: bytes }))));
    const limits = { entries: 4, bytes: 20, ratio: 100 };
    expect(Object.keys(await unpack(many, limits))).toHaveLength(4);
    await expect(unpack(many, { ...limits, entries: 3 })).rejects.toThrow(/more than 3 files/);
    await expect(unpack(many, { ...limits, bytes: 19 })).rejects.toThrow(/more than 19 bytes/);
  });

  test('that claims more files than any museum has, before one of them is read', async () => {
    const zip = craft([{ name: 'a', content: bytes }]);
    const unread = Buffer.concat([zip.subarray(0, -22), zip.subarray(-22)]);
    unread.fill(0xff, zip.length - 22 - 47, zip.length - 22);
    await expect(unpack(await file(unread))).rejects.toThrow(/zip/);
    unread.writeUInt16LE(9, unread.length - 12);
    await expect(unpack(await file(unread), { entries: 4, bytes: 20, ratio: 100 })).rejects.toThrow(
      /more than 4 files/,
    );
  });

  test.each(['', 'no zip', 'PK\u0003\u0004'])('that is not a zip: %j', async (content) => {
    await expect(unpack(await file(Buffer.from(content)))).rejects.toMatchObject({ code: 'wrong-backup' });
  });

  test('that is truncated anywhere', async () => {
    const whole = await buffer(writeZip([entry('a', randomBytes(2000)), entry('b', bytes)]));
    for (let length = whole.length - 1; length > 0; length -= 97) {
      await expect(unpack(await file(whole.subarray(0, length)))).rejects.toMatchObject({ code: 'wrong-backup' });
    }
  });

  test('without changing errors of its consumer', async () => {
    const path = await file(craft([{ name: 'a', content: bytes }]));
    await expect(readZip(path, async () => await Promise.reject(new TypeError('mine')))).rejects.toThrow(TypeError);
  });
});
