/** Which of GameBoardImagesURL are seen, counted from 0. */
export interface SeenPictures {
  /** Lies under everything. */
  readonly ground: number;
  /** What solved shapes reveal; undefined when there is one picture alone: then unsolved shapes are covered. */
  readonly revealed: number | undefined;
}

/**
 * The last picture is what solved shapes reveal. The others are the ground, one after the other: the n-th of N from the
 * share (n - 1)/(N - 1) of solved stations on, so that the last one is seen whole when all is solved.
 */
export function seenPictures(count: number, solved: number, all: number): SeenPictures {
  if (count < 2) return { ground: 0, revealed: undefined };
  const share = Math.min(Math.max(solved, 0), all);
  return { ground: all > 0 ? Math.floor((share * (count - 1)) / all) : 0, revealed: count - 1 };
}
