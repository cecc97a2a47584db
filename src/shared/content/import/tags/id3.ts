import { type ByteSource, viewOf } from '../../byte-source.ts';
import { decodeBytes } from '../../sheets/decode-text.ts';
import { type RecordingTags } from './tags.ts';

/** How a version writes its frames. Numbers of 7 bits a byte are called synchsafe. */
interface Version {
  readonly idLength: number;
  readonly headLength: number;
  readonly isSynchsafe: boolean;
  /** Flags of a frame: packed or encrypted, with a byte for its group, with its length, unsynchronised. */
  readonly flags: Readonly<Record<'unreadable' | 'grouped' | 'hasLength' | 'unsynchronised', number>>;
}

const noFlags = { unreadable: 0, grouped: 0, hasLength: 0, unsynchronised: 0 };
const versions: Readonly<Record<number, Version>> = {
  2: { idLength: 3, headLength: 6, isSynchsafe: false, flags: noFlags },
  3: {
    idLength: 4,
    headLength: 10,
    isSynchsafe: false,
    flags: { ...noFlags, unreadable: 0xc0, grouped: 0x20 },
  },
  4: {
    idLength: 4,
    headLength: 10,
    isSynchsafe: true,
    flags: { unreadable: 0x0c, grouped: 0x40, hasLength: 0x01, unsynchronised: 0x02 },
  },
};

const kinds: Readonly<Record<string, 'title' | 'lyrics' | 'timed'>> = {
  TIT2: 'title',
  TT2: 'title',
  USLT: 'lyrics',
  ULT: 'lyrics',
  SYLT: 'timed',
  SLT: 'timed',
};

const tagFlags = { unsynchronised: 0x80, extended: 0x40 } as const;
/** Bytes of a text, or of a tag that has to be read as a whole. */
const mostBytes = 4 * 1024 * 1024;

/** Reads an ID3 tag of version 2.2, 2.3 or 2.4. Pictures are skipped, not read. @throws if it is damaged */
export async function readId3(source: ByteSource): Promise<RecordingTags> {
  const head = viewOf(await source.read(0, 10));
  const major = head.getUint8(3);
  const flags = head.getUint8(5);
  const version = versions[major];
  const isPacked = major === 2 && (flags & tagFlags.extended) !== 0;
  if (version === undefined || isPacked) return {};
  const isMixed = (flags & tagFlags.unsynchronised) !== 0;
  // Before version 2.4, lengths are those without what was put in between.
  const isWhole = isMixed && major < 4;
  const end = Math.min(source.size, 10 + synchsafe(head, 6));
  const bytes = isWhole ? synchronised(await source.read(10, Math.min(end - 10, mostBytes))) : undefined;
  const body: ByteSource =
    bytes === undefined
      ? { size: end - 10, read: (from, length) => source.read(10 + from, Math.min(length, end - 10 - from)) }
      : { size: bytes.length, read: async (from, length) => bytes.subarray(from, from + length) };
  const start = major > 2 && (flags & tagFlags.extended) !== 0 ? await extendedLength(body, major) : 0;
  return readFrames(body, start, version, isMixed && !isWhole);
}

async function extendedLength(body: ByteSource, major: number): Promise<number> {
  const view = viewOf(await body.read(0, 4));
  return major === 4 ? synchsafe(view, 0) : 4 + view.getUint32(0);
}

async function readFrames(body: ByteSource, start: number, version: Version, isMixed: boolean): Promise<RecordingTags> {
  const found = new Map<'title' | 'lyrics' | 'timed', string>();
  const { idLength, headLength, isSynchsafe, flags } = version;
  for (let at = start; at + headLength <= body.size;) {
    const head = viewOf(await body.read(at, headLength));
    const id = Array.from({ length: idLength }, (_, place) => String.fromCodePoint(head.getUint8(place))).join('');
    // Zeros fill up the rest.
    if (!/^[A-Z\d]+$/.test(id)) break;
    const long = isSynchsafe
      ? synchsafe(head, 4)
      : headLength === 6
        ? head.getUint32(2) & 0xff_ff_ff
        : head.getUint32(4);
    const own = headLength === 6 ? 0 : head.getUint8(9);
    const kind = kinds[id];
    const from = at + headLength;
    at = from + long;
    if (kind === undefined || found.has(kind) || long > mostBytes || at > body.size || (own & flags.unreadable) !== 0) {
      continue;
    }
    const skipped = ((own & flags.grouped) === 0 ? 0 : 1) + ((own & flags.hasLength) === 0 ? 0 : 4);
    const raw = (await body.read(from, long)).subarray(skipped);
    const text = readers[kind](isMixed || (own & flags.unsynchronised) !== 0 ? synchronised(raw) : raw);
    if (text.trim() !== '') found.set(kind, text);
  }
  return { title: found.get('title'), lyrics: found.get('lyrics') ?? found.get('timed') };
}

const readers = {
  title: (bytes: Uint8Array): string => firstText(bytes, 1, encodingOf(bytes)).text,
  lyrics: (bytes: Uint8Array): string => {
    const encoding = encodingOf(bytes);
    // Behind the language, and a description.
    return firstText(bytes, firstText(bytes, 4, encoding).end, encoding).text;
  },
  timed: (bytes: Uint8Array): string => {
    // Lyrics and transcriptions; others are chords, or names of movements.
    if ((bytes[5] ?? 0) > 2) return '';
    const encoding = encodingOf(bytes);
    const pieces: string[] = [];
    for (let at = firstText(bytes, 6, encoding).end; at < bytes.length;) {
      const { text, end } = firstText(bytes, at, encoding);
      pieces.push(text);
      // Behind it is its time.
      at = end + 4;
    }
    return pieces.join(pieces.some((piece) => piece.includes('\n')) ? '' : '\n');
  },
};

type Encoding = 'windows-1252' | 'utf-16' | 'utf-16be' | 'utf-8';

/** Programs write what their system uses where Latin 1 is meant. */
const encodings: readonly Encoding[] = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'];

function encodingOf(bytes: Uint8Array): Encoding {
  return encodings[bytes[0] ?? 0] ?? 'windows-1252';
}

/** Reads up to a zero, or to the end. */
function firstText(
  bytes: Uint8Array,
  from: number,
  encoding: Encoding,
): { readonly text: string; readonly end: number } {
  const width = encoding.startsWith('utf-16') ? 2 : 1;
  let end = from;
  while (end + width <= bytes.length && (bytes[end] !== 0 || bytes[end + width - 1] !== 0)) end += width;
  return { text: decoded(bytes.subarray(from, end), encoding), end: end + width };
}

function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const meant = encoding !== 'utf-16' ? encoding : isBig ? 'utf-16be' : 'utf-16le';
  return decodeBytes(bytes, meant) ?? '';
}

function synchsafe(view: DataView, at: number): number {
  return [0, 1, 2, 3].reduce((sum, place) => sum * 128 + (view.getUint8(at + place) & 0x7f), 0);
}

/** Takes out the zeros that keep players from taking a tag for sound. */
function synchronised(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => byte !== 0 || bytes[at - 1] !== 0xff);
}
