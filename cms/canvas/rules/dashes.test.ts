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

it('no dash is longer than asked for, and together they are that share of the line', () => {
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
