import { type Pixels } from '../rules/trace/flood.ts';
import { type Found } from '../rules/editing-state.ts';
import { traced, type TraceOptions } from '../rules/trace/trace.ts';

/** A message to the worker. A copy of the picture comes before the first question. */
export type TraceQuestion =
  | { readonly kind: 'picture'; readonly copy: ImageBitmap }
  | { readonly kind: 'trace'; readonly options: TraceOptions };

const failed: Found = { kind: 'refused', reason: 'failed' };
let pixels: Pixels | undefined;

addEventListener('message', ({ data }: MessageEvent<TraceQuestion>) => {
  if (data.kind === 'picture') pixels = pixelsOf(data.copy);
  else postMessage(pixels === undefined ? failed : traced(pixels, data.options));
});

function pixelsOf(copy: ImageBitmap): Pixels | undefined {
  const { width, height } = copy;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  // Transparent pixels look white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(copy, 0, 0);
  copy.close();
  return context.getImageData(0, 0, width, height);
}
