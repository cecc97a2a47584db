/** The visible pictures of GameBoardImagesURL, counted from 0. */
export interface SeenPictures {
  /** Lies under everything. */
  readonly ground: number;
  /** The picture that solved shapes reveal; undefined for a board of one picture, whose unsolved shapes are covered. */
  readonly revealed: number | undefined;
}

/**
 * Solved shapes reveal the last picture. The others are the ground in turn: the n-th of N from the share (n - 1)/(N - 1) of
 * solved stations on, so that the last one is the ground once everything is solved.
 */
export function seenPictures(count: number, solved: number, all: number): SeenPictures {
  if (count < 2) return { ground: 0, revealed: undefined };
  const share = Math.min(Math.max(solved, 0), all);
  return { ground: all > 0 ? Math.floor((share * (count - 1)) / all) : 0, revealed: count - 1 };
}
