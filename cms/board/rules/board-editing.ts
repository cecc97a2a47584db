import { type Point } from '#content/outline.ts';
import { type Box } from '../../canvas/rules/box.ts';
import { type EditingState, type ShapeEditorState, type Step } from '../../canvas/rules/editing-state.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { type Arm, type NodeName } from '../../canvas/rules/edits.ts';
import { type FormKind } from './forms.ts';
import { type StationShape } from './station-shapes.ts';

/** The dragged part. */
export type Dragging =
  | { readonly kind: 'shape'; readonly from: Box }
  | { readonly kind: 'node'; readonly name: NodeName; readonly at: Point }
  | { readonly kind: 'arm'; readonly name: NodeName; readonly arm: Arm; readonly at: Point };

/** The current gesture, which is not in the content yet. */
type BoardAct =
  | {
      readonly kind: 'drag';
      readonly place: number;
      readonly dragging: Dragging;
      readonly before: readonly Contour[];
      readonly now: readonly Contour[];
    }
  | { readonly kind: 'draw'; readonly form: FormKind; readonly from: Point; readonly now: Contour };

/** `shape` is the index of a place among the tour's stations; `point` is one of its lines' points. */
export type BoardEditing = EditingState<FormKind, NodeName, BoardAct>;

export type BoardState = ShapeEditorState<BoardEditing, StationShape>;

/** The lines that a gesture gives the chosen place. */
export type BoardEdit = readonly Contour[];

export type BoardStep = Step<BoardEditing, BoardEdit>;
