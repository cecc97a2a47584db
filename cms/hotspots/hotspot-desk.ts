import { type Point } from '#content/outline.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createDesk, type Desk, squareInMiddle } from '../canvas/desk.ts';
import { stepInside } from '../canvas/rules/box.ts';
import { freshSession } from '../canvas/rules/session.ts';
import { drawHotspots } from './hotspot-drawing.ts';
import {
  type ChosenEdit,
  type ChosenHotspot,
  chosenIn,
  enlarged,
  nudged,
  withCornerAdded,
  withCornerRemoved,
} from './rules/chosen.ts';
import {
  completeHotspots,
  type Hotspot,
  placedAt,
  reordered,
  withCopy,
  withHotspot,
  withoutHotspot,
} from './rules/list.ts';
import { boxOf, moved, type PlacedHotspot } from './rules/placing.ts';
import { type Edit, hotspotRules, type Session } from './rules/session.ts';

/** The editor of hotspots, for mouse, touch and keys alike. */
export interface HotspotDesk extends Omit<Desk<Session, Hotspot>, 'show'> {
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (stored: readonly StoredObject[]) => void;
  /** Adds a hotspot of a kind in the middle of the visible part. */
  readonly addInMiddle: (kind: PlacedHotspot['Kind']) => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly place: (index: number, hotspot: PlacedHotspot, step: string) => void;
  /** Moves the chosen hotspot, or its chosen corner if there is one. */
  readonly nudge: (by: Point) => void;
  readonly grow: (by: Point) => void;
  readonly duplicate: () => void;
  /** Adds a corner after the chosen one. */
  readonly addPoint: () => void;
  /** Removes the chosen corner, or the chosen hotspot. @returns the index of a removed hotspot */
  readonly remove: () => number | undefined;
  readonly reorder: (from: number, to: number) => void;
}

export interface HotspotDeskOptions {
  readonly view: ViewStore<PictureView>;
  readonly onChange: (hotspots: readonly StoredObject[], step?: string) => void;
}

export function createHotspotDesk({ view, onChange }: HotspotDeskOptions): HotspotDesk {
  let stored: readonly StoredObject[] = [];
  const desk = createDesk<Session, Hotspot, Edit>({
    view,
    session: freshSession,
    rules: hotspotRules,
    draw: drawHotspots(),
    edit: (edit) => {
      if (edit.kind === 'add') add(edit.hotspot);
      else put(placedAt(stored, edit.index, edit.hotspot));
    },
  });

  function show(next: readonly StoredObject[]): void {
    if (next === stored) return;
    const { shapes } = desk.state.getState();
    // What is unchanged stays the same object, so that it is not drawn again.
    const known = new Map(stored.map((one, index) => [one, shapes[index]]));
    stored = next;
    desk.show(completeHotspots(next).map((shape, index) => known.get(next[index] ?? {}) ?? shape));
  }

  function put(next: readonly StoredObject[], step?: string): void {
    if (next === stored) return;
    show(next);
    onChange(next, step);
  }

  function add(hotspot: PlacedHotspot): void {
    const index = stored.length;
    put(withHotspot(stored, hotspot));
    desk.choose(index);
  }

  function place(index: number, hotspot: PlacedHotspot, step: string): void {
    put(placedAt(stored, index, hotspot), step);
  }

  const chosenOne = (): ChosenHotspot | undefined => chosenIn(desk.state.getState());

  /** @returns whether the chosen hotspot was edited */
  function editChosen(edit: (one: ChosenHotspot) => ChosenEdit | undefined): boolean {
    const one = chosenOne();
    const edited = one === undefined ? undefined : edit(one);
    if (one === undefined || edited === undefined) return false;
    place(one.index, edited.hotspot, edited.step);
    if (edited.corner !== one.corner) desk.choosePoint(edited.corner);
    return true;
  }

  return {
    ...desk,
    show,
    place,
    addInMiddle: (kind) => add(inMiddle(view.getState(), kind)),
    nudge: (by) => void editChosen((one) => nudged(one, by)),
    grow: (by) => void editChosen((one) => enlarged(one, by)),
    duplicate: () => {
      const one = chosenOne();
      if (one === undefined) return;
      const by = Math.max(Math.round(16 / scaleOf(view.getState())), 1);
      put(withCopy(stored, one.index, moved(one.hotspot, stepInside(boxOf(one.hotspot), by, view.getState().size))));
      desk.choose(one.index + 1);
    },
    addPoint: () => void editChosen(withCornerAdded),
    remove: () => {
      const one = chosenOne();
      if (one === undefined || editChosen(withCornerRemoved)) return undefined;
      put(withoutHotspot(stored, one.index));
      desk.choose(stored.length === 0 ? undefined : Math.min(one.index, stored.length - 1));
      return one.index;
    },
    reorder: (from, to) => {
      const next = reordered(stored, from, to);
      if (next === stored) return;
      put(next);
      desk.choose(to);
    },
  };
}

function inMiddle(seen: PictureView, kind: PlacedHotspot['Kind']): PlacedHotspot {
  const { x, y, width: side } = squareInMiddle(seen, kind === 'circle' ? 1 / 4 : 1 / 3);
  const Points = kind === 'polygon' ? `${x},${y + side} ${x + Math.round(side / 2)},${y} ${x + side},${y + side}` : '';
  return { Kind: kind, X: x, Y: y, Width: side, Height: side, Points };
}
