import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HiddenObjectConfig } from './config.ts';
import { distanceTo } from './polygon.ts';
import { type Aim, aimAt, begin, guess, type HiddenObjectGame, isWon, outcomeOf, restore, save } from './rules.ts';
import { configOf, fivePlaces } from './testing/stations.ts';

const coordinate = fc.integer({ min: -10, max: 100 });
const length = fc.integer({ min: 0, max: 60 });
const hotspot = fc.record({
  Kind: fc.constantFrom('rect', 'circle', 'polygon'),
  X: coordinate,
  Y: coordinate,
  Width: length,
  Height: length,
  Points: fc
    .array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 6 })
    .map((corners) => corners.map(String).join(' ')),
  IsSolution: fc.boolean(),
});
const inside = { X: 40, Y: 30, Width: 20, Height: 20, IsSolution: true };
const config = fc
  .record({
    GameHotspots: fc.array(hotspot, { maxLength: 6 }).map((others) => [...others, inside]),
    GameHotspotsToWin: fc.integer({ min: 1, max: 8 }),
    GameHotspotsInARow: fc.integer({ min: 0, max: 8 }),
  })
  .map(configOf);
const aim = fc.oneof(fc.nat(7), fc.constantFrom<Aim>('nothing', 'beside'));
const tapInside = fc.record({
  x: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  y: fc.integer({ min: 0, max: 800 }).map((tenths) => tenths / 10),
  tolerance: fc.integer({ min: 0, max: 12 }),
});

const play = (config: HiddenObjectConfig, ...aims: readonly Aim[]): HiddenObjectGame =>
  aims.reduce((game, aim) => guess(config, game, aim), begin(1));

function solutionsOf({ hotspots }: HiddenObjectConfig): readonly number[] {
  return [...hotspots.keys()].filter((hotspot) => hotspots[hotspot]?.isSolution);
}

function expectPossible({ found, misses }: HiddenObjectGame, config: HiddenObjectConfig): void {
  expect(new Set(found).size).toBe(found.length);
  for (const hotspot of found) expect(solutionsOf(config)).toContain(hotspot);
  expect(found.length).toBeLessThanOrEqual(config.needed);
  expect(misses).toBeGreaterThanOrEqual(0);
}

describe('a tap', () => {
  const places = fivePlaces();
  const at = (x: number, y: number, tolerance = 0, found: readonly number[] = []): Aim =>
    aimAt(places, { ...begin(1), found }, { x, y, tolerance });

  it.each([
    ['in a place', at(25, 5), 1],
    ['on its corner', at(20, 10), 1],
    ['between places', at(15, 5), 'nothing'],
    ['near one', at(18, 5, 3), 1],
    ['as near to two, one of them a decoy', at(55, 5, 5), 2],
    ['nearer to a decoy', at(56, 5, 6), 3],
    ['below a place, too far', at(25, 14, 3), 'nothing'],
    ['beside the picture', at(-1, 50, 0), 'beside'],
    ['beside the picture, at its edge', at(25, -2, 3), 1],
    ['beside the picture, where nothing is near', at(-2, 50, 3), 'beside'],
    ['in a place that is found', at(25, 5, 0, [1]), 1],
    ['nowhere', at(Number.NaN, 5, 9), 'beside'],
    ['with a finger of no size', at(25, 5, Number.NaN), 1],
  ])('%s', (_, aim, expected) => expect(aim).toBe(expected));

  it('on overlapping places targets unfound solutions, then found ones, then decoys, small before large', () => {
    const sizes = [60, 50, 40, 30, 20];
    const GameHotspots = sizes.map((side, index) => ({
      X: 0,
      Y: 0,
      Width: side,
      Height: side,
      IsSolution: index < 3,
    }));
    const config = configOf({ GameHotspots, GameHotspotsToWin: 3 });
    const found: Aim[] = [];
    let game = begin(1);
    for (let count = 0; count < 3; count += 1) {
      const aim = aimAt(config, game, { x: 5, y: 5, tolerance: 9 });
      found.push(aim);
      game = guess(config, game, aim);
    }
    expect(found).toEqual([2, 1, 0]);
    expect(aimAt(config, game, { x: 5, y: 5, tolerance: 9 })).toBe(2);
  });

  it('finds places that overlap, are half outside the picture, or are tiny and near', () => {
    const config = configOf({
      GameHotspotsToWin: 4,
      GameHotspots: [
        { X: 0, Y: 0, Width: 50, Height: 40 },
        { X: 10, Y: 10, Width: 10, Height: 10, IsSolution: true },
        { X: 88, Y: 67, Width: 60, Height: 60, IsSolution: true },
        { X: 110, Y: 90, Width: 6, Height: 6, IsSolution: true },
        { X: 75, Y: 10, Width: 0.5, Height: 0.5, IsSolution: true },
      ],
    });
    // Hotspots outside the picture cannot be sought.
    expect(config).toMatchObject({ needed: 3, hotspots: { length: 4 } });
    const at = (x: number, y: number): Aim => aimAt(config, begin(1), { x, y, tolerance: 6 });
    expect([at(15, 15), at(45, 35), at(99, 79), at(75, 18), at(75, 15)]).toEqual([1, 0, 2, 'nothing', 3]);
  });

  it('hits the place that a slow search finds nearest', () => {
    const kinds = { hit: 0, near: 0, nothing: 0 };
    fc.assert(
      fc.property(config, tapInside, (config, tap) => {
        const aim = aimAt(config, begin(1), tap);
        const distances = config.hotspots.map(({ polygon }) => distanceTo(polygon, tap));
        const nearest = Math.min(...distances);
        if (nearest > tap.tolerance) {
          kinds.nothing += 1;
          expect(aim).toBe('nothing');
          return;
        }
        kinds[nearest === 0 ? 'hit' : 'near'] += 1;
        const hit = config.hotspots[Number(aim)];
        expect(distances[Number(aim)]).toBe(nearest);
        const rivals = config.hotspots.filter((_, rival) => distances[rival] === nearest);
        expect(hit?.isSolution).toBe(rivals.some(({ isSolution }) => isSolution));
        const peers = rivals.filter(({ isSolution }) => isSolution === hit?.isSolution);
        expect(hit?.area).toBe(Math.min(...peers.map(({ area }) => area)));
      }),
      { numRuns: 500 },
    );
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(10);
  });

  it('can find every solution', () => {
    const samples = Array.from({ length: 99 * 79 }, (_, index) => ({
      x: 1 + (index % 99),
      y: 1 + Math.floor(index / 99),
    }));
    fc.assert(
      fc.property(config, (config) => {
        const solutions = solutionsOf(config);
        const hits = solutions.flatMap((wanted) => {
          const polygon = config.hotspots[wanted]?.polygon ?? [];
          const sample = samples.find((sample) => distanceTo(polygon, sample) === 0);
          const others = { ...begin(1), found: solutions.filter((hotspot) => hotspot !== wanted) };
          return sample === undefined ? [] : [{ wanted, hit: aimAt(config, others, { ...sample, tolerance: 2 }) }];
        });
        expect(hits).not.toEqual([]);
        expect(hits.filter(({ wanted, hit }) => hit !== wanted)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('guessing', () => {
  const places = fivePlaces();

  it.each([
    [[], 0, 'found'],
    [[0], 0, 'found-already'],
    [[0, 1], 2, 'last'],
    [[0, 1, 2], 3, 'none'],
    [[], 3, 'miss'],
    [[0], 'nothing', 'miss'],
    [[], 'beside', 'none'],
    [[], 9, 'none'],
    [[], -1, 'none'],
  ] as const)('after %j, %s is %s', (aims, aim, outcome) =>
    expect(outcomeOf(places, play(places, ...aims), aim)).toBe(outcome),
  );

  it('counts finds and misses', () => {
    expect(play(places, 0, 0, 'nothing', 3, 'beside', 1)).toEqual({
      attempt: 1,
      found: [0, 1],
      misses: 2,
      isHelped: false,
    });
  });

  it('in a row starts again with a miss, and satisfies the rule once complete', () => {
    const row = fivePlaces({ GameHotspotsInARow: 2 });
    expect(play(row, 0, 3).found).toEqual([]);
    expect(outcomeOf(row, play(row, 0), 3)).toBe('row-broken');
    expect(outcomeOf(row, play(row), 3)).toBe('miss');
    expect(play(row, 0, 3, 1, 0).found).toEqual([1, 0]);
    expect(play(row, 0, 1, 3, 'nothing').found).toEqual([0, 1]);
    expect(isWon(row, play(row, 0, 1, 3, 2).found)).toBe(true);
  });

  it('all in a row allows no miss in between', () => {
    const row = fivePlaces({ GameHotspotsInARow: 3 });
    expect(isWon(row, play(row, 0, 1, 'nothing', 2).found)).toBe(false);
    expect(isWon(row, play(row, 'nothing', 0, 0, 1, 'beside', 2).found)).toBe(true);
  });

  it('needs no more than GameHotspotsToWin', () => {
    expect(isWon(fivePlaces({ GameHotspotsToWin: 1 }), [2])).toBe(true);
  });

  it('never leads to an impossible game, and always to one that can be won', () => {
    fc.assert(
      fc.property(config, fc.array(aim, { maxLength: 30 }), (config, aims) => {
        const game = aims.reduce((before, aim) => {
          const after = guess(config, before, aim);
          expectPossible(after, config);
          const isMiss = ['miss', 'row-broken'].includes(outcomeOf(config, before, aim));
          expect(after.misses).toBe(before.misses + Number(isMiss));
          return after;
        }, begin(1));
        const end = solutionsOf(config).reduce((before, hotspot) => guess(config, before, hotspot), game);
        expect(isWon(config, end.found)).toBe(true);
      }),
    );
  });
});

describe('saving', () => {
  it('keeps everything, through storage', () => {
    fc.assert(
      fc.property(config, fc.array(aim, { maxLength: 12 }), (config, aims) => {
        const game = play(config, ...aims);
        expect(restore(config, JSON.parse(JSON.stringify(save(config, game))))).toEqual(game);
      }),
    );
  });

  it('is invalid with other hotspots or rules', () => {
    const saved = save(fivePlaces(), play(fivePlaces(), 0, 3));
    expect(restore(fivePlaces({ GameHotspotsMissedURL: 'other.mp3' }), saved)).toBeDefined();
    expect(restore(fivePlaces({ GameHotspotsToWin: 2 }), saved)).toBeUndefined();
    expect(restore(fivePlaces({ GameHotspotsInARow: 2 }), saved)).toBeUndefined();
    expect(restore(fivePlaces({ ImageDescriptors: [{ ImageURL: 'b.webp' }] }), saved)).toBeUndefined();
    expect(restore(configOf({ GameHotspots: [inside] }), saved)).toBeUndefined();
  });

  it('is never restored as an impossible game, whatever storage gives back', () => {
    const places = fivePlaces({ GameHotspotsToWin: 2 });
    const field = fc.constantFrom('attempt', 'found', 'misses', 'v', 'of');
    const numbers = fc.array(fc.oneof(fc.nat(5), fc.constantFrom(-1, 1.5, '1', null)), { maxLength: 4 });
    const value = fc.oneof(fc.anything(), numbers, fc.integer());
    let restored = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 2 }), (changes) => {
        const game = restore(places, { ...save(places, play(places, 1)), ...Object.fromEntries(changes) });
        if (game === undefined) return;
        restored += 1;
        expectPossible(game, places);
        expect(game.attempt).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 700 },
    );
    expect(restored).toBeGreaterThan(50);
  });

  it.each([
    ['a decoy found', { found: [3] }],
    ['more than is needed', { found: [0, 1, 2] }],
    ['a place found twice', { found: [0, 0] }],
    ['no attempt', { attempt: 0 }],
    ['misses below none', { misses: -1 }],
    ['help that is no yes or no', { isHelped: 1 }],
  ])('with %s is refused', (_, changes) => {
    const places = fivePlaces({ GameHotspotsToWin: 2 });
    expect(restore(places, { ...save(places, begin(1)), ...changes })).toBeUndefined();
  });
});
