import { openPicture } from './open-picture.ts';
import { type Gate } from './gate.ts';
import { type ObjectStore } from './object-store.ts';
import { type SizedFormat, sizedKey, sizedKeys, sizedWidths } from './sized-keys.ts';
import { blobKey } from './store-blob.ts';
import { buffer } from 'node:stream/consumers';

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
  /** Limits how many pictures are processed at once. */
  readonly pictures: Gate;
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

const formats = {
  avif: { type: 'image/avif', quality: 55, effort: 3 },
  webp: { type: 'image/webp', quality: 80, effort: 4 },
} as const satisfies Readonly<Record<SizedFormat, object>>;

export function createPictureSizes({ store, pictures }: PictureSizesOptions): PictureSizes {
  const running = new Map<string, Promise<SizedPicture | undefined>>();

  async function find(
    picture: OriginalPicture,
    key: string,
    step: number,
    format: SizedFormat,
  ): Promise<SizedPicture | undefined> {
    const kept = await store.stat(key);
    const bytes = kept?.bytes ?? (await pictures(async () => await make(picture, key, step, format)));
    // An empty object marks that the original will do.
    if (bytes === 0) return undefined;
    return { key, etag: key.slice('sizes/'.length), bytes, type: formats[format].type };
  }

  async function make(picture: OriginalPicture, key: string, width: number, format: SizedFormat): Promise<number> {
    const source = store.localPath(blobKey(picture.hash)) ?? (await buffer(await store.get(blobKey(picture.hash))));
    const original = openPicture(source);
    const { pages = 1, autoOrient } = await original.metadata();
    if (pages > 1 || autoOrient.width <= width) return (await store.put(key, Buffer.alloc(0))).bytes;
    const { quality, effort } = formats[format];
    const small = original.autoOrient().resize({ width, withoutEnlargement: true });
    const made = await small.toFormat(format, { quality, effort }).toBuffer();
    return (await store.put(key, made.length < picture.bytes ? made : Buffer.alloc(0))).bytes;
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
