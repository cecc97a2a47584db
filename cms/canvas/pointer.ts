import { type Point } from '#content/outline.ts';
import { type Hold } from '#engine/stage/gesture-recogniser.ts';
import { type PictureView, scaleOf } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import {
  type AnyEditing,
  type ShapeEditorRules,
  type ShapeEditorState,
  type Step,
  type SnapTargets,
  type Touch,
} from './rules/editing-state.ts';
import { noLines } from './rules/snap.ts';
import { touchLengths } from './rules/touch-lengths.ts';
import { type CanvasPointing } from './use-canvas-gestures.ts';

/** Turns gestures of mouse and fingers into steps of an editor's editing state. */
export interface Pointer {
  readonly pointing: CanvasPointing;
  /** Taps a place, for users without a pointer. */
  readonly tap: (at: Point) => void;
  /** The same without snapping. */
  readonly tapAt: (at: Point) => void;
  /** How handles must be for the pointer used last. Lengths are in pixels of the picture. */
  readonly handles: () => { readonly roomy: number; readonly isForFingers: boolean };
}

export interface PointerOptions<Editing extends AnyEditing, Shape, Edit> {
  readonly get: () => ShapeEditorState<Editing, Shape>;
  readonly setEditing: (editing: Editing) => void;
  readonly take: (step: Step<Editing, Edit>) => void;
  readonly rules: ShapeEditorRules<Editing, Shape, Edit>;
  readonly view: ViewStore<PictureView>;
  /** Fingers follow the mouse, or the mouse follows fingers. */
  readonly onKind: () => void;
}

const mouse: Hold = { isTouch: false, isAlt: false, isShift: false };
const nothing: SnapTargets = { lines: noLines, points: [] };

export function createPointer<Editing extends AnyEditing, Shape, Edit>({
  get,
  setEditing,
  take,
  rules,
  view,
  onKind,
}: PointerOptions<Editing, Shape, Edit>): Pointer {
  let snapTargets = nothing;
  let last: Hold = { ...mouse, isTouch: matchMedia('(pointer: coarse)').matches };

  function touchOf(hold: Hold): Touch {
    return {
      ...(get().isSnapping && !hold.isAlt ? snapTargets : nothing),
      ...touchLengths(hold, scaleOf(view.getState())),
    };
  }

  /** A gesture starts, or continues with another pointer. */
  function prepare(hold: Hold): Touch {
    const { editing, shapes } = get();
    const isOther = hold.isTouch !== last.isTouch;
    last = hold;
    snapTargets = rules.snapTargetsFor(editing, shapes, view.getState().size);
    if (isOther) onKind();
    return touchOf(hold);
  }

  function tap(at: Point, hold: Hold): void {
    const { editing, isAdding } = get();
    const touch = prepare(isAdding && editing.tool === 'select' ? { ...hold, isShift: true } : hold);
    take(rules.tapped(editing, get().shapes, at, touch));
  }

  return {
    tap: (at) => tap(at, last),
    tapAt: (at) => tap(at, { ...last, isAlt: true }),
    handles: () => ({ roomy: touchOf(last).roomy, isForFingers: last.isTouch }),
    pointing: {
      tap,
      grab: (from, hold) => {
        const touch = prepare(hold);
        const before = get().editing;
        const editing = rules.grabbed(before, get().shapes, from, touch);
        if (editing === undefined) return undefined;
        setEditing(editing);
        prepare(hold);
        return {
          move: (by, held) => setEditing(rules.dragged(get().editing, from, by, touchOf(held))),
          drop: (at, held) => take(rules.dropped(get().editing, get().shapes, at, touchOf(held))),
          cancel: () => setEditing({ ...before, guides: [] }),
        };
      },
      hover: (at) => {
        const touch = at === undefined ? touchOf(last) : prepare(mouse);
        setEditing(rules.hovered(get().editing, get().shapes, at, touch));
      },
      cursorAt: (at) => rules.cursorAt(get().editing, get().shapes, at, touchOf(mouse)),
    },
  };
}
