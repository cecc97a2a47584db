import { type Frames } from '../stage/frames.ts';
import { createFling, type FlingOptions } from './fling.ts';
import { type Point } from '../geometry.ts';

export interface FlingListeners {
  /** @param at the box's top-left corner */
  readonly move: (at: Point) => void;
  /** Called once with the last corner passed to `move`, or with the first one if `move` was never called. */
  readonly rest: (at: Point) => void;
}

/** Lets a box slide on, frame by frame. @returns stops it where it is */
export function runFling(
  frames: Pick<Frames, 'run'>,
  options: FlingOptions,
  { move, rest }: FlingListeners,
): () => void {
  const fling = createFling(options);
  let last: Point = { x: options.box.x, y: options.box.y };
  let before = 0;
  let isResting = false;
  const stop = frames.run((elapsed) => {
    const at = fling.step(elapsed - before);
    before = elapsed;
    if (at === 'resting') {
      bringToRest();
      return false;
    }
    last = at;
    move(at);
    return !isResting;
  });
  return bringToRest;

  function bringToRest(): void {
    if (isResting) return;
    isResting = true;
    stop();
    rest(last);
  }
}
