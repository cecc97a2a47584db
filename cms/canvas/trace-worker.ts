import { type Pixels } from './rules/trace/flood.ts';
import { type Found } from './rules/trace/found.ts';
import { traced } from './rules/trace/trace.ts';
import { type TraceQuestion } from './trace-question.ts';

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
