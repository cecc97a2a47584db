/** Milliseconds after loading that belong to the visitor alone. */
export const firstSeconds = 10_000;

/** Milliseconds without a touch. */
const rest = 2000;

/** Milliseconds between two checks. */
const pause = 500;

export interface Calm {
  /** Waits for the first moment that can be spent on something else, or for a wish that cannot wait. */
  readonly first: () => Promise<void>;
  /** The same, once that moment has been. */
  readonly next: () => Promise<void>;
  /** Waits until something plays or is touched, unless a wish is waiting. Never ends once `signal` is aborted. */
  readonly over: (signal: AbortSignal) => Promise<void>;
}

export interface CalmOptions {
  readonly isPlaying: () => boolean;
  /** Whether the visitor waits for what is behind the wait. */
  readonly isWished: () => boolean;
  /** Calls back when that may have changed. */
  readonly onWish: (listener: () => void) => void;
}

const touches = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown', 'scroll'];

/** Finds moments in which nothing plays and the visitor touches nothing. */
export function watchCalm({ isPlaying, isWished, onWish }: CalmOptions): Calm {
  let touched = Number.NEGATIVE_INFINITY;
  const note = (): void => void (touched = performance.now());
  for (const type of touches) document.addEventListener(type, note, { capture: true, passive: true });

  const after = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        const left = touched + rest - performance.now();
        if (isWished() || (left <= 0 && !isPlaying())) resolve();
        else setTimeout(look, Math.max(left, pause));
      };
      setTimeout(look, milliseconds);
      onWish(look);
    });
  return {
    first: () => after(firstSeconds),
    next: () => after(0),
    over: (signal) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isWished() && (isPlaying() || performance.now() - touched < rest)) resolve();
          else if (!signal.aborted) setTimeout(look, pause);
        };
        look();
      }),
  };
}
