import { type Point } from '#content/outline.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type CopiedShape, type CopiedShapes } from '#contract/copied-shapes.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createShapeEditor, type ShapeEditor, squareInMiddle } from '../canvas/shape-editor.ts';
import { type Arrangement } from '../canvas/rules/arrange.ts';
import { freshEditing } from '../canvas/rules/editing-state.ts';
import { drawHotspots } from './hotspot-drawing.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { selectedIndexes } from '../canvas/rules/multi-selection.ts';
import { type ImportedShape } from '../canvas/rules/svg/import-svg.ts';
import { copiedHotspots, importedHotspots, pastedHotspots } from './rules/clip.ts';
import { arrangedPlaces, copiedPlaces, copyIndexes, freePlaces } from './rules/chosen-all.ts';
import {
  type ChosenEdit,
  type ChosenHotspot,
  chosenIn,
  enlarged,
  nudged,
  withCornerAdded,
  withCornerRemoved,
  withCornerSmoothed,
} from './rules/chosen.ts';
import {
  completeHotspots,
  type Hotspot,
  placedAt,
  placedEach,
  reordered,
  withCopies,
  withHotspot,
  withoutHotspots,
} from './rules/list.ts';
import { moved, type PlacedHotspot, printOf } from './rules/placing.ts';
import { type Edit, type HotspotEditing } from './rules/hotspot-editing.ts';
import { hotspotRules } from './rules/hotspot-rules.ts';

/** The editor of hotspots, for mouse, touch and keys alike. */
export interface HotspotShapeEditor extends Omit<ShapeEditor<HotspotEditing, Hotspot>, 'show'> {
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (stored: readonly StoredObject[]) => void;
  /** Adds a hotspot of a kind in the middle of the visible part. */
  readonly addInMiddle: (kind: PlacedHotspot['Kind']) => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly place: (index: number, hotspot: PlacedHotspot, step: string) => void;
  /** Moves the chosen hotspots, or the chosen corner if there is one. Locked ones stay. */
  readonly nudge: (by: Point) => void;
  readonly grow: (by: Point) => void;
  readonly duplicate: () => void;
  /** Returns the chosen hotspots as they go to the clipboard. */
  readonly copied: () => readonly CopiedShape[];
  /** Adds shapes from the clipboard, and chooses them. @returns their number */
  readonly paste: (copied: CopiedShapes) => number;
  /** Adds shapes of a file, whose names become names in a language, and chooses them. */
  readonly importShapes: (shapes: readonly ImportedShape[], language: string) => void;
  /** Adds a corner after the chosen one. */
  readonly addPoint: () => void;
  /** Makes the chosen corner smooth, or turns it back. */
  readonly toggleCorner: () => void;
  readonly arrange: (arrangement: Arrangement) => void;
  /** Removes the chosen corner, or the chosen hotspots that are not locked. @returns the indexes of removed hotspots */
  readonly remove: () => readonly number[];
  readonly reorder: (from: number, to: number) => void;
}

export interface HotspotShapeEditorOptions {
  readonly view: ViewStore<PictureView>;
  readonly onChange: (hotspots: readonly StoredObject[], step?: string) => void;
}

export function createHotspotShapeEditor({ view, onChange }: HotspotShapeEditorOptions): HotspotShapeEditor {
  let stored: readonly StoredObject[] = [];
  const editor = createShapeEditor<HotspotEditing, Hotspot, Edit>({
    view,
    editing: freshEditing,
    rules: hotspotRules,
    draw: drawHotspots(),
    edit: (edit) => {
      if (edit.kind === 'add') add(edit.hotspot);
      else put(placedAt(stored, edit.index, edit.hotspot));
    },
    moveAll,
    printOf,
  });

  function show(next: readonly StoredObject[]): void {
    if (next === stored) return;
    const { shapes } = editor.state.getState();
    // An unchanged shape stays the same object, so that it is not drawn again.
    const known = new Map(stored.map((one, index) => [one, shapes[index]]));
    stored = next;
    editor.show(completeHotspots(next).map((shape, index) => known.get(next[index] ?? {}) ?? shape));
  }

  function put(next: readonly StoredObject[], step?: string): void {
    if (next === stored) return;
    show(next);
    onChange(next, step);
  }

  function add(hotspot: PlacedHotspot): void {
    const index = stored.length;
    put(withHotspot(stored, hotspot));
    editor.choose(index);
  }

  function addAll(more: readonly StoredObject[]): void {
    if (more.length === 0) return;
    const first = stored.length;
    put([...stored, ...more]);
    editor.chooseAll(more.map((_, index) => first + index));
  }

  function place(index: number, hotspot: PlacedHotspot, step: string): void {
    put(placedAt(stored, index, hotspot), step);
  }

  function moveAll(by: Point, step?: string): void {
    put(
      placedEach(
        stored,
        freePlaces(editor.state.getState(), (hotspot) => moved(hotspot, by)),
      ),
      step,
    );
  }

  /** The chosen hotspot, unless it is locked. */
  const chosenOne = (): ChosenHotspot | undefined => {
    const one = chosenIn(editor.state.getState());
    return one !== undefined && isFree(editor.state.getState().editing, one.index) ? one : undefined;
  };

  /** @returns whether the chosen hotspot was edited */
  function editChosen(edit: (one: ChosenHotspot) => ChosenEdit | undefined): boolean {
    const one = chosenOne();
    const edited = one === undefined ? undefined : edit(one);
    if (one === undefined || edited === undefined) return false;
    place(one.index, edited.hotspot, edited.step);
    if (edited.corner !== one.corner) editor.choosePoint(edited.corner);
    return true;
  }

  /** The distance between copies and their originals, in pixels of the picture. */
  const besides = (): number => Math.max(Math.round(16 / scaleOf(view.getState())), 1);

  return {
    ...editor,
    show,
    place,
    addInMiddle: (kind) => add(inMiddle(view.getState(), kind)),
    nudge: (by) => {
      const { others, point } = editor.state.getState().editing;
      if (others.length > 0 && point === undefined) moveAll(by, `move ${others.join(' ')}`);
      else editChosen((one) => nudged(one, by));
    },
    grow: (by) => void editChosen((one) => enlarged(one, by)),
    duplicate: () => {
      const places = copiedPlaces(editor.state.getState(), view.getState().size, besides());
      if (places.size === 0) return;
      put(withCopies(stored, places));
      editor.chooseAll(copyIndexes(places));
    },
    copied: () => {
      const { editing, shapes } = editor.state.getState();
      return copiedHotspots(selectedIndexes(editing).flatMap((index) => shapes[index] ?? []));
    },
    paste: (copied) => {
      const { size } = view.getState();
      const more = pastedHotspots(copied, size, editor.state.getState().shapes, besides());
      addAll(more);
      return more.length;
    },
    importShapes: (shapes, language) => addAll(importedHotspots(shapes, language)),
    addPoint: () => void editChosen(withCornerAdded),
    toggleCorner: () => void editChosen(withCornerSmoothed),
    arrange: (arrangement) =>
      put(placedEach(stored, arrangedPlaces(editor.state.getState(), view.getState().size, arrangement))),
    remove: () => {
      const indexes = [...freePlaces(editor.state.getState()).keys()];
      if (indexes.length === 0 || editChosen(withCornerRemoved)) return [];
      put(withoutHotspots(stored, indexes));
      editor.choose(stored.length === 0 ? undefined : Math.min(...indexes, stored.length - 1));
      return indexes;
    },
    reorder: (from, to) => {
      const next = reordered(stored, from, to);
      if (next === stored) return;
      put(next);
      editor.choose(to);
    },
  };
}

function inMiddle(seen: PictureView, kind: PlacedHotspot['Kind']): PlacedHotspot {
  const { x, y, width: side } = squareInMiddle(seen, kind === 'circle' ? 1 / 4 : 1 / 3);
  const Points = kind === 'polygon' ? `${x},${y + side} ${x + Math.round(side / 2)},${y} ${x + side},${y + side}` : '';
  return { Kind: kind, X: x, Y: y, Width: side, Height: side, Points };
}
