import { describe, expect, it } from 'vitest';
import { createShapeRings } from './shape-rings.ts';
import { readShape } from './rules/shape.ts';

const size = { width: 800, height: 600 };
const shapes = ['M100 50H300V150H100Z', 'none', 'M400 300a200 200 0 1 0 200 -200z'].map((data) => {
  const reading = readShape(data, size);
  return 'shape' in reading ? reading.shape : undefined;
});

describe('the outlines of a board', () => {
  it('are measured from the middle of its picture', () => {
    expect(createShapeRings({ pictures: [], size, shapes })(0, 1)).toEqual([
      [
        { x: -300, y: -250 },
        { x: -100, y: -250 },
        { x: -100, y: -150 },
        { x: -300, y: -150 },
      ],
    ]);
  });

  it('are empty for a place without a shape', () => {
    const outlines = createShapeRings({ pictures: [], size, shapes });
    expect([outlines(1, 1), outlines(7, 1)]).toEqual([[], []]);
  });

  it('become finer with each doubling of the scale, and are created once for each', () => {
    const outlines = createShapeRings({ pictures: [], size, shapes });
    const corners = (scale: number): number => outlines(2, scale)[0]?.length ?? 0;
    expect(corners(4)).toBeGreaterThan(corners(1));
    expect(corners(1)).toBeGreaterThan(corners(0.25));
    expect(outlines(2, 1.1)).toBe(outlines(2, 2));
    expect(outlines(2, 1.1)).not.toBe(outlines(2, 1));
    expect(outlines(0, 2)).not.toBe(outlines(2, 2));
  });

  it('stay within a quarter of a CSS pixel of their curve', () => {
    const centre = { x: 600 - size.width / 2, y: 300 - size.height / 2 };
    for (const scale of [0.3, 1, 2.5]) {
      const [ring = []] = createShapeRings({ pictures: [], size, shapes })(2, scale);
      for (const [index, { x, y }] of ring.slice(1, -1).entries()) {
        const before = ring[index] ?? centre;
        const middle = { x: (x + before.x) / 2 - centre.x, y: (y + before.y) / 2 - centre.y };
        expect((200 - Math.hypot(middle.x, middle.y)) * scale).toBeLessThanOrEqual(0.26);
      }
    }
  });
});
