import { type Fact, nameOr, type Phrase } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import type { MemoryConfig, MemoryReason } from './config.ts';
import { faceOf, type MemoryGame, outcomeOf } from './rules.ts';

type MemoryKey = Extract<KeyOf<'games'>, `memory.${string}`>;

export type MemoryPhrase = Phrase<MemoryKey>;

export const memoryReasons = {
  'not-enough-images': { key: 'memory.reason.not-enough-images', facts: {} },
} as const satisfies Record<MemoryReason, MemoryPhrase>;

/** Returns the name of a card's button, which includes the picture only while the card is face up. */
export function cardLabel(config: MemoryConfig, game: MemoryGame, card: number): MemoryPhrase {
  const facts = { card: card + 1, count: game.deck.length };
  const face = faceOf(game, card);
  if (face === 'down') return { key: 'memory.card.down', facts };
  return { key: `memory.card.${face}`, facts: { ...facts, name: pictureName(config, game, card) } };
}

export function progressOf({ deck, found }: MemoryGame): MemoryPhrase {
  return { key: 'memory.progress', facts: { found: found.length, count: deck.length / 2 } };
}

export function turnsOf({ turns }: MemoryGame): MemoryPhrase {
  return { key: 'memory.turns', facts: { count: turns } };
}

/** Returns the message when a visitor turns over a card, or tries to. @param before the game before that */
export function flipPhrase(config: MemoryConfig, before: MemoryGame, card: number): MemoryPhrase | undefined {
  const outcome = outcomeOf(before, card);
  const name = pictureName(config, before, card);
  switch (outcome) {
    case 'none':
      return undefined;
    case 'found-already':
    case 'open-already':
      return { key: `memory.say.${outcome}`, facts: { name } };
    case 'first':
    case 'mismatch':
      return { key: `memory.say.${outcome}`, facts: { card: card + 1, name } };
    case 'pair':
      return {
        key: 'memory.say.pair',
        facts: { name, found: before.found.length + 1, count: before.deck.length / 2 },
      };
    case 'last-pair':
      return { key: 'memory.say.won', facts: { name, count: before.turns + 1 } };
  }
}

export function restartPhrase({ deck }: MemoryGame): MemoryPhrase {
  return { key: 'memory.say.restarted', facts: { count: deck.length } };
}

function pictureName({ pictures }: MemoryConfig, { deck }: MemoryGame, card: number): Fact<MemoryKey> {
  const picture = deck[card] ?? -1;
  return nameOr(pictures[picture]?.name ?? {}, { key: 'memory.picture', facts: { number: picture + 1 } });
}
