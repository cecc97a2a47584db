import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPath } from '#content/svg-path.ts';
import { contoursOf } from '../../rules/contours.ts';
import { importSvg } from '../../rules/svg/import-svg.ts';
import { type SvgElement } from '../../rules/svg/svg-element.ts';
import { type PlacedHotspot } from './placing.ts';
import { recognised } from './recognised.ts';

const picture = { width: 2000, height: 1500 };

/** Draws an element of an SVG file whose view is the picture. */
function drawn(name: string, numbers: Readonly<Record<string, number | string>>): PlacedHotspot | undefined {
  const attributes = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]));
  const element: SvgElement = { name, attributes, children: [] };
  const { shapes } = importSvg({ name: 'svg', attributes: {}, children: [element] }, picture);
  const [contour] = contoursOf(readPath(shapes[0]?.data ?? '').segments);
  return contour === undefined ? undefined : recognised(contour);
}

describe('a shape of a file', () => {
  const place = fc.integer({ min: 0, max: 900 });
  const side = fc.integer({ min: 2, max: 900 });

  it('is a rectangle if it is an upright one', () => {
    fc.assert(
      fc.property(place, place, side, side, (x, y, width, height) => {
        expect(drawn('rect', { x, y, width, height })).toEqual({
          Kind: 'rect',
          X: x,
          Y: y,
          Width: width,
          Height: height,
          Points: '',
        });
      }),
    );
  });

  it('is a circle if it is one, or an ellipse', () => {
    fc.assert(
      fc.property(
        place,
        place,
        fc.integer({ min: 5, max: 400 }),
        fc.integer({ min: 5, max: 400 }),
        (cx, cy, rx, ry) => {
          const found = drawn('ellipse', { cx, cy, rx, ry });
          expect(found?.Kind).toBe('circle');
          expect(found?.X).toBeCloseTo(cx - rx, 0);
          expect(found?.Y).toBeCloseTo(cy - ry, 0);
          expect(found?.Width).toBeCloseTo(2 * rx, 0);
          expect(found?.Height).toBeCloseTo(2 * ry, 0);
        },
      ),
    );
    expect(drawn('circle', { cx: 60, cy: 70, r: 50 })?.Kind).toBe('circle');
  });

  it.each([
    ['a turned rectangle', 'rect', { width: 90, height: 50, transform: 'translate(300 300) rotate(20)' }],
    ['a turned ellipse', 'ellipse', { rx: 90, ry: 50, transform: 'translate(300 300) rotate(20)' }],
    ['a rectangle with round corners', 'rect', { width: 90, height: 50, rx: 20 }],
    ['an octagon', 'polygon', { points: octagon(100, 300) }],
    ['a crossed line through the corners of a box', 'polygon', { points: '0,0 90,50 90,0 0,50' }],
    ['a triangle', 'polygon', { points: '0,0 90,0 0,50' }],
  ])('is a polygon if it is %s', (_, name, attributes) => {
    expect(drawn(name, attributes)?.Kind).toBe('polygon');
  });

  it('is nothing if it is a line', () => {
    expect(recognised([{ at: { x: 0, y: 0 } }, { at: { x: 9, y: 9 } }])).toBeUndefined();
  });
});

function octagon(radius: number, middle: number): string {
  return Array.from({ length: 8 }, (_, corner) => (corner * Math.PI) / 4)
    .map((angle) => `${middle + radius * Math.cos(angle)},${middle + radius * Math.sin(angle)}`)
    .join(' ');
}
