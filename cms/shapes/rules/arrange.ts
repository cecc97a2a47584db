import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Box } from './box.ts';
import { boxAround } from './multi-selection.ts';
import { changedNode, type Contour } from './contours.ts';

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;

export type Edge = (typeof edges)[number];
export const axes = ['x', 'y'] as const;
export type Axis = (typeof axes)[number];
/** The reference for alignment: the picture, or each other. */
export type Target = 'picture' | 'shapes';

export type Arrangement =
  | { readonly kind: 'align'; readonly edge: Edge; readonly target: Target }
  | { readonly kind: 'distribute'; readonly axis: Axis; readonly target: Target }
  | { readonly kind: 'mirror'; readonly axis: Axis };

/** How one shape is arranged. */
export interface Placement {
  readonly by: Point;
  /** The axis along which it is mirrored within its own box. */
  readonly mirror?: Axis;
}

/** Returns how each of the boxes is arranged. The first one stays when shapes are aligned with each other. */
export function arranged(boxes: readonly Box[], picture: Size, arrangement: Arrangement): readonly Placement[] {
  switch (arrangement.kind) {
    case 'align':
      return aligned(boxes, picture, arrangement.edge, arrangement.target);
    case 'distribute':
      return distributed(boxes, picture, arrangement.axis, arrangement.target);
    case 'mirror':
      return mirrored(boxes, arrangement.axis);
  }
}

/** The number of shapes that an arrangement needs. */
export function leastShapes(arrangement: Arrangement): number {
  if (arrangement.kind === 'mirror' || arrangement.target === 'picture') return 1;
  return arrangement.kind === 'align' ? 2 : 3;
}

const edgePlaces: Readonly<Record<Edge, { readonly axis: Axis; readonly share: number }>> = {
  left: { axis: 'x', share: 0 },
  centre: { axis: 'x', share: 1 / 2 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  middle: { axis: 'y', share: 1 / 2 },
  bottom: { axis: 'y', share: 1 },
};

function aligned(boxes: readonly Box[], picture: Size, edge: Edge, target: Target): readonly Placement[] {
  const whole = { x: 0, y: 0, ...picture };
  const onto = target === 'picture' ? whole : (boxes[0] ?? whole);
  const { axis, share } = edgePlaces[edge];
  const placeIn = (box: Box): number => box[axis] + lengthOf(box, axis) * share;
  return boxes.map((box) => ({ by: along(axis, placeIn(onto) - placeIn(box)) }));
}

/** Makes the gaps equal: between the outer two, which stay, or across the whole picture with its edges. */
function distributed(boxes: readonly Box[], picture: Size, axis: Axis, target: Target): readonly Placement[] {
  const ways = boxes.map(() => 0);
  const order = [...boxes.keys()].toSorted((one, other) => middleOf(boxes[one], axis) - middleOf(boxes[other], axis));
  const [first, last] = [boxes[order[0] ?? -1], boxes[order.at(-1) ?? -1]];
  const isAcross = target === 'picture';
  if (first === undefined || last === undefined || (!isAcross && boxes.length < 3))
    return boxes.map(() => ({ by: still }));
  const start = isAcross ? 0 : first[axis];
  const end = isAcross ? lengthOf(picture, axis) : last[axis] + lengthOf(last, axis);
  const free = end - start - boxes.reduce((sum, box) => sum + lengthOf(box, axis), 0);
  const gap = free / (isAcross ? boxes.length + 1 : boxes.length - 1);
  let place = isAcross ? start + gap : start;
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    ways[index] = place - box[axis];
    place += lengthOf(box, axis) + gap;
  }
  return ways.map((way) => ({ by: along(axis, way) }));
}

/** Mirrors everything within the box around it. */
function mirrored(boxes: readonly Box[], axis: Axis): readonly Placement[] {
  const middle = middleOf(boxAround(boxes), axis);
  return boxes.map((box) => ({ by: along(axis, 2 * (middle - middleOf(box, axis))), mirror: axis }));
}

const still: Point = { x: 0, y: 0 };

function along(axis: Axis, way: number): Point {
  return { ...still, [axis]: way + 0 };
}

function lengthOf(size: Size, axis: Axis): number {
  return axis === 'x' ? size.width : size.height;
}

function middleOf(box: Box | undefined, axis: Axis): number {
  return box === undefined ? 0 : box[axis] + lengthOf(box, axis) / 2;
}

/** Mirrors a point within a box. */
export function mirroredPoint(at: Point, box: Box, axis: Axis): Point {
  return { ...at, [axis]: box[axis] * 2 + lengthOf(box, axis) - at[axis] };
}

/** Carries shapes from one picture to another: as large as fits, in the middle, with their proportions. */
export interface Fitting {
  readonly point: (at: Point) => Point;
  readonly box: (box: Box) => Box;
  readonly contour: (contour: Contour) => Contour;
}

export function fitting(from: Size, to: Size): Fitting {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  const point = ({ x, y }: Point): Point => ({ x: left + x * scale, y: top + y * scale });
  return {
    point,
    box: ({ width, height, ...at }) => ({ ...point(at), width: width * scale, height: height * scale }),
    contour: (contour) => contour.map((node) => changedNode(node, point)),
  };
}
