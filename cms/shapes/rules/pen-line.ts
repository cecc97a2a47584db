import { type Point } from '#content/outline.ts';
import { type Contour, type PathNode } from './contours.ts';
import { type Arm, withArmAt, withNodeMoved } from './edits.ts';
import { type AnyEditing, distance, type GrabbedPart, type LineAct, nearestTo, type Touch } from './editing-state.ts';

/** Returns the points of the line that is being drawn. */
export function nodesOf({ act }: Pick<AnyEditing, 'act'>): Contour {
  return act?.kind === 'line' ? act.nodes : [];
}

/** Adds a corner to the line. */
export function withCorner<Editing extends AnyEditing>(editing: Editing, at: Point): Editing {
  return { ...editing, act: lineOf([...nodesOf(editing), { at }]), guides: [] };
}

/** Whether a point at a place would end the line: at its first point, or again at its last, as in a double click. */
export function endsAt(nodes: Contour, at: Point, touch: Touch): boolean {
  const last = nodes.at(-1);
  return closesAt(nodes, at, touch) || (last !== undefined && distance(last.at, at) < 1);
}

function closesAt(nodes: Contour, at: Point, touch: Touch): boolean {
  const [first] = nodes;
  return first !== undefined && canClose(nodes) && distance(first.at, at) <= touch.grasp;
}

/** Whether a line encloses something: it has three points, or a curve there and back. */
export function canClose(nodes: Contour): boolean {
  return nodes.length > 2 || (nodes.length === 2 && nodes.some(({ behind }) => behind !== undefined));
}

/**
 * Starts a drag of the pen: of a point or an arm that is there, or else of the arms of a new point.
 *
 * @param to the place after snapping
 */
export function penFrom<Editing extends AnyEditing>(editing: Editing, at: Point, to: Point, touch: Touch): Editing {
  const nodes = nodesOf(editing);
  // The drop closes it.
  if (closesAt(nodes, to, touch)) return editing;
  const held = partAt(nodes, at, touch);
  const act = held === undefined ? lineOf([...nodes, { at: to }]) : lineOf(nodes);
  return { ...editing, act: { ...act, held: held ?? { node: nodes.length, part: 'arms' } }, guides: [] };
}

/** @param to the place after snapping */
export function penTo<Editing extends AnyEditing>(editing: Editing, at: Point, to: Point): Editing {
  const { act } = editing;
  if (act?.kind !== 'line' || act.held === undefined) return editing;
  return { ...editing, act: { ...act, nodes: dragged(act.nodes, act.held, at, to) } };
}

function dragged(nodes: Contour, { node, part }: GrabbedPart, at: Point, to: Point): Contour {
  const own = nodes[node];
  if (own === undefined) return nodes;
  const name = { contour: 0, node };
  switch (part) {
    case 'arms':
      return nodes.with(node, { at: own.at, before: opposite(own.at, at), behind: at });
    case 'at':
      return withNodeMoved([nodes], name, { x: to.x - own.at.x, y: to.y - own.at.y })[0] ?? nodes;
    case 'before':
    case 'behind':
      return withArmAt([nodes], name, part, at)[0] ?? nodes;
  }
}

/** Ends a drag of the pen. @returns undefined if none of its parts was dragged */
export function penReleased<Editing extends AnyEditing>(editing: Editing): Editing | undefined {
  const { act } = editing;
  return act?.kind === 'line' && act.held !== undefined
    ? { ...editing, act: { ...act, held: undefined }, guides: [] }
    : undefined;
}

/** Leads the end of the line to a place. */
export function movePenTo<Editing extends AnyEditing>(editing: Editing, next: Point | undefined): Editing {
  const { act } = editing;
  return act?.kind === 'line' ? { ...editing, act: { ...act, next, isKeyed: false } } : editing;
}

/** Removes the last point of the line, which can be added again. */
export function undoPenPoint<Editing extends AnyEditing>(editing: Editing): Editing {
  const { act } = editing;
  const last = act?.kind === 'line' ? act.nodes.at(-1) : undefined;
  if (act?.kind !== 'line' || last === undefined) return editing;
  return { ...editing, act: { ...act, nodes: act.nodes.slice(0, -1), gone: [last, ...act.gone], held: undefined } };
}

/** Adds the point again that was removed last. */
export function redoPenPoint<Editing extends AnyEditing>(editing: Editing): Editing {
  const { act } = editing;
  const [next, ...gone] = act?.kind === 'line' ? act.gone : [];
  if (act?.kind !== 'line' || next === undefined) return editing;
  return { ...editing, act: { ...act, nodes: [...act.nodes, next], gone } };
}

/** Makes the last point smooth, or a corner again. */
export function toggleLastCorner<Editing extends AnyEditing>(editing: Editing): Editing {
  const { act } = editing;
  const last = act?.kind === 'line' ? act.nodes.at(-1) : undefined;
  if (act?.kind !== 'line' || last === undefined) return editing;
  return { ...editing, act: { ...act, nodes: [...act.nodes.slice(0, -1), turned(last, act.nodes.at(-2))] } };
}

function turned({ at, behind }: PathNode, from: PathNode | undefined): PathNode {
  if (behind !== undefined || from === undefined) return { at };
  const arm = { x: at.x + (at.x - from.at.x) / 3, y: at.y + (at.y - from.at.y) / 3 };
  return { at, before: opposite(at, arm), behind: arm };
}

/** Puts the pen at a place, for users without a pointer. */
export function penAt<Editing extends AnyEditing>(editing: Editing, at: Point): Editing {
  const { act } = editing;
  const line = act?.kind === 'line' ? act : lineOf([]);
  return { ...editing, act: { ...line, next: { x: Math.round(at.x), y: Math.round(at.y) }, isKeyed: true } };
}

/** Moves the pen by keyboard. */
export function movePenBy<Editing extends AnyEditing>(editing: Editing, by: Point): Editing {
  const at = penPlace(editing);
  return at === undefined ? editing : penAt(editing, { x: at.x + by.x, y: at.y + by.y });
}

/** Returns the pen's place for users without a pointer. */
export function penPlace({ act }: Pick<AnyEditing, 'act'>): Point | undefined {
  return act?.kind === 'line' && act.isKeyed ? act.next : undefined;
}

function lineOf(nodes: Contour): LineAct {
  return { kind: 'line', nodes, next: undefined, held: undefined, gone: [], isKeyed: false };
}

/** Returns a point of the line or an arm of its last point. */
function partAt(nodes: Contour, at: Point, { grasp }: Touch): GrabbedPart | undefined {
  const last = nodes.at(-1);
  const arms = (['before', 'behind'] as const).flatMap((arm: Arm) => {
    const end = last?.[arm];
    return end === undefined ? [] : [{ at: end, held: { node: nodes.length - 1, part: arm } }];
  });
  const points = nodes.map((one, node) => ({ at: one.at, held: { node, part: 'at' as const } }));
  return nearestTo([...arms, ...points], at, grasp)?.held;
}

function opposite(middle: Point, at: Point): Point {
  return { x: 2 * middle.x - at.x, y: 2 * middle.y - at.y };
}
