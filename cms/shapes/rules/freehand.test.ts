import { describe, expect, it } from 'vitest';
import { isCrossed } from './crossing.ts';
import { smoothOutline, strokeFrom, strokeOutline, strokeTo, smoothed } from './freehand.ts';
import { signedArea } from './ring.ts';
import { type AnyEditing, freshEditing, type Touch } from './editing-state.ts';
import { noLines } from './snap.ts';
import fc from 'fast-check';

const touch: Touch = { lines: noLines, points: [], reach: 6, grasp: 12, tolerance: 3, roomy: 40, keepsShape: false };

function disc(radius: number, count: number, tremorAt: (index: number) => number = () => 0) {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const way = radius + tremorAt(index);
    return { x: 300 + way * Math.cos(turn), y: 300 + way * Math.sin(turn) };
  });
}

describe('a stroke', () => {
  it('becomes an outline of few corners without the tremor of the hand', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 200 }),
        fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 200, maxLength: 200 }),
        (radius, tremor) => {
          const ring =
            smoothOutline(
              disc(radius, 200, (index) => (tremor[index] ?? 0) / 10),
              2,
            ) ?? [];
          expect(ring.length).toBeGreaterThan(5);
          expect(ring.length).toBeLessThanOrEqual(40);
          expect(isCrossed(ring)).toBe(false);
          expect(Math.abs(signedArea(ring)) / (Math.PI * radius ** 2)).toBeCloseTo(1, 0);
          for (const { x, y } of ring) expect(Math.abs(Math.hypot(x - 300, y - 300) - radius)).toBeLessThan(5);
        },
      ),
    );
  });

  it('keeps the corners of a square nearly where they are', () => {
    const corners = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 300 },
      { x: 100, y: 300 },
    ];
    const ring = smoothOutline(corners, 2) ?? [];
    for (const corner of corners)
      expect(Math.min(...ring.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)))).toBeLessThan(4);
    expect(ring.length).toBeLessThanOrEqual(8);
  });

  it('that encloses nothing has no outline', () => {
    expect(smoothOutline([], 2)).toBeUndefined();
    expect(smoothOutline([{ x: 5, y: 5 }], 2)).toBeUndefined();
    expect(smoothOutline(disc(1, 10), 2)).toBeUndefined();
    const line = Array.from({ length: 50 }, (_, x) => ({ x, y: x }));
    expect(smoothOutline(line, 2)).toBeUndefined();
  });

  it('is drawn point by point, without those that are too near', () => {
    const begun: AnyEditing = strokeFrom(freshEditing, { x: 10, y: 10 });
    const moved = [
      { x: 11, y: 10 },
      { x: 12, y: 10 },
      { x: 12, y: 13 },
    ].reduce((editing, at) => strokeTo(editing, at, touch), begun);
    expect(moved.act).toEqual({
      kind: 'stroke',
      points: [
        { x: 10, y: 10 },
        { x: 12, y: 10 },
        { x: 12, y: 13 },
      ],
    });
    expect(strokeTo(freshEditing, { x: 1, y: 1 }, touch)).toBe(freshEditing);
    expect(strokeOutline(freshEditing, touch)).toBeUndefined();
    const round: AnyEditing = { ...begun, act: { kind: 'stroke', points: disc(80, 100) } };
    expect(strokeOutline(round, touch)?.length).toBeGreaterThan(5);
  });
});

const square = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
  { x: 0, y: 40 },
];

it('returns points at even distances along a closed line', () => {
  const points = smoothed(square, 10, 0);
  expect(points).toHaveLength(16);
  expect(points).toContainEqual({ x: 20, y: 0 });
  expect(points).toContainEqual({ x: 0, y: 10 });
});

it('removes parts narrower than the rounding, and leaves straight lines', () => {
  const tremor = smoothed(square, 1, 0).map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? 1 : -1) }));
  for (const { x, y } of smoothed(tremor, 1, 12)) {
    const [fromMiddleX, fromMiddleY] = [Math.abs(x - 20), Math.abs(y - 20)];
    expect(Math.abs(Math.max(fromMiddleX, fromMiddleY) - 20)).toBeLessThan(2.5);
  }
});

it('returns nothing for a line without length', () => {
  expect(smoothed([{ x: 1, y: 1 }], 2, 3)).toEqual([]);
  expect(smoothed([], 2, 3)).toEqual([]);
});
