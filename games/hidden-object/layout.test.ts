import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pan, zoomAt } from '#ui/picture/zoom-view.ts';
import { aimAt, begin } from './rules.ts';
import {
  bringIntoView,
  fingerTolerance,
  fit,
  refit,
  scaleOf,
  type PictureView,
  toPicture,
  toScreen,
} from '#ui/picture/picture-view.ts';
import { buttonBox, fitSearch, hintCircle, isAnySmall, lookAt, middleAt, refitSearch, sectionOf } from './layout.ts';
import { configOf } from './testing/stations.ts';

const length = fc.integer({ min: 50, max: 3000 });
const size = fc.record({ width: length, height: length });
const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: number, y: number });
const seen = fc
  .tuple(size, size, fc.double({ min: 0.5, max: 9, noNaN: true }), point, point)
  .map(([frame, size, factor, at, by]): PictureView => {
    const whole = fit(frame, size);
    return { ...whole, view: pan(zoomAt(whole.view, factor, at, whole.stage), by, whole.stage) };
  });

describe('the picture in its frame', () => {
  it('is first shown whole and centred', () => {
    const whole = fit({ width: 360, height: 640 }, { width: 1600, height: 1200 });
    expect(toPicture(whole, { x: 0, y: 0 })).toEqual({ x: 800, y: 600 });
    expect(toPicture(whole, { x: -180, y: -135 })).toEqual({ x: 0, y: 0 });
    expect(toScreen(whole, { x: 1600, y: 1200 })).toEqual({ x: 180, y: 135 });
  });

  it('converts points between the screen and the picture', () => {
    fc.assert(
      fc.property(seen, point, (seen, point) => {
        const back = toScreen(seen, toPicture(seen, point));
        expect(back.x).toBeCloseTo(point.x, 5);
        expect(back.y).toBeCloseTo(point.y, 5);
      }),
    );
  });

  it('zooms around the given point', () => {
    const whole = fit({ width: 400, height: 400 }, { width: 1000, height: 1000 });
    const at = { x: 50, y: -80 };
    const near = { ...whole, view: zoomAt(whole.view, 3, at, whole.stage) };
    expect(scaleOf(near)).toBeCloseTo(1.2);
    expect(toPicture(near, at).x).toBeCloseTo(toPicture(whole, at).x);
    expect(toPicture(near, at).y).toBeCloseTo(toPicture(whole, at).y);
  });

  it('shows the same part when the frame changes, as far as the edges allow', () => {
    fc.assert(
      fc.property(seen, size, (seen, frame) => {
        const turned = refit(seen, frame);
        expect(turned.stage.frame).toEqual(frame);
        expect(turned.view.zoom).toBe(seen.view.zoom);
        expect(pan(turned.view, { x: 0, y: 0 }, turned.stage)).toEqual(turned.view);
      }),
    );
    const whole = fit({ width: 400, height: 300 }, { width: 800, height: 600 });
    const near = { ...whole, view: zoomAt(whole.view, 4, { x: 60, y: 20 }, whole.stage) };
    const middle = toPicture(near, { x: 0, y: 0 });
    expect(toPicture(refit(near, { width: 800, height: 600 }), { x: 0, y: 0 })).toEqual(middle);
  });
});

describe('a finger', () => {
  it('reaches 22 CSS pixels, at every zoom', () => {
    fc.assert(
      fc.property(seen, (seen) => {
        expect(fingerTolerance(seen) * scaleOf(seen)).toBeCloseTo(22, 9);
      }),
    );
  });

  it('finds a dot beside which it lands, but none further away', () => {
    const dot = { Width: 0, Height: 0, Y: 40, IsSolution: true };
    const config = configOf({
      GameHotspots: [
        { ...dot, X: 30 },
        { ...dot, X: 80 },
      ],
    });
    const seen = fit({ width: 300, height: 300 }, config.size);
    const tapAt = (x: number) => {
      const dotOnScreen = toScreen(seen, { x: 30, y: 40 });
      const place = toPicture(seen, { x: dotOnScreen.x + x, y: dotOnScreen.y });
      return aimAt(config, begin(1), { ...place, tolerance: fingerTolerance(seen) });
    };
    expect([tapAt(0), tapAt(21), tapAt(-21), tapAt(23)]).toEqual([0, 0, 0, 'nothing']);
  });
});

describe("a hotspot's button", () => {
  const polygon = [
    { x: 100, y: 100 },
    { x: 140, y: 100 },
    { x: 140, y: 300 },
    { x: 100, y: 300 },
  ];
  const whole = fit({ width: 400, height: 400 }, { width: 800, height: 800 });

  it('covers its shape and is never too small to hit', () => {
    expect(buttonBox(whole, polygon)).toEqual({ x: -162, y: -150, width: 44, height: 100 });
    const near = { ...whole, view: { zoom: 4, x: 0, y: 0 } };
    expect(buttonBox(near, polygon)).toEqual({ x: -600, y: -600, width: 80, height: 400 });
  });

  it('covers only the part in the picture', () => {
    const cornerShape = polygon.map(({ x, y }) => ({ x: x - 120, y: y + 600 }));
    expect(buttonBox(whole, cornerShape)).toEqual({ x: -217, y: 150, width: 44, height: 50 });
  });

  it('comes into view when it receives the focus, and nothing moves if it is already visible', () => {
    fc.assert(
      fc.property(
        seen,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (seen, right, down) => {
          const [x, y] = [seen.size.width * right, seen.size.height * down];
          const [width, height] = [seen.size.width / 200, seen.size.height / 200];
          const polygon = [
            { x, y },
            { x: x + width, y },
            { x: x + width, y: y + height },
          ];
          const moved = { ...seen, view: bringIntoView(seen, buttonBox(seen, polygon)) };
          const middle = toScreen(moved, { x: x + width / 2, y: y + height / 2 });
          expect(Math.abs(middle.x)).toBeLessThanOrEqual(seen.stage.frame.width / 2 + 1e-6);
          expect(Math.abs(middle.y)).toBeLessThanOrEqual(seen.stage.frame.height / 2 + 1e-6);
          const again = bringIntoView(moved, buttonBox(moved, polygon));
          expect(again.x).toBeCloseTo(moved.view.x, 5);
          expect(again.y).toBeCloseTo(moved.view.y, 5);
        },
      ),
    );
    const near = { ...whole, view: { zoom: 4, x: 0, y: 0 } };
    expect(bringIntoView(near, { x: -100, y: -100, width: 50, height: 300 })).toEqual(near.view);
    expect(bringIntoView(near, { x: 190, y: -300, width: 50, height: 50 })).toEqual({ zoom: 4, x: -40, y: 100 });
    expect(bringIntoView(near, { x: -300, y: -100, width: 500, height: 50 })).toEqual({ zoom: 4, x: 50, y: 0 });
  });
});

describe('things too small for a finger', () => {
  const { hotspots } = configOf({
    GameHotspots: [
      { X: 0, Y: 0, Width: 20, Height: 11, IsSolution: true },
      { X: 50, Y: 0, Width: 2, Height: 2 },
    ],
  });
  const whole = fit({ width: 300, height: 240 }, { width: 100, height: 80 });

  it('call for a nearer look, until they are large enough', () => {
    expect(isAnySmall(whole, hotspots)).toBe(true);
    expect(isAnySmall({ ...whole, view: zoomAt(whole.view, 4 / 3, { x: 0, y: 0 }, whole.stage) }, hotspots)).toBe(
      false,
    );
  });
});

describe('the ring of a hint', () => {
  it('is around the whole thing, which is not in its middle, and leaves some of the picture to search', () => {
    const share = fc.double({ min: 0, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(size, share, share, (size, right, down) => {
        const corner = { x: size.width * right, y: size.height * down };
        const side = Math.min(size.width, size.height) / 20;
        const polygon = [corner, { x: corner.x + side, y: corner.y }, { x: corner.x + side, y: corner.y + side }];
        const { x, y, radius } = hintCircle(size, polygon);
        const middle = { x: corner.x + side / 2, y: corner.y + side / 2 };
        expect(Math.hypot(middle.x - x, middle.y - y)).toBeGreaterThan(side / 2);
        for (const point of polygon) expect(Math.hypot(point.x - x, point.y - y)).toBeLessThanOrEqual(radius + 1e-6);
        expect(radius).toBeLessThanOrEqual(Math.min(size.width, size.height) / 2);
      }),
    );
  });
});

describe('the picture of a search', () => {
  const tiny = configOf({ GameHotspots: [{ X: 0, Y: 0, Width: 5, Height: 4, IsSolution: true }] }).hotspots;

  it('can be looked at from so near that a finger hits its smallest thing', () => {
    const first = fitSearch({ width: 360, height: 300 }, { width: 1600, height: 1200 }, tiny);
    expect(first.view).toEqual({ zoom: 1, x: 0, y: 0 });
    const near = { ...first, view: zoomAt(first.view, 1000, { x: 0, y: 0 }, first.stage) };
    expect(isAnySmall(first, tiny)).toBe(true);
    expect(isAnySmall(near, tiny)).toBe(false);
    expect(near.view.zoom).toBeCloseTo(45 / (4 * 0.225));
  });

  it('first fills the frame with its beginning if it is very wide or high', () => {
    const wide = fitSearch({ width: 360, height: 450 }, { width: 6000, height: 600 }, tiny);
    expect(wide.size.height * scaleOf(wide)).toBeCloseTo(450);
    expect(toPicture(wide, { x: -180, y: -225 }).x).toBeCloseTo(0);
    const high = fitSearch({ width: 640, height: 270 }, { width: 600, height: 6000 }, tiny);
    expect(high.size.width * scaleOf(high)).toBeCloseTo(640);
    expect(toPicture(high, { x: 0, y: -135 }).y).toBeCloseTo(0);
    const turned = refitSearch(wide, { width: 640, height: 270 }, tiny);
    expect(turned.size.height * scaleOf(turned)).toBeCloseTo(270);
  });

  it('first fills the frame where the whole would be small between bands: on phones, and not on large screens', () => {
    const size = { width: 1500, height: 1000 };
    const upright = fitSearch({ width: 360, height: 560 }, size, tiny);
    expect(upright.view.zoom).toBeCloseTo(560 / 240);
    expect(sectionOf(upright)).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0),
      width: expect.closeTo(360 / 840),
      height: 1,
    });
    expect(fitSearch({ width: 560, height: 300 }, size, tiny).view.zoom).toBe(1);
    expect(fitSearch({ width: 1280, height: 620 }, { width: 1000, height: 1500 }, tiny).view.zoom).toBe(1);
  });

  it('shows the section whose middle is chosen in the overview, as far as the edges allow', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(seen, fc.record({ x: share, y: share }), (seen, at) => {
        const looked = { ...seen, view: lookAt(seen, at) };
        const { x, y, width, height } = sectionOf(looked);
        for (const [start, length, wanted] of [
          [x, width, at.x],
          [y, height, at.y],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(-1e-6);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-6);
          const middle = Math.min(Math.max(wanted, length / 2), 1 - length / 2);
          expect(start + length / 2).toBeCloseTo(middle, 5);
        }
      }),
    );
  });

  it('keeps its part and its limit when the frame turns', () => {
    const first = fitSearch({ width: 360, height: 300 }, { width: 1600, height: 1200 }, tiny);
    const near = { ...first, view: zoomAt(first.view, 20, { x: 0, y: 0 }, first.stage) };
    const turned = refitSearch(near, { width: 740, height: 300 }, tiny);
    expect(turned.view.zoom).toBe(20);
    expect(turned.stage.most).toBeGreaterThan(20);
  });

  it('starts over in a frame of another size, unless it has been moved', () => {
    const size = { width: 1500, height: 1000 };
    const first = fitSearch({ width: 360, height: 560 }, size, tiny);
    expect(refitSearch(first, { width: 360, height: 540 }, tiny).view.zoom).toBeCloseTo(540 / 240);
    const moved = { ...first, view: lookAt(first, { x: 0.6, y: 0.5 }) };
    const turned = refitSearch(moved, { width: 360, height: 540 }, tiny);
    expect(turned.view.zoom).toBe(moved.view.zoom);
    const { x, width } = sectionOf(turned);
    expect(x + width / 2).toBeCloseTo(0.6);
  });

  it('is shown whole once a frame that was too low has grown', () => {
    const low = fitSearch({ width: 320, height: 50 }, { width: 1600, height: 1200 }, tiny);
    expect(low.view.zoom).toBeGreaterThan(1);
    expect(refitSearch(low, { width: 320, height: 240 }, tiny).view).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('has no size in a frame without one', () => {
    expect(fitSearch({ width: 0, height: 0 }, { width: 60, height: 30 }, tiny).view.zoom).toBe(1);
  });
});

describe('the numbers of the places', () => {
  const size = { width: 100, height: 100 };
  const square = (left: number, top: number, side: number) => ({
    polygon: [
      { x: left, y: top },
      { x: left + side, y: top },
      { x: left + side, y: top + side },
      { x: left, y: top + side },
    ],
  });
  const [large, small] = [square(0, 0, 80), square(40, 40, 20)];

  it('are met where they are seen, also above another place', () => {
    expect(middleAt(size, [large, small], { x: 42, y: 41, tolerance: 6 })).toBe(0);
    expect(middleAt(size, [large, small], { x: 49, y: 50, tolerance: 6 })).toBe(1);
    expect(middleAt(size, [large, small], { x: 20, y: 20, tolerance: 6 })).toBeUndefined();
    expect(middleAt(size, [], { x: 20, y: 20, tolerance: 6 })).toBeUndefined();
  });
});
