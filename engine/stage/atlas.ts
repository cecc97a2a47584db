import { Rectangle, Texture } from 'pixi.js';
import type { Pictures } from './pictures.ts';

/** Draws one cell, from 0 to its size in pixels. */
export type DrawCell = (context: CanvasRenderingContext2D, width: number, height: number) => void;

export interface Atlas {
  /** In the order of the cells. */
  readonly textures: readonly Texture[];
  readonly free: () => void;
}

/** Phones with little memory refuse larger canvases. */
const longestSide = 4096;

/**
 * Draws cells of one size on one canvas, so that they need one draw call and survive a lost context.
 *
 * @param cell pixels of the screen
 */
export function bakeAtlas(
  pictures: Pictures,
  cell: { readonly width: number; readonly height: number },
  draws: readonly DrawCell[],
): Atlas {
  const [width, height] = [Math.max(1, Math.round(cell.width)), Math.max(1, Math.round(cell.height))];
  // A gap between cells, because smoothing blends adjacent pixels.
  const [stepX, stepY] = [width + 2, height + 2];
  const columns = Math.max(1, Math.min(draws.length, Math.floor(longestSide / stepX)));
  const canvas = document.createElement('canvas');
  canvas.width = columns * stepX;
  canvas.height = Math.ceil(draws.length / columns) * stepY;
  // Makes the browser draw on the CPU, which is many times faster than the GPU for a single drawing.
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
