import { type ObjectStore } from './object-store.ts';
import { PictureWorkerEnded } from './picture-process/picture-worker.ts';
import { type PictureWorkers } from './picture-process/picture-workers.ts';
import { type SizedFormat, sizedKey, sizedKeys, sizedWidths } from './sized-keys.ts';
import { blobKey } from './store-blob.ts';
import { withLocalCopy } from './with-local-copy.ts';

export interface OriginalPicture {
  readonly hash: string;
  readonly bytes: number;
  readonly type: string;
}

export interface SizedPicture {
  /** The key in the store. */
  readonly key: string;
  readonly etag: string;
  readonly bytes: number;
  readonly type: string;
}

export interface PictureSizesOptions {
  readonly store: ObjectStore;
  readonly pictures: Pick<PictureWorkers, 'run'>;
}

/** Pictures in sizes for phones: made on first request, then stored under `sizes/<hash>-<width>.<format>`. */
export interface PictureSizes {
  /**
   * Returns the picture at least `width` pixels wide in the best format that the browser accepts; undefined if the
   * original will do (drawings, animations, small pictures, old browsers).
   */
  sized(picture: OriginalPicture, width: number, accept: string | undefined): Promise<SizedPicture | undefined>;
  /** Removes every size of a deleted picture. */
  forget(hash: string): Promise<void>;
}

const sizable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** A picture that has ended its process is not tried again for each visitor. */
const keptHopeless = 1000;

export function createPictureSizes({ store, pictures }: PictureSizesOptions): PictureSizes {
  const running = new Map<string, Promise<SizedPicture | undefined>>();
  const hopeless = new Set<string>();

  async function find(
    picture: OriginalPicture,
    key: string,
    step: number,
    format: SizedFormat,
  ): Promise<SizedPicture | undefined> {
    const kept = await store.stat(key);
    const bytes = kept?.bytes ?? (await make(picture, key, step, format));
    // An empty object marks that the original will do.
    if (bytes === 0) return undefined;
    return { key, etag: key.slice('sizes/'.length), bytes, type: `image/${format}` };
  }

  async function make(picture: OriginalPicture, key: string, width: number, format: SizedFormat): Promise<number> {
    if (hopeless.has(picture.hash)) return 0;
    try {
      const made = await withLocalCopy(
        store,
        blobKey(picture.hash),
        async (path) => await pictures.run('shrinkPicture', { path, width, format }),
      );
      const isSmaller = made !== undefined && made.length < picture.bytes;
      return (await store.put(key, isSmaller ? made : Buffer.alloc(0))).bytes;
    } catch (error) {
      if (error instanceof PictureWorkerEnded && error.isByJob) {
        if (hopeless.size >= keptHopeless) hopeless.clear();
        hopeless.add(picture.hash);
      }
      throw error;
    }
  }

  return {
    sized: async (picture, width, accept) => {
      const step = sizedWidths.find((each) => each >= width);
      const format = bestFormat(accept);
      if (step === undefined || format === undefined || !sizable.includes(picture.type)) return undefined;
      const key = sizedKey(picture.hash, step, format);
      const flight = running.get(key) ?? find(picture, key, step, format);
      running.set(key, flight);
      try {
        return await flight;
      } finally {
        running.delete(key);
      }
    },
    forget: async (hash) => {
      for (const key of sizedKeys(hash)) await store.remove(key);
    },
  };
}

/** Reads a width from an address; undefined if it is invalid. */
export function readWidth(given: string | undefined): number | undefined {
  return given !== undefined && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : undefined;
}

function bestFormat(accept: string | undefined): SizedFormat | undefined {
  const taken = (accept ?? '').split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const types = taken.map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : undefined;
}
