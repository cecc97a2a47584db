import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With `/` between folders; an empty folder ends with `/`. */
  readonly path: string;
  readonly modifiedAt: Date;
  /** Missing for folders. */
  readonly content?: ZipContent;
}

export interface ZipContent {
  /** Undefined: only known once it is read. */
  readonly bytes: number | undefined;
  /** Pictures and recordings are already compressed: storing them is faster and no larger. */
  readonly isPacked: boolean;
  readonly open: () => Promise<Readable | Buffer>;
}

/** Streams a zip in constant memory: each entry is opened in turn, and a failing entry fails the stream. */
export function writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  // An aborted request must leave no open entry behind.
  out.once('close', () => current?.destroy());
  addAll(zip, entries, (stream) => (current = stream), out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  onOpen: (stream: Readable) => void,
  out: PassThrough,
): Promise<void> {
  for await (const { path, modifiedAt, content } of entries) {
    if (out.destroyed) return;
    if (content === undefined) {
      zip.addEmptyDirectory(path, { mtime: modifiedAt });
      continue;
    }
    const opened = await content.open();
    const stream = opened instanceof Readable ? opened : Readable.from([opened]);
    onOpen(stream);
    if (out.destroyed) stream.destroy();
    // First, because it throws for what no archive can hold, and nobody would wait for the stream any longer.
    const size = content.bytes === undefined ? {} : { size: content.bytes };
    zip.addReadStream(stream, path, { mtime: modifiedAt, ...size, compress: !content.isPacked });
    // Sequential: the next entry is opened when this one is read.
    const done = new Promise<void>((resolve, reject) => {
      stream.once('close', () => (stream.readableEnded ? resolve() : reject(new Error(`"${path}" broke off.`))));
      stream.once('error', reject);
    });
    await done;
  }
  zip.end();
}
