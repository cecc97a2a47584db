import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { boundsOf } from './box.ts';
import { isCrossed } from './crossing.ts';

/** A flaw of a shape that staff would not want, though it can be saved. */
export type OutlineFault = 'crossed' | 'over' | 'outside';

/** @param rings the outlines of a shape, in pixels of its picture */
export function outlineFaultOf(rings: readonly (readonly Point[])[], picture: Size): OutlineFault | undefined {
  const corners = rings.flat();
  if (corners.length === 0) return undefined;
  const { x, y, width, height } = boundsOf(corners);
  if (x >= picture.width || y >= picture.height || x + width <= 0 || y + height <= 0) return 'outside';
  if (rings.some(isCrossed)) return 'crossed';
  const isOver = x < 0 || y < 0 || x + width > picture.width || y + height > picture.height;
  return isOver ? 'over' : undefined;
}
