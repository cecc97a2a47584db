import { fitWithin } from './fit-within.ts';
import { type Size } from '#engine/geometry.ts';
import { type DecodeAnswer, type DecodeRequest } from './decode-messages.ts';

/** Reads QR codes from pictures. Rejects if the decoder cannot be loaded; the next call retries. */
export interface CodeReader {
  /** Reads one camera frame quickly; undefined if it contains no code. */
  readonly readFrame: (video: HTMLVideoElement) => Promise<string | undefined>;
  /** Reads a photo with more effort. Undefined also if the file is not a picture. */
  readonly readPhoto: (file: Blob) => Promise<string | undefined>;
  readonly destroy: () => void;
}

const frameSize = 800;
/** Downscaling loses a distant code in a large photo, but helps with a blurred one. */
const photoSizes = [800, 1600, 2400] as const;

/** Uses the browser's own reader if it supports QR codes, otherwise ours. */
export function createCodeReader(): CodeReader {
  let native = nativeDetector();
  let decoder: Decoder | undefined;

  async function read(
    source: CanvasImageSource & ImageBitmapSource,
    size: Size,
    limits: DecodeLimits,
  ): Promise<string | undefined> {
    const detector = await native;
    if (detector !== undefined) {
      try {
        return (await detector.detect(source))[0]?.rawValue;
      } catch {
        // Some phones announce a reader that is not installed.
        native = Promise.resolve(undefined);
      }
    }
    decoder ??= createWorkerDecoder();
    try {
      return await decoder.decode(pixelsOf(source, fitWithin(size, limits.most)), limits.timeLimit);
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

interface DecodeLimits {
  /** The longest side, in pixels. */
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

interface Decoder {
  /** Returns the code's text; undefined if there is none. Rejects if the decoder cannot be loaded. */
  readonly decode: (picture: ImageData, timeLimit: number) => Promise<string | undefined>;
  readonly destroy: () => void;
}

/** Decodes in a worker, so that the camera's picture never freezes. */
function createWorkerDecoder(): Decoder {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<string | undefined>>();
  let last = 0;
  let failure: Error | undefined;
  let isDestroyed = false;

  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.text);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    failure = new Error('The decoder could not be loaded');
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  });

  return {
    decode: (picture, timeLimit) => {
      if (failure !== undefined) return Promise.reject(failure);
      if (isDestroyed) return Promise.resolve(undefined);
      const id = (last += 1);
      const answer = withResolvers<string | undefined>();
      waiting.set(id, answer);
      const { width, height } = picture;
      const request: DecodeRequest = { id, width, height, pixels: picture.data.buffer, timeLimit };
      worker.postMessage(request, [request.pixels]);
      return answer.promise;
    },
    destroy: () => {
      isDestroyed = true;
      worker.terminate();
      for (const { resolve } of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: Error) => void;
}

/** The scanning phones may lack `Promise.withResolvers`. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let settle: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (reason) => settle?.reject(reason) };
}
