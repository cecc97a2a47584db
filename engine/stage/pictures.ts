import { CanvasSource, ImageSource, Texture } from 'pixi.js';

/** The side, in pixels, of the square whose area a decoded picture has at most, for phones with little memory. */
const largestSquare = 2048;
/** The longest side, in pixels, to which a picture is decoded: some phones refuse larger ones. */
const longestSide = 4096;
/** The longest side, in pixels, at which a drawing is decoded that states no size. */
const unsizedSide = 1024;

/** A picture that could not be fetched or decoded, or that another server does not allow in drawings (CORS). */
export class PictureError extends Error {
  readonly url: string;

  constructor(url: string, cause: unknown) {
    super(`The picture ${url} cannot be shown`, { cause });
    this.url = url;
  }
}

export interface StagePicture {
  readonly texture: Texture;
  /** For drawing on a 2D canvas. */
  readonly bitmap: ImageBitmap;
  /** The natural size, which may be larger than the texture. */
  readonly width: number;
  readonly height: number;
}

/** Owns the textures of a game, and frees them at the end. */
export interface Pictures {
  /** @throws {PictureError} */
  readonly load: (url: string) => Promise<StagePicture>;
  /** Makes a texture from the caller's canvas, which is emptied at the end. */
  readonly bake: (canvas: HTMLCanvasElement) => Texture;
  /** Frees a texture before the end. */
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
        // Some browsers keep canvases in memory for a long time, so this one shrinks.
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

/** Uses mipmaps, because a picture drawn much smaller than its size would flicker without them. */
function smooth(bitmap: ImageBitmap): ImageSource {
  return new ImageSource({ resource: bitmap, autoGenerateMipmaps: true });
}

/** Whether a picture may be an SVG drawing without width and height, of which ImageBitmap makes an empty picture. */
function isFittedByDefault(width: number, height: number): boolean {
  return width <= 300 && height <= 150 && (width === 300 || height === 150);
}

function drawn(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

async function decode(url: string): Promise<Omit<StagePicture, 'texture'>> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    // In some browsers SVG drawings have no natural size; others fit them into a default box.
    const width = image.naturalWidth || largestSquare;
    const height = image.naturalHeight || largestSquare;
    const isUnsized = isFittedByDefault(width, height);
    const scale = isUnsized
      ? unsizedSide / Math.max(width, height)
      : Math.min(1, longestSide / Math.max(width, height), largestSquare / Math.sqrt(width * height));
    const [resizeWidth, resizeHeight] = [
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    ];
    const source = isUnsized ? drawn(image, resizeWidth, resizeHeight) : image;
    const bitmap = await createImageBitmap(source, { resizeWidth, resizeHeight, resizeQuality: 'high' });
    return { bitmap, width, height };
  } catch (error) {
    throw new PictureError(url, error);
  }
}
