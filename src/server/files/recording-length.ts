import { type FileToSniff } from './file-to-sniff.ts';
import { mp3Length } from './mp3-length.ts';
import { mp4Length } from './sniff-mp4.ts';

/** Returns how many whole seconds a recording lasts; undefined if it is broken or does not tell in a few bytes. */
export async function recordingLength(file: FileToSniff): Promise<number | undefined> {
  const seconds = await lengthBy((await file.read(0, 12)).toString('latin1'), file);
  return seconds === undefined || seconds <= 0 || seconds > longest ? undefined : Math.max(1, Math.round(seconds));
}

export function isRecording(type: string): boolean {
  return /^(?:audio|video)\//.test(type);
}

/** Seconds. What claims more is broken. */
const longest = 24 * 3600;

function lengthBy(start: string, file: FileToSniff): Promise<number | undefined> {
  if (start.startsWith('RIFF')) return waveLength(file);
  if (start.startsWith('OggS')) return oggLength(file);
  if (start.startsWith('ftyp', 4)) return mp4Length(file);
  return mp3Length(file);
}

const chunkLimit = 1000;

async function waveLength({ bytes, read }: FileToSniff): Promise<number | undefined> {
  let bytesPerSecond = 0;
  let at = 12;
  for (let chunks = 0; at + 8 <= bytes && chunks < chunkLimit; chunks += 1) {
    const head = await read(at, 20);
    if (head.length < 20) return undefined;
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (name === 'fmt ') bytesPerSecond = head.readUInt32LE(16);
    if (name === 'data') return bytesPerSecond > 0 && at + 8 + size <= bytes ? size / bytesPerSecond : undefined;
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Bytes: no page of an Ogg is longer. */
const longestPage = 65_307;

/** The last page of a stream says how many samples come before its end. */
async function oggLength(file: FileToSniff): Promise<number | undefined> {
  const first = await file.read(0, 320);
  const sound = first.length < 64 ? undefined : readSound(first, 27 + (first[26] ?? 0));
  if (sound === undefined) return undefined;
  const end = await file.read(Math.max(0, file.bytes - longestPage), longestPage);
  const last = end.lastIndexOf('OggS', undefined, 'latin1');
  // Of several streams in one file, each counts from its own beginning.
  if (last < 0 || last + 18 > end.length || end.readUInt32LE(last + 14) !== first.readUInt32LE(14)) return undefined;
  const samples = Number(end.readBigInt64LE(last + 6)) - sound.skipped;
  return samples / sound.rate;
}

interface OggSound {
  /** Samples in a second. */
  readonly rate: number;
  /** Samples at the beginning that are not heard. */
  readonly skipped: number;
}

function readSound(page: Buffer, at: number): OggSound | undefined {
  if (at + 16 > page.length) return undefined;
  if (page.toString('latin1', at, at + 8) === 'OpusHead') return { rate: 48_000, skipped: page.readUInt16LE(at + 10) };
  if (page.toString('latin1', at, at + 7) !== '\u0001vorbis') return undefined;
  const rate = page.readUInt32LE(at + 12);
  return rate === 0 ? undefined : { rate, skipped: 0 };
}
