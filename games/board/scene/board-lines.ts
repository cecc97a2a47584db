import { Container } from 'pixi.js';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf } from '#ui/picture/picture-view.ts';
import { type BoardState } from '../board-state.ts';
import { type Line, linesOf } from '../lines.ts';
import { createShapeRings } from '../shape-rings.ts';
import { createLineGroup } from './line-group.ts';
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
/** The number of places whose lines a slow phone draws in one frame. */
const placesPerFrame = 4;

/**
 * The lines around the places: permanent ones, drawn a few in each frame, and those that respond to the visitor, drawn
 * at once.
 */
export function createBoardLines(stage: Stage, options: BoardSceneOptions): BoardLines {
  const container = new Container();
  const rings = createShapeRings(options.config);
  const resting = Array.from({ length: Math.ceil(options.config.shapes.length / placesPerFrame) }, () =>
    createLineGroup(rings),
  );
  const active = createLineGroup(rings);
  for (const { graphics } of [...resting, active]) container.addChild(graphics);
  let state: BoardState | undefined;
  let drawnAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;

  function draw(): void {
    const scale = scaleOf(options.view.getState());
    if (state === undefined || scale <= 0) return;
    drawnAt = scale;
    const lines = linesOf(state, options);
    const isIn = (group: number) => (line: Line) => Math.floor(line.place / placesPerFrame) === group;
    for (const [group, { plan }] of resting.entries()) plan(lines.resting.filter(isIn(group)), scale);
    active.plan(lines.active, scale);
    active.draw();
    stop();
    stop = stage.frames.run(() => resting.some((group) => group.draw()));
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
      else timer = setTimeout(draw, zoomEnd);
    },
    destroy: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
