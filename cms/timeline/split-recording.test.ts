import { describe, expect, it } from 'vitest';
import { splitRecording } from './split-recording.ts';

/** 44.1 kHz, 16 bit, stereo; each sample tells its place. */
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
  const bytes = new Uint8Array(lead.length + frames * 417);
  bytes.set(lead);
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xfb, 0x90, 0x64], lead.length + frame * 417);
  return bytes.buffer;
}

const frameSeconds = 1152 / 44_100;

describe('a WAV file', () => {
  it('is cut into files of half a minute that follow each other to the sample', () => {
    const pieces = splitRecording(wav(70)) ?? [];
    expect(pieces.map(({ start }) => start)).toEqual([0, 30, 60]);
    const samples = pieces.flatMap(({ bytes }) => {
      const view = new DataView(bytes);
      expect(view.getUint32(40, true)).toBe(view.byteLength - 44);
      return [view.getUint32(44, true), view.getUint32(view.byteLength - 4, true)];
    });
    expect(samples).toEqual([0, 1_322_999, 1_323_000, 2_645_999, 2_646_000, 3_086_999]);
  });

  it('that breaks off is read as far as it goes', () => {
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

  it('is found behind its tag and rubbish', () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20, ...Array.from({ length: 20 }, () => 0xff)];
    const [piece] = splitRecording(mp3(10, [...tag, 1, 2, 3])) ?? [];
    expect(piece?.start).toBe(0);
    expect(piece?.bytes.byteLength).toBe(10 * 417 + 3);
  });
});

it.each([
  ['nothing', new ArrayBuffer(0)],
  ['something else', new TextEncoder().encode('OggS and so on '.repeat(2000)).buffer],
])('%s cannot be cut', (_, bytes) => expect(splitRecording(bytes)).toBeUndefined());
