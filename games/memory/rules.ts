import { createRandom, shuffle } from '#engine/play/random.ts';
import { isSelection, isWhole, readSave, type SaveHead, saveHead } from '#engine/play/saved.ts';
import type { MemoryConfig } from './config.ts';

/** Cards are indices in the deck; pictures are indices in the config. */
export interface MemoryGame {
  /** Counted from 1. */
  readonly attempt: number;
  /** The picture of each card; every picture dealt is on two cards. */
  readonly deck: readonly number[];
  /** The cards that are face up without being a pair: none, one, or two that do not match. */
  readonly open: readonly number[];
  /** The pictures of the pairs found, in the order of discovery. */
  readonly found: readonly number[];
  /** The number of turns, of two cards each. */
  readonly turns: number;
}

export type MemorySave = SaveHead & Pick<MemoryGame, 'attempt' | 'deck' | 'found' | 'turns'>;

export type CardFace = 'down' | 'open' | 'found';

/** The result of turning over a card; `none` if there is no such card. */
export type FlipOutcome = 'none' | 'found-already' | 'open-already' | 'first' | 'pair' | 'last-pair' | 'mismatch';

/** Deals the cards of one attempt. If there are more pictures than pairs, the choice of pictures is random too. */
export function deal({ pictures, pairs }: MemoryConfig, seed: number, attempt: number): MemoryGame {
  const random = createRandom(seed + attempt);
  const dealt = shuffle([...pictures.keys()], random).slice(0, pairs);
  return { attempt, deck: shuffle([...dealt, ...dealt], random), open: [], found: [], turns: 0 };
}

/**
 * Visitors need not wait for two cards that do not match: while these are open, any card not yet found, including these
 * two, counts as the first of the next turn.
 */
export function outcomeOf(game: MemoryGame, card: number): FlipOutcome {
  const picture = game.deck[card];
  if (picture === undefined) return 'none';
  if (game.found.includes(picture)) return 'found-already';
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return 'first';
  if (first === card) return 'open-already';
  if (game.deck[first] !== picture) return 'mismatch';
  return game.found.length + 1 === game.deck.length / 2 ? 'last-pair' : 'pair';
}

export function flip(game: MemoryGame, card: number): MemoryGame {
  const picture = game.deck[card];
  const outcome = outcomeOf(game, card);
  if (picture === undefined || outcome === 'found-already' || outcome === 'open-already') return game;
  if (outcome === 'first') return { ...game, open: [card] };
  const turns = game.turns + 1;
  if (outcome === 'mismatch') return { ...game, turns, open: [...game.open, card] };
  return { ...game, turns, open: [], found: [...game.found, picture] };
}

/** Turns open cards face down again; found pairs stay. */
export function close(game: MemoryGame): MemoryGame {
  return { ...game, open: [] };
}

/** Whether no card has been turned over in this attempt. */
export function isUntouched({ open, found, turns }: MemoryGame): boolean {
  return turns === 0 && open.length === 0 && found.length === 0;
}

export function isWon({ deck, found }: MemoryGame): boolean {
  return found.length === deck.length / 2;
}

export function faceOf({ deck, open, found }: MemoryGame, card: number): CardFace {
  const picture = deck[card];
  if (picture !== undefined && found.includes(picture)) return 'found';
  return open.includes(card) ? 'open' : 'down';
}

/** Returns the same cards with changed pictures; undefined if cards have to be dealt again. */
export function revise(
  before: MemoryConfig,
  { pictures, pairs }: MemoryConfig,
  game: MemoryGame,
): MemoryGame | undefined {
  if (pairs !== before.pairs) return undefined;
  const isExchanged = pictures.length === before.pictures.length;
  const now = (picture: number): number =>
    isExchanged ? picture : pictures.findIndex(({ url }) => url === before.pictures[picture]?.url);
  const deck = game.deck.map(now);
  return deck.includes(-1) ? undefined : { ...game, deck, found: game.found.map(now) };
}

/** Returns the state in which every pair is found. */
export function solve(game: MemoryGame): MemoryGame {
  return { ...close(game), found: [...new Set(game.deck)] };
}

/** Open cards are not saved: after a restore they are face down, and their turn starts again. */
export function save(config: MemoryConfig, { attempt, deck, found, turns }: MemoryGame): MemorySave {
  return { ...saveHead(contentOf(config)), attempt, deck, found, turns };
}

/** Returns undefined unless it is a save of this game with these pictures, in a state that play can reach. */
export function restore(config: MemoryConfig, saved: unknown): MemoryGame | undefined {
  const stored = readSave(saved, contentOf(config));
  if (stored === undefined) return undefined;
  const { attempt, deck, found, turns } = stored;
  if (!isWhole(attempt, 1) || !isDeck(deck, config)) return undefined;
  if (!isSelection(found, config.pictures.length) || !found.every((picture) => deck.includes(picture)))
    return undefined;
  return isWhole(turns, found.length) ? { attempt, deck, found, turns, open: [] } : undefined;
}

function contentOf({ pictures, pairs }: MemoryConfig): unknown {
  return [pairs, pictures.map(({ url }) => url)];
}

/** Whether a stored deck has as many pictures as pairs, each on exactly two cards. */
function isDeck(deck: unknown, { pictures, pairs }: MemoryConfig): deck is readonly number[] {
  if (!Array.isArray(deck) || deck.length !== pairs * 2) return false;
  const firsts = deck.filter((picture: unknown, card) => deck.indexOf(picture) === card);
  const seconds = deck.filter((picture: unknown, card) => deck.indexOf(picture) !== card);
  return (
    isSelection(firsts, pictures.length) && isSelection(seconds, pictures.length) && firsts.length === seconds.length
  );
}
