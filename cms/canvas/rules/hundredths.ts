/** Rounds to the precision in which coordinates are stored. Adding 0 turns -0 into 0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
