import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Placement } from './arrange.ts';
import { type Box, type Grip } from './box.ts';
import { type Contour } from './contours.ts';
import { type NodeName } from './edits.ts';
import {
  type EditingState,
  type FormKind,
  type ShapePart,
  type SnapTargets,
  type Step,
  type Touch,
} from './editing-state.ts';
import { type Guide } from './snap.ts';

/** What the one editor must know about hotspots or places of a board. Points are pixels of the picture. */
export interface ShapeAdapter<Look, Shape> {
  readonly lookOf: (shape: Shape) => Look;
  readonly boxOf: (shape: Shape) => Box;
  /** Whether there is anything to move. */
  readonly isDrawn: (shape: Shape) => boolean;
  /** Whether a tool has anything to draw for. */
  readonly canDraw: (editing: EditingState<Look>) => boolean;
  /** Returns the indexes of the shapes at a point, the topmost first. */
  readonly shapesAt: (shapes: readonly Shape[], at: Point, tolerance: number) => readonly number[];
  /** @param roomy the shortest side that gets a handle in its middle; @param point the one whose arms are shown */
  readonly partsOf: (look: Look, roomy: number, point: NodeName | undefined) => readonly ShapePart[];
  /** Returns the lines whose points can be moved. */
  readonly linesOf: (look: Look) => readonly Contour[];
  readonly withLines: (look: Look, edit: (lines: readonly Contour[]) => readonly Contour[]) => Look;
  readonly withNodeAfter: (look: Look, name: NodeName) => Look;
  /** Returns the same look if the point must stay. */
  readonly withoutNode: (look: Look, name: NodeName) => Look;
  readonly moved: (look: Look, by: Point) => Look;
  /** The same by a drag. */
  readonly dragged: (look: Look, by: Point) => Look;
  /** Missing if shapes have no grips. */
  readonly resized?: (look: Look, grip: Grip, by: Point, touch: Touch) => Dragged<Look>;
  /** @param box the shape's own */
  readonly arrangedBy: (look: Look, placement: Placement, box: Box) => Look;
  readonly drawn: (form: FormKind, from: Point, at: Point, touch: Touch) => Dragged<Look>;
  /** Returns undefined if a line of the pen encloses nothing. */
  readonly penned: (nodes: Contour) => Look | undefined;
  readonly stroked: (ring: readonly Point[]) => Look;
  readonly traced: (ring: readonly Point[]) => Look;
  readonly added: (editing: EditingState<Look>, shapes: readonly Shape[], look: Look) => Step<Look>;
  readonly snapTargetsFor: (editing: EditingState<Look>, shapes: readonly Shape[], picture: Size) => SnapTargets;
  /** Returns a text that is the same for the same look. */
  readonly textOf: (look: Look) => string;
  /** Returns a text by which a shape is recognised after a change. */
  readonly printOf: (shape: Shape) => string;
}

export interface Dragged<Look> {
  readonly now: Look;
  readonly guides: readonly Guide[];
}
