import { fileTypeFromBuffer } from 'file-type';
import { type Advice, type FileKindName } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { sniffMp4 } from './sniff-mp4.ts';

/**
 * The kind of a file by its content, `broken` for a recording that is cut off. `advice` names a known kind, or a way to
 * code one, that is not accepted, and an alternative.
 */
export type Sniffed =
  | { readonly kind: FileKindName | 'broken' }
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown'; readonly advice?: Advice };

/** Limits what the library sees: a whole file could keep it busy with millions of tiny parts. */
const headLength = 4096;

export async function sniffFile(file: FileToSniff): Promise<Sniffed> {
  const start = await skipId3(file, await file.read(0, 10));
  const head = await file.read(start, headLength);
  const extension = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (extension === 'heic') return isAvif(head) ? { kind: 'avif' } : { kind: 'unknown', advice: 'heic' };
  const kind = kindOf[extension];
  if (kind === 'mp4' || kind === 'm4a') {
    const { isWhole, advice } = await sniffMp4(file);
    return isWhole ? (advice === undefined ? { kind } : { kind: 'unknown', advice }) : { kind: 'broken' };
  }
  if (kind === 'wav') {
    const isPlain = await isPlainWave(file);
    return isPlain === false ? { kind: 'unknown', advice: 'wave-codec' } : { kind: isPlain === true ? kind : 'broken' };
  }
  if (kind !== undefined) return { kind };
  const advice = adviceFor[extension];
  if (advice !== undefined) return { kind: 'unknown', advice };
  if (await holdsMp3(file, start)) return { kind: 'mp3' };
  return start === 0 && head.length > 0 && !head.includes(0) ? { kind: 'text' } : { kind: 'unknown' };
}

/** By the extension that the library returns. MP3 is missing, because the library takes any UTF-16 text for one. */
const kindOf: Readonly<Partial<Record<string, FileKindName>>> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  wav: 'wav',
  flac: 'flac',
  pdf: 'pdf',
  aac: 'aac',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  webm: 'webm',
  m4a: 'm4a',
  m4b: 'm4a',
  mp4: 'mp4',
  m4v: 'mp4',
  m4p: 'mp4',
  f4v: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
};

const adviceFor: Readonly<Partial<Record<string, Advice>>> = {
  zip: 'zip',
  tif: 'tiff',
  bmp: 'bmp',
  psd: 'photoshop',
  exe: 'program',
  elf: 'program',
  gz: 'compressed',
  rtf: 'text',
  cfb: 'office',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  aif: 'aiff',
  asf: 'windows-media',
  avi: 'avi',
  mov: 'quicktime',
  ogv: 'ogg-video',
  ogm: 'ogg-video',
  ogx: 'ogg-video',
  mkv: 'matroska',
  ac3: 'dolby',
  amr: 'amr',
  mpg: 'video-codec',
  mts: 'video-codec',
  flv: 'video-codec',
  ape: 'sound-codec',
  wv: 'sound-codec',
  dsf: 'sound-codec',
  spx: 'sound-codec',
  caf: 'sound-codec',
};

/** Detects AVIF pictures that name the general HEIF brand first and their own after it. */
function isAvif(head: Buffer): boolean {
  const brands = head.toString('latin1', 16, Math.min(head.readUInt32BE(0), head.length));
  return /^(?:.{4})*?avi[fs]/s.test(brands);
}

const chunkLimit = 1000;
const pcm = 1;
const float = 3;
/** The format's number is in an extension. */
const extensible = 0xff_fe;

/** Returns whether a RIFF WAVE file holds plain samples, which every browser plays; undefined if it does not tell. */
async function isPlainWave({ bytes, read }: FileToSniff): Promise<boolean | undefined> {
  let at = 12;
  for (let chunks = 0; at + 8 <= bytes && chunks < chunkLimit; chunks += 1) {
    const head = await read(at, 8);
    if (head.length < 8) return undefined;
    const size = head.readUInt32LE(4);
    if (head.toString('latin1', 0, 4) === 'fmt ') {
      const format = await read(at + 8, Math.min(size, 40));
      if (format.length < 16) return undefined;
      const number = format.readUInt16LE(0);
      const proper = number === extensible && format.length >= 26 ? format.readUInt16LE(24) : number;
      return proper === pcm || proper === float;
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Returns where the sound begins after the ID3 tags, which may be megabytes long. */
async function skipId3(file: FileToSniff, head: Buffer): Promise<number> {
  let at = 0;
  let tag = head;
  // Some tools write several tags in a row.
  for (let tags = 0; tags < 4 && tag.toString('latin1', 0, 3) === 'ID3' && tag.length >= 10; tags += 1) {
    const footer = ((tag[5] ?? 0) & 0x10) > 0 ? 10 : 0;
    const size = [6, 7, 8, 9].reduce((sum, byte) => sum * 128 + ((tag[byte] ?? 0) & 0x7f), 0);
    at += 10 + size + footer;
    tag = await file.read(at, 10);
  }
  return at;
}

/** Players look as far for the first frame. */
const searched = 65_536;
/** Frames in a row behind bytes that are none, because fewer also occur in random bytes. */
const framesBehindJunk = 4;

/** Returns whether MPEG layer III frames begin there, or after some bytes that other programs have left. */
async function holdsMp3(file: FileToSniff, from: number): Promise<boolean> {
  const part = await file.read(from, searched);
  // Padding may separate a tag from the sound.
  const start = part.findIndex((byte) => byte !== 0);
  if (start < 0) return false;
  if (await hasFrames(file, from + start, 2)) return true;
  for (let at = part.indexOf(0xff, start); at >= 0; at = part.indexOf(0xff, at + 1)) {
    if (frameLength(part, at) !== undefined && (await hasFrames(file, from + at, framesBehindJunk))) return true;
  }
  return false;
}

/** Returns whether as many frames of one kind follow each other, or all until the end, at which the last may be cut. */
async function hasFrames(file: FileToSniff, from: number, wanted: number): Promise<boolean> {
  let at = from;
  let kind: number | undefined;
  for (let frames = 0; frames < wanted; frames += 1) {
    const head = await file.read(at, 4);
    const length = frameLength(head, 0);
    // Version, layer and sample rate never change.
    const own = (head[1] ?? 0) * 256 + ((head[2] ?? 0) & 0x0c);
    if (length === undefined || own !== (kind ?? own)) return false;
    kind = own;
    at += length;
    if (at + 4 > file.bytes) return at <= file.bytes ? frames + 1 >= wanted / 2 : frames > 1;
  }
  return true;
}

const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

function frameLength(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined;
  const [, second = 0, third = 0] = bytes.subarray(at);
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if ((second & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return undefined;
  const bitrate = (version === 3 ? bitrates1 : bitrates2)[third >> 4] ?? 0;
  const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || sampleRate === 0) return undefined;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bitrate) / sampleRate) + ((third >> 1) & 1);
}
