import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotspot } from '#content/entities/hotspot.ts';
import { type Point } from '#content/outline.ts';
import { Trail } from '#content/schema/trail.ts';
import { areaOf, boundsOf, distanceTo, liesIn, type Polygon, polygonOf } from './polygon.ts';

const place = fc.integer({ min: -8, max: 24 });
const length = fc.integer({ min: 0, max: 16 });
const box = fc.record({ X: place, Y: place, Width: length, Height: length });
const point = fc.record({ x: place.map((value) => value + 0.37), y: place.map((value) => value + 0.61) });
const polygon = fc.array(fc.record({ x: place, y: place }), { minLength: 3, maxLength: 9 });
const picture = { width: 16, height: 12 };

function shapeOf(stored: object): Polygon {
  return polygonOf(hotspot.read({ ...stored }, new Trail())) ?? [];
}

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const side = (from: Point, to: Point): number =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return sides.every((value) => value > 0) || sides.every((value) => value < 0);
}

/** Slow, and without rays: a point is inside if an odd number of the fan's triangles contain it. */
function isInside(polygon: Polygon, point: Point): boolean {
  const [first = { x: 0, y: 0 }, ...others] = polygon;
  const triangles = others.slice(1).map((corner, index) => [others[index] ?? corner, corner] as const);
  return triangles.filter(([from, to]) => isInTriangle(point, first, from, to)).length % 2 === 1;
}

/** Returns the shortest distance to many sample points on the edges. */
function sampledDistance(polygon: Polygon, { x, y }: Point): number {
  if (isInside(polygon, { x, y })) return 0;
  const distances = polygon.flatMap((from, corner) => {
    const to = polygon[(corner + 1) % polygon.length] ?? from;
    return Array.from({ length: 401 }, (_, step) => {
      const part = step / 400;
      return Math.hypot(from.x + (to.x - from.x) * part - x, from.y + (to.y - from.y) * part - y);
    });
  });
  return Math.min(...distances);
}

describe('the distance to a shape', () => {
  it('matches a slow search, for polygons of any form', () => {
    let inside = 0;
    fc.assert(
      fc.property(polygon, point, (polygon, point) => {
        const sampled = sampledDistance(polygon, point);
        if (sampled === 0) inside += 1;
        expect(distanceTo(polygon, point) === 0).toBe(sampled === 0);
        expect(distanceTo(polygon, point)).toBeLessThanOrEqual(sampled + 1e-9);
        expect(distanceTo(polygon, point)).toBeGreaterThan(sampled - 0.06);
      }),
      { numRuns: 200 },
    );
    expect(inside).toBeGreaterThan(5);
  });

  it('from a rectangle follows from its sides, and is 0 on its whole edge', () => {
    fc.assert(
      fc.property(box, fc.record({ x: place, y: place }), ({ X, Y, Width, Height }, { x, y }) => {
        const right = Math.max(X - x, 0, x - X - Width);
        const down = Math.max(Y - y, 0, y - Y - Height);
        expect(distanceTo(shapeOf({ X, Y, Width, Height }), { x, y })).toBeCloseTo(Math.hypot(right, down), 9);
      }),
    );
  });

  it('from a circle is that from its centre less the radius, nearly exactly', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 16 }), point, (X, Y, Width, point) => {
        const polygon = shapeOf({ Kind: 'circle', X, Y, Width, Height: Width });
        const exact = Math.max(Math.hypot(point.x - X - Width / 2, point.y - Y - Width / 2) - Width / 2, 0);
        expect(Math.abs(distanceTo(polygon, point) - exact)).toBeLessThan(Width * 0.001);
      }),
    );
  });

  it('is 0 inside an ellipse, a circle of unequal width and height', () => {
    fc.assert(
      fc.property(box, point, ({ X, Y, Width, Height }, { x, y }) => {
        const polygon = shapeOf({ Kind: 'circle', X, Y, Width, Height });
        const away = Math.hypot((x - X - Width / 2) / (Width / 2), (y - Y - Height / 2) / (Height / 2));
        const distance = distanceTo(polygon, { x, y });
        expect(distance === 0 || away > 0.998).toBe(true);
        expect(distance > 0 || away <= 1).toBe(true);
      }),
    );
  });
});

describe('being in the picture', () => {
  /** Points every half pixel inside the picture, without its edge. */
  const samples = Array.from({ length: 31 * 23 }, (_, index) => ({
    x: (1 + (index % 31)) / 2,
    y: (1 + Math.floor(index / 31)) / 2,
  }));

  it('holds for shapes with a point of the picture inside, and means that one is near', () => {
    const shape = fc.oneof(
      polygon,
      box.map((stored) => shapeOf(stored)),
      box.map((stored) => shapeOf({ ...stored, Kind: 'circle' })),
    );
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(shape, (polygon) => {
        const nearest = Math.min(...samples.map((sample) => distanceTo(polygon, sample)));
        const lies = liesIn(polygon, picture);
        seen.add(lies);
        expect(lies || nearest > 0).toBe(true);
        expect(!lies || nearest < 0.72).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it.each([
    ['all of it', { X: 0, Y: 0, Width: 16, Height: 12 }, true],
    ['far around it', { X: -99, Y: -99, Width: 999, Height: 999 }, true],
    ['touching its right edge', { X: 16, Y: 2, Width: 5, Height: 5 }, false],
    ['touching its upper edge', { X: 2, Y: -5, Width: 5, Height: 5 }, false],
    ['a dot in it', { X: 2, Y: 2, Width: 0, Height: 0 }, true],
    ['a dot beside it', { X: 20, Y: 2, Width: 0, Height: 0 }, false],
    [
      'a circle whose box reaches in, but not the circle',
      { Kind: 'circle', X: 14.5, Y: 10.5, Width: 12, Height: 12 },
      false,
    ],
    ['numbers beyond sense', { X: -1e308, Y: -1e308, Width: 1.7e308, Height: 1.7e308 }, true],
  ])('%s', (_, stored, lies) => expect(liesIn(shapeOf(stored), picture)).toBe(lies));
});

describe('a shape', () => {
  it('has an area', () => {
    expect(areaOf(shapeOf({ X: 3, Y: 4, Width: 5, Height: 6 }))).toBe(30);
    expect(areaOf(shapeOf({ Kind: 'circle', X: 9, Y: 9, Width: 20, Height: 10 }))).toBeCloseTo(50 * Math.PI, 0);
    expect(areaOf(shapeOf({ Kind: 'polygon', Points: '0,0 0,4 3,0' }))).toBe(6);
  });

  it('has bounds', () => {
    expect(boundsOf(shapeOf({ Kind: 'polygon', Points: '5,1 2,9 7,3' }))).toEqual({ x: 2, y: 1, width: 5, height: 8 });
  });

  it.each(['rect', 'circle', 'polygon'])('as a %s beyond sense has numbers to reckon with', (Kind) => {
    const Points = `-${'9'.repeat(400)},-5 ${'9'.repeat(400)},-5 5,${'9'.repeat(400)}`;
    const polygon = shapeOf({ Kind, Points, X: -1e308, Y: -1e308, Width: 1.7e308, Height: 1.7e308 });
    expect(areaOf(polygon)).toBeGreaterThan(1e9);
    expect(areaOf(polygon)).toBeLessThan(1e13);
    expect(distanceTo(polygon, { x: 5, y: 5 })).toBe(0);
  });

  it('that cannot be read is undefined', () => {
    expect(polygonOf(hotspot.read({ Kind: 'polygon', Points: '1,2 3' }, new Trail()))).toBeUndefined();
  });
});
