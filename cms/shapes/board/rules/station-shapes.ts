import { type Point } from '#content/outline.ts';
import { boundsOf as boundsOfRings, covers, distanceToLines } from '#games/board/rules/coverage.ts';
import { flatten, type Ring } from '#games/board/rules/flatten.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { readShape, type ShapeFault } from '#games/board/rules/shape.ts';
import { readPath } from '#content/svg-path.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Box } from '../../rules/box.ts';
import { type Contour, contoursOf, segmentsOf } from '../../rules/contours.ts';

/** The shape of a station on the board, as its path data describes it. */
export interface StationShape {
  /** The tour item's ID. */
  readonly ID: number;
  readonly data: string;
  /** The lines up to the first fault. */
  readonly contours: readonly Contour[];
  readonly rings: readonly Ring[];
  readonly bounds: Box;
  /** The reason why visitors would not see it. */
  readonly fault: ShapeFault | undefined;
}

/** The largest distance between the drawing and its curve, in pixels of the picture. */
const tolerance = 0.5;

export function stationShape({ ID, data }: Pick<StationShape, 'ID' | 'data'>, picture: Size): StationShape {
  const reading = readShape(data, picture);
  const fault = 'fault' in reading ? reading.fault : undefined;
  const contours = contoursOf(readPath(data).segments);
  return { ID, data, contours, fault, ...ringsOf(contours) };
}

/** Returns the corners of lines, as they are drawn. */
export function ringsOf(contours: readonly Contour[]): Pick<StationShape, 'rings' | 'bounds'> {
  const rings = flatten(segmentsOf(contours), tolerance);
  return { rings, bounds: rings.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : boundsOfRings(rings) };
}

export function dataOf(contours: readonly Contour[]): string {
  return formatPath(segmentsOf(contours));
}

/** Returns the indexes of the shapes at a point, small ones before large ones. */
export function shapesAt(shapes: readonly StationShape[], point: Point, reach: number): readonly number[] {
  return shapes
    .flatMap(({ rings, bounds }, index) => {
      if (rings.length === 0) return [];
      const isIn = covers(rings, point, 'nonzero');
      if (!isIn && !(distanceToLines(rings, point) <= reach)) return [];
      return [{ index, isIn, area: bounds.width * bounds.height }];
    })
    .toSorted((one, other) => Number(other.isIn) - Number(one.isIn) || one.area - other.area)
    .map(({ index }) => index);
}
