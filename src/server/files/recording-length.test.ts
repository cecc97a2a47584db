import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { readFrame } from './mp3-frames.ts';
import { recordingLength } from './recording-length.ts';
import { boxes, coded, demoFile, mp3, ogg, wave } from './testing/sample-files.ts';

const lengthOf = (bytes: Buffer): Promise<number | undefined> =>
  recordingLength({ bytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) });

/** 100 frames of 128 kbit/s, of which the first holds a note instead of sound. */
function noted(name: string, at: number, numbers: readonly number[]): Buffer {
  const bytes = mp3(100);
  bytes.write(name, at, 'latin1');
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, at + 4 + 4 * index));
  return bytes;
}

function changingRate(): Buffer {
  const slower = Buffer.alloc(104);
  slower.set([0xff, 0xfb, 0x10, 0xc4]);
  return Buffer.concat([mp3(100), ...Array.from({ length: 400 }, () => slower)]);
}

/** An MP4 that claims to last so many units, of which a second has 600. */
function film(units: number, version = 0): Buffer {
  const bytes = coded('isom', ['vide', 'avc1']);
  const at = bytes.indexOf('mvhd') + 4;
  bytes[at] = version;
  bytes.writeUInt32BE(600, at + (version === 1 ? 20 : 12));
  bytes.writeUInt32BE(units, at + (version === 1 ? 28 : 16));
  return bytes;
}

function lasting(seconds: number): Buffer {
  const bytes = Buffer.concat([wave(), Buffer.alloc(16_000 * seconds - 800)]);
  bytes.writeUInt32LE(16_000 * seconds, 40);
  return bytes;
}

function stream(codec: string, at: number, number: number, samples: number): Buffer {
  const first = ogg(codec);
  first[26] = 1;
  first.writeUInt32LE(number, 28 + at);
  const last = Buffer.alloc(900);
  last.write('OggS', 'latin1');
  last.writeBigInt64LE(BigInt(samples), 6);
  return Buffer.concat([first, Buffer.alloc(100_000, 1), last]);
}

it.each<[string, number | undefined, () => Buffer]>([
  ['MP3 of a constant rate', 3, () => mp3(100)],
  ['MP3 behind junk', 3, () => Buffer.concat([Buffer.alloc(20_000), mp3(100)])],
  ['short MP3', 1, () => mp3(6)],
  ['MP3 of a changing rate', undefined, changingRate],
  ['MP3 whose encoder noted its frames', 26, () => noted('Xing', 21, [1, 1000])],
  ['MP3 whose encoder noted its frames and bytes', 26, () => noted('Info', 21, [3, 1000, 41_000])],
  ['MP3 whose encoder noted nothing useful', 3, () => noted('Xing', 21, [2, 41_000])],
  ['MP3 that is cut off', undefined, () => noted('Info', 21, [3, 1000, 410_000])],
  ['MP3 of another encoder', 26, () => noted('VBRI', 36, [0x01_00_00, 0x64_00_00, 0x9c_40_00_00, 0x03_e8_00_00])],
  ['MP4', 90, () => film(54_000)],
  ['MP4 with large numbers', 90, () => film(54_000, 1)],
  ['MP4 of unknown length', undefined, () => film(0xff_ff_ff_ff)],
  ['MP4 of no length', undefined, () => film(0)],
  ['MP4 of impossible length', undefined, () => film(4_000_000_000)],
  ['MP4 that is cut off', undefined, () => film(54_000).subarray(0, -4)],
  ['MP4 without a header', undefined, () => boxes('isom')],
  ['film of the demo museum', 20, () => demoFile('video/attractor.mp4')],
  ['WAV', 70, () => lasting(70)],
  ['WAV that is cut off', undefined, () => lasting(70).subarray(0, -2)],
  ['Opus', 61, () => stream('OpusHead', 10, 24_000, 61 * 48_000 + 24_000)],
  ['Vorbis', 61, () => stream('\u0001vorbis', 12, 44_100, 61 * 44_100)],
  ['Ogg that is cut off at once', undefined, () => ogg('OpusHead')],
  [
    'Ogg of several streams',
    undefined,
    () => {
      const bytes = stream('OpusHead', 10, 0, 48_000);
      bytes[bytes.length - 900 + 14] = 7;
      return bytes;
    },
  ],
  ['text', undefined, () => Buffer.from('WEBVTT\n\n')],
  ['nothing', undefined, () => Buffer.alloc(0)],
])('%s: %s seconds', async (_, seconds, bytes) => expect(await lengthOf(bytes())).toBe(seconds));

it.each(['de/apollonian', 'en/branching', 'de/announce-end', 'de/choices-easy-1'])(
  'The recording %s of the demo museum lasts as long as its frames do',
  async (name) => {
    const bytes = demoFile(`audio/${name}.mp3`);
    let seconds = 0;
    let at = bytes.indexOf(Buffer.from([0xff, 0xf3]));
    for (let frame = readFrame(bytes, at); frame !== undefined; frame = readFrame(bytes, at)) {
      seconds += frame.samples / frame.sampleRate;
      at += frame.length;
    }
    expect(Math.abs(((await lengthOf(bytes)) ?? 0) - seconds)).toBeLessThan(0.6);
  },
);

const samples = [
  demoFile('audio/de/announce-end.mp3'),
  demoFile('video/lissajous.mp4'),
  mp3(100),
  film(54_000),
  lasting(2),
  stream('OpusHead', 10, 0, 48_000),
];

it('A broken file has no length, or one that could be right, and is no error', async () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      damage,
      fc.double({ min: 0, max: 1 }),
      async (sample, places, share) => {
        const bytes = Buffer.from(sample.subarray(0, Math.round(share * sample.length)));
        for (const [place, byte] of places) bytes[place % Math.min(bytes.length, 600)] = byte;
        const seconds = await lengthOf(bytes);
        expect(seconds === undefined || (Number.isInteger(seconds) && seconds > 0 && seconds <= 86_400)).toBe(true);
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});
