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

export interface ZipOptions {
  /** Writes dates by the clock on the wall alone, so that equal entries make equal zips in every time zone. */
  readonly isReproducible?: boolean;
}

/** Streams a zip in constant memory: each entry is opened in turn, and a failing entry fails the stream. */
export function writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  { isReproducible = false }: ZipOptions = {},
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  // An aborted request must leave no open entry behind.
  out.once('close', () => current?.destroy());
  addAll(zip, entries, { onOpen: (stream) => (current = stream), out, isReproducible }).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

interface Adding {
  readonly onOpen: (stream: Readable) => void;
  readonly out: PassThrough;
  readonly isReproducible: boolean;
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  { onOpen, out, isReproducible }: Adding,
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
    // First, because it throws if the entry does not fit into an archive, and then the stream has no reader.
    const size = content.bytes === undefined ? {} : { size: content.bytes };
    zip.addReadStream(stream, path, {
      mtime: modifiedAt,
      ...size,
      compress: !content.isPacked,
      forceDosTimestamp: isReproducible,
    });
    // Sequential: the next entry is opened when this one is read.
    const done = new Promise<void>((resolve, reject) => {
      stream.once('close', () => (stream.readableEnded ? resolve() : reject(new Error(`"${path}" broke off.`))));
      stream.once('error', reject);
    });
    await done;
  }
  zip.end();
}
