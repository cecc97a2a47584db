import { pictureWidths } from '#contract/sized-pictures.ts';
import { type ObjectStore } from './object-store.ts';
import { PictureWorkerEnded } from './picture-process/picture-worker.ts';
import { type PictureWorkers } from './picture-process/picture-workers.ts';
import { type SizedFormat, sizedKey, sizedKeys } from './sized-keys.ts';
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
  /** For sizes made in the background; the same workers unless given. */
  readonly latePictures?: Pick<PictureWorkers, 'run'>;
  /** Bytes of an original that is not worth waiting for a smaller one. */
  readonly lightBytes?: number;
  readonly clock?: () => number;
}

/** Pictures in sizes for phones: made on first request, then stored under `sizes/<hash>-<width>.<format>`. */
export interface PictureSizes {
  /**
   * Returns the picture at least `width` pixels wide in the best format that the browser accepts; undefined if the
   * original will do (drawings, animations, small pictures, old browsers).
   */
  sized(picture: OriginalPicture, width: number, accept: string | undefined): Promise<SizedPicture | undefined>;
  /** Forgets a size whose bytes the store did not have, so that it is looked up again. */
  doubt(key: string): void;
  /** Removes every size of a deleted picture. */
  forget(hash: string): Promise<void>;
}

interface Wanted {
  readonly picture: OriginalPicture;
  /** Pixels, one of the widths that are made. */
  readonly step: number;
  readonly format: SizedFormat;
}

function keyOf({ picture, step, format }: Wanted): string {
  return sizedKey(picture.hash, step, format);
}

const sizable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** A picture that has ended its process is not tried again for each visitor. */
const keptHopeless = 1000;

/** Sizes whose bytes are known to be there, and the milliseconds for which that is believed: it saves asking the disk. */
const mostKnown = 20_000;
const believedFor = 600_000;

/** On a phone's network, this takes about as long as making a size of a large picture. */
const usualLightBytes = 1_000_000;

export function createPictureSizes(options: PictureSizesOptions): PictureSizes {
  const { store, pictures, latePictures = pictures, lightBytes = usualLightBytes, clock = Date.now } = options;
  const running = new Map<string, Promise<SizedPicture | undefined>>();
  const hopeless = new Set<string>();
  /** By key. */
  const seen = new Map<string, { readonly size: SizedPicture | undefined; readonly at: number }>();

  function remember({ format }: Wanted, key: string, bytes: number): SizedPicture | undefined {
    // An empty object marks that the original will do.
    const size = bytes === 0 ? undefined : { key, etag: key.slice('sizes/'.length), bytes, type: `image/${format}` };
    if (seen.size >= mostKnown) seen.clear();
    seen.set(key, { size, at: clock() });
    return size;
  }

  function recall(key: string): SizedPicture | undefined | 'unknown' {
    const known = seen.get(key);
    return known !== undefined && clock() - known.at < believedFor ? known.size : 'unknown';
  }

  async function find(wanted: Wanted): Promise<SizedPicture | undefined | 'unknown'> {
    const key = keyOf(wanted);
    const known = recall(key);
    if (known !== 'unknown') return known;
    const kept = await store.stat(key);
    return kept === undefined ? 'unknown' : remember(wanted, key, kept.bytes);
  }

  async function findOrMake(
    wanted: Wanted,
    key: string,
    workers: Pick<PictureWorkers, 'run'>,
  ): Promise<SizedPicture | undefined> {
    const found = await find(wanted);
    return found === 'unknown' ? remember(wanted, key, await make(wanted, key, workers)) : found;
  }

  async function make(
    { picture, step: width, format }: Wanted,
    key: string,
    workers: Pick<PictureWorkers, 'run'>,
  ): Promise<number> {
    if (hopeless.has(picture.hash)) return 0;
    try {
      const made = await withLocalCopy(
        store,
        blobKey(picture.hash),
        async (path) => await workers.run('shrinkPicture', { path, width, format }),
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

  /** Concurrent requests for the same size share one job. */
  async function shared(wanted: Wanted, workers: Pick<PictureWorkers, 'run'>): Promise<SizedPicture | undefined> {
    const key = keyOf(wanted);
    const flight = running.get(key) ?? findOrMake(wanted, key, workers);
    running.set(key, flight);
    try {
      return await flight;
    } finally {
      running.delete(key);
    }
  }

  return {
    sized: async (picture, width, accept) => {
      const wanted = wantedOf(picture, width, accept);
      if (wanted === undefined) return undefined;
      const found = await find(wanted);
      if (found !== 'unknown') return found;
      if (picture.bytes > lightBytes) return await shared(wanted, pictures);
      shared(wanted, latePictures).catch(() => undefined);
      return undefined;
    },
    doubt: (key) => void seen.delete(key),
    forget: async (hash) => {
      for (const key of sizedKeys(hash)) {
        seen.delete(key);
        await store.remove(key);
      }
    },
  };
}

/** Returns undefined if the original will do. */
function wantedOf(picture: OriginalPicture, width: number, accept: string | undefined): Wanted | undefined {
  const step = pictureWidths.find((each) => each >= width);
  const format = bestFormat(accept);
  const hasSizes = step !== undefined && format !== undefined && sizable.includes(picture.type);
  return hasSizes ? { picture, step, format } : undefined;
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
