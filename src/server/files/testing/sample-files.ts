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

export function wave(): Buffer {
  const bytes = Buffer.alloc(44 + 800);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
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
  const box = (name: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const brands = Buffer.from([brand, '\0\0\0\0', ...more].join(''), 'latin1');
  return Buffer.concat([box('ftyp', brands), box('moov', Buffer.alloc(100)), box('mdat', Buffer.alloc(500))]);
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
