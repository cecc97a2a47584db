import { type Size } from '#ui/picture/zoom-view.ts';
import { type Arrangement, arranged } from '../../canvas/rules/arrange.ts';
import { selectedIndexes, unlockedSelection } from '../../canvas/rules/multi-selection.ts';
import { isFree } from '../../canvas/rules/shape-traits.ts';
import { type BoardState } from './board-editing.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { placedBy } from './placed.ts';
import { dataOf, type StationShape } from './station-shapes.ts';

/** Returns the indexes of the chosen places that have a shape which is not locked. */
export function drawnIndexes({ editing, shapes }: Pick<BoardState, 'editing' | 'shapes'>): readonly number[] {
  return unlockedSelection(editing).filter((index) => (shapes[index]?.data ?? '') !== '');
}

/** Returns no path data for each of the chosen places. */
export function pathsRemoved(
  state: Pick<BoardState, 'editing' | 'shapes'>,
): readonly Pick<StationShape, 'ID' | 'data'>[] {
  return drawnIndexes(state)
    .flatMap((index) => state.shapes[index] ?? [])
    .map(({ ID }) => ({ ID, data: '' }));
}

/** Returns the path data of the chosen places after a change of each shape that is not locked. */
export function pathsAfter(
  state: Pick<BoardState, 'editing' | 'shapes'>,
  change: (shape: StationShape, place: number) => readonly Contour[],
): readonly Pick<StationShape, 'ID' | 'data'>[] {
  return drawnShapes(state).flatMap(({ index, shape }, place) =>
    isFree(state.editing, index) ? [{ ID: shape.ID, data: dataOf(change(shape, place)) }] : [],
  );
}

/** Returns the path data of those of the chosen places that an arrangement changes. */
export function arrangedPaths(
  state: Pick<BoardState, 'editing' | 'shapes'>,
  picture: Size,
  arrangement: Arrangement,
): readonly Pick<StationShape, 'ID' | 'data'>[] {
  const placements = arranged(
    drawnShapes(state).map(({ shape }) => shape.bounds),
    picture,
    arrangement,
  );
  const before = pathsAfter(state, ({ contours }) => contours);
  const after = pathsAfter(state, ({ contours, bounds }, place) => {
    const placement = placements[place];
    return placement === undefined ? contours : placedBy(contours, placement, bounds);
  });
  return after.filter(({ data }, place) => data !== before[place]?.data);
}

/** Path data that cannot be read at all has no lines, and is left alone. */
function drawnShapes({
  editing,
  shapes,
}: Pick<BoardState, 'editing' | 'shapes'>): readonly { readonly index: number; readonly shape: StationShape }[] {
  return selectedIndexes(editing).flatMap((index) => {
    const shape = shapes[index];
    return shape === undefined || shape.contours.length === 0 ? [] : [{ index, shape }];
  });
}
