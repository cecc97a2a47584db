import { createStore } from 'zustand';
import { type Hold } from '#engine/stage/gesture-recogniser.ts';
import { scaleOf, type PictureView, toPicture } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Drawing, emptyDrawing } from './drawing.ts';
import { type Box } from './rules/box.ts';
import {
  type AnySession,
  cancelled,
  type DeskRules,
  type DeskState,
  type Step,
  type Sticky,
  type Touch,
  withChosen,
  withTool,
} from './rules/session.ts';
import { noLines } from './rules/snap.ts';
import { type CanvasPointing } from './use-canvas-gestures.ts';

/** The state of an editor of shapes, for mouse, touch and keys alike. */
export interface Desk<Session extends AnySession, Shape> {
  readonly state: ReadonlyStore<DeskState<Session, Shape>>;
  readonly drawing: ReadonlyStore<Drawing>;
  readonly pointing: CanvasPointing;
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (shapes: readonly Shape[]) => void;
  readonly choose: (index: number | undefined) => void;
  readonly choosePoint: (point: Session['point']) => void;
  /** Highlights the shape that the mouse is over in the list. */
  readonly hover: (index: number | undefined) => void;
  readonly take: (tool: Session['tool']) => void;
  readonly cancel: () => void;
  readonly close: () => void;
  readonly takeBack: () => void;
  readonly setSnapping: (isSnapping: boolean) => void;
}

export interface DeskOptions<Session extends AnySession, Shape, Edit> {
  readonly view: ViewStore<PictureView>;
  readonly session: Session;
  readonly rules: DeskRules<Session, Shape, Edit>;
  readonly draw: (state: DeskState<Session, Shape>, roomy: number) => Drawing;
  /** Applies the change that a gesture made. */
  readonly edit: (edit: Edit) => void;
}

/** CSS pixels. */
const lengths = {
  mouse: { reach: 7, grasp: 12, tolerance: 3, roomy: 40 },
  touch: { reach: 7, grasp: 22, tolerance: 10, roomy: 80 },
} as const;
const mouse: Hold = { isTouch: false, isAlt: false, isShift: false };
const nothing: Sticky = { lines: noLines, points: [] };

export function createDesk<Session extends AnySession, Shape, Edit>({
  view,
  session: first,
  rules,
  draw,
  edit,
}: DeskOptions<Session, Shape, Edit>): Desk<Session, Shape> {
  let sticky = nothing;
  let last: Hold = { ...mouse, isTouch: matchMedia('(pointer: coarse)').matches };
  const state = createStore<DeskState<Session, Shape>>(() => ({ session: first, shapes: [], isSnapping: true }));
  const drawing = createStore<Drawing>(() => emptyDrawing);
  const get = state.getState;
  const redraw = (): void =>
    drawing.setState({ ...draw(get(), touchOf(last).roomy), isForFingers: last.isTouch }, true);
  view.subscribe(redraw);

  function set(change: Partial<DeskState<Session, Shape>>): void {
    state.setState(change);
    redraw();
  }

  function setSession(session: Session): void {
    if (session !== get().session) set({ session });
  }

  function touchOf(hold: Hold): Touch {
    return { ...(get().isSnapping && !hold.isAlt ? sticky : nothing), ...touchLengths(hold, scaleOf(view.getState())) };
  }

  /** A gesture starts, or continues with another pointer. */
  function prepare(hold: Hold): Touch {
    const { session, shapes } = get();
    const isOther = hold.isTouch !== last.isTouch;
    last = hold;
    sticky = rules.stickyFor(session, shapes, view.getState().size);
    if (isOther) redraw();
    return touchOf(hold);
  }

  function take({ session, edit: change }: Step<Session, Edit>): void {
    setSession(session);
    if (change !== undefined) edit(change);
  }

  return {
    state,
    drawing,
    pointing: {
      tap: (at, hold) => {
        const touch = prepare(hold);
        take(rules.tapped(get().session, get().shapes, at, touch));
      },
      grab: (from, hold) => {
        const touch = prepare(hold);
        const before = get().session;
        const session = rules.grabbed(before, get().shapes, from, touch);
        if (session === undefined) return undefined;
        setSession(session);
        prepare(hold);
        return {
          move: (by, held) => setSession(rules.dragged(get().session, from, by, touchOf(held))),
          drop: (at, held) => take(rules.dropped(get().session, get().shapes, at, touchOf(held))),
          cancel: () => setSession({ ...before, guides: [] }),
        };
      },
      hover: (at) => {
        const touch = at === undefined ? touchOf(last) : prepare(mouse);
        setSession(rules.hovered(get().session, get().shapes, at, touch));
      },
      cursorAt: (at) => rules.cursorAt(get().session, get().shapes, at, touchOf(mouse)),
    },
    show: (shapes) => set({ shapes }),
    choose: (index) => setSession(withChosen(get().session, index)),
    choosePoint: (point) => setSession({ ...get().session, point }),
    hover: (hovered) => setSession({ ...get().session, hovered }),
    take: (tool) => setSession(withTool(get().session, tool)),
    cancel: () => setSession(cancelled(get().session)),
    close: () => take(rules.closed(get().session, get().shapes)),
    takeBack: () => setSession(rules.takenBack(get().session)),
    setSnapping: (isSnapping) => set({ isSnapping }),
  };
}

/** The settings of a gesture that depend on the pointer and the zoom. */
function touchLengths({ isTouch, isShift }: Hold, scale: number): Omit<Touch, keyof Sticky> {
  const { reach, grasp, tolerance, roomy } = lengths[isTouch ? 'touch' : 'mouse'];
  return {
    reach: reach / scale,
    grasp: grasp / scale,
    tolerance: tolerance / scale,
    roomy: roomy / scale,
    keepsShape: isShift,
  };
}

/** Returns a square in the middle of the visible part, on whole pixels. @param share of the shorter side */
export function squareInMiddle(seen: PictureView, share: number): Box {
  const { frame } = seen.stage;
  const scale = scaleOf(seen);
  const middle = toPicture(seen, { x: 0, y: 0 });
  const { width, height } = seen.size;
  const shorter = Math.min(width, height, frame.width / scale, frame.height / scale);
  const side = Math.max(Math.round(shorter * share), 1);
  return { x: Math.round(middle.x - side / 2), y: Math.round(middle.y - side / 2), width: side, height: side };
}
