import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ring } from '#games/board/rules/flatten.ts';
import { signedArea } from '../../../rules/ring.ts';
import { type Division, divided, evenRows, partForms } from './divide.ts';

const box = fc.record({
  x: fc.integer({ min: 0, max: 300 }).map((place) => place / 4),
  y: fc.integer({ min: 0, max: 300 }).map((place) => place / 4),
  width: fc.integer({ min: 400, max: 4000 }),
  height: fc.integer({ min: 300, max: 3000 }),
});
const division = fc.record({
  form: fc.constantFrom(...partForms),
  rows: fc.integer({ min: 1, max: 12 }),
  columns: fc.integer({ min: 1, max: 12 }),
  count: fc.integer({ min: 1, max: 40 }),
  seed: fc.nat(1_000_000),
});

const plan: Division = { form: 'rectangles', rows: 2, columns: 3, count: 5, seed: 1 };

function sidesOf(rings: readonly Ring[]): readonly string[] {
  return rings.flatMap((ring) =>
    ring.map((to, index) => {
      const from = ring.at(index - 1) ?? to;
      return `${from.x} ${from.y} ${to.x} ${to.y}`;
    }),
  );
}

function reversed(side: string): string {
  const [fromX, fromY, toX, toY] = side.split(' ');
  return `${toX} ${toY} ${fromX} ${fromY}`;
}

describe('the parts of an area', () => {
  it('are as many as requested, enclose something, and together make up the area', () => {
    fc.assert(
      fc.property(box, division, (area, given) => {
        const parts = divided(area, given) ?? [];
        expect(parts).toHaveLength(given.form === 'cells' ? given.count : given.rows * given.columns);
        for (const part of parts) expect(signedArea(part)).toBeGreaterThan(0);
        const sum = parts.reduce((total, part) => total + signedArea(part), 0);
        expect(sum / (area.width * area.height)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('share each side exactly with one neighbour, or have it on the edge of the area', () => {
    fc.assert(
      fc.property(box, division, (area, given) => {
        const sides = sidesOf(divided(area, given) ?? []);
        const known = new Set(sides);
        expect(known.size).toBe(sides.length);
        const edges = { x: [area.x, area.x + area.width], y: [area.y, area.y + area.height] };
        for (const side of sides) {
          if (known.has(reversed(side))) continue;
          const [fromX = Number.NaN, fromY = Number.NaN, toX, toY] = side.split(' ').map(Number);
          const isEdge = (fromX === toX && edges.x.includes(fromX)) || (fromY === toY && edges.y.includes(fromY));
          expect(isEdge, side).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stay within the area, on hundredths of a pixel', () => {
    fc.assert(
      fc.property(box, division, (area, given) => {
        for (const { x, y } of (divided(area, given) ?? []).flat()) {
          expect(x).toBeGreaterThanOrEqual(area.x);
          expect(y).toBeGreaterThanOrEqual(area.y);
          expect(x).toBeLessThanOrEqual(area.x + area.width);
          expect(y).toBeLessThanOrEqual(area.y + area.height);
          expect([x, y]).toEqual([Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are of equal size, or nearly so', () => {
    const area = { x: 0, y: 0, width: 1200, height: 900 };
    const shares = (given: Partial<Division>): readonly number[] => {
      const parts = divided(area, { ...plan, ...given }) ?? [];
      return parts.map((part) => (signedArea(part) * parts.length) / (1200 * 900));
    };
    for (const share of shares({ rows: 7, columns: 5 })) expect(share).toBeCloseTo(1, 2);
    for (const share of shares({ form: 'hexagons', rows: 5, columns: 6 })) {
      expect(share).toBeGreaterThan(0.74);
      expect(share).toBeLessThan(1.26);
    }
    for (const share of shares({ form: 'cells', count: 30 })) {
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThan(1.6);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const area = { x: 0, y: 0, width: 800, height: 600 };
    const cells = (seed: number): unknown => divided(area, { ...plan, form: 'cells', count: 9, seed });
    expect(cells(3)).toEqual(cells(3));
    expect(cells(4)).not.toEqual(cells(3));
  });

  it('begin at the top left and continue line by line', () => {
    const area = { x: 0, y: 0, width: 300, height: 200 };
    expect(divided(area, plan)?.map(([first]) => first)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 200, y: 0 },
      { x: 0, y: 100 },
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]);
  });

  it('do not exist if they would be too small', () => {
    expect(divided({ x: 0, y: 0, width: 40, height: 10 }, { ...plan, rows: 2, columns: 2 })).toBeUndefined();
    expect(divided({ x: 0, y: 0, width: 20, height: 20 }, { ...plan, form: 'cells', count: 20 })).toBeUndefined();
    expect(divided({ x: 0, y: 0, width: -5, height: 20 }, plan)).toBeUndefined();
  });
});

it.each([
  [{ width: 800, height: 600 }, 12, { rows: 3, columns: 4 }],
  [{ width: 600, height: 800 }, 12, { rows: 4, columns: 3 }],
  [{ width: 800, height: 600 }, 1, { rows: 1, columns: 1 }],
  [{ width: 4000, height: 500 }, 8, { rows: 1, columns: 8 }],
])('rows and columns of %j for %i parts', (size, count, lines) => {
  expect(evenRows(size, count)).toEqual(lines);
});

it('rows and columns suffice for any number of parts', () => {
  fc.assert(
    fc.property(box, fc.integer({ min: 1, max: 200 }), (area, count) => {
      const { rows, columns } = evenRows(area, count);
      expect(rows * columns).toBeGreaterThanOrEqual(count);
    }),
  );
});
