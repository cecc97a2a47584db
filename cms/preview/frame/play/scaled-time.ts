/** A time that runs at a rate that may change. It never jumps. */
export interface ScaledTime {
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
