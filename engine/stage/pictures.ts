import { CanvasSource, ImageSource, Texture } from 'pixi.js';

/** The longest side, in pixels, to which a picture is decoded: larger ones are refused by some phones. */
const longestSide = 2048;

/** A picture that could not be fetched, read, or used in a drawing (another server must allow that). */
export class PictureError extends Error {
  readonly url: string;

  constructor(url: string, cause: unknown) {
    super(`The picture ${url} cannot be shown`, { cause });
    this.url = url;
  }
}

export interface StagePicture {
  readonly texture: Texture;
  /** What there is to draw on a 2D canvas. */
  readonly bitmap: ImageBitmap;
  /** In pixels of the picture's own, which may be more than the texture has. */
  readonly width: number;
  readonly height: number;
}

/** Owns what a game draws with: everything that came from it ends with it. */
export interface Pictures {
  /** @throws {PictureError} */
  readonly load: (url: string) => Promise<StagePicture>;
  /** A texture made of a canvas of the caller's, which is emptied at the end. */
  readonly bake: (canvas: HTMLCanvasElement) => Texture;
  /** Frees one before the end. */
  readonly free: (texture: Texture) => void;
  readonly destroy: () => void;
}

export function createPictures(): Pictures {
  const owned = new Map<Texture, () => void>();
  const loading = new Map<string, Promise<StagePicture>>();
  let isDestroyed = false;

  function own(texture: Texture, free: () => void): Texture {
    owned.set(texture, () => {
      texture.destroy(true);
      free();
    });
    return texture;
  }

  async function load(url: string): Promise<StagePicture> {
    const { bitmap, width, height } = await decode(url);
    if (isDestroyed) {
      bitmap.close();
      throw new PictureError(url, 'it came too late');
    }
    return { texture: own(new Texture({ source: smooth(bitmap) }), () => bitmap.close()), bitmap, width, height };
  }

  return {
    load: (url) => {
      const known = loading.get(url) ?? load(url);
      loading.set(url, known);
      return known;
    },
    bake: (canvas) =>
      own(new Texture({ source: new CanvasSource({ resource: canvas }) }), () => {
        // Some browsers keep a canvas for long; an empty one is no burden.
        canvas.width = 1;
        canvas.height = 1;
      }),
    free: (texture) => {
      owned.get(texture)?.();
      owned.delete(texture);
    },
    destroy: () => {
      isDestroyed = true;
      for (const free of owned.values()) free();
      owned.clear();
      loading.clear();
    },
  };
}

/** Drawn much smaller than it is, a picture would flicker without smaller copies of itself. */
function smooth(bitmap: ImageBitmap): ImageSource {
  return new ImageSource({ resource: bitmap, autoGenerateMipmaps: true });
}

async function decode(url: string): Promise<Omit<StagePicture, 'texture'>> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    // Some drawings have no size of their own.
    const width = image.naturalWidth || longestSide;
    const height = image.naturalHeight || longestSide;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const bitmap = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    });
    return { bitmap, width, height };
  } catch (error) {
    throw new PictureError(url, error);
  }
}
