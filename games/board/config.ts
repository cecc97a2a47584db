import { type Size } from '#ui/picture/zoom-view.ts';
import { readShape, type Shape } from './rules/shape.ts';

export interface BoardConfig {
  /** GameBoardImagesURL without empty entries. */
  readonly pictures: readonly string[];
  /** The natural size of the first picture; all lengths are in its pixels. */
  readonly size: Size;
  /** In the order of the places; undefined for a place without a usable shape. */
  readonly shapes: readonly (Shape | undefined)[];
}

export interface BoardReading {
  readonly config: BoardConfig;
  /** Problems that staff should know about, one sentence each. */
  readonly faults: readonly string[];
}

/** A place of the board as the content gives it. */
export interface GivenPlace {
  readonly ID: number;
  readonly GameBoardSVGPath: string;
}

/** @param size the natural size of the first picture, known once it has loaded */
export function readBoard(pictures: readonly string[], places: readonly GivenPlace[], size: Size): BoardReading {
  const readings = places.map(({ GameBoardSVGPath }) => readShape(GameBoardSVGPath, size));
  return {
    config: { pictures, size, shapes: readings.map((reading) => ('shape' in reading ? reading.shape : undefined)) },
    faults: readings.flatMap((reading, place) =>
      'fault' in reading ? [`tourItems ${places[place]?.ID}, GameBoardSVGPath: ${reading.detail}`] : [],
    ),
  };
}
