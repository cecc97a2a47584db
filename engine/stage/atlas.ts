import { Rectangle, Texture } from 'pixi.js';
import { type Pictures } from './pictures.ts';

/** Draws one cell, from 0 to its size in pixels. */
export type DrawCell = (context: CanvasRenderingContext2D, width: number, height: number) => void;

export interface Atlas {
  /** In the order in which the cells were given. */
  readonly textures: readonly Texture[];
  readonly free: () => void;
}

/** Phones with little memory take no larger canvas. */
const longestSide = 4096;

/**
 * Draws cells of one size on one canvas, so that all of them are one draw call, and come back when the phone has lost
 * its drawing.
 *
 * @param cell pixels of the screen
 */
export function bakeAtlas(
  pictures: Pictures,
  cell: { readonly width: number; readonly height: number },
  draws: readonly DrawCell[],
): Atlas {
  const [width, height] = [Math.max(1, Math.round(cell.width)), Math.max(1, Math.round(cell.height))];
  // Neighbours are kept apart: smoothing mixes what touches.
  const [stepX, stepY] = [width + 2, height + 2];
  const columns = Math.max(1, Math.min(draws.length, Math.floor(longestSide / stepX)));
  const canvas = document.createElement('canvas');
  canvas.width = columns * stepX;
  canvas.height = Math.ceil(draws.length / columns) * stepY;
  // Read back or not, this draws on the processor: many times faster than a graphics card for what is drawn once.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const frames = draws.map((draw, index) => {
    const frame = new Rectangle((index % columns) * stepX, Math.floor(index / columns) * stepY, width, height);
    if (context !== null) {
      context.save();
      context.translate(frame.x, frame.y);
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      draw(context, width, height);
      context.restore();
    }
    return frame;
  });
  const whole = pictures.bake(canvas);
  const textures = frames.map((frame) => new Texture({ source: whole.source, frame }));
  return {
    textures,
    free: () => {
      for (const texture of textures) texture.destroy();
      pictures.free(whole);
    },
  };
}
