import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../byte-source.ts';
import { joined, utf8, type ZippedFile, zipOf } from '../testing/zip-of.ts';
import { readZipDirectory, zipDataStart, type ZipEntry } from './zip-directory.ts';

const data = utf8('Ton');
const read = (bytes: Uint8Array, most = 100) => readZipDirectory(sourceOfBytes(bytes), most);

async function entriesOf(files: readonly ZippedFile[]): Promise<readonly ZipEntry[]> {
  const directory = await read(zipOf(files));
  return directory.ok ? directory.entries : [];
}

/** Little-endian, eight bytes each. */
const large = (...values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(8 * values.length));
  values.forEach((value, at) => view.setBigUint64(8 * at, BigInt(value), true));
  return new Uint8Array(view.buffer);
};

describe('the directory of a zip', () => {
  it('tells where each file is, and how it is packed', async () => {
    const packed = deflateRawSync(Buffer.alloc(500));
    const files = [
      { name: 'de/', data: new Uint8Array() },
      { name: 'de/1.mp3', data },
      { name: 'de/2.wav', data: packed, method: 8, size: 500, flags: 1 },
    ];
    const zip = zipOf(files);
    const entries = await entriesOf(files);
    expect(
      entries.map(({ name, isLocked, method, packedSize, size }) => ({ name, isLocked, method, packedSize, size })),
    ).toEqual([
      { name: 'de/', isLocked: false, method: 0, packedSize: 0, size: 0 },
      { name: 'de/1.mp3', isLocked: false, method: 0, packedSize: 3, size: 3 },
      { name: 'de/2.wav', isLocked: true, method: 8, packedSize: packed.length, size: 500 },
    ]);
    const start = await zipDataStart(sourceOfBytes(zip), entries[1] as ZipEntry);
    expect(zip.subarray(start, start + 3)).toEqual(data);
  });

  it.each([
    ['UTF-8', utf8('214 Łukasz.mp3'), '214 Łukasz.mp3'],
    ['code page 437', Uint8Array.from([0x31, 0x20, 0x4d, 0x81, 0x68, 0x6c, 0x65, 0xe1]), '1 Mühleß'],
    ['letters and marks apart', utf8('Mu\u{308}hle.mp3'), 'M\u{fc}hle.mp3'],
    ['the slashes of Windows', utf8('Audio\\de\\1.mp3'), 'Audio/de/1.mp3'],
    ['the folder itself', utf8('./de/1.mp3'), 'de/1.mp3'],
  ])('has names in %s', async (_what, name, expected) => {
    expect((await entriesOf([{ name, data }]))[0]?.name).toBe(expected);
  });

  it('has names that only an extra field spells right, and sizes beyond four bytes', async () => {
    const own = utf8('Łódź.');
    const field = joined([Uint8Array.from([0x75, 0x70, 5 + own.length, 0, 1, 0, 0, 0, 0]), own]);
    const sizes = joined([Uint8Array.from([1, 0, 8, 0]), large(5_000_000_000)]);
    const [entry] = await entriesOf([
      { name: utf8('?odz.'), data, size: 0xff_ff_ff_ff, extra: joined([field, sizes]) },
    ]);
    expect([entry?.name, entry?.size]).toEqual(['Łódź.', 5_000_000_000]);
  });

  it('is found behind the end of a large archive', async () => {
    const zip = zipOf([{ name: '1.mp3', data }]);
    const at = zip.length - 22;
    const directoryAt = new DataView(zip.buffer).getUint32(at + 16, true);
    const end = joined([
      utf8('PK\u0006\u0006'),
      large(44),
      new Uint8Array(20),
      large(1, at - directoryAt, directoryAt),
    ]);
    const locator = joined([utf8('PK\u0006\u0007'), new Uint8Array(4), large(at), Uint8Array.from([1, 0, 0, 0])]);
    const small = zip.slice(at).fill(0xff, 8, 20);
    const directory = await read(joined([zip.subarray(0, at), end, locator, small]));
    expect(directory.ok && directory.entries.map(({ name }) => name)).toEqual(['1.mp3']);
  });

  it.each<[string, Uint8Array, string]>([
    ['what is no zip', utf8('Ein Text, der nichts davon hat.'), 'no-zip'],
    ['nothing', new Uint8Array(), 'no-zip'],
    ['a zip whose end is missing', zipOf([{ name: '1.mp3', data }]).subarray(0, 50), 'damaged'],
    ['a zip whose beginning is missing', zipOf([{ name: '1.mp3', data }]).subarray(20), 'damaged'],
    ['more than is allowed', zipOf(Array.from({ length: 101 }, (_, name) => ({ name: `${name}`, data }))), 'too-many'],
  ])('tells %s apart', async (_what, bytes, fault) => {
    expect(await read(bytes)).toEqual({ ok: false, fault });
  });

  it('never throws, whatever is damaged', async () => {
    const zip = zipOf([{ name: 'de/1.mp3', data, extra: Uint8Array.from([1, 0, 4, 0, 1, 2, 3, 4]) }]);
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, byte) => {
        const broken = zip.slice();
        broken[at] = byte;
        expect((await read(broken)).ok).toBeTypeOf('boolean');
      }),
    );
  });
});
