import { Readable } from 'node:stream';
import { type ZipEntry } from '../../files/zip-write.ts';

/** Called with the number of bytes that have come since the last call. */
export type Count = (bytes: number) => void;

/** Counts the bytes of a stream as they are read. */
export function counted(source: Readable, count: Count): Readable {
  return Readable.from(pieces(), { objectMode: false });

  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('An object came as text.');
      count(chunk.length);
      yield chunk;
    }
  }
}

/** Counts the bytes of entries as they are written. */
export async function* countedEntries(entries: AsyncIterable<ZipEntry>, count: Count): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) {
    const { content } = entry;
    if (content === undefined) {
      yield entry;
      continue;
    }
    const open = async (): Promise<Readable | Buffer> => {
      const opened = await content.open();
      if (opened instanceof Readable) return counted(opened, count);
      count(opened.length);
      return opened;
    };
    yield { ...entry, content: { ...content, open } };
  }
}
