import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPlaces, partingScale, wholePartingScale } from './clusters.ts';
import { type MapPlace } from './view.ts';

const coordinate = fc.double({ min: -100, max: 2000, noNaN: true });
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 200 });
const apart = fc.double({ min: 0.5, max: 500, noNaN: true });

const distance = (one: MapPlace, other: MapPlace): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

describe('clustering places', () => {
  it('puts every place in exactly one cluster', () =>
    fc.assert(
      fc.property(places, apart, (given, wanted) => {
        const gathered = clusterPlaces(given, wanted).flat();
        expect(gathered).toHaveLength(given.length);
        expect(new Set(gathered)).toEqual(new Set(given));
      }),
    ));

  it('keeps the shown places apart', () =>
    fc.assert(
      fc.property(places, apart, (given, wanted) => {
        const leaders = clusterPlaces(given, wanted).map(([leader]) => leader);
        for (const [index, one] of leaders.entries())
          for (const other of leaders.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(wanted * 0.999999);
      }),
    ));

  it('adds no place from beyond the given distance', () =>
    fc.assert(
      fc.property(places, apart, (given, wanted) => {
        for (const [leader, ...others] of clusterPlaces(given, wanted))
          for (const other of others) expect(distance(leader, other)).toBeLessThan(wanted);
      }),
    ));

  it('keeps the order of leaders and of places within clusters', () =>
    fc.assert(
      fc.property(places, apart, (given, wanted) => {
        const clusters = clusterPlaces(given, wanted);
        for (const order of [clusters.map(([leader]) => leader), ...clusters]) {
          const indexes = order.map((place) => given.indexOf(place));
          expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
        }
      }),
    ));

  it('clusters nothing if the distance is zero', () => {
    const stack = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ];
    for (const none of [0, -1, Number.NaN]) expect(clusterPlaces(stack, none)).toEqual(stack.map((place) => [place]));
  });
});

describe('a cluster', () => {
  it('splits at the returned scale, and not before', () =>
    fc.assert(
      fc.property(places, apart, (given, wanted) => {
        for (const cluster of clusterPlaces(given, wanted)) {
          if (cluster.length === 1) continue;
          const scale = partingScale(cluster, 44);
          if (!Number.isFinite(scale)) continue;
          expect(clusterPlaces(cluster, 44 / (scale * 1.001)).length).toBeGreaterThan(1);
          expect(clusterPlaces(cluster, 44 / (scale * 0.999))).toHaveLength(1);
        }
      }),
    ));

  it('never splits if all its places coincide', () => {
    const place = { x: 5, y: 7 };
    expect(partingScale([place, { ...place }, { ...place }], 44)).toBe(Number.POSITIVE_INFINITY);
    expect(wholePartingScale([place, { ...place }], 44)).toBe(0);
  });

  it('has split completely once its two nearest places have', () => {
    const row = [0, 10, 40].map((x) => ({ x, y: 0 }));
    const [first, ...others] = row;
    if (first === undefined) throw new Error('The row is empty');
    expect(wholePartingScale([first, ...others], 44)).toBe(4.4);
    expect(clusterPlaces(row, 44 / 4.4)).toHaveLength(3);
  });
});
