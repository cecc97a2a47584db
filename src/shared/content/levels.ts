import { LocationType } from './constants.ts';
import type { Location } from './entities/location.ts';
import type { AttemptPoints } from './scoring.ts';

/** How hard a game is, the easiest first. */
export const levels = ['easy', 'medium', 'hard'] as const;

export type Level = (typeof levels)[number];

/** The level of visitors who have not chosen one. */
export const usualLevel: Level = 'medium';

/** The pieces of a jigsaw. */
export const piecesAt: Readonly<Record<Level, number>> = { easy: 12, medium: 24, hard: 48 };

/** The pairs of a memory. */
export const pairsAt: Readonly<Record<Level, number>> = { easy: 4, medium: 6, hard: 8 };

/** The share of a station's points that a level gives. */
const shares: Readonly<Record<Level, number>> = { easy: 1 / 2, medium: 3 / 4, hard: 1 };

type LevelStation = Pick<Location, 'Type' | 'GameLevels'>;

/**
 * Returns the levels between which the visitors of a game choose: none unless the museum lets them.
 *
 * @param pictures of which a memory can make pairs
 */
export function levelsOf({ Type, GameLevels }: LevelStation, pictures: number): readonly Level[] {
  if (!GameLevels) return [];
  if (Type === LocationType.GameJigsaw) return levels;
  const enough = Type === LocationType.GameMemory ? levels.filter((level) => pairsAt[level] <= pictures) : [];
  return enough.length > 1 ? enough : [];
}

/** Returns the points of a station at a level: all for the hardest, fewer for the others, rounded up. */
export function pointsAt({ GamePoints, GamePoints2nd, GamePoints3rd }: AttemptPoints, level: Level): AttemptPoints {
  const part = (points: number): number => Math.ceil(points * shares[level]);
  return { GamePoints: part(GamePoints), GamePoints2nd: part(GamePoints2nd), GamePoints3rd: part(GamePoints3rd) };
}

/** Returns the grid with this many pieces whose cells are closest to squares. */
export function gridOf(pieces: number, aspect: number): { readonly columns: number; readonly rows: number } {
  const grids = Array.from({ length: pieces }, (_, index) => index + 1)
    .filter((columns) => pieces % columns === 0 && columns <= longestSide && pieces / columns <= longestSide)
    .map((columns) => ({ columns, rows: pieces / columns }));
  const oddness = ({ columns, rows }: { columns: number; rows: number }): number =>
    Math.abs(Math.log((aspect * rows) / columns));
  return grids.reduce((best, grid) => (oddness(grid) < oddness(best) ? grid : best));
}

/** The most pieces on one side (section 3.1). */
const longestSide = 20;
