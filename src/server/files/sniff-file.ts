import { fileTypeFromBuffer } from 'file-type';
import { type Advice, type FileKindName } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { firstFrame, skipId3 } from './mp3-frames.ts';
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
  const start = await skipId3(file);
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
  if ((await firstFrame(file, start)) !== undefined) return { kind: 'mp3' };
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
