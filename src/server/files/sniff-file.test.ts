import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import refusals from '#i18n/en/refusals.json';
import { fileKinds } from './file-kinds.ts';
import { type Sniffed, sniffFile } from './sniff-file.ts';
import { boxes, coded, demoFile, matroska, mp3 as silence, ogg, picture, wave } from './testing/sample-files.ts';

async function sniff(bytes: Buffer): Promise<Sniffed> {
  return await sniffFile({ bytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) });
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const padded = (start: string): Buffer => Buffer.concat([bytesOf(start), Buffer.alloc(60)]);
const id3 = (length: number): Buffer => {
  const size = [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);
  return Buffer.concat([bytesOf('ID3\u0004\0\0'), Buffer.from(size), Buffer.alloc(length, 7)]);
};
/** Returns a WAVE whose format is in an extension, as with more than two channels. */
function extensible(): Buffer {
  const plain = wave(0xff_fe);
  const extension = Buffer.alloc(24);
  extension.writeUInt16LE(22, 0);
  extension.writeUInt16LE(1, 8);
  plain.writeUInt32LE(40, 16);
  return Buffer.concat([plain.subarray(0, 36), extension, plain.subarray(36)]);
}
const mp3 = (): Buffer => demoFile('audio/de/choices-easy-announce.mp3');

describe('An accepted kind', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['png', async () => await picture().png().toBuffer()],
    ['jpeg', async () => await picture().jpeg().toBuffer()],
    ['webp', async () => await picture().webp().toBuffer()],
    ['avif', async () => await picture().avif().toBuffer()],
    ['avif', () => boxes('mif1', 'miaf', 'avif')],
    ['avif', () => boxes('avis')],
    ['gif', () => padded('GIF87a')],
    ['gif', () => padded('GIF89a')],
    ['wav', () => wave()],
    ['wav', () => wave(3)],
    ['wav', extensible],
    ['flac', () => padded('fLaC')],
    ['pdf', () => bytesOf('%PDF-1.7')],
    ['aac', () => padded('\u00FF\u00F1\u0050\u0080')],
    ['mp3', mp3],
    ['mp3', () => Buffer.concat([id3(200_000), mp3()])],
    ['mp3', () => Buffer.concat([id3(20), id3(30), mp3()])],
    ['ogg', () => ogg('OpusHead')],
    ['ogg', () => ogg('\u0001vorbis')],
    ['ogg', () => ogg('\u007FFLAC')],
    ['webm', () => matroska('webm')],
    ['mp3', () => Buffer.concat([bytesOf('\u0001\u0002junkjunk'), silence()])],
    ['mp3', () => Buffer.concat([bytesOf('HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n'), silence()])],
    ['mp3', () => Buffer.concat([Buffer.alloc(20_000), silence()])],
    ['mp3', () => Buffer.concat([id3(20), bytesOf('\u00FF\u00FBjunk'), silence().subarray(0, -100)])],
    ['m4a', () => boxes('M4A ')],
    ['m4a', () => coded('M4A ', ['soun', 'mp4a'])],
    ['m4a', () => coded('M4A ', ['soun', 'mp4a', 0x40])],
    ['m4a', () => Buffer.concat([coded('M4A ', ['soun', 'mp4a']), Buffer.from([0, 0, 0, 9])])],
    ['m4a', () => Buffer.concat([coded('M4A ', ['soun', 'mp4a']), padded('TAGThe hall')])],
    ['mp4', () => coded('isom', ['vide', 'avc1'], ['soun', 'mp4a'])],
    ['mp4', () => coded('3gp4', ['vide', 'avc1'])],
    ['m4a', () => boxes('M4B ')],
    ['mp4', () => demoFile('video/attractor.mp4')],
    ...['isom', 'iso5', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', '3gp4', 'MSNV', 'cmfc'].map(
      (brand): [string, () => Buffer] => ['mp4', () => boxes(brand)],
    ),
  ])('%s', async (kind, bytes) => {
    expect(await sniff(await bytes())).toEqual({ kind });
  });
});

test.each([
  ['in its last part', () => coded('M4A ', ['soun', 'mp4a']).subarray(0, -4)],
  ['in its sound, behind the index', () => boxes('M4A ').subarray(0, -4)],
  ['before its index', () => coded('M4A ', ['soun', 'mp4a']).subarray(0, 300)],
  ['before it tells how it is coded', () => wave().subarray(0, 18)],
])('A recording that is cut off %s is broken', async (_, bytes) => {
  expect(await sniff(bytes())).toEqual({ kind: 'broken' });
});

describe('A refused kind comes with advice', () => {
  test.each([
    [/zip archive/, padded('PK\u0003\u0004')],
    [/TIFF/, padded('II*\0')],
    [/TIFF/, padded('MM\0*')],
    [/BMP/, padded('BM')],
    [/Photoshop/, padded('8BPS')],
    [/HEIC/, boxes('heic', 'mif1')],
    [/HEIC/, boxes('mif1', 'heic')],
    [/HEIC/, boxes('msf1', 'hevc')],
    [/HEIC/, boxes('mif1', 'aavi', 'fmif')],
    [/program/, padded('MZ\u0090')],
    [/program/, padded('\u007FELF')],
    [/compressed/, padded('\u001F\u008B\u0008')],
    [/text document/, padded('{\\rtf1')],
    [/Apple Lossless/, coded('M4A ', ['soun', 'alac'])],
    [/HEVC/, coded('isom', ['soun', 'mp4a'], ['vide', 'hvc1'])],
    [/HEVC/, coded('mp42', ['vide', 'hev1'])],
    [/Dolby/, coded('isom', ['vide', 'avc1'], ['soun', 'ac-3'])],
    [/Dolby/, padded('\u000B\u0077')],
    [/Dolby/, coded('M4A ', ['soun', 'mp4a', 0xa5])],
    [/sound is coded/, coded('M4A ', ['soun', 'mp4a', 0xa9])],
    [/AMR/, coded('3gp4', ['soun', 'samr'])],
    [/AMR/, padded('#!AMR\n')],
    [/pictures are coded/, coded('isom', ['vide', 'mp4v'])],
    [/sound is coded/, coded('M4A ', ['soun', 'dtsc'])],
    [/WAV recording that is packed/, wave(2)],
    [/WAV recording that is packed/, wave(0x55)],
    [/AIFF/, padded('FORM\0\0\0\0AIFF')],
    [/Windows Media/, padded('\u0030\u0026\u00B2\u0075\u008E\u0066\u00CF\u0011\u00A6\u00D9').subarray(0, 50)],
    [/AVI/, padded('RIFF\0\0\0\0AVI LIST')],
    [/Office/, padded('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1')],
    [/QuickTime/, boxes('qt  ')],
    [/Ogg video/, ogg('\u0080theora')],
    [/Matroska/, matroska('matroska')],
  ])('%s', async (advice, bytes) => {
    const sniffed = await sniff(bytes);
    expect(sniffed).toEqual({ kind: 'unknown', advice: expect.any(String) });
    expect('advice' in sniffed && refusals[`advice.${sniffed.advice}`]).toMatch(advice);
  });
});

describe('Anything else', () => {
  test.each([
    ['text', bytesOf('WEBVTT\n\n')],
    ['text', bytesOf('<?xml version="1.0"?><gpx/>')],
    ['text', bytesOf('<svg/>')],
    ['text', bytesOf('%!PS-Adobe-3.0')],
    ['unknown', Buffer.alloc(0)],
    ['unknown', Buffer.from('\uFEFFWEBVTT\n', 'utf16le')],
    ['unknown', id3(0)],
    ['unknown', Buffer.concat([id3(4), bytesOf('just words')])],
    ['unknown', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(5000, 1)])],
  ])('is %s: %#', async (kind, bytes) => {
    expect(await sniff(bytes)).toEqual({ kind });
  });

  test('is recognised from a bounded part, whatever size it claims', async () => {
    const chunk = Buffer.from([0, 0, 0, 0, ...bytesOf('tEXt'), 0, 0, 0, 0]);
    const header = padded('\u0089PNG\r\n\u001A\n\0\0\0\u000DIHDR').subarray(0, 33);
    const hostile = [
      Buffer.concat([header, ...Array.from({ length: 100_000 }, () => chunk)]),
      Buffer.concat(Array.from({ length: 50_000 }, () => id3(0))),
      Buffer.concat(Array.from({ length: 50_000 }, () => padded('PK\u0003\u0004'))),
      Buffer.concat([boxes('isom'), randomBytes(1_000_000)]),
    ];
    for (const bytes of hostile) {
      let read = 0;
      await sniffFile({
        bytes: bytes.length,
        read: async (at, length) => {
          read += length;
          return bytes.subarray(at, at + length);
        },
      });
      expect(read).toBeLessThan(100_000);
    }
  });

  test('never throws', async () => {
    const starts = [
      '\u0089PNG\r\n\u001A\n',
      'RIFF',
      'OggS',
      '\u001A\u0045\u00DF\u00A3',
      'ID3',
      '\0\0\0\u0018ftyp',
      'PK\u0003\u0004',
      '%PDF-',
      '\u00FF',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', ...starts), fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
        const { kind } = await sniff(Buffer.concat([bytesOf(start), rest]));
        expect(['text', 'unknown', 'broken', ...Object.keys(fileKinds)]).toContain(kind);
      }),
      { numRuns: 2000 },
    );
  });
});
