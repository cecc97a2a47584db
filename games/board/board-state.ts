import { type PlaceMark } from './rules/marks.ts';
import { type SeenPictures } from './rules/pictures.ts';

/** The state that the board shows. Places are counted in the tour's order. */
export interface BoardState {
  readonly marks: readonly PlaceMark[];
  /** Places solved since the visitor last saw the board; they are uncovered when it opens. */
  readonly fresh: ReadonlySet<number>;
  readonly pictures: SeenPictures;
  readonly focused?: number | undefined;
  /** Under the mouse. */
  readonly pointed?: number | undefined;
  readonly pressed?: number | undefined;
}
