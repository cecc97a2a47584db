import { describe, expect, it } from 'vitest';
import { type DragAct, type Touch } from '../../rules/editing-state.ts';
import { draggedLook } from '../../rules/gestures.ts';
import { snappedPoint } from '../../rules/snapped-point.ts';
import { touch as free } from '../../testing/hands.ts';
import { hotspotAdapter } from '../hotspot-adapter.ts';
import { drawnHotspot } from './dragging.ts';
import { boxOf as placeOf, type PlacedHotspot } from './placing.ts';

const before: PlacedHotspot = { Kind: 'rect', X: 100, Y: 200, Width: 50, Height: 80, Points: '' };
const polygon: PlacedHotspot = { ...before, Kind: 'polygon', Points: '100,200 150,200 150,280' };
const sticky = {
  ...free,
  lines: { upright: [{ at: 170, from: 0, to: 10 }], level: [{ at: 300, from: 0, to: 10 }] },
};
const shift = { ...sticky, keepsShape: true };
const boxOf = ({ X, Y, Width, Height }: PlacedHotspot): readonly number[] => [X, Y, Width, Height];

type Part = DragAct<PlacedHotspot>['part'];
const whole: Part = { kind: 'shape', from: placeOf(before) };
const grip = (x: -1 | 0 | 1, y: -1 | 0 | 1): Part => ({ kind: 'grip', grip: { x, y }, at: { x: 0, y: 0 } });
const dragged = (part: Part, by: { x: number; y: number }, touch: Touch, given = before) =>
  draggedLook(hotspotAdapter, { before: given, part }, by, touch);
const drawn = (form: 'rect' | 'circle', from: { x: number; y: number }, by: { x: number; y: number }, touch: Touch) =>
  drawnHotspot(form, from, { x: from.x + by.x, y: from.y + by.y }, touch);

describe('a drag', () => {
  it('moves a hotspot by whole pixels, and onto lines', () => {
    expect(boxOf(dragged(whole, { x: 3.4, y: -5.6 }, free).now)).toEqual([103, 194, 50, 80]);
    const { now, guides } = dragged(whole, { x: 16, y: 23 }, sticky);
    expect(boxOf(now)).toEqual([120, 220, 50, 80]);
    expect(guides).toEqual([
      { from: { x: 170, y: 0 }, to: { x: 170, y: 300 } },
      { from: { x: 0, y: 300 }, to: { x: 170, y: 300 } },
    ]);
  });

  it('resizes it by a corner, onto lines', () => {
    const corner = grip(1, 1);
    expect(boxOf(dragged(corner, { x: 3.4, y: -5.6 }, free).now)).toEqual([100, 200, 53, 74]);
    const { now, guides } = dragged(corner, { x: 16, y: 23 }, sticky);
    expect(boxOf(now)).toEqual([100, 200, 70, 100]);
    expect(guides).toEqual([
      { from: { x: 170, y: 0 }, to: { x: 170, y: 300 } },
      { from: { x: 0, y: 300 }, to: { x: 170, y: 300 } },
    ]);
  });

  it('resizes it by a side, which snaps only to lines across its direction', () => {
    const right = dragged(grip(1, 0), { x: 16, y: 58 }, sticky);
    expect(boxOf(right.now)).toEqual([100, 200, 70, 80]);
    expect(right.guides).toHaveLength(1);
    const bottom = dragged(grip(0, 1), { x: 43, y: 23 }, sticky);
    expect(boxOf(bottom.now)).toEqual([100, 200, 50, 100]);
    expect(bottom.guides).toHaveLength(1);
  });

  it('keeps its aspect ratio with Shift, on whole pixels, and does not snap', () => {
    const corner = dragged(grip(1, 1), { x: 18, y: 0 }, shift);
    expect(boxOf(corner.now)).toEqual([100, 200, 68, 109]);
    expect(corner.guides).toEqual([]);
    const opposite = dragged(grip(-1, -1), { x: -18, y: 0 }, shift);
    expect(boxOf(opposite.now)).toEqual([82, 171, 68, 109]);
    const flat = { ...before, Width: 100, Height: 1.2 };
    expect(boxOf(dragged(grip(1, -1), { x: -90, y: 3 }, shift, flat).now)).toEqual([100, 200.2, 83, 1]);
  });

  it('moves a corner of a polygon', () => {
    const corner = (node: number): Part => ({ kind: 'node', name: { contour: 0, node }, at: { x: 0, y: 0 } });
    const { now, guides } = dragged(corner(1), { x: 16.4, y: 3.3 }, sticky, polygon);
    expect(now.Points).toBe('100,200 170,203 150,280');
    expect(guides).toEqual([{ from: { x: 170, y: 0 }, to: { x: 170, y: 203.3 } }]);
    expect(dragged(corner(9), { x: 1, y: 1 }, free, polygon)).toEqual({
      now: polygon,
      guides: [],
    });
  });
});

describe('a point', () => {
  it('ends on whole pixels, and on lines', () => {
    expect(snappedPoint({ x: 165, y: 20.6 }, sticky)).toEqual({
      to: { x: 170, y: 21 },
      guides: [{ from: { x: 170, y: 0 }, to: { x: 170, y: 20.6 } }],
    });
    expect(snappedPoint({ x: 165, y: 296 }, sticky).to).toEqual({ x: 170, y: 300 });
    expect(snappedPoint({ x: 162.9, y: 307.1 }, sticky)).toEqual({ to: { x: 163, y: 307 }, guides: [] });
  });
});

describe('a new hotspot', () => {
  const from = { x: 100, y: 200 };

  it.each([
    [{ x: 30, y: 40 }, [100, 200, 30, 40]],
    [{ x: -30, y: 40 }, [70, 200, 30, 40]],
    [{ x: 30, y: -40 }, [100, 160, 30, 40]],
    [{ x: -30.4, y: -40.6 }, [70, 159, 30, 41]],
    [{ x: 0, y: 0 }, [100, 200, 1, 1]],
    [{ x: 68, y: 96 }, [100, 200, 70, 100]],
  ])('is drawn over %j', (by, box) => {
    const { now } = drawn('rect', from, by, sticky);
    expect(now).toMatchObject({ Kind: 'rect', Points: '' });
    expect(boxOf(now)).toEqual(box);
  });

  it.each([
    [{ x: 30, y: 40 }, [100, 200, 40, 40]],
    [{ x: -50, y: 40 }, [50, 200, 50, 50]],
    [{ x: 30, y: -40 }, [100, 160, 40, 40]],
    [{ x: 66, y: -40 }, [100, 134, 66, 66]],
    [{ x: 0, y: 0 }, [100, 200, 1, 1]],
  ])('is as wide as high over %j with Shift', (by, box) => {
    const { now, guides } = drawn('circle', from, by, shift);
    expect(now.Kind).toBe('circle');
    expect(boxOf(now)).toEqual(box);
    expect(guides).toEqual([]);
  });

  it('shows where it snaps', () => {
    expect(drawn('rect', from, { x: 68, y: 20 }, sticky).guides).toEqual([
      { from: { x: 170, y: 0 }, to: { x: 170, y: 220 } },
    ]);
  });
});
