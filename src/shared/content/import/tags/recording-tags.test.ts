import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteSource, sourceOfBytes } from '../../byte-source.ts';
import { joined, utf8 } from '../../testing/zip-of.ts';
import { readRecordingTags } from './recording-tags.ts';

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();
const big = (value: number, length = 4): Uint8Array =>
  Uint8Array.from({ length }, (_, byte) => (value >>> (8 * (length - 1 - byte))) & 0xff);
const synchsafe = (value: number): Uint8Array => Uint8Array.from([21, 14, 7, 0].map((bits) => (value >>> bits) & 0x7f));
const sound = new Uint8Array(400).fill(0xff);

function frame(major: number, id: string, body: Uint8Array, flags = 0): Uint8Array {
  if (major === 2) return joined([latin(id), big(body.length, 3), body]);
  const length = major === 4 ? synchsafe(body.length) : big(body.length);
  return joined([latin(id), length, Uint8Array.from([0, flags]), body]);
}

function id3(major: number, frames: readonly Uint8Array[], flags = 0): Uint8Array {
  const body = joined([...frames, new Uint8Array(64)]);
  return joined([latin('ID3'), Uint8Array.from([major, 0, flags]), synchsafe(body.length), body, sound]);
}

const encoded = (encoding: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  joined([Uint8Array.from([encoding]), ...parts]);
const zero = Uint8Array.from([0]);
const zeros = Uint8Array.from([0, 0]);
const mark = Uint8Array.from([0xff, 0xfe]);
const bigMark = Uint8Array.from([0xfe, 0xff]);

const read = (bytes: Uint8Array) => readRecordingTags(sourceOfBytes(bytes));

const box = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = joined(parts);
  return joined([big(8 + body.length), latin(type), body]);
};
const dataBox = (kind: number, text: Uint8Array): Uint8Array => box('data', big(kind), big(0), text);
const moov = (...tags: readonly Uint8Array[]): Uint8Array =>
  box(
    'moov',
    box('mvhd', new Uint8Array(100)),
    box('udta', box('meta', big(0), box('hdlr', new Uint8Array(25)), box('ilst', ...tags))),
  );
const ftyp = box('ftyp', latin('M4A '), big(0));

describe('the tags of an MP3', () => {
  it.each([
    ['2.2', 2, 'TT2', 'ULT'],
    ['2.3', 3, 'TIT2', 'USLT'],
    ['2.4', 4, 'TIT2', 'USLT'],
  ])('are read in version %s', async (_version, major, title, words) => {
    const picture = frame(major, major === 2 ? 'PIC' : 'APIC', new Uint8Array(90_000).fill(7));
    const tag = id3(major, [
      frame(major, title, encoded(0, latin(' Der\tEngel '), zero)),
      picture,
      frame(major, words, encoded(0, latin('deuWorte'), zero, latin('Ein Engel.\r\nAus Holz.\n'))),
    ]);
    expect(await read(tag)).toEqual({ title: 'Der Engel', lyrics: 'Ein Engel.\nAus Holz.' });
  });

  it.each([
    ['Latin 1', encoded(0, latin('M\u{fc}hle')), encoded(0, latin('deu'), zero, latin('M\u{fc}hle'))],
    [
      'UTF-16 with a mark',
      encoded(1, mark, utf16('M\u{fc}hle'), zeros),
      encoded(1, latin('deu'), mark, zeros, mark, utf16('M\u{fc}hle')),
    ],
    [
      'UTF-16 with the mark of the other order',
      encoded(1, bigMark, utf16be('M\u{fc}hle')),
      encoded(1, latin('deu'), bigMark, zeros, bigMark, utf16be('M\u{fc}hle')),
    ],
    [
      'UTF-16 without a mark',
      encoded(2, utf16be('M\u{fc}hle')),
      encoded(2, latin('deu'), zeros, utf16be('M\u{fc}hle')),
    ],
    ['UTF-8', encoded(3, utf8('M\u{fc}hle')), encoded(3, latin('deu'), zero, utf8('M\u{fc}hle'))],
  ])('may be in %s', async (_encoding, title, words) => {
    const tag = id3(4, [frame(4, 'TIT2', title), frame(4, 'USLT', words)]);
    expect(await read(tag)).toEqual({ title: 'M\u{fc}hle', lyrics: 'M\u{fc}hle' });
  });

  it('may have words with times, which count if there are no others', async () => {
    const line = (text: string): Uint8Array => joined([latin(text), zero, big(1000)]);
    const timed = frame(3, 'SYLT', encoded(0, latin('deu'), Uint8Array.from([2, 1, 0]), line('Ein'), line('Engel')));
    expect((await read(id3(3, [timed]))).lyrics).toBe('Ein\nEngel');
    const plain = frame(3, 'USLT', encoded(0, latin('deu'), zero, latin('Ein Engel')));
    expect((await read(id3(3, [timed, plain]))).lyrics).toBe('Ein Engel');
    const chords = frame(3, 'SYLT', encoded(0, latin('deu'), Uint8Array.from([2, 5, 0]), line('C'), line('G')));
    expect((await read(id3(3, [chords]))).lyrics).toBe('');
  });

  it('may have zeros put in between, a longer head, and frames with flags', async () => {
    const words = encoded(1, latin('deu'), mark, zeros, mark, utf16('ÿ'));
    const mixed = Uint8Array.from([...frame(3, 'USLT', words)].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
    expect((await read(id3(3, [mixed], 0x80))).lyrics).toBe('ÿ');
    const longer = [joined([synchsafe(6), Uint8Array.from([1, 0])]), frame(4, 'TIT2', encoded(3, utf8('Tor')))];
    expect((await read(id3(4, longer, 0x40))).title).toBe('Tor');
    const grouped = frame(4, 'TIT2', joined([Uint8Array.from([9]), synchsafe(4), encoded(3, utf8('Tor'))]), 0x41);
    expect((await read(id3(4, [frame(4, 'USLT', words, 0x08), grouped]))).title).toBe('Tor');
  });

  it('are read without the picture and the sound', async () => {
    const tag = id3(3, [frame(3, 'APIC', new Uint8Array(3_000_000)), frame(3, 'TIT2', encoded(0, latin('Tor')))]);
    const whole = sourceOfBytes(tag);
    let bytes = 0;
    const counted: ByteSource = {
      ...whole,
      read: async (from, length) => {
        const some = await whole.read(from, length);
        bytes += some.length;
        return some;
      },
    };
    expect((await readRecordingTags(counted)).title).toBe('Tor');
    expect(bytes).toBeLessThan(40_000);
  });
});

describe('the tags of an M4A', () => {
  const tags = [box('©nam', dataBox(1, utf8('Mühle'))), box('©lyr', dataBox(1, utf8('Ein\rEngel')))];
  const expected = { title: 'Mühle', lyrics: 'Ein\nEngel' };

  it('are read before the sound or behind it', async () => {
    expect(await read(joined([ftyp, moov(...tags), box('mdat', sound)]))).toEqual(expected);
    const long = joined([big(1), latin('mdat'), big(0), big(16 + sound.length), sound]);
    expect(await read(joined([ftyp, long, moov(...tags)]))).toEqual(expected);
  });

  it('may be in UTF-16, and in a file of QuickTime', async () => {
    const wide = box('©nam', dataBox(2, utf16be('Mühle')));
    const quick = box('moov', box('udta', box('meta', box('hdlr', new Uint8Array(25)), box('ilst', wide))));
    expect((await read(joined([ftyp, quick]))).title).toBe('Mühle');
  });
});

describe('damaged tags', () => {
  const whole = [
    id3(3, [
      frame(3, 'TIT2', encoded(1, mark, utf16('Tor'))),
      frame(3, 'USLT', encoded(0, latin('deu'), zero, latin('x'))),
    ]),
    id3(4, [frame(4, 'TIT2', encoded(3, utf8('Tor')))], 0xc0),
    joined([ftyp, moov(box('©nam', dataBox(1, utf8('Tor'))))]),
  ];

  it('never throw, wherever a file is cut off or changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(600),
        fc.nat(255),
        fc.boolean(),
        async (bytes, at, byte, isCut) => {
          const broken = isCut ? bytes.slice(0, at) : bytes.slice();
          if (!isCut) broken[at % bytes.length] = byte;
          const tags = await read(broken);
          expect(Object.keys(tags).every((key) => ['title', 'lyrics'].includes(key))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['sound alone', sound],
    ['a tag of an unknown version', id3(9, [frame(3, 'TIT2', encoded(0, latin('Tor')))])],
    ['letters that are none', id3(4, [frame(4, 'TIT2', encoded(3, Uint8Array.from([0xff, 0xfe, 0xc0])))])],
  ])('count as none: %s', async (_what, bytes) => {
    const { title = '', lyrics = '' } = await read(bytes);
    expect([title, lyrics]).toEqual(['', '']);
  });

  it('come to an end', async () => {
    const endless = joined([ftyp, ...Array.from({ length: 20_000 }, () => box('free')), moov()]);
    expect(await read(endless)).toEqual({});
  });
});
