import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arranged, edges, leastShapes, mirroredPoint } from './arrange.ts';
import { type Box, gripPoint } from './box.ts';
import { boxAround } from './multi-selection.ts';

const picture = { width: 800, height: 600 };
const whole = { x: 0, y: 0, ...picture };
const place = fc.integer({ min: -200, max: 1000 });
const side = fc.integer({ min: 1, max: 400 });
const box = fc.record({ x: place, y: place, width: side, height: side });
const boxes = fc.array(box, { minLength: 1, maxLength: 6 });
const axis = fc.constantFrom('x' as const, 'y' as const);
const grips = {
  left: { x: -1, y: 0 },
  centre: { x: 0, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  middle: { x: 0, y: 0 },
  bottom: { x: 0, y: 1 },
} as const;

function after(before: readonly Box[], arrangement: Arrangement): readonly Box[] {
  const placements = arranged(before, picture, arrangement);
  return before.map((one, index) => {
    const { x, y } = placements[index]?.by ?? { x: Number.NaN, y: Number.NaN };
    return { ...one, x: one.x + x, y: one.y + y };
  });
}

describe('aligning', () => {
  it('brings one edge or middle of all shapes to that of the picture or of the first, and moves nothing else', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...edges), fc.constantFrom('picture', 'shapes'), (before, edge, target) => {
        const now = after(before, { kind: 'align', edge, target });
        const onto = target === 'picture' ? whole : (before[0] ?? whole);
        const along = ['left', 'centre', 'right'].includes(edge) ? 'x' : 'y';
        const across = along === 'x' ? 'y' : 'x';
        for (const [index, one] of now.entries()) {
          expect(gripPoint(one, grips[edge])[along]).toBeCloseTo(gripPoint(onto, grips[edge])[along], 6);
          expect(one[across]).toBe(before[index]?.[across]);
        }
        if (target === 'shapes') expect(now[0]).toEqual(before[0]);
      }),
    );
  });
});

describe('distributing', () => {
  const gapsOf = (all: readonly Box[], along: 'x' | 'y'): readonly number[] => {
    const size = along === 'x' ? 'width' : 'height';
    const sorted = all.toSorted((one, other) => one[along] + one[size] / 2 - other[along] - other[size] / 2);
    return sorted
      .slice(1)
      .map((one, index) => one[along] - (sorted[index]?.[along] ?? 0) - (sorted[index]?.[size] ?? 0));
  };

  it('makes the gaps between the outer two shapes equal', () => {
    const row = [
      { x: 500, y: 9, width: 100, height: 20 },
      { x: 10, y: 5, width: 50, height: 20 },
      { x: 80, y: 7, width: 40, height: 20 },
      { x: 90, y: 3, width: 70, height: 20 },
    ];
    const now = after(row, { kind: 'distribute', axis: 'x', target: 'shapes' });
    expect(now.map(({ x }) => x)).toEqual([500, 10, 170, 320]);
    expect(now.map(({ y }) => y)).toEqual([9, 5, 7, 3]);
  });

  it('across the picture has the same gap at its edges', () => {
    fc.assert(
      fc.property(boxes, axis, (before, along) => {
        const now = after(before, { kind: 'distribute', axis: along, target: 'picture' });
        const gaps = gapsOf(now, along);
        const first = Math.min(...now.map((one) => one[along]));
        const size = along === 'x' ? 'width' : 'height';
        const free = (picture[size] - before.reduce((sum, one) => sum + one[size], 0)) / (before.length + 1);
        if (free < 0) return;
        expect(first).toBeCloseTo(free, 6);
        for (const gap of gaps) expect(gap).toBeCloseTo(free, 6);
      }),
    );
  });

  it('leaves two shapes where they are', () => {
    const two = [whole, { ...whole, x: 50 }];
    expect(after(two, { kind: 'distribute', axis: 'x', target: 'shapes' })).toEqual(two);
  });
});

describe('mirroring', () => {
  it('twice restores everything, and keeps the box around all', () => {
    fc.assert(
      fc.property(boxes, axis, (before, along) => {
        const once = after(before, { kind: 'mirror', axis: along });
        expect(boxAround(once)).toEqual(boxAround(before));
        expect(after(once, { kind: 'mirror', axis: along })).toEqual(before);
      }),
    );
  });

  it('of a point within a box and back restores it', () => {
    fc.assert(
      fc.property(box, fc.record({ x: place, y: place }), axis, (around, at, along) => {
        expect(mirroredPoint(mirroredPoint(at, around, along), around, along)).toEqual(at);
      }),
    );
    expect(mirroredPoint({ x: 10, y: 3 }, { x: 0, y: 0, width: 100, height: 50 }, 'x')).toEqual({ x: 90, y: 3 });
  });
});

it('needs one shape for the picture, and more to compare them', () => {
  expect([
    leastShapes({ kind: 'mirror', axis: 'x' }),
    leastShapes({ kind: 'align', edge: 'left', target: 'picture' }),
    leastShapes({ kind: 'align', edge: 'left', target: 'shapes' }),
    leastShapes({ kind: 'distribute', axis: 'y', target: 'picture' }),
    leastShapes({ kind: 'distribute', axis: 'y', target: 'shapes' }),
  ]).toEqual([1, 1, 2, 1, 3]);
});
