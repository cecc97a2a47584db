/** Section 3.6: tour code, then item code, then score. */
export type Scores = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface TourScore {
  readonly earned: number;
  /** The sum of GamePoints over the tour's stations. */
  readonly maximum: number;
  /** Stations with a score, also one of 0 points. */
  readonly completed: number;
}

export function setScore(scores: Scores, tourCode: string, itemCode: string, score: number): Scores {
  return { ...scores, [tourCode]: { ...ofTour(scores, tourCode), [itemCode]: score } };
}

export function removeScore(scores: Scores, tourCode: string, itemCode: string): Scores {
  const left = Object.entries(ofTour(scores, tourCode)).filter(([code]) => code !== itemCode);
  if (left.length === 0) return clearTour(scores, tourCode);
  return { ...scores, [tourCode]: Object.fromEntries(left) };
}

export function clearTour(scores: Scores, tourCode: string): Scores {
  return Object.fromEntries(Object.entries(scores).filter(([code]) => code !== tourCode));
}

/** @param stations the points that each of the tour's stations can give */
export function tourScore(
  scores: Scores,
  tourCode: string,
  stations: readonly { readonly GamePoints: number }[],
): TourScore {
  const scored = Object.values(ofTour(scores, tourCode));
  return {
    earned: sum(scored),
    maximum: sum(stations.map(({ GamePoints }) => GamePoints)),
    completed: scored.length,
  };
}

/** Also one of 0 points counts. */
export function hasScore(scores: Scores, tourCode: string, itemCode: string): boolean {
  return Object.hasOwn(ofTour(scores, tourCode), itemCode);
}

export interface AttemptPoints {
  readonly GamePoints: number;
  readonly GamePoints2nd: number;
  readonly GamePoints3rd: number;
}

/** @param attempt counted from 1; from the fourth on a station is completed without points */
export function pointsForAttempt(points: AttemptPoints, attempt: number): number {
  return [points.GamePoints, points.GamePoints2nd, points.GamePoints3rd][attempt - 1] ?? 0;
}

function ofTour(scores: Scores, tourCode: string): Readonly<Record<string, number>> {
  return Object.hasOwn(scores, tourCode) ? (scores[tourCode] ?? {}) : {};
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
