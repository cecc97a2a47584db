import { type Size } from '#ui/picture/zoom-view.ts';
import { type Aside, openAside } from '../../aside/open-aside.ts';
import { type Found } from '../rules/editing-state.ts';
import { type TraceOptions } from '../rules/trace/trace.ts';
import type { TraceTasks } from './trace-worker.ts';

/** Finds outlines in a picture by colour. */
export interface Tracer {
  /** One question at a time. */
  readonly trace: (options: Omit<TraceOptions, 'picture'>) => Promise<Found>;
  readonly close: () => void;
}

/** The longest side of the copy that outlines are found in, in pixels. */
const longest = 1024;

/**
 * Works on a small copy of the picture in a worker, so that the page stays responsive. Both are made for the first
 * question.
 */
export function createTracer(address: string, picture: Size): Tracer {
  let opened: Promise<Aside<TraceTasks>> | undefined;

  function close(): void {
    opened?.then(
      (worker) => worker.close(),
      () => undefined,
    );
    opened = undefined;
  }

  return {
    trace: async (options) => {
      try {
        opened ??= openWorker(address, picture);
        return await (await opened).ask('trace', { ...options, picture });
      } catch (error) {
        console.warn('No outline could be sought', error);
        close();
        return { kind: 'refused', reason: 'failed' };
      }
    },
    close,
  };
}

async function openWorker(address: string, picture: Size): Promise<Aside<TraceTasks>> {
  const copy = await smallCopy(address, picture);
  const worker = openAside<TraceTasks>(new Worker(new URL('./trace-worker.ts', import.meta.url), { type: 'module' }));
  await worker.ask('takePicture', copy, { transfer: [copy] });
  return worker;
}

async function smallCopy(address: string, { width, height }: Size): Promise<ImageBitmap> {
  const image = new Image();
  // The stage requests it the same way, so that it is fetched once.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const scale = Math.min(longest / Math.max(width, height), 1);
  const side = (length: number): number => Math.max(Math.round(length * scale), 1);
  return createImageBitmap(image, { resizeWidth: side(width), resizeHeight: side(height), resizeQuality: 'high' });
}
