import { type FileToSniff } from './file-to-sniff.ts';

const chunkLimit = 1000;
const pcm = 1;
const float = 3;
/** The format's number is in an extension. */
const extensible = 0xff_fe;

/** Returns whether a RIFF WAVE file holds plain samples, which every browser plays; undefined if it does not tell. */
export async function isPlainWave({ bytes, read }: FileToSniff): Promise<boolean | undefined> {
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
