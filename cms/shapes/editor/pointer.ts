import { type Point } from '#content/outline.ts';
import { type Hold } from '#engine/stage/gesture-recogniser.ts';
import { type PictureView, scaleOf } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import {
  type EditingState,
  type ShapeEditorState,
  type Step,
  type SnapTargets,
  type Touch,
} from '../rules/editing-state.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { cursorAt, dragged, dropped, grabbed, type Hand, hovered, tapped } from '../rules/gestures.ts';
import { noLines } from '../rules/snap.ts';
import { touchLengths } from '../rules/touch-lengths.ts';
import { type CanvasPointing } from '../canvas/use-canvas-gestures.ts';

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

export interface PointerOptions<Look, Shape> {
  readonly get: () => ShapeEditorState<Look, Shape>;
  readonly setEditing: (editing: EditingState<Look>) => void;
  readonly take: (step: Step<Look>) => void;
  readonly adapter: ShapeAdapter<Look, Shape>;
  readonly view: ViewStore<PictureView>;
  /** Fingers follow the mouse, or the mouse follows fingers. */
  readonly onKind: () => void;
}

const mouse: Hold = { isTouch: false, isAlt: false, isShift: false };
const nothing: SnapTargets = { lines: noLines, points: [] };

export function createPointer<Look, Shape>({
  get,
  setEditing,
  take,
  adapter,
  view,
  onKind,
}: PointerOptions<Look, Shape>): Pointer {
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
    snapTargets = adapter.snapTargetsFor(editing, shapes, view.getState().size);
    if (isOther) onKind();
    return touchOf(hold);
  }

  const handAt = (at: Point, touch: Touch): Hand<Look, Shape> => ({ adapter, ...get(), at, touch });

  function tap(at: Point, hold: Hold): void {
    const { editing, isAdding } = get();
    const touch = prepare(isAdding && editing.tool === 'select' ? { ...hold, isShift: true } : hold);
    take(tapped(handAt(at, touch)));
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
        const editing = grabbed(handAt(from, touch));
        if (editing === undefined) return undefined;
        setEditing(editing);
        prepare(hold);
        return {
          move: (by, held) => setEditing(dragged(handAt(from, touchOf(held)), from, by)),
          drop: (at, held) => take(dropped(handAt(at, touchOf(held)))),
          cancel: () => setEditing({ ...before, guides: [] }),
        };
      },
      hover: (at) => {
        const touch = at === undefined ? touchOf(last) : prepare(mouse);
        setEditing(hovered({ adapter, ...get(), touch }, at));
      },
      cursorAt: (at) => cursorAt(handAt(at, touchOf(mouse))),
    },
  };
}
