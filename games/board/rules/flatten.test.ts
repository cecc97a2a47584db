import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsAlong } from '../testing/slow-geometry.ts';
import { centredArc, pointOnArc } from './arc.ts';
import { distanceToLines } from './coverage.ts';
import { flatten } from './flatten.ts';
import { type ArcSegment, readPath } from '#content/svg-path.ts';

const number = fc.double({ min: -1000, max: 1000, noNaN: true });
const point = fc.record({ x: number, y: number });
const ringsOf = (data: string, tolerance = 0.25) => flatten(readPath(data).segments, tolerance);

describe('polygons', () => {
  it('are one for each subpath, closed and without repeated corners', () => {
    expect(ringsOf('M0 0H9V9ZM20 0h9v9h-9v-9M50 50l1 1')).toEqual([
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
      [
        { x: 29, y: 0 },
        { x: 29, y: 9 },
        { x: 20, y: 9 },
        { x: 20, y: 0 },
      ],
    ]);
  });

  it('continue where a closed subpath started', () => {
    expect(ringsOf('m5 5h4v4zh-4v-4z')[1]).toEqual([
      { x: 5, y: 5 },
      { x: 1, y: 5 },
      { x: 1, y: 1 },
    ]);
  });

  it('are never further from a curve than the tolerance', () => {
    const curve = fc.oneof(
      fc.record({ kind: fc.constant('quadratic' as const), control: point, to: point }),
      fc.record({ kind: fc.constant('cubic' as const), first: point, second: point, to: point }),
    );
    fc.assert(
      fc.property(point, curve, fc.constantFrom(0.25, 2, 20), (from, segment, tolerance) => {
        const line = flatten([{ kind: 'move', to: from }, segment], tolerance);
        fc.pre(line.length === 1);
        for (const seen of pointsAlong(from, segment, 16))
          expect(distanceToLines(line, seen)).toBeLessThanOrEqual(tolerance + 1e-6);
        const [corners = []] = line;
        const close = pointsAlong(from, segment, 4000);
        for (const corner of [corners[1], corners[Math.floor(corners.length / 2)], corners.at(-1)])
          expect(
            Math.min(...close.map(({ x, y }) => Math.hypot(x - (corner?.x ?? 0), y - (corner?.y ?? 0)))),
          ).toBeLessThan(3);
      }),
      { numRuns: 40 },
    );
  });

  it('follow an arc', () => {
    const [ring = []] = ringsOf('M0 100A100 100 0 1 1 100 200Z', 0.1);
    for (const { x, y } of ring) expect(Math.abs(Math.hypot(x - 100, y - 100) - 100)).toBeLessThan(1e-9);
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from === undefined) continue;
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      expect(100 - Math.hypot(x - 100, y - 100)).toBeLessThanOrEqual(0.1);
    }
    // It goes the long way round, clockwise: across the top and the right.
    expect(Math.min(...ring.map(({ y }) => y))).toBeCloseTo(0, 0);
    expect(Math.max(...ring.map(({ x }) => x))).toBeCloseTo(200, 0);
  });

  it('of a circle in arcs are a circle, however its arcs turn', () => {
    const [ring = []] = ringsOf('M10 50a40 40 0 1 0 80 0 40 40 0 1 0-80 0z');
    expect(ring.length).toBeGreaterThan(20);
    for (const { x, y } of ring) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(40);
  });

  it('are lines for an arc without a radius, and empty for an arc without a length', () => {
    expect(ringsOf('M0 0A0 5 0 0 1 9 0A5 0 0 0 1 9 9Z')).toEqual(ringsOf('M0 0H9V9Z'));
    expect(ringsOf('M0 0H9a5 5 0 1 1 0 0V9Z')).toEqual(ringsOf('M0 0H9V9Z'));
  });

  it('are finite, however large a path is', () => {
    const [ring = []] = ringsOf('M0 0C1e300 0 0 1e300 1e300 1e300');
    expect(ring.length).toBeLessThan(5000);
  });
});

describe('an arc', () => {
  const arc = fc
    .record({
      centre: point,
      radii: fc.record({
        x: fc.double({ min: 1, max: 500, noNaN: true }),
        y: fc.double({ min: 1, max: 500, noNaN: true }),
      }),
      rotation: fc.integer({ min: -360, max: 360 }),
      start: fc.double({ min: -3, max: 3, noNaN: true }),
      sweep: fc.double({ min: 0.1, max: 6.1, noNaN: true }).filter((sweep) => Math.abs(sweep - Math.PI) > 0.01),
      isSweep: fc.boolean(),
    })
    .map(({ sweep, ...rest }) => ({ ...rest, sweep: rest.isSweep ? sweep : -sweep }));

  it('has the same centre after conversion from its ends', () => {
    fc.assert(
      fc.property(arc, ({ isSweep, rotation, ...drawn }) => {
        const known = { ...drawn, rotation: (rotation * Math.PI) / 180 };
        const from = pointOnArc(known, drawn.start);
        const to = pointOnArc(known, drawn.start + drawn.sweep);
        const segment: ArcSegment = {
          kind: 'arc',
          radii: drawn.radii,
          rotation,
          isLarge: Math.abs(drawn.sweep) > Math.PI,
          isSweep,
          to,
        };
        const found = centredArc(from, segment);
        expect(found?.centre.x).toBeCloseTo(drawn.centre.x, 3);
        expect(found?.centre.y).toBeCloseTo(drawn.centre.y, 3);
        expect(found?.sweep).toBeCloseTo(drawn.sweep, 3);
        for (const share of [0.25, 0.5, 0.75]) {
          const expected = pointOnArc(known, drawn.start + drawn.sweep * share);
          const seen = found === undefined ? undefined : pointOnArc(found, found.start + found.sweep * share);
          expect(seen?.x).toBeCloseTo(expected.x, 2);
          expect(seen?.y).toBeCloseTo(expected.y, 2);
        }
      }),
    );
  });

  it('with radii that are too small grows until it reaches its ends', () => {
    const found = centredArc(
      { x: 0, y: 0 },
      { kind: 'arc', radii: { x: 1, y: 2 }, rotation: 0, isLarge: false, isSweep: true, to: { x: 100, y: 0 } },
    );
    expect(found?.radii).toEqual({ x: 50, y: 100 });
    expect(found?.centre.x).toBeCloseTo(50);
    expect(found?.centre.y).toBeCloseTo(0);
    expect(found?.sweep).toBeCloseTo(Math.PI);
  });
});
