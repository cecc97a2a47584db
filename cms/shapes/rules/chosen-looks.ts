import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Arrangement, arranged } from './arrange.ts';
import { type EditingState } from './editing-state.ts';
import { selectedIndexes } from './multi-selection.ts';
import { type ShapeAdapter } from './shape-adapter.ts';
import { isFree } from './shape-traits.ts';

/** The looks of shapes after a change, by their indexes. */
export type Looks<Look> = ReadonlyMap<number, Look>;

interface State<Look, Shape> {
  readonly editing: EditingState<Look>;
  readonly shapes: readonly Shape[];
}

/** Returns the chosen shapes that are drawn, after a change of each. */
export function chosenLooks<Look, Shape>(
  { lookOf, isDrawn }: ShapeAdapter<Look, Shape>,
  { editing, shapes }: State<Look, Shape>,
  change: (look: Look, shape: Shape, place: number) => Look = (look) => look,
): Looks<Look> {
  const all = selectedIndexes(editing).flatMap((index) => {
    const shape = shapes[index];
    return shape === undefined || !isDrawn(shape) ? [] : [{ index, shape }];
  });
  return new Map(all.map(({ index, shape }, place) => [index, change(lookOf(shape), shape, place)]));
}

/** Returns the chosen shapes that are not locked, moved. */
export function movedLooks<Look, Shape>(
  adapter: ShapeAdapter<Look, Shape>,
  state: State<Look, Shape>,
  by: Point,
): Looks<Look> {
  const looks = chosenLooks(adapter, state, (look) => adapter.moved(look, by));
  return new Map([...looks].filter(([index]) => isFree(state.editing, index)));
}

/** Returns those of the chosen shapes that an arrangement changes. Locked ones stay. */
export function arrangedLooks<Look, Shape>(
  adapter: ShapeAdapter<Look, Shape>,
  state: State<Look, Shape>,
  picture: Size,
  arrangement: Arrangement,
): Looks<Look> {
  const before = chosenLooks(adapter, state);
  const boxes = [...before.keys()].flatMap((index) => {
    const shape = state.shapes[index];
    return shape === undefined ? [] : [adapter.boxOf(shape)];
  });
  const placements = arranged(boxes, picture, arrangement);
  const after = chosenLooks(adapter, state, (look, shape, place) =>
    adapter.arrangedBy(look, placements[place] ?? { by: { x: 0, y: 0 } }, adapter.boxOf(shape)),
  );
  const isOther = (index: number, look: Look): boolean => {
    const own = before.get(index);
    return own !== undefined && adapter.textOf(look) !== adapter.textOf(own);
  };
  return new Map([...after].filter(([index, look]) => isFree(state.editing, index) && isOther(index, look)));
}
