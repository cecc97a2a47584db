import { fitWithin } from './fit-within.ts';
import { createWorkerDecoder, type Decoder } from './worker-decoder.ts';

/** Reads QR codes from pictures. Rejects when the decoder cannot be had; the next try asks for it again. */
export interface CodeReader {
  /** One frame of the camera, quickly; undefined when there is no code in it. */
  readonly readFrame: (video: HTMLVideoElement) => Promise<string | undefined>;
  /** A photo, with more patience. Undefined also for a file that is no picture. */
  readonly readPhoto: (file: Blob) => Promise<string | undefined>;
  readonly destroy: () => void;
}

const frameSize = 800;
/** A code far away in a large photo is lost when the photo is made small; a blurred one gains by it. */
const photoSizes = [800, 1600, 2400] as const;

/** The browser's own reader where it knows QR codes, else ours. */
export function createCodeReader(): CodeReader {
  let native = nativeDetector();
  let decoder: Decoder | undefined;

  async function read(
    source: CanvasImageSource & ImageBitmapSource,
    size: Size,
    patience: Patience,
  ): Promise<string | undefined> {
    const detector = await native;
    if (detector !== undefined) {
      try {
        return (await detector.detect(source))[0]?.rawValue;
      } catch {
        // Some phones promise a reader that they do not have installed.
        native = Promise.resolve(undefined);
      }
    }
    decoder ??= createWorkerDecoder();
    try {
      return await decoder.decode(pixelsOf(source, fitWithin(size, patience.most)), patience.timeLimit);
    } catch (error) {
      decoder.destroy();
      decoder = undefined;
      throw error;
    }
  }

  return {
    readFrame: (video) =>
      read(video, { width: video.videoWidth, height: video.videoHeight }, { most: frameSize, timeLimit: 40 }),
    readPhoto: async (file) => {
      const picture = await createImageBitmap(file).catch(() => undefined);
      if (picture === undefined) return undefined;
      try {
        for (const most of photoSizes) {
          const text = await read(picture, picture, { most, timeLimit: 800 });
          if (text !== undefined || Math.max(picture.width, picture.height) <= most) return text;
        }
        return undefined;
      } finally {
        picture.close();
      }
    },
    destroy: () => decoder?.destroy(),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Patience {
  /** Pixels of the longer side. */
  readonly most: number;
  readonly timeLimit: number;
}

/** The part of the Shape Detection API that is used; not every browser has it. */
interface Detector {
  readonly detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector !== undefined && formats.includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : undefined;
  } catch {
    return undefined;
  }
}

const canvas = document.createElement('canvas');

function pixelsOf(source: CanvasImageSource, { width, height }: Size): ImageData {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to draw on');
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
