import { type Size } from '#engine/geometry.ts';

/** Shrinks a picture so that its longer side is at most `most` pixels. A smaller picture stays as it is. */
export function fitWithin({ width, height }: Size, most: number): Size {
  const share = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
