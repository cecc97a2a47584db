import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoomAt } from '#ui/picture/zoom-view.ts';
import { fit } from '#ui/picture/picture-view.ts';
import { placeAttributes } from './place-attributes.ts';
import { readShape } from './rules/shape.ts';

const size = { width: 800, height: 600 };
const parts = {
  mark: 'open',
  crowding: { isHidden: false, target: 44 },
  className: undefined,
  onFocus: () => undefined,
  onBlur: () => undefined,
} as const;

it('covers its shape, is never too small to touch, and has its label where the shape has most room', () => {
  const side = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(side, side, fc.nat(390), fc.nat(190), fc.constantFrom(1, 2, 5), (width, height, x, y, zoom) => {
      const reading = readShape(`M${x} ${y}h${width}v${height}h${-width}z`, size);
      if (!('shape' in reading)) throw new Error(reading.detail);
      const whole = fit({ width: 400, height: 300 }, size);
      const seen = { ...whole, view: zoomAt(whole.view, zoom, { x: 0, y: 0 }, whole.stage) };
      const { style, ...rest } = placeAttributes({ ...parts, seen, shape: reading.shape });
      const scale = zoom / 2;
      const middle = { x: (x + width / 2 - 400) * scale + 200, y: (y + height / 2 - 300) * scale + 150 };
      const box = {
        left: Number(style.left),
        top: Number(style.top),
        width: Number(style.width),
        height: Number(style.height),
      };
      expect(box.left + box.width / 2).toBeCloseTo(middle.x, 5);
      expect(box.top + box.height / 2).toBeCloseTo(middle.y, 5);
      expect(box.width).toBeCloseTo(Math.max(width * scale, 44), 5);
      expect(box.height).toBeCloseTo(Math.max(height * scale, 44), 5);
      const isNarrow = Math.min(width, height) * scale < 22;
      // Near the limit of legibility, either result is fine.
      if (Math.abs(Math.min(width, height) * scale - 22) > 10)
        expect(rest['data-narrow']).toBe(isNarrow ? '' : undefined);
    }),
  );
});
