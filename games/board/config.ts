import { type Size } from '#ui/picture/zoom-view.ts';
import { readShape, type Shape } from './rules/shape.ts';

export interface BoardConfig {
  /** GameBoardImagesURL without what is empty. */
  readonly pictures: readonly string[];
  /** Natural size of the first picture, in whose pixels everything is measured. */
  readonly size: Size;
  /** In the order of the places; undefined: it has none that could be shown. */
  readonly shapes: readonly (Shape | undefined)[];
}

export interface BoardReading {
  readonly config: BoardConfig;
  /** What staff should know, one sentence each. */
  readonly faults: readonly string[];
}

/** A place of the board as the content gives it. */
export interface GivenPlace {
  readonly ID: number;
  readonly GameBoardSVGPath: string;
}

/** @param size the natural size of the first picture, known once it is loaded */
export function readBoard(pictures: readonly string[], places: readonly GivenPlace[], size: Size): BoardReading {
  const readings = places.map(({ GameBoardSVGPath }) => readShape(GameBoardSVGPath, size));
  return {
    config: { pictures, size, shapes: readings.map((reading) => ('shape' in reading ? reading.shape : undefined)) },
    faults: readings.flatMap((reading, place) =>
      'fault' in reading ? [`tourItems ${places[place]?.ID}, GameBoardSVGPath: ${reading.detail}`] : [],
    ),
  };
}
