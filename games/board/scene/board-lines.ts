import { Container, Graphics } from 'pixi.js';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf } from '#ui/picture/picture-view.ts';
import { type BoardState } from '../board-state.ts';
import { type Line, linesOf } from '../lines.ts';
import { createShapeRings } from '../shape-rings.ts';
import { type BoardSceneOptions } from './scene-options.ts';

export interface BoardLines {
  readonly container: Container;
  readonly update: (state: BoardState) => void;
  /** Lines have the same width at every zoom, but are not redrawn for each step of a pinch. */
  readonly followZoom: (scale: number) => void;
  readonly destroy: () => void;
}

/** Milliseconds without a change after which a zoom has ended. */
const zoomEnd = 80;

/** The lines around the places: permanent ones, and those that respond to the visitor. */
export function createBoardLines(stage: Stage, options: BoardSceneOptions): BoardLines {
  const container = new Container();
  const resting = container.addChild(new Graphics());
  const active = container.addChild(new Graphics());
  const rings = createShapeRings(options.config);
  let state: BoardState | undefined;
  let drawnAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    const scale = scaleOf(options.view.getState());
    if (state === undefined || scale <= 0) return;
    drawnAt = scale;
    const lines = linesOf(state, options);
    stroke(resting, lines.resting, scale);
    stroke(active, lines.active, scale);
  }

  function stroke(graphics: Graphics, lines: readonly Line[], scale: number): void {
    graphics.clear();
    for (const { place, strokes } of lines)
      for (const { width, color } of strokes)
        for (const ring of rings(place, scale))
          graphics.poly(ring, true).stroke({ width: width / scale, color, join: 'miter' });
  }

  return {
    container,
    update: (next) => {
      state = next;
      draw();
    },
    followZoom: (scale) => {
      clearTimeout(timer);
      if (scale === drawnAt) return;
      if (drawnAt === 0 || Math.abs(Math.log2(scale / drawnAt)) > 1) draw();
      else
        timer = setTimeout(() => {
          draw();
          stage.frames.request();
        }, zoomEnd);
    },
    destroy: () => clearTimeout(timer),
  };
}
