export interface Allowance {
  /** Takes an amount. @returns the seconds to wait if there is too little left; 0: it was taken */
  readonly take: (key: string, amount: number) => number;
}

export interface AllowanceOptions {
  /** The amount that a caller may take at once, and in each period. */
  readonly most: number;
  /** Milliseconds. */
  readonly period: number;
  readonly clock: () => number;
}

interface Taken {
  left: number;
  at: number;
}

/** Above this number, those that are full again are forgotten. */
const manyKeys = 10_000;

/** Limits how much each caller takes, in memory only: nothing about callers is stored. */
export function createAllowance({ most, period, clock }: AllowanceOptions): Allowance {
  const taken = new Map<string, Taken>();
  const leftOf = ({ left, at }: Taken, now: number): number =>
    // A clock that was set back gives nothing.
    Math.min(most, left + (Math.max(0, now - at) / period) * most);

  return {
    take(key, amount) {
      const now = clock();
      if (taken.size > manyKeys) forgetFull(now);
      const before = taken.get(key);
      const left = before === undefined ? most : leftOf(before, now);
      if (left < amount) return Math.ceil((((amount - left) / most) * period) / 1000);
      taken.set(key, { left: left - amount, at: now });
      return 0;
    },
  };

  function forgetFull(now: number): void {
    for (const [key, each] of taken) if (leftOf(each, now) >= most) taken.delete(key);
  }
}
