import { type Size } from '#ui/picture/zoom-view.ts';
import { type Shape, stacked } from './rules/shape.ts';

/** The longest side in pixels; some phones refuse larger canvases. */
const longestSide = 2048;

export interface Baking {
  readonly size: Size;
  readonly shapes: readonly (Shape | undefined)[];
  /** Whether a place is filled; the others cut holes into the shapes below. */
  readonly isFilled: (place: number) => boolean;
  /** A colour, or a picture as large as the board. */
  readonly filling: string | ImageBitmap;
}

/** Draws the shapes at the size of the board's picture, small ones on top of large ones. */
export function bakeShapes({ size, shapes, isFilled, filling }: Baking): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  // Makes the browser draw on the CPU, which is many times faster than the GPU for a single drawing.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return canvas;
  context.scale(canvas.width / size.width, canvas.height / size.height);
  context.fillStyle = typeof filling === 'string' ? filling : (patternOf(context, filling, size) ?? 'transparent');
  for (const place of stacked(shapes)) {
    const shape = shapes[place];
    if (shape === undefined) continue;
    context.globalCompositeOperation = isFilled(place) ? 'source-over' : 'destination-out';
    context.fill(outlineOf(shape), shape.rule);
  }
  return canvas;
}

function outlineOf({ rings }: Shape): Path2D {
  const outline = new Path2D();
  for (const ring of rings) {
    for (const [index, { x, y }] of ring.entries()) {
      if (index === 0) outline.moveTo(x, y);
      else outline.lineTo(x, y);
    }
    outline.closePath();
  }
  return outline;
}

function patternOf(context: CanvasRenderingContext2D, picture: ImageBitmap, size: Size): CanvasPattern | null {
  const pattern = context.createPattern(picture, 'no-repeat');
  pattern?.setTransform(new DOMMatrix().scale(size.width / picture.width, size.height / picture.height));
  return pattern;
}
