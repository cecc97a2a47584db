import { type Point } from '#content/outline.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createShapeEditor, type KindEditor, squareInMiddle } from '../editor/shape-editor.ts';
import { createDrawing } from '../canvas/drawing.ts';
import { chosenLooks } from '../rules/chosen-looks.ts';
import { isFree } from '../rules/shape-traits.ts';
import { selectedIndexes, unlockedSelection } from '../rules/multi-selection.ts';
import { type ImportedShape } from '../rules/svg/import-svg.ts';
import { hotspotAdapter, hotspotOutlines } from './hotspot-adapter.ts';
import { copiedHotspots, importedHotspots, pastedHotspots } from './rules/clip.ts';
import {
  copiedPlaces,
  copyIndexes,
  completeHotspots,
  type Hotspot,
  placedEach,
  reordered,
  withCopies,
  withHotspot,
  withoutHotspots,
} from './rules/list.ts';
import { grown, type PlacedHotspot } from './rules/placing.ts';

/** The editor of hotspots, for mouse, touch and keys alike. */
export interface HotspotShapeEditor extends KindEditor<PlacedHotspot, Hotspot, readonly StoredObject[]> {
  /** Adds a hotspot of a kind in the middle of the visible part. */
  readonly addInMiddle: (kind: PlacedHotspot['Kind']) => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly place: (index: number, hotspot: PlacedHotspot, step?: string) => void;
  readonly grow: (by: Point) => void;
  readonly duplicate: () => void;
  /** Adds shapes of a file, whose names become names in a language, and chooses them. */
  readonly importShapes: (shapes: readonly ImportedShape[], language: string) => void;
  readonly reorder: (from: number, to: number) => void;
}

export interface HotspotShapeEditorOptions {
  readonly view: ViewStore<PictureView>;
  readonly onChange: (hotspots: readonly StoredObject[], step?: string) => void;
}

export function createHotspotShapeEditor({ view, onChange }: HotspotShapeEditorOptions): HotspotShapeEditor {
  let stored: readonly StoredObject[] = [];
  const editor = createShapeEditor<PlacedHotspot, Hotspot>({
    view,
    adapter: hotspotAdapter,
    draw: createDrawing(hotspotAdapter, hotspotOutlines),
    edit: ({ index, look }) => {
      if (index === undefined) add(look);
      else place(index, look);
    },
    put: (places, step) => put(placedEach(stored, places), step),
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

  function place(index: number, hotspot: PlacedHotspot, step?: string): void {
    put(placedEach(stored, new Map([[index, hotspot]])), step);
  }

  /** The distance between copies and their originals, in pixels of the picture. */
  const besides = (): number => Math.max(Math.round(16 / scaleOf(view.getState())), 1);

  return {
    ...editor,
    show,
    place,
    addInMiddle: (kind) => add(inMiddle(view.getState(), kind)),
    grow: (by) => {
      const { editing, shapes } = editor.state.getState();
      const { chosen = -1 } = editing;
      const hotspot = isFree(editing, chosen) ? shapes[chosen] : undefined;
      if (hotspot !== undefined) place(chosen, grown(hotspot, by), `grow ${chosen}`);
    },
    duplicate: () => {
      const chosen = chosenLooks(hotspotAdapter, editor.state.getState());
      const places = copiedPlaces(chosen, view.getState().size, besides());
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
    remove: () => {
      const { editing, shapes } = editor.state.getState();
      const indexes = unlockedSelection(editing).filter((index) => shapes[index] !== undefined);
      if (indexes.length === 0 || editor.removePoint()) return [];
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
