import { fileTypeFromBuffer } from 'file-type';
import { type FileKindName } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { beginsAsMp3, skipId3 } from './sniff-mp3.ts';

/** The kind of a file by its content. `advice` names a known kind that is not accepted, and an alternative. */
export type Sniffed =
  | { readonly kind: FileKindName }
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown'; readonly advice?: string };

/** Limits what the library sees: a whole file could keep it busy with millions of tiny parts. */
const headLength = 4096;

export async function sniffFile(file: FileToSniff): Promise<Sniffed> {
  const start = await skipId3(file, await file.read(0, 10));
  const head = await file.read(start, headLength);
  const extension = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (extension === 'heic') return isAvif(head) ? { kind: 'avif' } : { kind: 'unknown', advice: heic };
  const kind = kindOf[extension];
  if (kind !== undefined) return { kind };
  const advice = adviceFor[extension];
  if (advice !== undefined) return { kind: 'unknown', advice };
  if (await beginsAsMp3(file, start)) return { kind: 'mp3' };
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
};

const heic = 'It is a HEIC picture, which most browsers do not show: save it as JPEG.';
const tiff = 'It is a TIFF picture, which browsers do not show: save it as JPEG or PNG.';
const oggVideo = 'It is an Ogg video, which most browsers do not play: save it as MP4.';
const office = 'It is an Office document: save it as PDF.';
const program = 'It is a program.';

const adviceFor: Readonly<Partial<Record<string, string>>> = {
  zip: 'It is a zip archive: unpack it and send the files in it.',
  tif: tiff,
  bmp: 'It is a BMP picture: save it as JPEG or PNG.',
  psd: 'It is a Photoshop file: save it as JPEG or PNG.',
  exe: program,
  elf: program,
  gz: 'It is a compressed file: unpack it first.',
  rtf: 'It is a text document: save it as PDF.',
  cfb: office,
  docx: office,
  xlsx: office,
  pptx: office,
  aif: 'It is an AIFF recording: save it as MP3 or WAV.',
  asf: 'It is a Windows Media file: save it as MP3 or MP4.',

  avi: 'It is an AVI video: save it as MP4.',
  mov: 'It is a QuickTime film, which many browsers do not play: save it as MP4.',
  ogv: oggVideo,
  ogm: oggVideo,
  ogx: oggVideo,
  mkv: 'It is a Matroska video, which most browsers do not play: save it as MP4 or WebM.',
};

/** Detects AVIF pictures that name the general HEIF brand first and their own after it. */
function isAvif(head: Buffer): boolean {
  const brands = head.toString('latin1', 16, Math.min(head.readUInt32BE(0), head.length));
  return /^(?:.{4})*?avi[fs]/s.test(brands);
}
