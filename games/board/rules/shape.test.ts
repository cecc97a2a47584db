import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { moved, slowDistance, slowlyCovers } from '../testing/slow-geometry.ts';
import { areaOf, covers, type FillRule } from './coverage.ts';
import { type Ring } from './flatten.ts';
import { labelPoint } from './label-point.ts';
import { placeAt, readShape, type Shape, type ShapeFault, stacked } from './shape.ts';

const picture = { width: 1000, height: 800 };
const whole = fc.integer({ min: -100, max: 1100 });
const rings: fc.Arbitrary<readonly Ring[]> = fc.array(
  fc.array(fc.record({ x: whole, y: whole }), { minLength: 3, maxLength: 9 }),
  { minLength: 1, maxLength: 3 },
);
const rule = fc.constantFrom<FillRule>('nonzero', 'evenodd');
// Never on a line, where either answer is right.
const point = fc.record({ x: whole, y: whole }).map(({ x, y }) => ({ x: x + 0.317, y: y + 0.713 }));

function shapeOf(data: string): Shape {
  const reading = readShape(data, picture);
  if ('fault' in reading) throw new Error(reading.detail);
  return reading.shape;
}

describe('the inside of a shape', () => {
  it('is enclosed by its lines', () => {
    fc.assert(
      fc.property(rings, point, rule, (rings, point, rule) => {
        fc.pre(slowDistance(rings, point, 50) > 1e-6);
        expect(covers(rings, point, rule)).toBe(slowlyCovers(rings, point, rule));
      }),
      { numRuns: 500 },
    );
  });

  it('moves and grows with its shape', () => {
    fc.assert(
      fc.property(rings, point, rule, point, fc.constantFrom(0.5, 2, 8), (rings, point, rule, by, factor) => {
        const there = { x: point.x * factor + by.x, y: point.y * factor + by.y };
        expect(covers(moved(rings, by, factor), there, rule)).toBe(covers(rings, point, rule));
        const area = areaOf(rings, rule);
        expect(areaOf(moved(rings, by, factor), rule) / factor ** 2).toBeCloseTo(area, -2);
      }),
    );
  });

  it('has the area found by counting', () => {
    fc.assert(
      fc.property(rings, rule, (rings, rule) => {
        const step = 10;
        let count = 0;
        for (let x = -100 + 0.317; x < 1100; x += step)
          for (let y = -100 + 0.713; y < 1100; y += step) if (slowlyCovers(rings, { x, y }, rule)) count += 1;
        expect(Math.abs(areaOf(rings, rule) - count * step * step)).toBeLessThan(30_000);
      }),
      { numRuns: 20 },
    );
  });

  test.each<[string, FillRule, number]>([
    ['M0 0H10V10H0Z', 'nonzero', 100],
    ['M0 0H10V10H0ZM2 2H8V8H2Z', 'nonzero', 100],
    ['M0 0H10V10H0ZM2 2H8V8H2Z', 'evenodd', 64],
    ['M0 0H10V10H0ZM2 2V8H8V2Z', 'nonzero', 64],
    ['M0 0L10 10V0L0 10Z', 'nonzero', 50],
  ])('of %s by %s has the area %d', (data, rule, area) => {
    const reading = readShape(data, picture, rule);
    expect('shape' in reading ? reading.shape.area : 0).toBeCloseTo(area, 0);
  });
});

describe('a label', () => {
  it('is in its shape and in the picture, with about as much room as any point has', () => {
    fc.assert(
      fc.property(rings, rule, (rings, rule) => {
        const label = labelPoint(rings, rule, picture);
        const grid = Array.from({ length: 24 * 24 }, (_, index) => ({
          x: ((index % 24) + 0.5) * (picture.width / 24),
          y: (Math.floor(index / 24) + 0.5) * (picture.height / 24),
        })).filter((point) => slowlyCovers(rings, point, rule));
        if (label === undefined) {
          expect(grid).toEqual([]);
          return;
        }
        expect(slowlyCovers(rings, label, rule)).toBe(true);
        expect(Math.min(label.x, label.y, picture.width - label.x, picture.height - label.y)).toBeGreaterThan(0);
        const roomOf = (point: { x: number; y: number }) =>
          Math.min(
            slowDistance(rings, point, 100),
            point.x,
            point.y,
            picture.width - point.x,
            picture.height - point.y,
          );
        expect(label.room).toBeCloseTo(roomOf(label), -1);
        for (const other of grid.filter((_, index) => index % 29 === 0))
          expect(roomOf(other)).toBeLessThan(label.room + 1200 / 64 + 6);
      }),
      { numRuns: 25 },
    );
  });

  it('is in the widest part of a shape that bends around its centre', () => {
    const { label } = shapeOf('M100 100H500V200H200V500H100Z');
    expect(label.room).toBeGreaterThan(47);
    expect(label.x < 200 || label.y < 200).toBe(true);
  });

  it('fits into a thin, curved shape', () => {
    for (const data of [
      'M100 100A400 4 0 0 1 900 100A400 4 0 0 1 100 100Z',
      'M100 100A4 300 0 0 1 100 700A4 300 0 0 1 100 100Z',
    ]) {
      expect(shapeOf(data).label.room).toBeGreaterThan(3);
    }
  });

  it('has no more room than its shape', () => {
    const { room } = shapeOf('M100 100h200v200h-200z').label;
    expect(room).toBeGreaterThan(90);
    expect(room).toBeLessThanOrEqual(100);
  });

  it('is inside a shape however thin it is', () => {
    const { label, rings } = shapeOf('M10 10L900 700.001V700Z');
    expect(slowlyCovers(rings, label, 'nonzero')).toBe(true);
  });

  it.each([1, 2, 4])('is inside a crescent that is at most %d pixels wide', (width) => {
    const { label, rings } = shapeOf(`M100 500A300 300 0 0 1 700 500A300 ${300 - width} 0 0 0 100 500Z`);
    expect(slowlyCovers(rings, label, 'nonzero')).toBe(true);
  });

  it('is in the part of a shape that is in the picture', () => {
    const { label } = shapeOf('M-900 -900H20V900H-900Z');
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(20);
  });
});

test.each<[string, ShapeFault, RegExp]>([
  ['', 'empty', /no path/],
  ['   ', 'empty', /no path/],
  ['M10 10L20 x', 'broken', /number-expected at character 11/],
  ['none', 'broken', /unknown-command at character 1/],
  ['M10 10', 'flat', /nothing/],
  ['M10 10H90', 'flat', /nothing/],
  ['M10 10H90H10Z', 'flat', /nothing/],
  ['M2000 10H2100V90Z', 'outside', /picture/],
  ['M-50 10H-10V90Z', 'outside', /picture/],
  ['M0 0H1e9V10Z', 'outside', /farther/],
  ['M0 0A1e200 1 0 0 1 5 5Z', 'outside', /farther/],
])('%j is no shape', (data, fault, detail) => {
  const reading = readShape(data, picture);
  expect(reading).toMatchObject({ fault });
  expect('detail' in reading ? reading.detail : '').toMatch(detail);
});

describe('a finger', () => {
  const large = shapeOf('M0 0H400V400H0Z');
  const small = shapeOf('M100 100h10v10h-10z');
  const right = shapeOf('M410 0H800V400H410Z');
  const ring = shapeOf('M500 500h200v200h-200zM550 550v100h100v-100z');
  const shapes = [small, undefined, large, right, ring];

  test.each([
    ['the topmost', { x: 105, y: 105 }, 22, 0],
    ['a small one, where it is nearly hit', { x: 120, y: 105 }, 22, 0],
    ['the one under it otherwise', { x: 150, y: 105 }, 22, 2],
    ['the nearest, between two', { x: 403, y: 200 }, 22, 2],
    ['the nearest, between two', { x: 407, y: 200 }, 22, 3],
    ['nothing far from all', { x: 900, y: 700 }, 22, undefined],
    ['nothing in the middle of a hole', { x: 600, y: 600 }, 22, undefined],
    ['no small one from afar when the picture is near', { x: 120, y: 105 }, 3, 2],
  ])('means %s', (_, at, finger, place) => expect(placeAt(shapes, at, finger)).toBe(place));

  it.each([
    ['high', 'M100 100h200v4h-200z', { x: 200, y: 117 }, { x: 200, y: 125 }],
    ['wide', 'M100 100v200h4v-200z', { x: 117, y: 200 }, { x: 125, y: 200 }],
  ])('reaches a shape that is not %s as far as one that is small', (_, data, near, far) => {
    const thin = [shapeOf(data), large];
    expect([placeAt(thin, near, 22), placeAt(thin, far, 22)]).toEqual([0, 1]);
  });

  it('hits shapes whose paths are relative, without separators, or of arcs', () => {
    const shapes = ['m 20,20 330 0 0,560-330 0', 'M410 300a185,140 0 11370 0,185,140 0 11-370 0z'].map(shapeOf);
    const at = (x: number, y: number): number | undefined => placeAt(shapes, { x, y }, 0);
    expect([at(60, 60), at(340, 570), at(595, 200), at(420, 180), at(380, 300)]).toEqual([
      0,
      0,
      1,
      undefined,
      undefined,
    ]);
  });

  it('reaches no further than half a finger if nothing is under it', () => {
    const wide = [shapeOf('M100 100h200v200h-200z')];
    expect([placeAt(wide, { x: 310, y: 200 }, 22), placeAt(wide, { x: 312, y: 200 }, 22)]).toEqual([0, undefined]);
    expect([placeAt(wide, { x: 200, y: 90 }, 22), placeAt(wide, { x: 200, y: 88 }, 22)]).toEqual([0, undefined]);
  });

  it('finds small shapes on top of large ones, later ones on top of earlier ones of their size', () => {
    const twin = shapeOf('M20 20h100v100h-100z');
    expect(stacked([small, undefined, large, twin, twin])).toEqual([2, 3, 4, 0]);
    expect(placeAt([twin, large, twin], { x: 50, y: 50 }, 10)).toBe(2);
  });
});
