import { type FileToSniff } from './file-to-sniff.ts';

/** An MPEG layer III frame, as its first four bytes describe it. */
export interface Mp3Frame {
  /** In bytes. */
  readonly length: number;
  /** In kbit/s. */
  readonly bitrate: number;
  readonly sampleRate: number;
  /** Of each channel. */
  readonly samples: number;
  /** Bytes of the frame before its sound, where encoders write how long the recording is. */
  readonly head: number;
}

/** Returns where the sound begins after the ID3 tags, which may be megabytes long. */
export async function skipId3(file: FileToSniff): Promise<number> {
  let at = 0;
  let tag = await file.read(0, 10);
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

/** Returns where layer III frames begin, there or after some bytes that other programs have left. */
export async function firstFrame(file: FileToSniff, from: number): Promise<number | undefined> {
  const part = await file.read(from, searched);
  // Padding may separate a tag from the sound.
  const start = part.findIndex((byte) => byte !== 0);
  if (start < 0) return undefined;
  if (await hasFrames(file, from + start, 2)) return from + start;
  for (let at = part.indexOf(0xff, start); at >= 0; at = part.indexOf(0xff, at + 1)) {
    if (readFrame(part, at) !== undefined && (await hasFrames(file, from + at, framesBehindJunk))) return from + at;
  }
  return undefined;
}

/** Returns whether as many frames of one kind follow each other, or all until the end, at which the last may be cut. */
async function hasFrames(file: FileToSniff, from: number, wanted: number): Promise<boolean> {
  let at = from;
  let kind: number | undefined;
  for (let frames = 0; frames < wanted; frames += 1) {
    const head = await file.read(at, 4);
    const frame = readFrame(head, 0);
    // Version, layer and sample rate never change.
    const own = (head[1] ?? 0) * 256 + ((head[2] ?? 0) & 0x0c);
    if (frame === undefined || own !== (kind ?? own)) return false;
    kind = own;
    at += frame.length;
    if (at + 4 > file.bytes) return at <= file.bytes ? frames + 1 >= wanted / 2 : frames > 1;
  }
  return true;
}

const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

export function readFrame(bytes: Buffer, at: number): Mp3Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined;
  const [, second = 0, third = 0, fourth = 0] = bytes.subarray(at);
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if ((second & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return undefined;
  const isFirst = version === 3;
  const bitrate = (isFirst ? bitrates1 : bitrates2)[third >> 4] ?? 0;
  const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || sampleRate === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  const isMono = fourth >> 6 === 3;
  return {
    length: Math.floor((samples * 125 * bitrate) / sampleRate) + ((third >> 1) & 1),
    bitrate,
    sampleRate,
    samples,
    head: 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17),
  };
}
