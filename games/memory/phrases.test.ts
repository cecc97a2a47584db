import { describe, expect, it } from 'vitest';
import { speak } from '#engine/play/phrase.ts';
import games from '#i18n/en/games.json';
import { createTranslate, type KeyOf } from '#i18n/pack.ts';
import { flip, type MemoryGame } from './rules.ts';
import { cardLabel, flipPhrase, memoryReasons, type MemoryPhrase, progressOf, turnsOf } from './phrases.ts';

const config = {
  pictures: [
    { url: 'fern.webp', name: { en: 'Fern' } },
    { url: 'other.webp', name: { en: ' ' } },
  ],
  pairs: 2,
  backURL: '',
  flipURL: '',
};
const start: MemoryGame = { attempt: 1, deck: [0, 1, 0, 1], open: [], found: [], turns: 0 };
const after = (...cards: readonly number[]): MemoryGame => cards.reduce(flip, start);
const translate = createTranslate<KeyOf<'games'>>(games, 'en');
const inEnglish = (phrase: MemoryPhrase | undefined): string =>
  phrase === undefined ? '' : speak(phrase, translate, (text) => text['en'] ?? '');

describe('the name of a card', () => {
  it('reveals the picture only while the card is face up', () => {
    const named = (game: MemoryGame): readonly string[] =>
      [0, 1, 2, 3].filter((card) => JSON.stringify(cardLabel(config, game, card)).includes('name')).map(String);
    expect([after(), after(0), after(0, 1), after(0, 2), after(0, 1, 3)].map(named)).toEqual([
      [],
      ['0'],
      ['0', '1'],
      ['0', '2'],
      ['3'],
    ]);
    expect(cardLabel(config, after(), 0)).toEqual({ key: 'memory.card.down', facts: { card: 1, count: 4 } });
  });

  it('is in words', () => {
    const game = after(0, 2, 1);
    expect([0, 1, 3].map((card) => inEnglish(cardLabel(config, game, card)))).toEqual([
      'Card 1 of 4: Fern, pair found',
      'Card 2 of 4: Picture 2',
      'Card 4 of 4, face down',
    ]);
  });
});

describe('messages', () => {
  it.each([
    [[], 0, 'Card 1: Fern.'],
    [[0], 0, 'Fern: this card is open. Turn over another one.'],
    [[0], 1, 'Card 2: Picture 2. No pair.'],
    [[0], 2, 'Fern: a pair! 1 of 2 found.'],
    [[0, 2], 2, 'Fern: this pair is found already.'],
    [[0, 2, 1], 3, 'Picture 2: a pair! All found in 2 turns.'],
    [[], 4, ''],
  ] as const)('after %j, of card %i: %s', (cards, card, words) =>
    expect(inEnglish(flipPhrase(config, after(...cards), card))).toBe(words),
  );

  it('describe progress and the reasons why a game cannot be played', () => {
    expect(inEnglish(progressOf(after(0, 2)))).toBe('1 of 2 pairs');
    expect(inEnglish(turnsOf(after(0, 2)))).toBe('1 turn');
    expect(inEnglish(memoryReasons['not-enough-images'])).toBe('Not enough images!');
  });
});
