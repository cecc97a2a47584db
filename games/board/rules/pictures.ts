/** The visible pictures, as indices in GameBoardImagesURL. */
export interface SeenPictures {
  /** The background. */
  readonly ground: number;
  /** The picture that solved shapes reveal; undefined with only one picture, which covers unsolved shapes. */
  readonly revealed: number | undefined;
}

/**
 * Solved shapes reveal the last picture. The pictures become the background in turn: the n-th of N once (n - 1)/(N - 1)
 * of the stations are solved, so that the last one is the background once everything is solved.
 */
export function seenPictures(count: number, solved: number, all: number): SeenPictures {
  if (count < 2) return { ground: 0, revealed: undefined };
  const share = Math.min(Math.max(solved, 0), all);
  return { ground: all > 0 ? Math.floor((share * (count - 1)) / all) : 0, revealed: count - 1 };
}
