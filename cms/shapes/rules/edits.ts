import { type Point } from '#content/outline.ts';
import { changedNode, type Contour, type PathNode } from './contours.ts';

/** Identifies a point of a shape: the index of its line, and its index in that line. */
export interface NodeName {
  readonly contour: number;
  readonly node: number;
}

export type Arm = 'before' | 'behind';

export function nodeAt(contours: readonly Contour[], { contour, node }: NodeName): PathNode | undefined {
  return contours[contour]?.[node];
}

/** Returns the next point of the same line; the first after the last. */
export function nextNode(contours: readonly Contour[], { contour, node }: NodeName): NodeName {
  const count = contours[contour]?.length ?? 1;
  return { contour, node: (node + 1) % count };
}

export function movedBy(contours: readonly Contour[], by: Point): readonly Contour[] {
  return contours.map((contour) => contour.map((node) => shifted(node, by)));
}

/** Moves a point together with its arms. */
export function withNodeMoved(contours: readonly Contour[], name: NodeName, by: Point): readonly Contour[] {
  return changed(contours, name, (node) => shifted(node, by));
}

/** Moves an arm. At a smooth point the other arm turns with it and keeps its length. */
export function withArmAt(contours: readonly Contour[], name: NodeName, arm: Arm, to: Point): readonly Contour[] {
  return changed(contours, name, (node) => {
    const other = arm === 'before' ? 'behind' : 'before';
    const opposite = node[other];
    const next = { ...node, [arm]: to };
    if (opposite === undefined || !isSmooth(node)) return next;
    const way = distance(node.at, to);
    if (way === 0) return next;
    const factor = -distance(node.at, opposite) / way;
    return { ...next, [other]: plus(node.at, { x: (to.x - node.at.x) * factor, y: (to.y - node.at.y) * factor }) };
  });
}

/** Makes the line pass smoothly through the point. */
export function isSmooth({ at, before, behind }: PathNode): boolean {
  if (before === undefined || behind === undefined) return false;
  const [one, other] = [minus(before, at), minus(behind, at)];
  const lengths = Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y);
  const across = one.x * other.y - one.y * other.x;
  const along = one.x * other.x + one.y * other.y;
  return along < 0 && Math.abs(across) <= lengths * 0.02;
}

/** Makes a corner smooth, or a smooth point a corner. */
export function withCornerTurned(contours: readonly Contour[], name: NodeName): readonly Contour[] {
  const contour = contours[name.contour] ?? [];
  const { length } = contour;
  const [last, next] = [contour[(name.node + length - 1) % length], contour[(name.node + 1) % length]];
  return changed(contours, name, (node) => {
    if (isSmooth(node) || last === undefined || next === undefined) return { at: node.at };
    const along = minus(next.at, last.at);
    const way = Math.hypot(along.x, along.y);
    // Both neighbours are at the same place, so any direction will do.
    const to = way === 0 ? { x: 1, y: 0 } : { x: along.x / way, y: along.y / way };
    const [back, ahead] = [distance(node.at, last.at) / 3, distance(node.at, next.at) / 3];
    return {
      at: node.at,
      before: plus(node.at, { x: -to.x * back, y: -to.y * back }),
      behind: plus(node.at, { x: to.x * ahead, y: to.y * ahead }),
    };
  });
}

/** Returns the point half way between two points. */
export function middleAfter(contours: readonly Contour[], name: NodeName): Point | undefined {
  const [from, to] = [nodeAt(contours, name), nodeAt(contours, nextNode(contours, name))];
  return from === undefined || to === undefined ? undefined : halved(from, to).middle.at;
}

/** Adds a point half way to the next one without changing the line. */
export function withNodeAfter(contours: readonly Contour[], name: NodeName): readonly Contour[] {
  const next = nextNode(contours, name);
  const [from, to] = [nodeAt(contours, name), nodeAt(contours, next)];
  if (from === undefined || to === undefined) return contours;
  const half = halved(from, to);
  return contours.map((contour, index) =>
    index === name.contour
      ? contour
          .with(name.node, half.from)
          .with(next.node, half.to)
          .toSpliced(name.node + 1, 0, half.middle)
      : contour,
  );
}

/** Removes a point. A line of two points encloses nothing, so a line of three goes with the point. */
export function withoutNode(contours: readonly Contour[], name: NodeName): readonly Contour[] {
  return contours.flatMap((contour, index) => {
    if (index !== name.contour) return [contour];
    return contour.length > 3 ? [contour.toSpliced(name.node, 1)] : [];
  });
}

interface Halves {
  readonly from: PathNode;
  readonly middle: PathNode;
  readonly to: PathNode;
}

/** Splits a curve into two halves that draw the same line (de Casteljau). */
function halved(from: PathNode, to: PathNode): Halves {
  if (from.behind === undefined && to.before === undefined) return { from, middle: { at: half(from.at, to.at) }, to };
  const [first, second] = [from.behind ?? from.at, to.before ?? to.at];
  const [one, two, three] = [half(from.at, first), half(first, second), half(second, to.at)];
  const [before, behind] = [half(one, two), half(two, three)];
  return {
    from: { ...from, behind: one },
    middle: { at: half(before, behind), before, behind },
    to: { ...to, before: three },
  };
}

function changed(
  contours: readonly Contour[],
  { contour, node }: NodeName,
  change: (node: PathNode) => PathNode,
): readonly Contour[] {
  const before = contours[contour]?.[node];
  return before === undefined
    ? contours
    : contours.map((nodes, index) => (index === contour ? nodes.with(node, change(before)) : nodes));
}

function shifted(node: PathNode, by: Point): PathNode {
  return changedNode(node, (point) => plus(point, by));
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function half(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
