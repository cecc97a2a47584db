import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dashes } from './dashes.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });

function lengthOf(line: readonly { readonly x: number; readonly y: number }[]): number {
  return line.reduce((sum, to, index) => {
    const from = line[index - 1] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
}

it('no dash is longer than requested, and together they make up that share of the line', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 8 }), fc.boolean(), (line, isClosed) => {
      const whole = lengthOf(isClosed ? [...line, ...line.slice(0, 1)] : line);
      const strokes = dashes(line, isClosed, { on: 6, off: 4 });
      const grown = Math.max(1, whole / 10 / 400);
      for (const stroke of strokes) expect(lengthOf(stroke)).toBeLessThanOrEqual(6 * grown + 1e-6);
      const drawn = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
      expect(Math.abs(drawn - whole * 0.6)).toBeLessThanOrEqual(10 * grown);
      expect(strokes.length).toBeLessThanOrEqual(402);
    }),
  );
});

const at = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 0 }));

it('starts with a stroke, goes round corners, and ends with the remainder', () => {
  expect(dashes(at(0, 20), false, { on: 6, off: 4 })).toEqual([at(0, 6), at(10, 16)]);
  expect(dashes(at(0, 13), false, { on: 6, off: 4 })).toEqual([at(0, 6), at(10, 13)]);
  const corner = [...at(0, 4), { x: 4, y: 30 }];
  expect(dashes(corner, false, { on: 6, off: 100 })).toEqual([[...at(0, 4), { x: 4, y: 2 }]]);
});

it('closes a line at its first point', () => {
  const closed = dashes([...at(0, 3), { x: 3, y: 4 }], true, { on: 100, off: 1 });
  expect(closed).toEqual([[...at(0, 3), { x: 3, y: 4 }, { x: 0, y: 0 }]]);
});

it('lengthens the strokes of a line that would need more than 400', () => {
  expect(dashes(at(0, 8000), false, { on: 6, off: 4 })[1]).toEqual(at(20, 32));
  expect(dashes(at(0, 4000), false, { on: 6, off: 4 })[1]).toEqual(at(10, 16));
  expect(dashes([], true, { on: 6, off: 4 })).toEqual([]);
});
