import type { Frames } from './frames.ts';

/** Maps 0 to 1 onto 0 to 1. */
export type Ease = (share: number) => number;

/** Fast at first, slow at the end. */
const easeOut: Ease = (share) => 1 - (1 - share) ** 3;

export interface TweenOptions {
  /** 0 means immediately. */
  readonly milliseconds: number;
  readonly ease?: Ease;
  /** Called with 0 to 1. The last call is with 1, unless the tween is stopped. */
  readonly move: (share: number) => void;
  readonly done?: () => void;
}

/** @returns stops the tween where it is */
export function tween(frames: Frames, { milliseconds, ease = easeOut, move, done }: TweenOptions): () => void {
  if (milliseconds <= 0) {
    move(1);
    frames.request();
    done?.();
    return () => undefined;
  }
  return frames.run((elapsed) => {
    const share = Math.min(elapsed / milliseconds, 1);
    move(share === 1 ? 1 : ease(share));
    if (share < 1) return true;
    done?.();
    return false;
  });
}
