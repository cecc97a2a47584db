import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBoxes } from './place-boxes.ts';
import { crowdingOf } from './rules/crowding.ts';
import { readShape } from './rules/shape.ts';

const size = { width: 800, height: 600 };

it('covers its shape, is never too small to touch, and has its label where the shape has most room', () => {
  const side = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(side, side, fc.nat(390), fc.nat(190), fc.constantFrom(0.5, 1, 2.5), (width, height, x, y, scale) => {
      const reading = readShape(`M${x} ${y}h${width}v${height}h${-width}z`, size);
      if (!('shape' in reading)) throw new Error(reading.detail);
      const { shape } = reading;
      const crowding = crowdingOf([undefined, { ...shape.label, isNext: false }]);
      const [none, box] = placeBoxes({ size, shapes: [undefined, shape] }, crowding, scale, []);
      if (box === undefined) throw new Error('The shape has no box');
      expect(none).toBeUndefined();
      expect(box.x + box.width / 2).toBeCloseTo((x + width / 2 - 400) * scale, 5);
      expect(box.y + box.height / 2).toBeCloseTo((y + height / 2 - 300) * scale, 5);
      expect(box.width).toBeCloseTo(Math.max(width * scale, 44), 5);
      expect(box.height).toBeCloseTo(Math.max(height * scale, 44), 5);
      expect(box.x + box.label.x).toBeCloseTo((shape.label.x - 400) * scale, 5);
      expect(box.y + box.label.y).toBeCloseTo((shape.label.y - 300) * scale, 5);
      // Near the limit of legibility, either result is fine.
      if (Math.abs(Math.min(width, height) * scale - 22) > 10)
        expect(box.isNarrow).toBe(Math.min(width, height) * scale < 22);
    }),
  );
});

it('has a dot for its label until the shape is as wide as the label', () => {
  const reading = readShape('M100 100h100v100h-100z', size);
  if (!('shape' in reading)) throw new Error(reading.detail);
  const { shape } = reading;
  const crowding = crowdingOf([{ ...shape.label, isNext: false }]);
  const isNarrow = (scale: number, width: number): boolean | undefined =>
    placeBoxes({ size, shapes: [shape] }, crowding, scale, [width])[0]?.isNarrow;
  expect([isNarrow(1, 120), isNarrow(1, 90), isNarrow(1.5, 120)]).toEqual([true, false, false]);
});
