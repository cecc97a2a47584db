import { type PlaceMark } from './marks.ts';
import { type SeenPictures } from './pictures.ts';

export interface BoardLayers {
  /** The index of the background picture. */
  readonly ground: number;
  /** The index of a picture that fades in over the background, because the last places have just been solved. */
  readonly newGround: number | undefined;
  /** Whether a place is filled: covered on a board of one picture, revealed on a board of several. */
  readonly isFilled: (place: number) => boolean;
}

export interface BoardOpening {
  /** false if there is only one picture, or the last one has not loaded. */
  readonly canReveal: boolean;
  /** Whether the board opens with places that have just been solved. */
  readonly isMoving: boolean;
}

/** Returns the layers of a board: solved places reveal the last picture, or else unsolved places are covered. */
export function boardLayers(
  marks: readonly PlaceMark[],
  { ground, revealed }: SeenPictures,
  { canReveal, isMoving }: BoardOpening,
): BoardLayers {
  const hasNewGround = isMoving && ground > 0 && ground === revealed;
  return {
    ground: hasNewGround ? ground - 1 : ground,
    newGround: hasNewGround ? ground : undefined,
    isFilled: (place) => canReveal === (marks[place] === 'solved'),
  };
}
