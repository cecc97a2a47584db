/** A piece of a recording that can be decoded separately. */
export interface Piece {
  readonly bytes: ArrayBuffer;
  /** Its start in the recording, in seconds. */
  readonly start: number;
}

/** The length of a piece in seconds: short enough to decode easily, long enough that there are few. */
const pieceLength = 30;

/**
 * Cuts a recording into pieces, so that an hour of it is never decoded at once, which would take more than a gigabyte.
 * MP3 is cut between frames, WAV between samples. Returns undefined if the format cannot be cut.
 */
export function splitRecording(recording: ArrayBuffer): readonly Piece[] | undefined {
  const bytes = new DataView(recording);
  if (bytes.byteLength < 12) return undefined;
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WAVE') return splitWav(bytes);
  return splitMp3(bytes);
}

function splitWav(bytes: DataView<ArrayBuffer>): readonly Piece[] | undefined {
  const format = chunkOf(bytes, 'fmt ');
  const data = chunkOf(bytes, 'data');
  if (format === undefined || data === undefined || format.length < 16) return undefined;
  const bytesPerSecond = bytes.getUint32(format.start + 8, true);
  const frame = bytes.getUint16(format.start + 12, true);
  if (bytesPerSecond === 0 || frame === 0) return undefined;
  const step = Math.max(frame, Math.floor((bytesPerSecond * pieceLength) / frame) * frame);
  const pieces: Piece[] = [];
  for (let at = 0; at < data.length; at += step) {
    const samples = bytes.buffer.slice(data.start + at, data.start + Math.min(data.length, at + step));
    const header = bytes.buffer.slice(format.start, format.start + format.length);
    pieces.push({ bytes: wavOf(header, samples), start: at / bytesPerSecond });
  }
  return pieces;
}

interface Chunk {
  readonly start: number;
  readonly length: number;
}

function chunkOf(bytes: DataView, name: string): Chunk | undefined {
  let at = 12;
  while (at + 8 <= bytes.byteLength) {
    const length = Math.min(bytes.getUint32(at + 4, true), bytes.byteLength - at - 8);
    if (textAt(bytes, at) === name) return { start: at + 8, length };
    at += 8 + length + (length % 2);
  }
  return undefined;
}

function wavOf(format: ArrayBuffer, samples: ArrayBuffer): ArrayBuffer {
  const file = new Uint8Array(28 + format.byteLength + samples.byteLength);
  const view = new DataView(file.buffer);
  const put = (at: number, name: string, length: number): void => {
    file.set(new TextEncoder().encode(name), at);
    view.setUint32(at + 4, length, true);
  };
  put(0, 'RIFF', file.byteLength - 8);
  file.set(new TextEncoder().encode('WAVE'), 8);
  put(12, 'fmt ', format.byteLength);
  file.set(new Uint8Array(format), 20);
  put(20 + format.byteLength, 'data', samples.byteLength);
  file.set(new Uint8Array(samples), 28 + format.byteLength);
  return file.buffer;
}

function splitMp3(bytes: DataView<ArrayBuffer>): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let at = afterTag(bytes);
  let from = at;
  let [start, end] = [0, 0];
  let strange = 0;
  while (at + 4 <= bytes.byteLength) {
    const frame = frameAt(bytes, at);
    if (frame === undefined) {
      // Many files contain a little junk; a file that is all junk is not an MP3.
      strange += 1;
      if (strange > 8192 && pieces.length === 0) return undefined;
      at += 1;
      continue;
    }
    at += frame.length;
    end += frame.seconds;
    if (end - start < pieceLength) continue;
    pieces.push({ bytes: bytes.buffer.slice(from, at), start });
    [from, start] = [at, end];
  }
  if (end > start) pieces.push({ bytes: bytes.buffer.slice(from), start });
  return pieces.length === 0 ? undefined : pieces;
}

/** Returns the end of an ID3 tag, which may contain large pictures. */
function afterTag(bytes: DataView): number {
  if (textAt(bytes, 0).slice(0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (bytes.getUint8(at) & 0x7f), 0);
}

/** Kilobits per second of layer III, by the header's index: MPEG 1, and MPEG 2 and 2.5. */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

const sampleRates = [44_100, 48_000, 32_000] as const;

function frameAt(bytes: DataView, at: number): { readonly length: number; readonly seconds: number } | undefined {
  const header = bytes.getUint32(at);
  const version = (header >>> 19) & 3;
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1 && version !== 1;
  const isFirst = version === 3;
  const kilobits = bitRates[isFirst ? 0 : 1][(header >>> 12) & 15];
  const rate = sampleRates[(header >>> 10) & 3];
  if (!isLayer3 || kilobits === undefined || kilobits === 0 || rate === undefined) return undefined;
  const real = rate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return { length: Math.floor((samples * 125 * kilobits) / real) + padding, seconds: samples / real };
}

function textAt(bytes: DataView, at: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((step) => bytes.getUint8(at + step)));
}
