import { createRandom, type Random } from '#engine/play/random.ts';
import { type HiddenObjectConfig } from '#games/hidden-object/config.ts';
import { boundsOf } from '#games/hidden-object/polygon.ts';
import { fingerTarget } from '#ui/picture/picture-view.ts';
import { phoneSizes } from '../phone-sizes.ts';
import { type Tries } from './players.ts';

/** How hard a game is for players who know nothing about it. */
export interface Difficulty {
  readonly players: number;
  /** Half of the players need no more; Infinity: half of them never win. */
  readonly median: number;
  /** Nine of ten need no more. */
  readonly most: number;
  /** The part of the players who win at all, from 0 to 1. */
  readonly winners: number;
}

const players = 500;

/** @param play plays one game with its own chances; the same seed gives the same players */
export function difficultyOf(play: (random: Random, player: number) => Tries, seed = 1): Difficulty {
  const tries = Array.from({ length: players }, (_, player) => play(createRandom(seed * players + player), player));
  const sorted = tries.toSorted((one, other) => one - other);
  return {
    players,
    median: sorted[Math.ceil(players * 0.5) - 1] ?? Number.POSITIVE_INFINITY,
    most: sorted[Math.ceil(players * 0.9) - 1] ?? Number.POSITIVE_INFINITY,
    winners: tries.filter(Number.isFinite).length / players,
  };
}

/** Returns the places of the solutions that a finger misses on a small phone unless visitors zoom. */
export function smallSolutions({ hotspots, size }: HiddenObjectConfig): readonly number[] {
  const scale = phoneSizes.small.width / size.width;
  return hotspots.flatMap(({ isSolution, polygon }, place) => {
    const { width, height } = boundsOf(polygon);
    return isSolution && Math.min(width, height) * scale < fingerTarget ? [place] : [];
  });
}
