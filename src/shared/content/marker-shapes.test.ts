import { describe, expect, test } from 'vitest';
import { MapMarkerType } from './constants.ts';
import { markerShapes } from './marker-shapes.ts';
import { pointsOf, readPath } from './svg-path.ts';

type Corner = readonly [x: number, y: number];

function cornersOf(path: string): readonly Corner[] {
  const { segments, fault } = readPath(path);
  expect(fault).toBeUndefined();
  expect(segments.at(-1)).toEqual({ kind: 'close' });
  return segments.flatMap(pointsOf).map(({ x, y }): Corner => [x, y]);
}

/** Corners on a circle around a middle, by the degrees of the first: 0 to the right, 90 down. */
function ring(count: number, radius: number, degrees: number, down = 0): readonly Corner[] {
  return Array.from({ length: count }, (_, corner): Corner => {
    const angle = ((degrees + (corner * 360) / count) / 180) * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle) + down];
  });
}

describe('a regular shape has its corners in order', () => {
  test.each([
    ['TriangleUp', ring(3, 20, -90, 4)],
    ['TriangleDown', ring(3, 20, 90, -4)],
    [
      'Square',
      [
        [15, 15],
        [-15, 15],
        [-15, -15],
        [15, -15],
      ],
    ],
    [
      'SquareSmall',
      [
        [11, 11],
        [-11, 11],
        [-11, -11],
        [11, -11],
      ],
    ],
    [
      'SquareRotated',
      [
        [19.5, 0],
        [0, 19.5],
        [-19.5, 0],
        [0, -19.5],
      ],
    ],
    [
      'SquareRotatedSmall',
      [
        [15, 0],
        [0, 15],
        [-15, 0],
        [0, -15],
      ],
    ],
    ['Pentagon', ring(5, 17.5, -90, 1)],
    ['Octagon', ring(8, 17, 22.5)],
  ] as readonly [keyof typeof MapMarkerType, readonly Corner[]][])('%s', (name, expected) => {
    const corners = cornersOf(markerShapes[MapMarkerType[name]].path);
    expect(corners).toHaveLength(expected.length);
    for (const [index, [x, y]] of expected.entries()) {
      expect(corners[index]?.[0]).toBeCloseTo(x, 1);
      expect(corners[index]?.[1]).toBeCloseTo(y, 1);
    }
  });
});

test('a star has five points, the first upwards, and five corners between them', () => {
  const corners = cornersOf(markerShapes[MapMarkerType.Star].path);
  const [points, between] = [0, 1].map((odd) => corners.filter((_, index) => index % 2 === odd));
  expect(points).toHaveLength(5);
  for (const [index, [x, y]] of ring(5, 20, -90, 1).entries()) {
    expect(points?.[index]?.[0]).toBeCloseTo(x, 1);
    expect(points?.[index]?.[1]).toBeCloseTo(y, 1);
  }
  for (const [index, [x, y]] of ring(5, 11.5, -54, 1).entries()) {
    expect(between?.[index]?.[0]).toBeCloseTo(x, 1);
    expect(between?.[index]?.[1]).toBeCloseTo(y, 1);
  }
});

test('a circle has a radius of 16, and a heart is the same on both sides', () => {
  const [right, left] = readPath(markerShapes[MapMarkerType.Circle].path).segments.flatMap(pointsOf);
  expect([right, left]).toEqual([
    { x: 16, y: 0 },
    { x: -16, y: 0 },
  ]);
  const heart = cornersOf(markerShapes[MapMarkerType.Heart].path);
  const mirrored = heart.map(([x, y]): Corner => [0 - x, y]);
  expect(heart.toReversed()).toEqual(mirrored.map(([x, y]) => [x + 0, y]));
});

describe.each(Object.entries(MapMarkerType))('%s', (_, type) => {
  const { path, room, down } = markerShapes[type];

  test('fits into 44 units', () => {
    for (const [x, y] of cornersOf(path)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(22);
      expect(Math.abs(y)).toBeLessThanOrEqual(22);
    }
  });

  test('has numbers with two decimals at most', () => {
    expect(path).not.toMatch(/\.\d{3}/);
  });

  test('has room for a number, in its middle', () => {
    expect(room).toBeGreaterThanOrEqual(18);
    expect(room).toBeLessThanOrEqual(26);
    expect(Math.abs(down)).toBeLessThanOrEqual(5);
  });
});

test('words are placed where a shape is widest', () => {
  const where = Object.entries(MapMarkerType).map(([name, type]) => [
    name,
    markerShapes[type].room,
    markerShapes[type].down,
  ]);
  expect(where).toEqual([
    ['Circle', 25, 0],
    ['TriangleUp', 20, 5],
    ['TriangleDown', 20, -5],
    ['Square', 26, 0],
    ['SquareSmall', 19, 0],
    ['SquareRotated', 24, 0],
    ['SquareRotatedSmall', 18, 0],
    ['Pentagon', 24, 1],
    ['Octagon', 26, 0],
    ['Star', 19, 1],
    ['Heart', 24, -2],
  ]);
});
