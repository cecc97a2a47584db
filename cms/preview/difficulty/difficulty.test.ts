import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { createRandom } from '#engine/play/random.ts';
import { choicesConfig } from '#games/choices/config.ts';
import { hiddenObjectConfig } from '#games/hidden-object/config.ts';
import { memoryConfig } from '#games/memory/config.ts';
import { difficultyOf, smallSolutions } from './difficulty.ts';
import { maxTries, playChoices, playMemory, playSearch } from './players.ts';

function playable<Config>(given: { readonly kind: string; readonly config?: Config }): Config {
  if (given.config === undefined) throw new Error(`This game is ${given.kind}`);
  return given.config;
}

const memory = (pairs: number) =>
  playable(
    memoryConfig(
      location.complete({ GameMemoryPairs: pairs }),
      Array.from({ length: pairs }, (_, picture) => ({ url: `${picture}.webp`, name: {} })) as never,
    ),
  );

const question = (answers: number, solutions: number) =>
  playable(
    choicesConfig(
      location.complete({
        GameChoices: Array.from({ length: answers }, (_, place) => ({
          Text: { de: String(place) },
          IsSolution: place < solutions,
        })),
      }),
    ),
  );

const search = (solutions: number, side: number, decoys = 0) =>
  playable(
    hiddenObjectConfig(
      location.complete({
        Type: LocationType.GameHiddenObject,
        ImageDescriptors: [{ ImageURL: 'a.webp' }],
        GameHotspotsToWin: solutions,
        GameHotspots: Array.from({ length: solutions + decoys }, (_, place) => ({
          X: 20 + (place % 8) * 120,
          Y: 20 + Math.floor(place / 8) * 120,
          Width: side,
          Height: side,
          IsSolution: place < solutions,
        })),
      }),
      { width: 1000, height: 1000 },
    ),
  );

describe('500 players', () => {
  it('need half the answers of a question with one solution', () => {
    const { median, most, winners } = difficultyOf((random) => playChoices(question(9, 1), random));
    expect(median).toBe(5);
    expect(most).toBe(9);
    expect(winners).toBe(1);
  });

  it('are stopped by a question with many solutions', () => {
    const { median, winners } = difficultyOf((random) => playChoices(question(14, 7), random));
    expect(median).toBe(Number.POSITIVE_INFINITY);
    expect(winners).toBeLessThan(0.1);
  });

  it('need more turns for more pairs, and never fewer than the pairs', () => {
    const few = difficultyOf((random, player) => playMemory(memory(4), player, random));
    const many = difficultyOf((random, player) => playMemory(memory(15), player, random));
    expect(few.median).toBeGreaterThan(4);
    expect(few.median).toBeLessThan(12);
    expect(many.median).toBeGreaterThan(2 * few.median);
    expect(many.winners).toBe(1);
  });

  it('need more taps where decoys lure them', () => {
    const plain = difficultyOf((random) => playSearch(search(3, 100), random));
    const lured = difficultyOf((random) => playSearch(search(3, 100, 12), random));
    expect(plain.median).toBeLessThan(lured.median);
  });

  it('play the same game again for the same seed', () => {
    const play = () => difficultyOf((random) => playSearch(search(4, 60, 4), random), 7);
    expect(play()).toEqual(play());
  });
});

it('no player needs fewer tries than the game demands, or more than the maximum', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 8 }), fc.nat(), (size, decoys, seed) => {
      const tries = [
        [playMemory(memory(size), seed, createRandom(seed)), size],
        [playSearch(search(Math.min(size, 8), 80, decoys), createRandom(seed)), Math.min(size, 8)],
        [playChoices(question(size, 1), createRandom(seed)), 1],
      ] as const;
      for (const [needed, least] of tries) {
        expect(needed).toBeGreaterThanOrEqual(least);
        if (Number.isFinite(needed)) expect(needed).toBeLessThanOrEqual(maxTries);
      }
    }),
    { numRuns: 60 },
  ));

it('finds solutions that a finger misses on a small phone', () => {
  expect(smallSolutions(search(2, 120))).toEqual([0, 1]);
  expect(smallSolutions(search(2, 130))).toEqual([]);
  expect(smallSolutions(search(1, 30, 3))).toEqual([0]);
});
