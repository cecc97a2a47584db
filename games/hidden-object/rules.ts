import { isSelection, isWhole, readSave, type SaveHead, saveHead } from '#engine/play/saved.ts';
import type { Tap } from '#ui/picture/picture-view.ts';
import type { HiddenObjectConfig } from './config.ts';
import { distanceTo } from './polygon.ts';

export interface HiddenObjectGame {
  /** Counted from 1. */
  readonly attempt: number;
  /** Indices of the found solutions in the config's hotspots, in the order of discovery. */
  readonly found: readonly number[];
  readonly misses: number;
  /** Whether all places were shown in this attempt. */
  readonly isHelped: boolean;
}

export type HiddenObjectSave = SaveHead & HiddenObjectGame;

/** The target of a guess: the index of a hotspot, an empty spot in the picture, or a point beside the picture. */
export type Aim = number | 'nothing' | 'beside';

/** `row-broken` is a miss that hides the solutions found so far. `none` means that nothing happens. */
export type GuessOutcome = 'none' | 'found-already' | 'found' | 'last' | 'miss' | 'row-broken';

/** The number of misses that costs as much as another attempt, and brings a hint. */
const missesPerHint = 3;

/** The attempt that a win would count as: misses cost attempts, too. */
export function attemptOf({ attempt, misses }: HiddenObjectGame): number {
  return attempt + Math.floor(misses / missesPerHint);
}

/** Returns the solution to hint at after the latest miss, as its index; undefined if no hint is due. */
export function hintAfter(config: HiddenObjectConfig, { misses, found }: HiddenObjectGame): number | undefined {
  if (misses === 0 || misses % missesPerHint > 0 || isWon(config, found)) return undefined;
  const hint = config.hotspots.findIndex(({ isSolution }, hotspot) => isSolution && !found.includes(hotspot));
  return hint < 0 ? undefined : hint;
}

export function begin(attempt: number): HiddenObjectGame {
  return { attempt, found: [], misses: 0, isHelped: false };
}

/** Whether nothing has been found, missed or shown in this attempt. */
export function isUntouched({ found, misses, isHelped }: HiddenObjectGame): boolean {
  return found.length === 0 && misses === 0 && !isHelped;
}

/** Shows all places, which costs as much as another attempt, but only once. */
export function showPlaces(game: HiddenObjectGame): HiddenObjectGame {
  return game.isHelped ? game : { ...game, attempt: game.attempt + 1, isHelped: true };
}

/**
 * Returns the target of a tap. Among the hotspots under the finger, solutions not yet found come first, then those
 * found, then decoys; smaller ones come before larger ones, so that nothing covers a solution. If there is none, the
 * nearest hotspot within tolerance counts.
 */
export function aimAt({ hotspots, size }: HiddenObjectConfig, { found }: HiddenObjectGame, tap: Tap): Aim {
  const point = { x: within(tap.x, size.width), y: within(tap.y, size.height) };
  const isIn = point.x === tap.x && point.y === tap.y;
  if (!isIn && !(Math.hypot(point.x - tap.x, point.y - tap.y) <= tap.tolerance)) return 'beside';
  const [hit] = hotspots
    .map(({ polygon, isSolution, area }, hotspot) => ({
      hotspot,
      distance: distanceTo(polygon, point),
      rank: isSolution ? Number(found.includes(hotspot)) : 2,
      area,
    }))
    .filter(({ distance }) => distance === 0 || distance <= tap.tolerance)
    .toSorted((one, other) => one.distance - other.distance || one.rank - other.rank || one.area - other.area);
  return hit?.hotspot ?? (isIn ? 'nothing' : 'beside');
}

/**
 * GameHotspotsInARow is the number of consecutive hits that is required once. Until then, a miss hides the solutions
 * found so far, which can be found again; afterwards they stay found.
 */
export function outcomeOf(config: HiddenObjectConfig, { found }: HiddenObjectGame, aim: Aim): GuessOutcome {
  if (aim === 'beside' || isWon(config, found)) return 'none';
  const hotspot = aim === 'nothing' ? undefined : config.hotspots[aim];
  if (aim !== 'nothing' && hotspot === undefined) return 'none';
  if (aim === 'nothing' || hotspot?.isSolution !== true)
    return found.length > 0 && found.length < config.inARow ? 'row-broken' : 'miss';
  if (found.includes(aim)) return 'found-already';
  return found.length + 1 >= config.needed ? 'last' : 'found';
}

export function guess(config: HiddenObjectConfig, game: HiddenObjectGame, aim: Aim): HiddenObjectGame {
  const outcome = outcomeOf(config, game, aim);
  switch (outcome) {
    case 'none':
    case 'found-already':
      return game;
    case 'found':
    case 'last':
      return typeof aim === 'number' ? { ...game, found: [...game.found, aim] } : game;
    case 'miss':
      return { ...game, misses: game.misses + 1 };
    case 'row-broken':
      return { ...game, misses: game.misses + 1, found: [] };
  }
}

export function isWon({ needed }: HiddenObjectConfig, found: HiddenObjectGame['found']): boolean {
  return found.length >= needed;
}

export function save(config: HiddenObjectConfig, game: HiddenObjectGame): HiddenObjectSave {
  return { ...saveHead(contentOf(config)), ...game };
}

/** Keeps the found solutions that still exist among the changed hotspots. */
export function revise(
  before: HiddenObjectConfig,
  { hotspots, needed }: HiddenObjectConfig,
  game: HiddenObjectGame,
): HiddenObjectGame {
  const isMoved = hotspots.length === before.hotspots.length;
  const marks = hotspots.map(({ polygon }) => JSON.stringify(polygon));
  const now = (hotspot: number): number =>
    isMoved ? hotspot : marks.indexOf(JSON.stringify(before.hotspots[hotspot]?.polygon));
  const found = game.found.map(now).filter((hotspot) => hotspots[hotspot]?.isSolution === true);
  return { ...game, found: [...new Set(found)].slice(0, needed) };
}

/** The state in which enough solutions are found. */
export function solve({ hotspots, needed }: HiddenObjectConfig, game: HiddenObjectGame): HiddenObjectGame {
  const solutions = hotspots.flatMap(({ isSolution }, hotspot) => (isSolution ? [hotspot] : []));
  return { ...game, found: solutions.slice(0, needed) };
}

/** Returns undefined unless it is a save of this game with these hotspots, in a state that play can reach. */
export function restore(config: HiddenObjectConfig, saved: unknown): HiddenObjectGame | undefined {
  const stored = readSave(saved, contentOf(config));
  if (stored === undefined) return undefined;
  const { attempt, found, misses, isHelped = false } = stored;
  if (typeof isHelped !== 'boolean') return undefined;
  if (!isWhole(attempt, 1) || !isWhole(misses, 0) || !isSelection(found, config.hotspots.length)) return undefined;
  const areSolutions = found.every((hotspot) => config.hotspots[hotspot]?.isSolution === true);
  return areSolutions && found.length <= config.needed ? { attempt, found, misses, isHelped } : undefined;
}

function contentOf({ picture, hotspots, needed, inARow }: HiddenObjectConfig): unknown {
  return [picture.ImageURL, needed, inARow, hotspots.map(({ polygon, isSolution }) => [polygon, isSolution])];
}

/** NaN stays NaN, which counts as beside the picture. */
function within(value: number, limit: number): number {
  return Math.min(Math.max(value, 0), limit);
}
