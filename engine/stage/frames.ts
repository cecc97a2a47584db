/** Moves something a little further. @returns whether to call it again */
export type Step = (elapsed: number) => boolean;

/** Draws only when something has changed. */
export interface Frames {
  /** Draws once in the next frame, however often it is called. */
  readonly request: () => void;
  /**
   * Calls a step before each frame until it returns false or the returned function is called. The step receives the
   * milliseconds since its first frame.
   */
  readonly run: (step: Step) => () => void;
  readonly destroy: () => void;
}

export interface FrameClock {
  readonly request: (callback: (time: number) => void) => number;
  readonly cancel: (handle: number) => void;
}

/** @param draw puts the picture on the screen */
export function createFrames(draw: () => void, clock: FrameClock = browserClock): Frames {
  const running = new Map<Step, number | undefined>();
  let handle: number | undefined;
  let isDestroyed = false;

  function request(): void {
    if (isDestroyed) return;
    handle ??= clock.request(frame);
  }

  function frame(time: number): void {
    handle = undefined;
    for (const [step, start] of running) {
      running.set(step, start ?? time);
      if (!step(time - (start ?? time))) running.delete(step);
    }
    if (running.size > 0) request();
    draw();
  }

  return {
    request,
    run: (step) => {
      running.set(step, undefined);
      request();
      return () => void running.delete(step);
    },
    destroy: () => {
      isDestroyed = true;
      running.clear();
      if (handle !== undefined) clock.cancel(handle);
    },
  };
}

const browserClock: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};
