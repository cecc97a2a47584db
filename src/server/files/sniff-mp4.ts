import { type Advice } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';

export interface SniffedMp4 {
  /** Whether nothing that browsers need is cut off: its boxes end with the file and include its index. */
  readonly isWhole: boolean;
  /** Set if browsers do not play one of its tracks. */
  readonly advice?: Advice;
}

interface Box {
  readonly type: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

const boxLimit = 100_000;
/** Bytes behind the last box that are no box: tags and padding, which browsers ignore. */
const mostBehind = 65_536;

/** Reads the boxes of an MP4: an upload may be cut off, and the container does not tell how its tracks are coded. */
export async function sniffMp4(file: FileToSniff): Promise<SniffedMp4> {
  const index = await wholeIndex(file);
  if (index === undefined) return { isWhole: false };
  const advice = await adviceFor(file, index);
  return { isWhole: true, ...(advice && { advice }) };
}

/** Returns how many seconds an MP4 lasts. One that is made for streaming does not tell. */
export async function mp4Length(file: FileToSniff): Promise<number | undefined> {
  const index = await wholeIndex(file);
  const header = index && (await boxAt(file, index, ['mvhd']));
  if (header === undefined || header.to - header.from < 32) return undefined;
  const bytes = await file.read(header.from, 32);
  const isLong = bytes[0] === 1;
  const unitsPerSecond = bytes.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  // All ones: unknown.
  return unitsPerSecond === 0 || units === 0xff_ff_ff_ff ? undefined : units / unitsPerSecond;
}

/** @returns undefined if something is cut off that browsers need */
async function wholeIndex(file: FileToSniff): Promise<Box | undefined> {
  let index: Box | undefined;
  let hasMedia = false;
  let end = 0;
  for await (const box of boxesIn(file, 0, file.bytes)) {
    if (box.type === 'moov') index = box;
    hasMedia ||= box.type === 'mdat' || box.type === 'moof';
    end = box.to;
  }
  const isWhole = end === file.bytes || (hasMedia && (await isNothingNeeded(file, end)));
  return isWhole ? index : undefined;
}

async function isNothingNeeded(file: FileToSniff, from: number): Promise<boolean> {
  const type = (await file.read(from + 4, 4)).toString('latin1');
  return file.bytes - from <= mostBehind && !['moov', 'mdat', 'moof'].includes(type);
}

/** Yields the boxes of a part of a file, as far as they are whole. */
async function* boxesIn({ read }: FileToSniff, start: number, end: number): AsyncGenerator<Box, void> {
  let at = start;
  for (let boxes = 0; at + 8 <= end && boxes < boxLimit; boxes += 1) {
    const head = await read(at, 16);
    const small = head.length < 8 ? 1 : head.readUInt32BE(0);
    if (small === 1 && head.length < 16) return;
    // 0: to the end of the file; 1: a larger number follows.
    const size = small === 0 ? end - at : small === 1 ? Number(head.readBigUInt64BE(8)) : small;
    const headLength = small === 1 ? 16 : 8;
    if (size < headLength || at + size > end) return;
    yield { type: head.toString('latin1', 4, 8), from: at + headLength, to: at + size };
    at += size;
  }
}

const trackLimit = 100;

async function adviceFor(file: FileToSniff, index: Box): Promise<Advice | undefined> {
  let tracks = 0;
  for await (const track of boxesIn(file, index.from, index.to)) {
    if (track.type !== 'trak') continue;
    tracks += 1;
    if (tracks > trackLimit) return undefined;
    const advice = await adviceForTrack(file, track);
    if (advice !== undefined) return advice;
  }
  return undefined;
}

async function adviceForTrack(file: FileToSniff, track: Box): Promise<Advice | undefined> {
  const media = await boxAt(file, track, ['mdia']);
  const handler = media && (await boxAt(file, media, ['hdlr']));
  const samples = media && (await boxAt(file, media, ['minf', 'stbl', 'stsd']));
  if (handler === undefined || samples === undefined) return undefined;
  const role = (await file.read(handler.from + 8, 4)).toString('latin1');
  if (role !== 'vide' && role !== 'soun') return undefined;
  // Version, flags and the number of entries come first.
  for await (const { type, from } of boxesIn(file, samples.from + 8, samples.to)) {
    const codec = type === 'mp4a' ? await soundOf(file, from) : type;
    if (!played[role].has(codec)) return advices[codec] ?? (role === 'vide' ? 'video-codec' : 'sound-codec');
  }
  return undefined;
}

async function boxAt(file: FileToSniff, within: Box, [type, ...deeper]: readonly string[]): Promise<Box | undefined> {
  for await (const box of boxesIn(file, within.from, within.to)) {
    if (box.type === type) return deeper.length === 0 ? box : boxAt(file, box, deeper);
  }
  return undefined;
}

/** Codecs that browsers on phones play. */
const played: Readonly<Record<'vide' | 'soun', ReadonlySet<string>>> = {
  vide: new Set(['avc1', 'avc2', 'avc3', 'avc4', 'av01', 'vp08', 'vp09']),
  soun: new Set(['mp4a', '.mp3', 'Opus', 'fLaC']),
};

const advices: Readonly<Partial<Record<string, Advice>>> = {
  alac: 'apple-lossless',
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'hevc',
  dvhe: 'hevc',
  'ac-3': 'dolby',
  'ec-3': 'dolby',
  'ac-4': 'dolby',
  samr: 'amr',
  sawb: 'amr',
  sawp: 'amr',
};

/** The kinds of sound that are not AAC or MP3, by MPEG's number for them. */
const otherSounds: Readonly<Record<number, string>> = {
  0xa5: 'ac-3',
  0xa6: 'ec-3',
  0xa9: 'dts',
  0xaa: 'dts',
  0xe1: 'qcelp',
};

/** Returns what an `mp4a` entry really holds, by its descriptors. */
async function soundOf(file: FileToSniff, from: number): Promise<string> {
  const entry = await file.read(from, 256);
  const esds = entry.indexOf('esds', 0, 'latin1');
  // Behind version and flags: a stream's descriptor, its number and flags, and in it the decoder's, which begins with the kind.
  const stream = esds < 0 ? undefined : contentOf(entry, esds + 8, 3);
  const decoder = stream === undefined ? undefined : contentOf(entry, stream + 3, 4);
  return otherSounds[entry[decoder ?? entry.length] ?? 0] ?? 'mp4a';
}

/** Returns where the content of a descriptor begins; undefined for one of another kind. */
function contentOf(entry: Buffer, at: number, kind: number): number | undefined {
  if (entry[at] !== kind) return undefined;
  let last = at + 1;
  // Each byte of the length but the last has its first bit set.
  while (((entry[last] ?? 0) & 0x80) > 0) last += 1;
  return last + 1;
}
