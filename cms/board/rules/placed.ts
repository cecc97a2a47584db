import { type Point } from '#content/outline.ts';
import { mirroredPoint, type Placement } from '../../canvas/rules/arrange.ts';
import { type Box } from '../../canvas/rules/box.ts';
import { type Contour, type PathNode } from '../../canvas/rules/contours.ts';
import { movedBy } from '../../canvas/rules/edits.ts';

/** Returns the lines of a shape after they have been arranged. @param box the shape's own */
export function placedBy(contours: readonly Contour[], { by, mirror }: Placement, box: Box): readonly Contour[] {
  if (mirror === undefined) return movedBy(contours, by);
  const over = (at: Point): Point => mirroredPoint(at, box, mirror);
  const turned = contours.map((contour) =>
    contour.map(({ at, before, behind }): PathNode => ({
      at: over(at),
      ...(before === undefined ? {} : { before: over(before) }),
      ...(behind === undefined ? {} : { behind: over(behind) }),
    })),
  );
  return movedBy(turned, by);
}
