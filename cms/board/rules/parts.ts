import { type Point } from '#content/outline.ts';
import { distance, nearestTo, type Touch } from '../../canvas/rules/editing-state.ts';
import { isFree } from '../../canvas/rules/shape-traits.ts';
import { type BoardEditing } from './board-editing.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { type Arm, middleAfter, nextNode, nodeAt, type NodeName } from '../../canvas/rules/edits.ts';

/** A part of the chosen shape that can be grabbed. */
export type BoardPart =
  | { readonly kind: 'node'; readonly name: NodeName; readonly at: Point }
  | { readonly kind: 'arm'; readonly name: NodeName; readonly arm: Arm; readonly at: Point }
  /** Half way to the next point, where a new one is added. */
  | { readonly kind: 'middle'; readonly name: NodeName; readonly at: Point };

/** Returns the handles of a shape: the arms of the chosen point, its points, and the middles of long sides. */
export function partsOfShape(
  { point: chosen }: Pick<BoardEditing, 'point'>,
  contours: readonly Contour[],
  roomy: number,
): readonly BoardPart[] {
  const names = contours.flatMap((nodes, contour) => nodes.map((_, node): NodeName => ({ contour, node })));
  const points = names.flatMap((name): BoardPart[] => {
    const at = nodeAt(contours, name)?.at;
    return at === undefined ? [] : [{ kind: 'node', name, at }];
  });
  const middles = names.flatMap((name): BoardPart[] => {
    const [at, one, other] = [
      middleAfter(contours, name),
      nodeAt(contours, name),
      nodeAt(contours, nextNode(contours, name)),
    ];
    const isRoomy =
      at !== undefined &&
      one !== undefined &&
      other !== undefined &&
      distance(one.at, at) + distance(other.at, at) >= roomy;
    return isRoomy ? [{ kind: 'middle', name, at }] : [];
  });
  const own = chosen === undefined ? undefined : nodeAt(contours, chosen);
  const arms = (['before', 'behind'] as const).flatMap((arm): BoardPart[] => {
    const at = own?.[arm];
    return at === undefined || chosen === undefined ? [] : [{ kind: 'arm', name: chosen, arm, at }];
  });
  return [...arms, ...points, ...middles];
}

export function partAt(
  editing: BoardEditing,
  contours: readonly Contour[],
  at: Point,
  touch: Touch,
): BoardPart | undefined {
  // Several shapes have no handles, and a locked one has none either.
  if (editing.others.length > 0 || !isFree(editing, editing.chosen ?? -1)) return undefined;
  return nearestTo(partsOfShape(editing, contours, touch.roomy), at, touch.grasp);
}
