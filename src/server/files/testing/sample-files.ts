import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const museum = fileURLToPath(new URL('../../../../assets/demo-museum/files/', import.meta.url));

export function demoFile(path: string): Buffer {
  return readFileSync(museum + path);
}

/** Returns a picture of noise, which compresses badly, so that its files are large. */
export function picture(width = 60, height = 40): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
}

export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#0f0'].map(async (background) => await frame(background)));
  return await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

async function frame(background: string): Promise<Buffer> {
  return await sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Returns a short RIFF WAVE whose samples are coded as a number says: 1 is PCM. */
export function wave(format = 1): Buffer {
  const bytes = Buffer.alloc(44 + 800);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(format, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(16_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(800, 40);
  return bytes;
}

export function ogg(codec: string): Buffer {
  return Buffer.from(`OggS\0\u0002${'\0'.repeat(21)}\u0013${codec}${'\0'.repeat(40)}`, 'latin1');
}

export function matroska(docType: string): Buffer {
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x80 + docType.length]);
  return Buffer.concat([head, Buffer.from(docType, 'latin1'), Buffer.alloc(60)]);
}

export function boxes(brand: string, ...more: readonly string[]): Buffer {
  const brands = Buffer.from([brand, '\0\0\0\0', ...more].join(''), 'latin1');
  return Buffer.concat([box('ftyp', brands), box('moov', Buffer.alloc(100)), box('mdat', Buffer.alloc(500))]);
}

function box(name: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** Returns an MP4 whose tracks are coded as these four letters say, or as MPEG's number does beside them. */
export function coded(brand: string, ...tracks: readonly (readonly ['vide' | 'soun', string, number?])[]): Buffer {
  const moov = tracks.map(([role, codec, kind]) => {
    const descriptors = [
      0,
      0,
      0,
      0,
      3,
      0x80,
      0x80,
      25,
      0,
      4,
      0,
      4,
      17,
      kind ?? 0,
      ...Array.from({ length: 12 }, () => 0),
    ];
    const more = kind === undefined ? [] : [box('esds', Buffer.from(descriptors))];
    const handler = box('hdlr', Buffer.alloc(8), Buffer.from(role), Buffer.alloc(13));
    const count = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
    const samples = box('minf', box('stbl', box('stsd', count, box(codec, Buffer.alloc(28), ...more))));
    return box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('mdhd', Buffer.alloc(24)), handler, samples));
  });
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\0\0isom`, 'latin1'));
  return Buffer.concat([ftyp, box('mdat', Buffer.alloc(500, 1)), box('moov', box('mvhd', Buffer.alloc(100)), ...moov)]);
}

/** Returns a silent MP3 of 128 kbit/s. */
export function mp3(frames = 10): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Returns a PNG of a few hundred bytes that claims to be 60,000 pixels wide and high. */
export async function pictureBomb(): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}
