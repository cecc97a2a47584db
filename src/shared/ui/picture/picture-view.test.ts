import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bringIntoView,
  fingerTolerance,
  fit,
  type PictureView,
  refit,
  scaleOf,
  toPicture,
  toScreen,
  touchBox,
} from './picture-view.ts';

const frame = { width: 400, height: 300 };
/** Fits at half its size and leaves 100 CSS pixels free in the height. */
const whole = fit(frame, { width: 800, height: 400 });
const zoomed: PictureView = { ...whole, view: { zoom: 2, x: 100, y: -30 } };

describe('a picture in a frame', () => {
  it('is as large as the frame allows', () => {
    expect(whole.stage.picture).toEqual({ width: 400, height: 200 });
    expect(fit(frame, { width: 100, height: 300 }).stage.picture).toEqual({ width: 100, height: 300 });
    expect([scaleOf(whole), scaleOf(zoomed)]).toEqual([0.5, 1]);
  });

  it('is centred in the frame', () => {
    expect(toScreen(whole, { x: 400, y: 200 })).toEqual({ x: 0, y: 0 });
    expect(toScreen(whole, { x: 0, y: 0 })).toEqual({ x: -200, y: -100 });
    expect(toPicture(whole, { x: 200, y: 100 })).toEqual({ x: 800, y: 400 });
  });

  it('moves and scales with the view', () => {
    expect(toScreen(zoomed, { x: 410, y: 205 })).toEqual({ x: 110, y: -25 });
    expect(toPicture(zoomed, { x: 110, y: -25 })).toEqual({ x: 410, y: 205 });
  });

  it('maps points to the screen and back', () => {
    const coordinate = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 1, max: 8 }), coordinate, (x, y, zoom, by) => {
        const view = { ...whole, view: { zoom, x: by, y: -by } };
        const there = toPicture(view, toScreen(view, { x, y }));
        expect(there.x).toBeCloseTo(x);
        expect(there.y).toBeCloseTo(y);
      }),
    );
  });

  it('shows the same part when the frame turns', () => {
    const turned = refit({ ...whole, view: { zoom: 3, x: 120, y: 60 } }, { width: 200, height: 600 });
    expect(turned.stage).toEqual({ frame: { width: 200, height: 600 }, picture: { width: 200, height: 100 } });
    expect(turned.view).toEqual({ zoom: 3, x: 60, y: 0 });
  });

  it('is restored after a frame without a size', () => {
    const gone = refit(whole, { width: 0, height: 0 });
    expect(refit(gone, frame)).toEqual(whole);
  });
});

describe('the box of a control', () => {
  it('surrounds its element', () => {
    expect(touchBox(whole, { x: 200, y: 100, width: 200, height: 120 })).toEqual({
      x: -100,
      y: -50,
      width: 100,
      height: 60,
    });
  });

  it('grows around the centre of an element too small for a finger', () => {
    expect(touchBox(whole, { x: 400, y: 200, width: 20, height: 200 })).toEqual({
      x: -17,
      y: 0,
      width: 44,
      height: 100,
    });
    expect(touchBox(whole, { x: 400, y: 200, width: 200, height: 20 })).toEqual({
      x: 0,
      y: -17,
      width: 100,
      height: 44,
    });
  });

  it('allows a finger to be off by half its width', () => {
    expect([fingerTolerance(whole), fingerTolerance(zoomed)]).toEqual([44, 22]);
  });
});

describe('bringing a box into view', () => {
  const near: PictureView = { ...whole, view: { zoom: 4, x: 0, y: 0 } };
  const box = { x: 0, y: 0, width: 50, height: 50 };

  it.each([
    ['stays for a box in the frame', box, { x: 0, y: 0 }],
    ['comes from the left', { ...box, x: -230 }, { x: 30, y: 0 }],
    ['comes from the right', { ...box, x: 180 }, { x: -30, y: 0 }],
    ['comes from the top', { ...box, y: -170 }, { x: 0, y: 20 }],
    ['comes from the bottom', { ...box, y: 120 }, { x: 0, y: -20 }],
    ['shows the middle of a wide box', { ...box, x: -100, width: 500 }, { x: -150, y: 0 }],
    ['shows the middle of a high box', { ...box, y: -100, height: 400 }, { x: 0, y: -100 }],
    ['moves nothing for a box as large as the frame', { x: -200, y: -150, ...frame }, { x: 0, y: 0 }],
  ])('%s', (_, wanted, by) => {
    const view = bringIntoView(near, wanted);
    expect([view.zoom, view.x + 0, view.y + 0]).toEqual([4, by.x, by.y]);
  });
});
