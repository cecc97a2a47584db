import { type Ring } from '#games/board/rules/flatten.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Box } from '../../../rules/box.ts';
import { straight } from '../forms.ts';
import { dataOf, type StationShape } from '../station-shapes.ts';
import { divided, type Division, evenRows, mostCells } from './divide.ts';

/** The choices for dividing a board. */
export interface DivisionChoice extends Division {
  /** The whole picture, or the box around the chosen shape, which its parts then replace. */
  readonly area: 'picture' | 'shape';
  /** Pixels between the edges of the area and the parts. */
  readonly margin: number;
  /** Whether stations keep the shapes that they have. */
  readonly keepsShapes: boolean;
}

export interface Board {
  readonly size: Size;
  readonly shapes: readonly Pick<StationShape, 'ID' | 'data' | 'bounds'>[];
  /** The index of the chosen station. */
  readonly chosen: number | undefined;
}

export interface BoardParts {
  /** Undefined if they would be too small. */
  readonly parts: readonly Ring[] | undefined;
  /** The indexes of the stations that the first parts go to. */
  readonly stations: readonly number[];
}

/** Suggests as many parts of the whole picture as there are stations without a shape, or stations at all. */
export function firstChoice({ size, shapes }: Board): DivisionChoice {
  const free = shapes.filter(({ data }) => data === '').length;
  return suggested({ size, shapes }, free > 0);
}

/** @param keepsShapes whether only stations without a shape get a part */
export function suggested({ size, shapes }: Omit<Board, 'chosen'>, keepsShapes: boolean): DivisionChoice {
  const count = Math.max(keepsShapes ? shapes.filter(({ data }) => data === '').length : shapes.length, 1);
  return {
    form: 'rectangles',
    ...evenRows(size, count),
    count: Math.min(count, mostCells),
    seed: 1,
    area: 'picture',
    margin: 0,
    keepsShapes,
  };
}

export function hasShape({ shapes, chosen }: Pick<Board, 'shapes' | 'chosen'>): boolean {
  return (shapes[chosen ?? -1]?.data ?? '') !== '';
}

export function boardParts(choice: DivisionChoice, board: Board): BoardParts {
  const isReplaced = (index: number): boolean => choice.area === 'shape' && index === board.chosen;
  const stations = board.shapes.flatMap(({ data }, index) =>
    !choice.keepsShapes || data === '' || isReplaced(index) ? [index] : [],
  );
  const parts = divided(areaOf(choice, board), choice);
  return { parts, stations: stations.slice(0, parts?.length ?? 0) };
}

/** Returns the path data of the shapes that stay. */
export function retainedPaths({ stations }: BoardParts, { shapes }: Pick<Board, 'shapes'>): readonly string[] {
  return shapes.flatMap(({ data }, index) => (data === '' || stations.includes(index) ? [] : [data]));
}

/** Returns the path data of each station that gets a part. */
export function pathsOf(
  { parts = [], stations }: BoardParts,
  { shapes }: Pick<Board, 'shapes'>,
): readonly Pick<StationShape, 'ID' | 'data'>[] {
  return stations.flatMap((station, index) => {
    const [shape, ring] = [shapes[station], parts[index]];
    return shape === undefined || ring === undefined ? [] : [{ ID: shape.ID, data: dataOf([straight(ring)]) }];
  });
}

/** The area without its margin, within the picture. */
function areaOf({ area, margin }: Pick<DivisionChoice, 'area' | 'margin'>, { size, shapes, chosen }: Board): Box {
  const whole = { x: 0, y: 0, ...size };
  const given = area === 'shape' ? (shapes[chosen ?? -1]?.bounds ?? whole) : whole;
  const [left, top] = [Math.max(given.x, 0) + margin, Math.max(given.y, 0) + margin];
  const [right, bottom] = [
    Math.min(given.x + given.width, size.width) - margin,
    Math.min(given.y + given.height, size.height) - margin,
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
