import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInto, pan, pinch, type Stage, wholePicture, zoomAt, type ZoomView } from './zoom-view.ts';

const length = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: length, height: length });
const stage = fc.tuple(size, size).map(([frame, natural]): Stage => ({ frame, picture: fitInto(frame, natural) }));
const shift = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});
const factor = fc.double({ min: 0.01, max: 100, noNaN: true });

const square: Stage = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 400 } };

describe('fitting', () => {
  it.each([
    [
      { width: 800, height: 800 },
      { width: 400, height: 400 },
    ],
    [
      { width: 100, height: 200 },
      { width: 400, height: 800 },
    ],
    [{ width: 0, height: 0 }, square.frame],
    [{ width: 0, height: 10 }, square.frame],
    [{ width: 10, height: 0 }, square.frame],
    [
      { width: 1, height: 1 },
      { width: 400, height: 400 },
    ],
  ])('%o into the frame is %o', (natural, fitted) => expect(fitInto(square.frame, natural)).toEqual(fitted));
});

describe('zooming', () => {
  it('keeps the point under the fingers in place', () => {
    const near = zoomAt(wholePicture, 4, { x: 100, y: 50 }, square);
    expect(near).toEqual({ zoom: 4, x: -300, y: -150 });
    expect((100 - near.x) / near.zoom).toBe(100);
  });

  it('keeps the point in place from any view, in any direction', () => {
    const from: ZoomView = { zoom: 4, x: -300, y: -150 };
    expect(zoomAt(from, 1.5, { x: 100, y: 50 }, square)).toEqual({ zoom: 6, x: -500, y: -250 });
    expect(zoomAt(from, 0.5, { x: -100, y: -150 }, { ...square, frame: { width: 100, height: 100 } })).toEqual({
      zoom: 2,
      x: -200,
      y: -150,
    });
  });

  it('is limited to 1 and 8', () => {
    expect(zoomAt(wholePicture, 0.1, { x: 9, y: 9 }, square)).toEqual(wholePicture);
    expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, square).zoom).toBe(8);
  });

  it('is limited by the stage, if it sets limits', () => {
    expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, { ...square, most: 3 }).zoom).toBe(3);
    expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, { ...square, most: 12 }).zoom).toBe(12);
  });

  it('by pinching follows the fingers', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const after = [
      { x: -200, y: 0 },
      { x: 200, y: 0 },
    ] as const;
    expect(pinch(wholePicture, before, after, square)).toEqual({ zoom: 4, x: 0, y: 0 });
  });

  it('survives two fingers at one point', () => {
    const spot = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ] as const;
    expect(
      pinch(
        wholePicture,
        spot,
        [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
        square,
      ),
    ).toEqual(wholePicture);
  });

  it('never shows a gap beside the picture, and stays between 1 and 8, for any gestures', () => {
    const gesture = fc.oneof(
      fc.tuple(factor, shift).map(
        ([by, at]) =>
          (view: ZoomView, on: Stage) =>
            zoomAt(view, by, at, on),
      ),
      shift.map((by) => (view: ZoomView, on: Stage) => pan(view, by, on)),
      fc.tuple(shift, shift, shift, shift).map(
        ([a, b, c, d]) =>
          (view: ZoomView, on: Stage) =>
            pinch(view, [a, b], [c, d], on),
      ),
    );
    fc.assert(
      fc.property(stage, fc.array(gesture, { maxLength: 12 }), (on, gestures) => {
        const view = gestures.reduce<ZoomView>((seen, change) => change(seen, on), wholePicture);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.zoom).toBeLessThanOrEqual(8);
        const spareX = Math.max((on.picture.width * view.zoom - on.frame.width) / 2, 0);
        const spareY = Math.max((on.picture.height * view.zoom - on.frame.height) / 2, 0);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(spareX + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(spareY + 1e-6);
      }),
    );
  });

  it('in and out again at one point restores the whole picture', () => {
    fc.assert(
      fc.property(stage, fc.double({ min: 1, max: 8, noNaN: true }), shift, (on, by, at) => {
        const back = zoomAt(zoomAt(wholePicture, by, at, on), 1 / (by * 2), at, on);
        expect(back.zoom).toBe(1);
        expect(back.x).toBeCloseTo(0, 5);
        expect(back.y).toBeCloseTo(0, 5);
      }),
    );
  });
});
