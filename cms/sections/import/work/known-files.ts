import { kindOfFile } from '#content/import/file-names.ts';
import { type GivenFile } from '#content/import/plan-files.ts';
import { readRecordingTags } from '#content/import/tags/recording-tags.ts';
import { type RecordingTags } from '#content/import/tags/tags.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { bytesOf, contentOf, type DroppedFile, sourceOf } from './packed-file.ts';

/** Dropped files, and what is found in them little by little. */
export interface KnownFiles {
  readonly take: (files: readonly DroppedFile[]) => void;
  /** Reads what recordings say about themselves, for some milliseconds at most. Returns how many files are left. */
  readonly readTags: (most: number) => Promise<number>;
  /** Computes the hashes of files that may be stored already, by their sizes. */
  readonly readHashes: (most: number, storedSizes: ReadonlySet<number>) => Promise<number>;
  /** @throws if there is no such file, or it cannot be unpacked */
  readonly contentOf: (path: string) => Promise<Blob>;
  readonly given: () => readonly GivenFile[];
  /** How many files have something to tell that their names do not. */
  readonly news: () => number;
}

/** Files that are read together; whole ones come alone, because they may be large. */
const atOnce = 8;

export function createKnownFiles(): KnownFiles {
  let files: readonly DroppedFile[] = [];
  const tags = new Map<string, RecordingTags>();
  const hashes = new Map<string, string>();

  return {
    take: (next) => {
      files = next;
      tags.clear();
      hashes.clear();
    },
    readTags: (most) =>
      eachFor(
        { most, atOnce },
        files.filter(({ path }) => !tags.has(path) && kindOfFile(path) === 'audio'),
        async (file) => void tags.set(file.path, await readRecordingTags(sourceOf(file))),
      ),
    readHashes: async (most, storedSizes) =>
      // Browsers compute hashes on secure pages only.
      isSecureContext
        ? eachFor(
            { most, atOnce: 1 },
            files.filter((file) => !hashes.has(file.path) && storedSizes.has(bytesOf(file))),
            async (file) => void hashes.set(file.path, await hashOf(file)),
          )
        : 0,
    contentOf: async (path) => {
      const file = files.find((each) => each.path === path);
      if (file === undefined) throw new Error('No such file was dropped');
      return contentOf(file);
    },
    given: () => files.map(({ path }) => ({ path, ...tags.get(path), hash: hashes.get(path) })),
    news: () => hashes.size + [...tags.values()].filter(({ title = '', lyrics = '' }) => title + lyrics !== '').length,
  };
}

async function eachFor(
  { most, atOnce: count }: { readonly most: number; readonly atOnce: number },
  files: readonly DroppedFile[],
  read: (file: DroppedFile) => Promise<void>,
): Promise<number> {
  const end = performance.now() + most;
  let done = 0;
  while (done < files.length && performance.now() < end) {
    const some = files.slice(done, done + count);
    await Promise.all(some.map(read));
    done += some.length;
  }
  return files.length - done;
}

/** A file that cannot be read fails when it is sent. */
async function hashOf(file: DroppedFile): Promise<string> {
  try {
    return await hexDigest(await (await contentOf(file)).arrayBuffer());
  } catch {
    return '';
  }
}
