export interface ScaleBar {
  readonly metres: number;
  /** CSS pixels. */
  readonly length: number;
}

/**
 * Returns the longest bar of a round number of metres (1, 2 or 5 with zeros) that is no longer than `most` CSS pixels;
 * undefined if there is no scale.
 */
export function scaleBar(metresPerPixel: number, most: number): ScaleBar | undefined {
  const limit = metresPerPixel * most;
  if (!(limit > 0) || !Number.isFinite(limit)) return undefined;
  const power = 10 ** Math.floor(Math.log10(limit));
  const metres = power * (steps.findLast((step) => step * power <= limit) ?? 1);
  return { metres, length: metres / metresPerPixel };
}

const steps = [1, 2, 5] as const;
