import fc from 'fast-check';
import { writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../rules/box.ts';
import { type PlacedHotspot } from '../rules/placing.ts';

const place = fc.integer({ min: -100, max: 1500 });
const side = fc.integer({ min: 1, max: 800 });
export const point = fc.record({ x: place, y: place });

const boxed = fc.record({
  Kind: fc.constantFrom('rect' as const, 'circle' as const),
  X: place,
  Y: place,
  Width: side,
  Height: side,
  Points: fc.constant(''),
});

export const polygon = fc
  .uniqueArray(point, {
    minLength: 3,
    maxLength: 8,
    selector: ({ x, y }) => `${x} ${y}`,
  })
  .map((corners): PlacedHotspot => {
    const { x, y, width, height } = boundsOf(corners);
    return { Kind: 'polygon', X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
  });

/** Any hotspot on whole pixels. */
export const placed: fc.Arbitrary<PlacedHotspot> = fc.oneof(boxed, polygon);
