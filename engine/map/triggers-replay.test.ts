import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { createRandom } from '../play/random.ts';
import { type PlanePoint } from './distance.ts';
import { openedBy, stationAt, walk } from './testing/park.ts';

const paces = [0.7, 1.4, 2.2].flatMap((speed) => [1000, 5000].map((every) => ({ speed, every })));

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

describe.each([5, 15, 30])('with noise of %d m', (noise) => {
  // A trigger needs an accuracy better than the distance.
  const distance = Math.max(15, noise * 1.3);

  it.each(paces)(
    'at $speed m/s, told every $every ms, stations on the way open once, in order, and none off it',
    (pace) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 0, max: 3 }), (seed, bend) => {
          const { way, on, off } = road(distance, bend);
          const positions = walk(way, { ...pace, noise, random: createRandom(seed) });
          expect(openedBy(positions, [...on, ...off])).toEqual(on.map(({ id }) => id));
        }),
        { numRuns: propertyRuns(5) },
      );
    },
  );
});

describe('the park of the demo museum', () => {
  // The demo museum's own places and distances, 15 to 30 metres.
  const park = [
    stationAt(301, 0, 0, 25),
    stationAt(302, -42, 105, 20),
    stationAt(303, 99, 72, 30),
    stationAt(304, 54, 222, 20),
    stationAt(305, 306, 144, 15),
    stationAt(306, 267, -33, 20),
  ];
  const places: readonly PlanePoint[] = [
    { east: 0, north: -80 },
    { east: 0, north: 0 },
    { east: -42, north: 105 },
    { east: 54, north: 222 },
    { east: 306, north: 144 },
    { east: 400, north: 140 },
  ];

  it.each([
    { noise: 5, every: 1000 },
    { noise: 5, every: 5000 },
    { noise: 15, every: 1000 },
    { noise: 30, every: 1000 },
  ])(
    'opens each station on the way once with noise of $noise m every $every ms, though it may be smaller than that',
    (device) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const positions = walk(places, { speed: 1.2, ...device, random: createRandom(seed) });
          expect(openedBy(positions, park)).toEqual([301, 302, 304, 305]);
        }),
        { numRuns: propertyRuns(10) },
      );
    },
  );
});

describe('a visitor who stays at each station for a while', () => {
  it.each([5, 15, 30])('hears each once with noise of %d m', (noise) => {
    const distance = Math.max(15, noise * 1.3);
    fc.assert(
      fc.property(seeds, fc.integer({ min: 10, max: 90 }), (seed, rest) => {
        const { way, on, off } = road(distance, 1);
        const [start, end, turn] = way;
        const visits = [1, 2, 3, 4, 5].map((index) => ({ east: 6 * distance * index, north: 0, rest }));
        const positions = walk([start, ...visits, end, turn], {
          speed: 1.4,
          every: 1000,
          noise,
          random: createRandom(seed),
        });
        expect(openedBy(positions, [...on, ...off])).toEqual(on.map(({ id }) => id));
      }),
      { numRuns: propertyRuns(5) },
    );
  });
});

describe('a visitor who does not move', () => {
  it.each([5, 15, 30])('hears a station once in ten minutes, with noise of %d m', (noise) => {
    const distance = Math.max(15, noise * 1.3);
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 2, noNaN: true }), (seed, away) => {
        const here = { east: distance * away, north: 0 };
        const positions = walk([{ ...here, rest: 600 }], { speed: 1, every: 1000, noise, random: createRandom(seed) });
        const opened = openedBy(positions, [stationAt(1, 0, 0, distance)]);
        if (away < 0.4) expect(opened).toEqual([1]);
        else if (away > 1.75) expect(opened).toEqual([]);
        else expect(opened.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: propertyRuns(8) },
    );
  });
});

/** A road past stations, with others beside it at nearly twice their distance. */
function road(distance: number, bend: number) {
  const gap = 6 * distance;
  const number = 5;
  const on = Array.from({ length: number }, (_, index) =>
    stationAt(index, gap * (index + 1), ((index % 3) - 1) * (distance / 4), distance),
  );
  const off = Array.from({ length: number }, (_, index) =>
    stationAt(100 + index, gap * (index + 1.5), (index % 2 === 0 ? 1 : -1) * 1.9 * distance, distance),
  );
  const end = { east: gap * (number + 1), north: 0 };
  const turn = { east: end.east, north: bend * distance };
  return { way: [{ east: 0, north: 0 }, end, turn], on, off } as const;
}
