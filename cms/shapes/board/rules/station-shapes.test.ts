import { describe, expect, it } from 'vitest';
import { flattenLine } from '../../rules/flat-ring.ts';
import { dataOf, stationShape, shapesAt, ringsOf } from './station-shapes.ts';

const picture = { width: 800, height: 600 };
const square = (ID: number, x: number, y: number, side: number) =>
  stationShape({ ID, data: `M${x} ${y}H${x + side}V${y + side}H${x}Z` }, picture);

describe('a place', () => {
  it('has the lines of its shape and their bounding box', () => {
    const place = square(7, 10, 20, 30);
    expect(place).toMatchObject({
      ID: 7,
      fault: undefined,
      bounds: { x: 10, y: 20, width: 30, height: 30 },
    });
    expect(place.rings[0]).toContainEqual({ x: 40, y: 50 });
    expect(dataOf(place.contours)).toBe('M10 20L40 20L40 50L10 50Z');
  });

  it('has the reason why visitors would not see it', () => {
    const broken = stationShape({ ID: 1, data: 'M0 0L90 0L90 90Lx' }, picture);
    expect(broken.fault).toBe('broken');
    expect(stationShape({ ID: 1, data: '' }, picture)).toMatchObject({
      contours: [],
      rings: [],
      bounds: { x: 0, y: 0, width: 0, height: 0 },
    });
  });

  it('is drawn within half a pixel of its curves', () => {
    const { contours } = stationShape({ ID: 1, data: 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z' }, picture);
    const [ring = []] = ringsOf(contours).rings;
    expect(ring.length).toBeGreaterThan(12);
    expect(ring.length).toBeLessThan(60);
    for (const { x, y } of ring) expect(Math.abs(Math.hypot(x - 50, y - 50) - 50)).toBeLessThan(0.5);
  });
});

describe('a line that is not closed', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
  ];

  it('goes straight from point to point', () => {
    const end = { x: 90, y: 40 };
    expect(flattenLine([{ at: from }, { at: to }, { at: end }])).toEqual([from, to, end]);
    expect(flattenLine([{ at: from }])).toEqual([from]);
    expect(flattenLine([])).toEqual([]);
  });

  it.each([
    ['behind its first', [{ at: from, behind: { x: 0, y: 60 } }, { at: to }]],
    ['before its last', [{ at: from }, { at: to, before: { x: 90, y: 60 } }]],
  ])('bends by an arm %s', (_, nodes) => {
    const line = flattenLine(nodes);
    expect(line[0]).toEqual(from);
    expect(line.at(-1)).toEqual(to);
    expect(Math.max(...line.map(({ y }) => y))).toBeCloseTo(26.67, 0);
  });
});

describe('the shapes under a point', () => {
  const shapes = [
    square(1, 0, 0, 100),
    square(2, 10, 10, 40),
    square(3, 104, 0, 10),
    stationShape({ ID: 4, data: '' }, picture),
  ];

  it('are sorted from small to large, those that cover the point before those nearby', () => {
    expect(shapesAt(shapes, { x: 20, y: 20 }, 3)).toEqual([1, 0]);
    expect(shapesAt(shapes.toReversed(), { x: 20, y: 20 }, 3)).toEqual([2, 3]);
    expect(shapesAt(shapes, { x: 99, y: 5 }, 5)).toEqual([0, 2]);
    expect(shapesAt(shapes, { x: 102, y: 5 }, 3)).toEqual([2, 0]);
  });

  it('are near if they are within reach', () => {
    expect(shapesAt(shapes, { x: 50, y: 103 }, 3)).toEqual([0]);
    expect(shapesAt(shapes, { x: 50, y: 103 }, 2.9)).toEqual([]);
    expect(shapesAt(shapes, { x: -8, y: 50 }, 3)).toEqual([]);
  });

  it('are sorted by area, not by one side', () => {
    const wide = stationShape({ ID: 5, data: 'M0 0H200V10H0Z' }, picture);
    const high = stationShape({ ID: 6, data: 'M0 0H30V90H0Z' }, picture);
    expect(shapesAt([high, wide], { x: 5, y: 5 }, 0)).toEqual([1, 0]);
  });
});
