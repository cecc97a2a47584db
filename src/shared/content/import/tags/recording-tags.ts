import { type ByteSource } from '../../byte-source.ts';
import { readId3 } from './id3.ts';
import { readMp4Tags } from './mp4-tags.ts';
import { type RecordingTags } from './tags.ts';

/** Bytes that are read at once: more than most tags without a picture have. */
const chunkLength = 16 * 1024;
/** Steps through a file, so that one made of empty parts ends. */
const mostReads = 10_000;

/** Reads the tags of an MP3 or M4A, whatever its name ends in. Damaged ones count as none. */
export async function readRecordingTags(source: ByteSource): Promise<RecordingTags> {
  try {
    const chunks = inChunks(source);
    const start = await chunks.read(0, 12);
    if (isAt(start, 0, 'ID3')) return cleaned(await readId3(chunks));
    return isAt(start, 4, 'ftyp') ? cleaned(await readMp4Tags(chunks)) : {};
  } catch {
    // Places outside the file are errors of several kinds.
    return {};
  }
}

function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, place) => bytes[at + place] === letter.codePointAt(0));
}

function cleaned({ title, lyrics }: RecordingTags): RecordingTags {
  return {
    title: withoutControls(title ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    lyrics: withoutControls((lyrics ?? '').replaceAll(/\r\n?/g, '\n')).trim(),
  };
}

function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** Reads a little more than requested, because the next part follows soon. */
function inChunks(source: ByteSource): ByteSource {
  let [start, chunk] = [0, new Uint8Array()];
  let left = mostReads;
  return {
    size: source.size,
    read: async (from, length) => {
      left -= 1;
      if (left < 0) throw new RangeError('The tags have no end');
      if (from < start || from + length > start + chunk.length) {
        [start, chunk] = [from, Uint8Array.from(await source.read(from, Math.max(length, chunkLength)))];
      }
      return chunk.subarray(from - start, from - start + length);
    },
  };
}
