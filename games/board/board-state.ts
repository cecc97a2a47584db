import { type PlaceMark } from './rules/marks.ts';
import { type SeenPictures } from './rules/pictures.ts';

/** What the board shows at present. Places are counted in the tour's order. */
export interface BoardState {
  readonly marks: readonly PlaceMark[];
  /** Solved since the visitor saw the board last: these are uncovered before their eyes. */
  readonly fresh: ReadonlySet<number>;
  readonly pictures: SeenPictures;
  readonly focused?: number | undefined;
  /** Under the mouse. */
  readonly pointed?: number | undefined;
  readonly pressed?: number | undefined;
}
