import { type Point } from '#content/outline.ts';
import { type Box } from './box.ts';
import { type Contour } from './contours.ts';
import { middleAfter, nextNode, nodeAt, type NodeName } from './edits.ts';
import { nearestTo, type ShapePart } from './editing-state.ts';

/**
 * Returns the handles of lines: the arms of the chosen point, their points, and the middles of long sides.
 *
 * @param lengthOf the length of a side, from its start, end and middle
 */
export function partsOfLines(
  lines: readonly Contour[],
  roomy: number,
  chosen: NodeName | undefined,
  lengthOf: (from: Point, to: Point, middle: Point) => number,
): readonly ShapePart[] {
  const nodes = lines.flatMap((line, contour) => line.map(({ at }, node) => ({ name: { contour, node }, at })));
  const own = chosen === undefined ? undefined : nodeAt(lines, chosen);
  return [
    ...(['before', 'behind'] as const).flatMap((arm): ShapePart[] => {
      const at = own?.[arm];
      return at === undefined || chosen === undefined ? [] : [{ kind: 'arm', name: chosen, arm, at }];
    }),
    ...nodes.map((node): ShapePart => ({ kind: 'node', ...node })),
    ...nodes.flatMap(({ name, at: from }): ShapePart[] => {
      const [at, to] = [middleAfter(lines, name), nodeAt(lines, nextNode(lines, name))?.at];
      const isRoomy = at !== undefined && to !== undefined && lengthOf(from, to, at) >= roomy;
      return isRoomy ? [{ kind: 'middle', name, at }] : [];
    }),
  ];
}

/**
 * Returns the part at a point. Inside a small box its handles reach less far, to leave room for moving it.
 *
 * @param reach the distance from its middle within which a handle can be grabbed, in pixels of the picture
 */
export function partAt(parts: readonly ShapePart[], box: Box, at: Point, reach: number): ShapePart | undefined {
  const least = Math.min(box.width, box.height) / 4;
  const isInside = parts[0]?.kind === 'grip' && isWithin(box, at);
  return nearestTo(parts, at, isInside ? Math.min(reach, least) : reach);
}

function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x > x && point.y > y && point.x < x + width && point.y < y + height;
}
