import { type Point } from '#content/outline.ts';
import { type CopiedShape, type CopiedShapes } from '#contract/copied-shapes.ts';
import { type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createShapeEditor, type ShapeEditor, squareInMiddle } from '../canvas/shape-editor.ts';
import { type Arrangement } from '../canvas/rules/arrange.ts';
import { type Box } from '../canvas/rules/box.ts';
import { freshEditing } from '../canvas/rules/editing-state.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { drawBoard } from './board-drawing.ts';
import { type Contour } from '../canvas/rules/contours.ts';
import {
  movedBy,
  nextNode,
  nodeAt,
  withCornerTurned,
  withNodeAfter,
  withNodeMoved,
  withoutNode,
} from '../canvas/rules/edits.ts';
import { copiedPaths, pastedPaths } from './rules/clip.ts';
import { arrangedPaths, drawnIndexes, pathsAfter, pathsRemoved } from './rules/chosen-all.ts';
import { dataOf, type StationShape, stationShape } from './rules/station-shapes.ts';
import { type BoardEdit, type BoardEditing } from './rules/board-editing.ts';
import { boardRules } from './rules/board-rules.ts';

/** The path data of a tour item, by its ID. */
export type GivenPath = Pick<StationShape, 'ID' | 'data'>;

/** The editor of a board's shapes, for mouse, touch and keys alike. */
export interface BoardShapeEditor extends Omit<ShapeEditor<BoardEditing, StationShape>, 'show'> {
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (paths: readonly GivenPath[]) => void;
  /** Gives the chosen place a shape in the middle of the visible part. */
  readonly addInMiddle: () => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly setPaths: (paths: readonly GivenPath[], step?: string) => void;
  /** Moves the chosen point, or the chosen shapes if there is none. */
  readonly nudge: (by: Point) => void;
  readonly addPoint: () => void;
  /** Makes the chosen point smooth, or turns it back into a corner. */
  readonly toggleCorner: () => void;
  readonly arrange: (arrangement: Arrangement) => void;
  /** Removes the chosen point, or the shapes of the chosen places. @returns the places whose shapes are gone */
  readonly remove: () => readonly number[];
  /** Returns the chosen shapes as they go to the clipboard. */
  readonly copied: () => readonly CopiedShape[];
  /** Gives shapes from the clipboard to stations without one, and chooses these. @returns their number */
  readonly paste: (copied: CopiedShapes) => number;
  /** Swaps the chosen place's shape with another station's. */
  readonly handOver: (to: number) => void;
}

export interface BoardShapeEditorOptions {
  readonly view: ViewStore<PictureView>;
  readonly onChange: (paths: readonly GivenPath[], step?: string) => void;
}

export function createBoardShapeEditor({ view, onChange }: BoardShapeEditorOptions): BoardShapeEditor {
  const editor = createShapeEditor<BoardEditing, StationShape, BoardEdit>({
    view,
    editing: freshEditing,
    rules: boardRules,
    draw: drawBoard(),
    edit: (contours) => {
      draw(contours);
      if (!isDealing) return;
      deal();
      // One more line would go to the last station without a word.
      if (!isDealing) editor.take('select');
    },
    moveAll,
    // A place belongs to its station, whatever its shape.
    printOf: ({ ID }) => String(ID),
  });
  const get = editor.state.getState;
  /** Whether shapes go to one station after the other, because none was chosen. */
  let isDealing = false;

  /** Chooses the first station without a shape, if there is one. */
  function deal(): void {
    const next = get().shapes.findIndex(({ data }) => data === '');
    isDealing = next >= 0;
    if (isDealing) editor.choose(next);
  }

  function show(paths: readonly GivenPath[]): void {
    const known = new Map(get().shapes.map((place) => [`${place.ID} ${place.data}`, place]));
    const { size } = view.getState();
    editor.show(paths.map((path) => known.get(`${path.ID} ${path.data}`) ?? stationShape(path, size)));
    // A station without a shape has nothing to hide, lock or group, and must be there to be drawn.
    const { traits } = get().editing;
    const kept = withShape([...traits.keys()]);
    if (kept.length < traits.size) editor.setTraits(new Map([...traits].filter(([index]) => kept.includes(index))));
  }

  function setPaths(paths: readonly GivenPath[], step?: string): void {
    const changed = new Map(paths.map(({ ID, data }) => [ID, data]));
    show(get().shapes.map(({ ID, data }) => ({ ID, data: changed.get(ID) ?? data })));
    onChange(paths, step);
  }

  function draw(contours: readonly Contour[], step?: string): void {
    const place = freeShape();
    if (place !== undefined) setPaths([{ ID: place.ID, data: dataOf(contours) }], step);
  }

  function moveAll(by: Point, step?: string): void {
    setPaths(
      pathsAfter(get(), ({ contours }) => movedBy(contours, by)),
      step,
    );
  }

  function removeAll(): readonly number[] {
    const gone = drawnIndexes(get());
    setPaths(pathsRemoved(get()));
    return gone;
  }

  const withShape = (indexes: readonly number[]): readonly number[] =>
    indexes.filter((index) => (get().shapes[index]?.data ?? '') !== '');
  const chosenShape = (): StationShape | undefined => get().shapes[get().editing.chosen ?? -1];
  /** The chosen shape, unless it is locked. */
  const freeShape = (): StationShape | undefined =>
    isFree(get().editing, get().editing.chosen ?? -1) ? chosenShape() : undefined;

  return {
    ...editor,
    show,
    setPaths,
    take: (tool) => {
      if (tool === 'select') isDealing = false;
      else if (get().editing.chosen === undefined) deal();
      editor.take(tool);
    },
    choose: (index) => {
      isDealing = false;
      editor.choose(index);
    },
    cancel: () => {
      // Ends with the line or the tool, as everywhere.
      if (get().editing.act === undefined) isDealing = false;
      editor.cancel();
    },
    chooseAll: (indexes) => editor.chooseAll(withShape(indexes)),
    hide: (indexes, isHidden) => editor.hide(withShape(indexes), isHidden),
    lock: (indexes, isLocked) => editor.lock(withShape(indexes), isLocked),
    group: (indexes) => editor.group(withShape(indexes)),
    addInMiddle: () => {
      const contours = chosenShape()?.contours ?? [];
      draw([...contours, cornersOf(squareInMiddle(view.getState(), 1 / 3))]);
    },
    nudge: (by) => {
      const { point: node, others } = get().editing;
      if (others.length > 0 && node === undefined) return moveAll(by, `move ${others.join(' ')}`);
      const place = freeShape();
      if (place === undefined || place.contours.length === 0) return;
      if (node === undefined) draw(movedBy(place.contours, by), `move ${place.ID}`);
      else draw(withNodeMoved(place.contours, node, by), `point ${place.ID} ${node.contour} ${node.node}`);
    },
    addPoint: () => {
      const { point: node } = get().editing;
      const contours = freeShape()?.contours ?? [];
      if (node === undefined || contours.length === 0) return;
      draw(withNodeAfter(contours, node));
      editor.choosePoint(nextNode(chosenShape()?.contours ?? [], node));
    },
    toggleCorner: () => {
      const { point: node } = get().editing;
      const place = freeShape();
      if (node !== undefined && place !== undefined) draw(withCornerTurned(place.contours, node));
    },
    arrange: (arrangement) => setPaths(arrangedPaths(get(), view.getState().size, arrangement)),
    remove: () => {
      const { point: node, others } = get().editing;
      const place = chosenShape();
      if (place === undefined) return [];
      const isWhole = others.length > 0 || node === undefined || freeShape() === undefined;
      if (isWhole || nodeAt(place.contours, node) === undefined) return removeAll();
      draw(withoutNode(place.contours, node));
      const left = chosenShape()?.contours[node.contour]?.length ?? 0;
      editor.choosePoint(left === 0 ? undefined : { contour: node.contour, node: Math.min(node.node, left - 1) });
      return [];
    },
    copied: () => copiedPaths(get()),
    paste: (copied) => {
      const paths = pastedPaths(copied, view.getState().size, get());
      if (paths.length === 0) return 0;
      setPaths(paths);
      const places = get().shapes;
      editor.chooseAll(paths.map(({ ID }) => places.findIndex((place) => place.ID === ID)));
      return paths.length;
    },
    handOver: (to) => {
      const [place, other] = [chosenShape(), get().shapes[to]];
      if (place === undefined || other === undefined || place === other) return;
      setPaths([
        { ID: other.ID, data: place.data },
        { ID: place.ID, data: other.data },
      ]);
      editor.choose(to);
    },
  };
}

function cornersOf({ x, y, width, height }: Box): Contour {
  return [
    { at: { x, y } },
    { at: { x: x + width, y } },
    { at: { x: x + width, y: y + height } },
    { at: { x, y: y + height } },
  ];
}
