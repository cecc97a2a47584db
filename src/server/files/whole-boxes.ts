import { type FileToSniff } from './file-to-sniff.ts';

const boxLimit = 100_000;

/** Returns whether the boxes of an MP4 end with the file and include its index: an upload may be cut off. */
export async function hasWholeBoxes({ bytes, read }: FileToSniff): Promise<boolean> {
  let hasContents = false;
  let at = 0;
  for (let boxes = 0; at < bytes; boxes += 1) {
    const head = await read(at, 16);
    if (boxes > boxLimit || head.length < 8) return false;
    const small = head.readUInt32BE(0);
    if (small === 1 && head.length < 16) return false;
    // 0: to the end of the file; 1: a larger number follows.
    const size = small === 0 ? bytes - at : small === 1 ? Number(head.readBigUInt64BE(8)) : small;
    if (size < 8) return false;
    hasContents ||= head.toString('latin1', 4, 8) === 'moov';
    at += size;
  }
  return hasContents && at === bytes;
}
