import { type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createDrawing } from '../canvas/drawing.ts';
import { createShapeEditor, type KindEditor, squareInMiddle } from '../editor/shape-editor.ts';
import { type Looks } from '../rules/chosen-looks.ts';
import { unlockedSelection } from '../rules/multi-selection.ts';
import { boardAdapter, type BoardLook, boardOutlines } from './board-adapter.ts';
import { copiedPaths, pastedPaths } from './rules/clip.ts';
import { formBetween } from './rules/forms.ts';
import { dataOf, type StationShape, stationShape } from './rules/station-shapes.ts';

/** The path data of a tour item, by its ID. */
export type GivenPath = Pick<StationShape, 'ID' | 'data'>;

/** The editor of a board's shapes, for mouse, touch and keys alike. */
export interface BoardShapeEditor extends KindEditor<BoardLook, StationShape, readonly GivenPath[]> {
  /** Gives the chosen place a shape in the middle of the visible part. */
  readonly addInMiddle: () => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly setPaths: (paths: readonly GivenPath[], step?: string) => void;
  /** Swaps the chosen place's shape with another station's. */
  readonly handOver: (to: number) => void;
}

export interface BoardShapeEditorOptions {
  readonly view: ViewStore<PictureView>;
  readonly onChange: (paths: readonly GivenPath[], step?: string) => void;
}

export function createBoardShapeEditor({ view, onChange }: BoardShapeEditorOptions): BoardShapeEditor {
  const editor = createShapeEditor<BoardLook, StationShape>({
    view,
    adapter: boardAdapter,
    draw: createDrawing(boardAdapter, boardOutlines),
    edit: ({ index = -1, look }) => {
      put(new Map([[index, look]]));
      if (!isDealing) return;
      deal();
      // One more line would go to the last station without a word.
      if (!isDealing) editor.take('select');
    },
    put,
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

  function put(looks: Looks<BoardLook>, step?: string): void {
    const paths = [...looks].flatMap(([index, look]) => {
      const shape = get().shapes[index];
      return shape === undefined ? [] : [{ ID: shape.ID, data: dataOf(look) }];
    });
    setPaths(paths, step);
  }

  const withShape = (indexes: readonly number[]): readonly number[] =>
    indexes.filter((index) => (get().shapes[index]?.data ?? '') !== '');
  const chosenShape = (): StationShape | undefined => get().shapes[get().editing.chosen ?? -1];

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
      const { x, y, width, height } = squareInMiddle(view.getState(), 1 / 3);
      const look = [formBetween('rect', { x, y }, { x: x + width, y: y + height })];
      const { edit } = boardAdapter.added(get().editing, get().shapes, look);
      if (edit?.index !== undefined) put(new Map([[edit.index, edit.look]]));
    },
    remove: () => {
      if (editor.removePoint()) return [];
      const gone = withShape(unlockedSelection(get().editing));
      setPaths(gone.flatMap((index) => get().shapes[index] ?? []).map(({ ID }) => ({ ID, data: '' })));
      return gone;
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
