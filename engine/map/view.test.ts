import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fitScale, isOnMap, mapSize, soundRange, soundView, strip, wholeView } from './view.ts';
import { type Size } from '../geometry.ts';

const length = fc.double({ min: 1, max: 8192, noNaN: true });
const size = fc.record({ width: length, height: length });
const side = fc.integer({ min: 300, max: 4000 });

describe('zoom 0', () => {
  it('shows the whole picture, beside the strip for buttons', () =>
    fc.assert(
      fc.property(size, side, side, (picture, width, height) => {
        const scale = fitScale(picture, { width, height });
        const [beside, below] = width > height ? [2 * strip, 32] : [32, 2 * strip];
        expect(picture.width * scale).toBeLessThanOrEqual(width - beside + 0.01);
        expect(picture.height * scale).toBeLessThanOrEqual(height - below + 0.01);
      }),
    ));

  it('is as large as the frame allows', () => {
    expect(fitScale({ width: 1600, height: 1200 }, { width: 352, height: 700 })).toBe(0.2);
    expect(fitScale({ width: 1000, height: 1000 }, { width: 1280, height: 632 })).toBe(0.6);
  });
});

describe('the range of zooms', () => {
  test.each([
    [
      { min: 0, max: 4 },
      { min: 0, max: 4 },
    ],
    [
      { min: 3, max: 1 },
      { min: 1, max: 3 },
    ],
    [
      { min: 2, max: 2 },
      { min: 2, max: 2 },
    ],
    [
      { min: -40, max: 99 },
      { min: -2, max: 7 },
    ],
    [
      { min: Number.NaN, max: Number.NaN },
      { min: 0, max: 4 },
    ],
  ])('%j is %j', (written, sound) => expect(soundRange(written)).toEqual(sound));
});

describe('a view', () => {
  const picture = { width: 1600, height: 1200 };
  const range = { min: 0, max: 4 };

  it('never leaves the picture or its zoom range', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y, zoom) => {
        const view = soundView({ x, y, zoom }, picture, range);
        expect(isOnMap(view, picture)).toBe(true);
        expect(view.zoom).toBeGreaterThanOrEqual(0);
        expect(view.zoom).toBeLessThanOrEqual(4);
      }),
    ));

  it('of the whole picture is centred, as far out as the zoom range allows', () => {
    expect(wholeView(picture, range)).toEqual({ x: 800, y: 600, zoom: 0 });
    expect(wholeView(picture, { min: 1, max: 3 })).toEqual({ x: 800, y: 600, zoom: 1 });
  });
});

describe('the size of a map', () => {
  const none: Size = { width: 0, height: 0 };
  const of = (width: number, height: number): Size => ({ width, height });

  test.each<[string, Size, Size, Size]>([
    ['as staff entered', of(1600, 1200), of(800, 600), of(1600, 1200)],
    ['as staff entered, rounded', of(1600, 1190), of(800, 600), of(1600, 1190)],
    ['that of a picture of another shape', of(1600, 900), of(800, 600), of(800, 600)],
    ['that of the picture where none is given', none, of(800, 600), of(800, 600)],
    ['completed by the picture’s shape', of(1600, 0), of(800, 600), of(1600, 1200)],
    ['completed by the picture’s shape', of(0, 1200), of(800, 600), of(1600, 1200)],
    ['as staff entered for a drawing without a size', of(1600, 1200), of(300, 150), of(1600, 1200)],
    ['as staff entered for a picture whose size is not known', of(1600, 1200), none, of(1600, 1200)],
    ['something where nothing is known', none, none, of(300, 150)],
  ])('is %s', (_, given, own, expected) => expect(mapSize(given, own)).toEqual(expected));
});
