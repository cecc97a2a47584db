import { type ByteSource, viewOf } from '../../byte-source.ts';
import { decodeBytes } from '../../sheets/decode-text.ts';
import { type RecordingTags } from './tags.ts';

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Bytes of a text. */
const mostBytes = 4 * 1024 * 1024;
const utf8 = 1;
const utf16 = 2;

/** Reads the tags that iTunes began, in `moov/udta/meta/ilst`. Sound is skipped, not read. @throws if they are damaged */
export async function readMp4Tags(source: ByteSource): Promise<RecordingTags> {
  let boxes: AsyncIterable<Box> = boxesIn(source, 0, source.size);
  for (const type of ['moov', 'udta', 'meta', 'ilst']) {
    const box = await firstOf(boxes, type);
    if (box === undefined) return {};
    boxes = boxesIn(source, box.start + (type === 'meta' ? await metaHead(source, box) : 0), box.end);
  }
  const found = new Map<string, string>();
  for await (const box of boxes) if (/^©(?:nam|lyr)$/.test(box.type)) found.set(box.type, await textIn(source, box));
  return { title: found.get('©nam'), lyrics: found.get('©lyr') };
}

/** The box has another head inside, except in files of QuickTime. */
async function metaHead(source: ByteSource, { start }: Box): Promise<number> {
  return nameAt(await source.read(start, 8), 4) === 'hdlr' ? 0 : 4;
}

async function* boxesIn(source: ByteSource, from: number, end: number): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= end;) {
    const bytes = await source.read(at, 16);
    const view = viewOf(bytes);
    const short = view.getUint32(0);
    const isLong = short === 1;
    const length = isLong ? Number(view.getBigUint64(8)) : short === 0 ? end - at : short;
    const head = isLong ? 16 : 8;
    if (length < head) return;
    yield { type: nameAt(bytes, 4), start: at + head, end: Math.min(end, at + length) };
    at += length;
  }
}

async function firstOf(boxes: AsyncIterable<Box>, type: string): Promise<Box | undefined> {
  for await (const box of boxes) if (box.type === type) return box;
  return undefined;
}

async function textIn(source: ByteSource, box: Box): Promise<string> {
  const data = await firstOf(boxesIn(source, box.start, box.end), 'data');
  if (data === undefined || data.end - data.start > mostBytes) return '';
  const bytes = await source.read(data.start, data.end - data.start);
  const kind = viewOf(bytes).getUint32(0);
  // Behind the kind is a language, which no program uses.
  const text = bytes.subarray(8);
  if (kind !== utf8 && kind !== utf16) return '';
  return decodeBytes(text, kind === utf8 ? 'utf-8' : 'utf-16be') ?? '';
}

function nameAt(bytes: Uint8Array, at: number): string {
  return Array.from(bytes.subarray(at, at + 4), (byte) => String.fromCodePoint(byte)).join('');
}
