import { type Frames } from './frames.ts';

/** 0 to 1, for 0 to 1. */
export type Ease = (share: number) => number;

/** Quick at first, calm at the end. */
export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;

export interface TweenOptions {
  /** 0: at once. */
  readonly milliseconds: number;
  readonly ease?: Ease;
  /** Given 0 to 1; 1 comes last, and always but when the tween is stopped. */
  readonly move: (share: number) => void;
  readonly done?: () => void;
}

/** @returns stops it where it is */
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
