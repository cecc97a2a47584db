import { type FileToSniff } from './file-to-sniff.ts';
import { firstFrame, type Mp3Frame, readFrame, skipId3 } from './mp3-frames.ts';

/** Returns how many seconds an MP3 lasts, if its encoder has noted it or its rate is constant. */
export async function mp3Length(file: FileToSniff): Promise<number | undefined> {
  const from = await firstFrame(file, await skipId3(file));
  if (from === undefined) return undefined;
  const start = await file.read(from, 2048);
  const frame = readFrame(start, 0);
  if (frame === undefined) return undefined;
  const note = readNote(start, frame);
  if (note === undefined) return await constantLength(file, from, frame);
  // A file that is cut off still has the note of the whole one.
  return note.bytes > file.bytes - from + slack ? undefined : (note.frames * frame.samples) / frame.sampleRate;
}

/** Bytes by which the notes of encoders differ from the file: some count tags. */
const slack = 4096;

interface Note {
  readonly frames: number;
  /** 0: it does not tell. */
  readonly bytes: number;
}

/** Reads what encoders write into the first frame, instead of sound. */
function readNote(start: Buffer, { head }: Mp3Frame): Note | undefined {
  const name = start.toString('latin1', head, head + 4);
  if ((name === 'Xing' || name === 'Info') && head + 16 <= start.length) {
    const flags = start.readUInt32BE(head + 4);
    if ((flags & 1) === 0) return undefined;
    return { frames: start.readUInt32BE(head + 8), bytes: (flags & 2) > 0 ? start.readUInt32BE(head + 12) : 0 };
  }
  const at = 36;
  if (start.toString('latin1', at, at + 4) !== 'VBRI' || at + 18 > start.length) return undefined;
  return { frames: start.readUInt32BE(at + 14), bytes: start.readUInt32BE(at + 10) };
}

/** Bytes of each place that is looked at. */
const looked = 16_384;
/** As many frames in a row do not occur by chance. */
const inARow = 4;

/** Only if its frames have the same rate at the beginning, in the middle and at the end. */
async function constantLength(file: FileToSniff, from: number, frame: Mp3Frame): Promise<number | undefined> {
  const bytes = file.bytes - from;
  for (const share of [0, 0.5, 1]) {
    const part = await file.read(from + Math.floor(share * Math.max(0, bytes - looked)), looked);
    if (!hasOneRate(part, frame)) return undefined;
  }
  return (bytes * 8) / (frame.bitrate * 1000);
}

function hasOneRate(part: Buffer, { bitrate, sampleRate }: Mp3Frame): boolean {
  for (let start = part.indexOf(0xff); start >= 0; start = part.indexOf(0xff, start + 1)) {
    let frames = 0;
    let at = start;
    let isSame = true;
    for (let frame = readFrame(part, at); frame !== undefined; frame = readFrame(part, at)) {
      isSame &&= frame.bitrate === bitrate && frame.sampleRate === sampleRate;
      frames += 1;
      at += frame.length;
    }
    if (frames >= inARow) return isSame;
  }
  return false;
}
