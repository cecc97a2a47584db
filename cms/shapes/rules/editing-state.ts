import { type Point } from '#content/outline.ts';
import { type Box, type Grip } from './box.ts';
import { type Contour } from './contours.ts';
import { type Arm, type NodeName } from './edits.ts';
import { noTraits, type Traits } from './shape-traits.ts';
import { type Guide, type SnapLines } from './snap.ts';

/** Forms that are drawn by one drag. */
export type FormKind = 'rect' | 'circle';

/** A part of the chosen shape that can be grabbed: a side or corner of its box, or a part of its lines. */
export type ShapePart =
  | { readonly kind: 'grip'; readonly grip: Grip; readonly at: Point }
  | { readonly kind: 'node'; readonly name: NodeName; readonly at: Point }
  | { readonly kind: 'arm'; readonly name: NodeName; readonly arm: Arm; readonly at: Point }
  /** Half way to the next point, where a new one is added. */
  | { readonly kind: 'middle'; readonly name: NodeName; readonly at: Point };

/** A shape or a part of it is dragged. */
export interface DragAct<Look> {
  readonly kind: 'drag';
  readonly index: number;
  readonly part: Exclude<ShapePart, { readonly kind: 'middle' }> | { readonly kind: 'shape'; readonly from: Box };
  readonly before: Look;
  readonly now: Look;
}

interface DrawAct<Look> {
  readonly kind: 'draw';
  readonly form: FormKind;
  readonly from: Point;
  readonly now: Look;
}

/** The outline of the region around a place, or why there is none. */
export type Found =
  | { readonly kind: 'outline'; readonly ring: readonly Point[] }
  | { readonly kind: 'refused'; readonly reason: 'everything' | 'speck' | 'failed' };

/** An outline is sought by colour. */
export interface TraceAct {
  readonly kind: 'trace';
  /** The place from which it is sought. */
  readonly at: Point;
  /** The last answer, which stays while the next one is awaited. */
  readonly found: Found | undefined;
  readonly isSought: boolean;
  /** Whether the answer is to be taken as a shape at once. */
  readonly isAwaited: boolean;
}

/** The part that the pen drags: a point of the line, one of its arms, or both arms at once. */
export interface GrabbedPart {
  /** The index of the point. */
  readonly node: number;
  readonly part: 'at' | 'arms' | Arm;
}

/** A line is drawn point by point, over several gestures. */
export interface LineAct {
  readonly kind: 'line';
  readonly nodes: Contour;
  /** The end of the line, which follows the mouse or the arrow keys. */
  readonly next: Point | undefined;
  readonly held: GrabbedPart | undefined;
  /** Removed points, the last one first. */
  readonly gone: Contour;
  /** Whether the pen is moved by keyboard. */
  readonly isKeyed: boolean;
}

/** A line is drawn freehand. */
interface StrokeAct {
  readonly kind: 'stroke';
  readonly points: readonly Point[];
}

/** All chosen shapes are dragged. */
interface MultiSelectionDrag {
  readonly kind: 'several';
  /** The box around them at the start. */
  readonly bounds: Box;
  readonly by: Point;
}

/**
 * The selection and the current gesture; neither is in the content yet.
 *
 * @template Look what a gesture changes of a shape
 */
export interface EditingState<Look> {
  readonly tool: FormKind | 'select' | 'pen' | 'outline' | 'freehand';
  /** The index of the chosen shape. */
  readonly chosen: number | undefined;
  /** More chosen shapes, which move along. */
  readonly others: readonly number[];
  /** A point of the chosen shape. */
  readonly point: NodeName | undefined;
  readonly hovered: number | undefined;
  readonly act: DragAct<Look> | DrawAct<Look> | LineAct | TraceAct | StrokeAct | MultiSelectionDrag | undefined;
  readonly guides: readonly Guide[];
  /** How far the colours within an outline may differ, from 0 to 100. */
  readonly tolerance: number;
  /** Hidden, locked and grouped shapes. */
  readonly traits: Traits;
}

export type AnyEditing = EditingState<unknown>;

export const freshEditing: EditingState<never> = {
  tool: 'select',
  chosen: undefined,
  others: [],
  point: undefined,
  hovered: undefined,
  act: undefined,
  guides: [],
  tolerance: 12,
  traits: noTraits,
};

/** Everything that an editor of shapes displays. */
export interface ShapeEditorState<Look, Shape> {
  readonly editing: EditingState<Look>;
  /** In the order of the content. */
  readonly shapes: readonly Shape[];
  readonly isSnapping: boolean;
  /** Whether a tap chooses one more shape, as with Shift. */
  readonly isAdding: boolean;
}

/** The editing state after a gesture, and its change to the content. */
export interface Step<Look> {
  readonly editing: EditingState<Look>;
  /** Another look of a shape; of a new one without an index. */
  readonly edit?: { readonly index?: number | undefined; readonly look: Look };
  /** How far all chosen shapes are moved. */
  readonly moved?: Point | undefined;
}

/** The lines and points that a dragged point snaps to. */
export interface SnapTargets {
  readonly lines: SnapLines;
  readonly points: readonly Point[];
}

/** The settings of a gesture; lengths in pixels of the picture. */
export interface Touch extends SnapTargets {
  /** The distance from which lines and points attract. */
  readonly reach: number;
  /** The distance from its middle within which a handle can be grabbed. */
  readonly grasp: number;
  /** The distance from a shape's edge within which a tap still hits it. */
  readonly tolerance: number;
  /** The shortest side that gets a handle in its middle. */
  readonly roomy: number;
  /** Whether Shift is held. */
  readonly keepsShape: boolean;
}

/** Whether a shape is being drawn beside the chosen one. */
export function isBegun({ tool, act }: Pick<AnyEditing, 'tool' | 'act'>): boolean {
  return tool === 'outline' || tool === 'freehand' || act?.kind === 'line';
}

export function atRest<Editing extends AnyEditing>(editing: Editing): Editing {
  return { ...editing, act: undefined, guides: [] };
}

export function withTool<Editing extends AnyEditing>(editing: Editing, tool: Editing['tool']): Editing {
  return { ...atRest(editing), tool, point: undefined };
}

export function withChosen<Editing extends AnyEditing>(editing: Editing, chosen: number | undefined): Editing {
  return { ...atRest(editing), chosen, others: [], point: undefined };
}

/**
 * Handles Escape: ends the gesture, otherwise puts the tool away, otherwise drops the chosen point, otherwise the
 * shape.
 */
export function cancelled<Editing extends AnyEditing>(editing: Editing): Editing {
  if (editing.act !== undefined) return atRest(editing);
  if (editing.tool !== 'select') return withTool(editing, 'select');
  if (editing.point !== undefined) return { ...editing, point: undefined };
  return withChosen(editing, undefined);
}

/** Returns the shape that a drag moves: the chosen one, even if others cover it. */
export function draggedHit(hits: readonly number[], chosen: number | undefined): number | undefined {
  return chosen !== undefined && hits.includes(chosen) ? chosen : hits[0];
}

/** The CSS cursor over shapes. */
export function cursorOver(hits: readonly number[], chosen: readonly number[]): string | undefined {
  if (hits.some((hit) => chosen.includes(hit))) return 'move';
  return hits.length > 0 ? 'pointer' : undefined;
}

/** @param reach the largest distance, in pixels of the picture */
export function nearestTo<Part extends { readonly at: Point }>(
  parts: readonly Part[],
  at: Point,
  reach: number,
): Part | undefined {
  let nearest: { readonly part: Part; readonly way: number } | undefined;
  for (const part of parts) {
    const way = distance(part.at, at);
    if (way <= reach && way < (nearest?.way ?? Number.POSITIVE_INFINITY)) nearest = { part, way };
  }
  return nearest?.part;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
