import { type FileKindName } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { beginsAsMp3, skipId3 } from './sniff-mp3.ts';

/** What a file is by its content; `advice`: what it is instead of something that may be uploaded, and the way out. */
export type Sniffed =
  | { readonly kind: FileKindName }
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown'; readonly advice?: string };

const headLength = 4096;

export async function sniffFile(file: FileToSniff): Promise<Sniffed> {
  const head = await file.read(0, headLength);
  const is = (signature: string, at = 0): boolean => head.toString('latin1', at, at + signature.length) === signature;
  if (is('\x89PNG\r\n\x1A\n')) return { kind: 'png' };
  if (is('\xFF\xD8\xFF')) return { kind: 'jpeg' };
  if (is('GIF87a') || is('GIF89a')) return { kind: 'gif' };
  if (is('RIFF') && is('WEBP', 8)) return { kind: 'webp' };
  if (is('RIFF') && is('WAVE', 8)) return { kind: 'wav' };
  if (is('fLaC')) return { kind: 'flac' };
  if (is('%PDF-')) return { kind: 'pdf' };
  if (is('ftyp', 4)) return sniffBoxes(head);
  if (is('OggS')) return sniffOgg(head);
  if (is('\x1A\x45\xDF\xA3')) return sniffMatroska(head);
  const known = Object.entries(elsewhere).find(([signature]) => is(signature));
  if (known !== undefined) return { kind: 'unknown', advice: known[1] };
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return { kind: 'aac' };
  if (await beginsAsMp3(file, await skipId3(file, head))) return { kind: 'mp3' };
  return head.length > 0 && !head.includes(0) ? { kind: 'text' } : { kind: 'unknown' };
}

const elsewhere: Readonly<Record<string, string>> = {
  'PK\x03\x04': 'It is a zip archive: unpack it and send the files in it.',
  'II*\0': 'It is a TIFF picture, which browsers do not show: save it as JPEG or PNG.',
  'MM\0*': 'It is a TIFF picture, which browsers do not show: save it as JPEG or PNG.',
  BM: 'It is a BMP picture: save it as JPEG or PNG.',
  MZ: 'It is a program.',
  '\x7FELF': 'It is a program.',
  '8BPS': 'It is a Photoshop file: save it as JPEG or PNG.',
  '\x1F\x8B': 'It is a compressed file: unpack it first.',
  '{\\rtf': 'It is a text document: save it as PDF.',
  FORM: 'It is an AIFF recording: save it as MP3 or WAV.',
  '\x30\x26\xB2\x75': 'It is a Windows Media file: save it as MP3 or MP4.',
  RIFF: 'It is an AVI video: save it as MP4.',
  '\xD0\xCF\x11\xE0': 'It is an Office document: save it as PDF.',
};

const brandKinds: Readonly<Record<string, Sniffed>> = {
  avif: { kind: 'avif' },
  avis: { kind: 'avif' },
  'M4A ': { kind: 'm4a' },
  'M4B ': { kind: 'm4a' },
  'qt  ': { kind: 'unknown', advice: 'It is a QuickTime film, which many browsers do not play: save it as MP4.' },
};
const heic = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const videoBrands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|dash|3gp[4-7]|MSNV|f4v |cmfc)$/;

function sniffBoxes(head: Buffer): Sniffed {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  const [major = ''] = brands;
  // What is first counts; many pictures have a general brand first and their own behind it.
  if (heic.includes(major)) {
    if (brands.includes('avif') || brands.includes('avis')) return { kind: 'avif' };
    return { kind: 'unknown', advice: 'It is a HEIC picture, which most browsers do not show: save it as JPEG.' };
  }
  if (Object.hasOwn(brandKinds, major)) return brandKinds[major] ?? { kind: 'unknown' };
  return brands.some((brand) => videoBrands.test(brand)) ? { kind: 'mp4' } : { kind: 'unknown' };
}

function sniffOgg(head: Buffer): Sniffed {
  const start = head.subarray(0, 512);
  if (['OpusHead', '\u0001vorbis', '\u007FFLAC'].some((codec) => start.includes(codec))) return { kind: 'ogg' };
  return { kind: 'unknown', advice: 'It is an Ogg video, which most browsers do not play: save it as MP4.' };
}

function sniffMatroska(head: Buffer): Sniffed {
  // EBML's DocType: 0x4282, a length, the word.
  const at = head.indexOf(Buffer.from([0x42, 0x82]));
  const docType = at < 0 ? '' : head.toString('latin1', at + 3, at + 3 + ((head[at + 2] ?? 0) & 0x7f));
  if (docType.startsWith('webm')) return { kind: 'webm' };
  return {
    kind: 'unknown',
    advice: 'It is a Matroska video, which most browsers do not play: save it as MP4 or WebM.',
  };
}
