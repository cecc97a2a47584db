import { answerTasks } from '../../aside/answer-tasks.ts';
import { type Pixels } from '../rules/trace/flood.ts';
import { type Found } from '../rules/editing-state.ts';
import { traced, type TraceOptions } from '../rules/trace/trace.ts';

const failed: Found = { kind: 'refused', reason: 'failed' };
let pixels: Pixels | undefined;

const tasks = {
  /** Gets a copy of the picture, before the first question. */
  takePicture: (copy: ImageBitmap): void => {
    pixels = pixelsOf(copy);
  },
  trace: (options: TraceOptions): Found => (pixels === undefined ? failed : traced(pixels, options)),
};

export type TraceTasks = typeof tasks;

addEventListener(
  'message',
  answerTasks(tasks, (message) => postMessage(message)),
);

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
