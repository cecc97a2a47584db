import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MemoryConfig } from './config.ts';
import { close, deal, faceOf, flip, isWon, type MemoryGame, outcomeOf, restore, save } from './rules.ts';

const config = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 5 }))
  .map(([pairs, spare]) => configOf(pairs, spare));
const seed = fc.integer();
const attempt = fc.integer({ min: 1, max: 9 });
const anyCard = fc.oneof(fc.nat(24), fc.constantFrom(-1, 0.5, Number.NaN, 999));

function configOf(pairs: number, spare = 0): MemoryConfig {
  const pictures = Array.from({ length: pairs + spare }, (_, picture) => ({ url: `${picture}.webp`, name: {} }));
  return { pictures, pairs, backURL: '', flipURL: '' };
}

/** A game of three pairs with a known deck: 0 1 2 0 1 2. */
const known: MemoryGame = { attempt: 1, deck: [0, 1, 2, 0, 1, 2], open: [], found: [], turns: 0 };

function expectPossible(game: MemoryGame, { pairs, pictures }: MemoryConfig): void {
  expect(game.deck).toHaveLength(pairs * 2);
  expect(new Set(game.deck).size).toBe(pairs);
  for (const picture of game.deck) {
    expect(pictures[picture]).toBeDefined();
    expect(game.deck.filter((other) => other === picture)).toHaveLength(2);
  }
  expect(new Set(game.found).size).toBe(game.found.length);
  for (const picture of game.found) expect(game.deck).toContain(picture);
  expect(game.open.length).toBeLessThanOrEqual(2);
  const shown = game.open.map((card) => game.deck[card]);
  expect(new Set(shown).size).toBe(shown.length);
  for (const picture of shown) expect(game.found).not.toContain(picture);
  expect(game.turns).toBeGreaterThanOrEqual(game.found.length);
}

describe('dealing', () => {
  it('lays every picture on two cards, and the same seed deals the same', () => {
    fc.assert(
      fc.property(config, seed, attempt, (config, seed, attempt) => {
        const game = deal(config, seed, attempt);
        expectPossible(game, config);
        expect(game.attempt).toBe(attempt);
        expect(deal(config, seed, attempt)).toEqual(game);
      }),
    );
  });

  it('differs between attempts, also in its pictures if there are more than pairs', () => {
    const decks = Array.from({ length: 20 }, (_, index) => deal(configOf(3, 9), 1, index + 1).deck);
    expect(new Set(decks.map(String)).size).toBeGreaterThan(15);
    expect(new Set(decks.flat()).size).toBe(12);
  });
});

describe('turning over', () => {
  const after = (...cards: readonly number[]): MemoryGame => cards.reduce(flip, known);

  it('a first card opens it', () => expect(after(1)).toEqual({ ...known, open: [1] }));
  it('the same card again changes nothing', () => expect(after(1, 1)).toEqual(after(1)));
  it('its twin finds the pair', () => expect(after(1, 4)).toEqual({ ...known, found: [1], turns: 1 }));
  it('another card shows both', () => expect(after(1, 3)).toEqual({ ...known, open: [1, 3], turns: 1 }));
  it('a third card closes both', () => expect(after(1, 3, 2)).toEqual({ ...known, open: [2], turns: 1 }));
  it('one of the two as the third keeps it open', () =>
    expect(after(1, 3, 3)).toEqual({ ...known, open: [3], turns: 1 }));
  it('a found card changes nothing, even while two that do not match are open', () => {
    expect(after(1, 4, 1)).toEqual(after(1, 4));
    expect(after(1, 4, 0, 2, 4)).toEqual(after(1, 4, 0, 2));
  });
  it('closing keeps found pairs', () => expect(close(after(1, 4, 0))).toEqual(after(1, 4)));

  it.each([
    [[], 9, 'none'],
    [[], 0, 'first'],
    [[0], 0, 'open-already'],
    [[0], 1, 'mismatch'],
    [[0], 3, 'pair'],
    [[0, 3], 3, 'found-already'],
    [[0, 1], 0, 'first'],
    [[0, 3, 1, 4, 2], 5, 'last-pair'],
  ] as const)('after %j, card %i is %s', (cards, card, outcome) =>
    expect(outcomeOf(after(...cards), card)).toBe(outcome),
  );

  it('never leads to an impossible game, and always to one that can be won', () => {
    fc.assert(
      fc.property(config, seed, fc.array(anyCard, { maxLength: 60 }), (config, seed, cards) => {
        const game = cards.reduce(
          (before, card) => {
            const after = flip(before, card);
            expectPossible(after, config);
            for (const picture of before.found) expect(after.found).toContain(picture);
            expect(after.turns - before.turns).toBeGreaterThanOrEqual(0);
            expect(after.turns - before.turns).toBeLessThanOrEqual(1);
            return after;
          },
          deal(config, seed, 1),
        );
        const pairs = [...new Set(game.deck)].map((picture) => [
          game.deck.indexOf(picture),
          game.deck.lastIndexOf(picture),
        ]);
        expect(isWon(pairs.flat().reduce(flip, close(game)))).toBe(true);
      }),
    );
  });

  it('shows only open and found cards', () => {
    const game = after(0, 3, 1, 2);
    expect([0, 1, 2, 3, 4, 5].map((card) => faceOf(game, card))).toEqual([
      'found',
      'open',
      'open',
      'found',
      'down',
      'down',
    ]);
  });

  it('is won with the last pair only', () => {
    expect([isWon(known), isWon(after(0, 3, 1, 4)), isWon(after(0, 3, 1, 4, 2, 5))]).toEqual([false, false, true]);
  });
});

describe('saving', () => {
  it('keeps everything but open cards, through storage', () => {
    fc.assert(
      fc.property(config, seed, attempt, fc.array(anyCard), (config, seed, attempt, cards) => {
        const game = cards.reduce(flip, deal(config, seed, attempt));
        expect(restore(config, JSON.parse(JSON.stringify(save(config, game))))).toEqual(close(game));
      }),
    );
  });

  it('is invalid with other pictures or another number of pairs', () => {
    const config = configOf(3, 1);
    const saved = save(config, known);
    expect(restore(config, saved)).toBeDefined();
    expect(restore({ ...config, pictures: config.pictures.toReversed() }, saved)).toBeUndefined();
    expect(restore({ ...config, pairs: 2 }, saved)).toBeUndefined();
    expect(restore({ ...config, backURL: 'new.webp' }, saved)).toBeDefined();
  });

  it('is never restored as an impossible game, whatever storage gives back', () => {
    const config = configOf(3, 1);
    const field = fc.constantFrom('attempt', 'deck', 'found', 'turns', 'v', 'of');
    const places = fc.array(fc.oneof(fc.nat(4), fc.constantFrom(-1, 1.5, '1', null)), { maxLength: 7 });
    const value = fc.oneof(fc.anything(), places, fc.integer());
    let restored = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 2 }), (changes) => {
        const tampered = { ...save(config, known), ...Object.fromEntries(changes) };
        const game = restore(config, tampered);
        if (game === undefined) return;
        restored += 1;
        expectPossible(game, config);
        expect(game.attempt).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 700 },
    );
    expect(restored).toBeGreaterThan(50);
    fc.assert(fc.property(fc.anything(), (saved) => restore(config, saved) === undefined));
  });

  it.each([
    ['a picture on four cards', { deck: [0, 0, 0, 0, 1, 1] }],
    ['pictures on one card only', { deck: [0, 1, 2, 3, 0, 1] }],
    ['a picture that is not there', { deck: [0, 1, 9, 0, 1, 9] }],
    ['a found picture that was not dealt', { found: [3], turns: 3 }],
    ['fewer turns than pairs', { found: [0, 1], turns: 1 }],
    ['no attempt', { attempt: 0 }],
  ])('with %s is refused', (_, changes) => {
    const config = configOf(3, 1);
    expect(restore(config, { ...save(config, known), ...changes })).toBeUndefined();
  });
});
