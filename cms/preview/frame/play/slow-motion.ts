type Handler = (...given: unknown[]) => void;

/** The part of a page that tells time. */
export interface TimedPage extends Pick<Window, 'requestAnimationFrame'> {
  readonly setTimeout: (handler: Handler, milliseconds?: number, ...given: unknown[]) => number;
  readonly performance: Pick<Performance, 'now'>;
  readonly document: Pick<Document, 'getAnimations' | 'addEventListener'>;
}

export interface SlowMotion {
  readonly setRate: (rate: number) => void;
  /** Gives the page its own clock back. */
  readonly destroy: () => void;
}

/**
 * Slows a page down: frames, timers, and the transitions of its styles. It replaces the clock of the preview's own
 * document, so that games need no code for it and everything that moves slows down, physics included. Sound keeps its speed.
 */
export function createSlowMotion(page: TimedPage): SlowMotion {
  const time = createScaledTime();
  const { requestAnimationFrame, setTimeout, performance } = page;
  const realNow = performance.now.bind(performance);
  const listeners = new AbortController();

  const scale = (animation: Animation): void => {
    animation.playbackRate = time.rate();
  };
  const scaleAll = (): void => page.document.getAnimations().forEach(scale);
  const patched = {
    requestAnimationFrame: (callback: FrameRequestCallback): number =>
      requestAnimationFrame.call(page, (real) => callback(time.at(real))),
    setTimeout: (handler: Handler, milliseconds = 0, ...given: unknown[]): number =>
      setTimeout.call(page, handler, milliseconds / time.rate(), ...given),
  };
  Object.assign(page, patched);
  performance.now = () => time.at(realNow());
  for (const name of ['transitionrun', 'animationstart'] as const)
    page.document.addEventListener(name, scaleAll, { signal: listeners.signal });

  return {
    setRate: (rate) => {
      time.setRate(rate, realNow());
      scaleAll();
    },
    destroy: () => {
      listeners.abort();
      time.setRate(1, realNow());
      scaleAll();
      // Frames that are already requested end in the slowed time, which now runs like the real one.
      Object.assign(page, { requestAnimationFrame, setTimeout });
      Reflect.deleteProperty(performance, 'now');
    },
  };
}

/** A time that runs at a rate that may change. It never jumps. */
interface ScaledTime {
  /** Converts a reading of the real clock. */
  readonly at: (real: number) => number;
  /** @param real the real time at which the rate changes */
  readonly setRate: (rate: number, real: number) => void;
  readonly rate: () => number;
}

/** Runs like the real time until the rate changes. */
export function createScaledTime(): ScaledTime {
  let rate = 1;
  let from = { real: 0, scaled: 0 };
  const at = (real: number): number => from.scaled + (real - from.real) * rate;
  return {
    at,
    setRate: (next, real) => {
      from = { real, scaled: at(real) };
      rate = next;
    },
    rate: () => rate,
  };
}
