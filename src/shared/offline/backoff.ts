const longest = 30_000;

/**
 * Returns the milliseconds to wait after a failure: 1, 2, 4, 8 and so on up to 30 seconds, spread by a quarter so that the
 * phones of a whole group do not come back at once.
 *
 * @param failures how many in a row, from 1
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: number): number {
  return Math.min(longest, 1000 * 2 ** (failures - 1) * (0.75 + random / 2));
}
