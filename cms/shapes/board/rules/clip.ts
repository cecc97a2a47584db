import { readPath } from '#content/svg-path.ts';
import { type CopiedShape, type CopiedShapes } from '#contract/copied-shapes.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { contoursOf } from '../../rules/contours.ts';
import { fitting } from '../../rules/arrange.ts';
import { selectedIndexes } from '../../rules/multi-selection.ts';
import { type EditingState } from '../../rules/editing-state.ts';
import { dataOf, type StationShape } from './station-shapes.ts';

interface State {
  readonly editing: EditingState<unknown>;
  readonly shapes: readonly StationShape[];
}

/** Returns the shapes of the chosen places as they go to the clipboard. */
export function copiedPaths({ editing, shapes }: State): readonly CopiedShape[] {
  return selectedIndexes(editing).flatMap((index) => {
    const shape = shapes[index];
    return shape === undefined || shape.contours.length === 0 ? [] : [{ path: dataOf(shape.contours) }];
  });
}

/**
 * Returns the places that get shapes from the clipboard: those without a shape, the chosen ones first. No shape is
 * replaced.
 */
export function pastedPaths(
  { size, shapes: copied }: CopiedShapes,
  picture: Size,
  { editing, shapes }: State,
): readonly Pick<StationShape, 'ID' | 'data'>[] {
  const fit = fitting(size, picture);
  const order = [...new Set([...selectedIndexes(editing), ...shapes.keys()])];
  const free = order.flatMap((index) => (shapes[index]?.data === '' ? [shapes[index].ID] : []));
  const paths = copied
    .map(({ path }) => dataOf(contoursOf(readPath(path).segments).map(fit.contour)))
    .filter((data) => data !== '');
  return paths.flatMap((data, index) => {
    const ID = free[index];
    return ID === undefined ? [] : [{ ID, data }];
  });
}
