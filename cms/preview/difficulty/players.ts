import { type ChoicesConfig } from '#games/choices/config.ts';
import { newGame, play } from '#games/choices/rules.ts';
import { type HiddenObjectConfig } from '#games/hidden-object/config.ts';
import { boundsOf } from '#games/hidden-object/polygon.ts';
import { aimAt, begin, guess, isWon as hasFoundAll } from '#games/hidden-object/rules.ts';
import { type MemoryConfig } from '#games/memory/config.ts';
import { deal, flip, isWon as hasAllPairs, type MemoryGame } from '#games/memory/rules.ts';
import { type Random, shuffle } from '#engine/play/random.ts';
import { fingerTarget } from '#ui/picture/picture-view.ts';
import { phoneSizes } from '../phone-sizes.ts';

/** A player's effort to win: turns of two cards, checked answers, or taps. Infinity: never won. */
export type Tries = number;

/** The number of tries after which people give up. */
export const maxTries = 200;

/** The last cards that a player remembers, from and to. */
const memorySpan = { from: 3, to: 8 } as const;

/** A player who remembers the last few cards, and turns over any other at random. */
export function playMemory(config: MemoryConfig, seed: number, random: Random): Tries {
  const span = memorySpan.from + Math.floor(random() * (memorySpan.to - memorySpan.from + 1));
  let game = deal(config, seed, 1);
  /** The cards seen and not forgotten, latest last. */
  let remembered: readonly number[] = [];
  const turnOver = (card: number): void => {
    remembered = [...remembered.filter((other) => other !== card), card].slice(-span);
    game = flip(game, card);
  };
  while (!hasAllPairs(game)) {
    if (game.turns >= maxTries) return Number.POSITIVE_INFINITY;
    const [first, second] = knownPair(game, remembered) ?? [];
    const begun = first ?? anyCard(game, remembered, random);
    turnOver(begun);
    turnOver(second ?? mateOf(game, begun, remembered) ?? anyCard(game, [...remembered, begun], random, begun));
  }
  return game.turns;
}

/** A player who knows nothing and remembers what was wrong. */
export function playChoices(config: ChoicesConfig, random: Random): Tries {
  let game = newGame;
  const places = config.answers.map((_, answer) => answer);
  const order = shuffle(places, random);
  while (game.end === 'open') {
    if (game.attempt > maxTries) return Number.POSITIVE_INFINITY;
    if (config.kind === 'single') game = play(config, game, { type: 'SELECT', answer: order[game.attempt - 1] ?? 0 });
    else {
      for (const answer of places)
        if (game.selected.includes(answer) !== random() < 0.5) game = play(config, game, { type: 'SELECT', answer });
      game = play(config, game, { type: 'CHECK' });
    }
  }
  return game.attempt;
}

/** How far a finger lands beside what it means, in CSS pixels: the standard deviation. */
const scatter = 8;
/** The part of the taps that follow something else in the picture that looks right. */
const lured = 0.4;

/** A player who sees the whole picture, taps at things that might be meant, and at other places that look like them. */
export function playSearch(config: HiddenObjectConfig, random: Random): Tries {
  const { size, hotspots } = config;
  const scale = phoneSizes.small.width / size.width;
  const tried = new Set<number>();
  let game = begin(1);
  let taps = 0;
  while (!hasFoundAll(config, game.found)) {
    if (taps >= maxTries) return Number.POSITIVE_INFINITY;
    taps += 1;
    const tempting = hotspots.flatMap((_, place) => (tried.has(place) || game.found.includes(place) ? [] : [place]));
    const meant = random() < lured ? undefined : tempting[Math.floor(random() * tempting.length)];
    const goal =
      meant === undefined ? { x: random() * size.width, y: random() * size.height } : middleOf(config, meant);
    const tap = {
      x: goal.x + (normal(random) * scatter) / scale,
      y: goal.y + (normal(random) * scatter) / scale,
      tolerance: fingerTarget / 2 / scale,
    };
    const aim = aimAt(config, game, tap);
    if (typeof aim === 'number' && hotspots[aim]?.isSolution === false) tried.add(aim);
    game = guess(config, game, aim);
  }
  return taps;
}

function middleOf({ hotspots }: HiddenObjectConfig, place: number): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boundsOf(hotspots[place]?.polygon ?? []);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Box and Muller's way to a normal distribution. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function knownPair({ deck, found }: MemoryGame, remembered: readonly number[]): readonly [number, number] | undefined {
  for (const card of remembered) {
    const mate = remembered.find((other) => other !== card && deck[other] === deck[card]);
    if (mate !== undefined && !found.includes(deck[card] ?? -1)) return [card, mate];
  }
  return undefined;
}

function mateOf({ deck }: MemoryGame, card: number, remembered: readonly number[]): number | undefined {
  return remembered.find((other) => other !== card && deck[other] === deck[card]);
}

/** Rather one that is not known yet. */
function anyCard({ deck, found }: MemoryGame, known: readonly number[], random: Random, open?: number): number {
  const down = deck.flatMap((picture, card) => (found.includes(picture) || card === open ? [] : [card]));
  const unknown = down.filter((card) => !known.includes(card));
  const choice = unknown.length > 0 ? unknown : down;
  return choice[Math.floor(random() * choice.length)] ?? 0;
}
