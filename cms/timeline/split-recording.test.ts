import { describe, expect, it } from 'vitest';
import { splitRecording } from './split-recording.ts';

/** 44.1 kHz, 16 bit, stereo; each sample contains its own index. */
function wav(seconds: number): ArrayBuffer {
  const samples = Math.round(seconds * 44_100);
  const view = new DataView(new ArrayBuffer(44 + samples * 4));
  const text = (at: number, words: string): void => {
    for (const [place, letter] of [...words].entries()) view.setUint8(at + place, letter.codePointAt(0) ?? 0);
  };
  text(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, 44_100, true);
  view.setUint32(28, 44_100 * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples * 4, true);
  for (let at = 0; at < samples; at += 1) view.setUint32(44 + at * 4, at, true);
  return view.buffer;
}

/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz: frames of 417 bytes and 1152 samples. */
function mp3(frames: number, lead: readonly number[] = []): ArrayBuffer {
  return framesOf([0xff, 0xfb, 0x90, 0x64], 417, frames, lead);
}

function framesOf(
  header: readonly number[],
  length: number,
  frames: number,
  lead: readonly number[] = [],
): ArrayBuffer {
  const bytes = new Uint8Array(lead.length + frames * length);
  bytes.set(lead);
  for (let frame = 0; frame < frames; frame += 1) bytes.set(header, lead.length + frame * length);
  return bytes.buffer;
}

const frameSeconds = 1152 / 44_100;

describe('a WAV file', () => {
  it('is cut into files of half a minute without losing a sample', () => {
    const pieces = splitRecording(wav(70)) ?? [];
    expect(pieces.map(({ start }) => start)).toEqual([0, 30, 60]);
    const samples = pieces.flatMap(({ bytes }) => {
      const view = new DataView(bytes);
      expect(view.getUint32(40, true)).toBe(view.byteLength - 44);
      return [view.getUint32(44, true), view.getUint32(view.byteLength - 4, true)];
    });
    expect(samples).toEqual([0, 1_322_999, 1_323_000, 2_645_999, 2_646_000, 3_086_999]);
  });

  it('that is truncated is read as far as it goes', () => {
    expect(splitRecording(wav(40).slice(0, 44 + 44_100 * 4 * 35))?.map(({ start }) => start)).toEqual([0, 30]);
    expect(splitRecording(wav(1).slice(0, 30))).toBeUndefined();
  });
});

describe('an MP3 file', () => {
  it('is cut between frames', () => {
    const pieces = splitRecording(mp3(2500)) ?? [];
    const perPiece = Math.ceil(30 / frameSeconds);
    expect(pieces.map(({ bytes }) => bytes.byteLength / 417)).toEqual([perPiece, perPiece, 2500 - 2 * perPiece]);
    expect(pieces[1]?.start).toBeCloseTo(perPiece * frameSeconds, 6);
  });

  it('is found after its tag and junk', () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20, ...Array.from({ length: 20 }, () => 0xff)];
    const [piece] = splitRecording(mp3(10, [...tag, 1, 2, 3])) ?? [];
    expect(piece?.start).toBe(0);
    expect(piece?.bytes.byteLength).toBe(10 * 417 + 3);
  });
});

describe('the frames of an MP3 file', () => {
  it.each([
    ['MPEG 1, padded', [0xff, 0xfb, 0x92, 0x64], 418, 1152 / 44_100],
    ['MPEG 1, 320 kbit/s, 48 kHz', [0xff, 0xfb, 0xe4, 0], 960, 1152 / 48_000],
    ['MPEG 1, 32 kbit/s, 32 kHz', [0xff, 0xfb, 0x18, 0], 144, 1152 / 32_000],
    ['MPEG 1, 192 kbit/s', [0xff, 0xfb, 0xb0, 0], 626, 1152 / 44_100],
    ['MPEG 2, 64 kbit/s, 22.05 kHz', [0xff, 0xf3, 0x80, 0], 208, 576 / 22_050],
    ['MPEG 2, 160 kbit/s, 24 kHz', [0xff, 0xf3, 0xe4, 0], 480, 576 / 24_000],
    ['MPEG 2.5, 8 kbit/s, 8 kHz', [0xff, 0xe3, 0x18, 0], 72, 576 / 8000],
  ])('of %s are known by their headers', (_, header, length, seconds) => {
    const perPiece = Math.ceil(30 / seconds - 1e-9);
    const [first, second] = splitRecording(framesOf(header, length, perPiece + 3)) ?? [];
    expect(Math.abs((first?.bytes.byteLength ?? 0) / length - perPiece)).toBeLessThanOrEqual(1);
    expect(((first?.bytes.byteLength ?? 0) + (second?.bytes.byteLength ?? 0)) / length).toBe(perPiece + 3);
    expect(second?.start).toBeCloseTo(((first?.bytes.byteLength ?? 0) / length) * seconds, 6);
  });

  it.each([
    ['layer II', [0xff, 0xfd, 0x90, 0x64]],
    ['a version that is none', [0xff, 0xeb, 0x90, 0x64]],
    ['a bit rate that is none', [0xff, 0xfb, 0xf0, 0x64]],
    ['a free bit rate', [0xff, 0xfb, 0x00, 0x64]],
    ['a sample rate that is none', [0xff, 0xfb, 0x9c, 0x64]],
    ['no sync', [0xfe, 0xfb, 0x90, 0x64]],
  ])('are not those of %s', (_, header) => expect(splitRecording(framesOf(header, 417, 30))).toBeUndefined());

  it('may be followed by part of a frame', () => {
    const [piece] = splitRecording(mp3(10).slice(0, 10 * 417 - 300)) ?? [];
    expect(piece?.bytes.byteLength).toBe(10 * 417 - 300);
  });

  it('are found after 8192 bytes of junk, but not after more', () => {
    const rubbish = (length: number): readonly number[] => Array.from({ length }, () => 1);
    expect(splitRecording(mp3(10, rubbish(8192)))).toHaveLength(1);
    expect(splitRecording(mp3(10, rubbish(8193)))).toBeUndefined();
  });

  it('are found after a tag of many kilobytes', () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 1, 2, 3, ...Array.from({ length: 16_384 + 256 + 3 }, () => 1)];
    expect(splitRecording(mp3(10, tag))?.[0]?.bytes.byteLength).toBe(10 * 417);
  });
});

describe('the chunks of a WAV file', () => {
  const chunk = (name: string, bytes: readonly number[]): readonly number[] => [
    ...new TextEncoder().encode(name),
    bytes.length & 255,
    bytes.length >> 8,
    0,
    0,
    ...bytes,
    ...(bytes.length % 2 === 1 ? [0] : []),
  ];
  const letters = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
  const file = (...chunks: readonly (readonly number[])[]): ArrayBuffer =>
    Uint8Array.from([...letters('RIFF'), 0, 0, 0, 0, ...letters('WAVE'), ...chunks.flat()]).buffer;
  /** One sample a second, of two bytes. */
  const format = [1, 0, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 16, 0];
  const samples = Array.from({ length: 70 }, (_, at) => at);

  it('are found in any order, after others of odd length', () => {
    const pieces = splitRecording(file(chunk('LIST', [1, 2, 3]), chunk('data', samples), chunk('fmt ', format))) ?? [];
    expect(pieces.map(({ start }) => start)).toEqual([0, 30]);
    expect([...new Uint8Array(pieces[1]?.bytes ?? new ArrayBuffer(0))]).toEqual([
      ...letters('RIFF'),
      46,
      0,
      0,
      0,
      ...letters('WAVE'),
      ...chunk('fmt ', format),
      ...chunk('data', samples.slice(60)),
    ]);
  });

  it('of an unusual format are copied whole', () => {
    const [piece] = splitRecording(file(chunk('fmt ', [...format, 0, 0]), chunk('data', samples.slice(0, 4)))) ?? [];
    expect(piece?.bytes.byteLength).toBe(12 + 8 + 18 + 8 + 4);
  });

  it('contain at least one frame, however long it is', () => {
    const long = format.with(8, 1).with(12, 40);
    expect(splitRecording(file(chunk('fmt ', long), chunk('data', samples)))?.map(({ start }) => start)).toEqual([
      0, 40,
    ]);
  });

  it.each([
    ['no bytes a second', chunk('fmt ', format.with(8, 0))],
    ['no bytes a frame', chunk('fmt ', format.with(12, 0))],
    ['a format that is too short', chunk('fmt ', format.slice(0, 15))],
    ['no format', chunk('LIST', format)],
  ])('cannot be cut with %s', (_, broken) =>
    expect(splitRecording(file(broken, chunk('data', samples)))).toBeUndefined(),
  );

  it('cannot be cut without samples', () => expect(splitRecording(file(chunk('fmt ', format)))).toBeUndefined());
});

it.each([
  ['nothing', new ArrayBuffer(0)],
  ['something else', new TextEncoder().encode('OggS and so on '.repeat(2000)).buffer],
])('%s cannot be cut', (_, bytes) => expect(splitRecording(bytes)).toBeUndefined());
