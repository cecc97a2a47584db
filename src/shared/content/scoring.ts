import { isGame, type Location } from './entities/location.ts';
import { type Coded, recordCode } from './record-code.ts';

/** Scores by tour code, then by item code (section 3.6), both as {@link recordCode}. */
export type Scores = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface TourScore {
  readonly earned: number;
  /** The sum of GamePoints over the tour's stations. */
  readonly maximum: number;
  /** Stations with a score, including a score of 0. */
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

/** The points of one station; undefined: it has no score. Museums choose the codes, even `constructor`. */
export function scoreOf(scores: Scores, tourCode: string, itemCode: string): number | undefined {
  const scored = ofTour(scores, tourCode);
  return Object.hasOwn(scored, itemCode) ? scored[itemCode] : undefined;
}

/** Returns whether a station has a score; 0 points count, too. */
export function hasScore(scores: Scores, tourCode: string, itemCode: string): boolean {
  return scoreOf(scores, tourCode, itemCode) !== undefined;
}

export interface VisitorsBook {
  readonly scores: Scores;
  /** Location IDs. */
  readonly heard: ReadonlySet<number>;
}

/** A game is solved when it has a score in its tour, any other station when it was played to its end. */
export function isSolved(
  { scores, heard }: VisitorsBook,
  tour: Coded,
  item: Coded,
  location: Pick<Location, 'ID' | 'Type'>,
): boolean {
  return isGame(location) ? hasScore(scores, recordCode(tour), recordCode(item)) : heard.has(location.ID);
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
