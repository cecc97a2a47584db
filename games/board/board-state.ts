import { type PlaceMark } from './rules/marks.ts';
import { type SeenPictures } from './rules/pictures.ts';

/** The state that the board shows. Places are indices in the tour's order. */
export interface BoardState {
  readonly marks: readonly PlaceMark[];
  /** Places solved since the visitor last saw the board, which are uncovered when it opens. */
  readonly fresh: ReadonlySet<number>;
  readonly pictures: SeenPictures;
  readonly focused?: number | undefined;
  /** The place under the mouse. */
  readonly pointed?: number | undefined;
  readonly pressed?: number | undefined;
}
