/** Steps from one scale to twice as much. */
const steps = 3;

/**
 * Rounds a scale, so that shapes at rest need not be drawn again in every frame of zooming. Their lines are at most
 * twelve percent wider or narrower than they should be.
 */
export function coarseScale(scale: number): number {
  return scale <= 0 ? scale : 2 ** (Math.round(Math.log2(scale) * steps) / steps);
}
