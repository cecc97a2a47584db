/** A pair of numbers: the first is given, the second depends on it. */
export type Pair = readonly [number, number];

/** The line `second = start + slope * first`. */
export interface Line {
  readonly start: number;
  readonly slope: number;
}

/** Returns the line with the least squares, which is exact for two pairs; undefined if the first numbers are all equal. */
export function lineThrough(pairs: readonly Pair[]): Line | undefined {
  const [first, second] = [mean(pairs.map(([given]) => given)), mean(pairs.map(([, dependent]) => dependent))];
  const spread = sum(pairs.map(([given]) => (given - first) ** 2));
  if (!(spread > 0)) return undefined;
  const slope = sum(pairs.map(([given, dependent]) => (given - first) * (dependent - second))) / spread;
  return { start: second - slope * first, slope };
}

export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function span(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}
