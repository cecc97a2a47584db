import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HotspotKind } from '#content/constants.ts';
import { writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../rules/box.ts';
import { withNodeMoved } from '../../rules/edits.ts';
import { placed, point, polygon } from '../testing/placings.ts';
import {
  boxOf,
  cornersOf,
  grown,
  moved,
  ofKind,
  printOf,
  ringOf,
  withNodes,
  withBox,
  withCornerAfter,
  withLines,
  withoutCorner,
} from './placing.ts';

describe('a hotspot', () => {
  it('has another print after any change of its shape or place', () => {
    const hotspot = { Kind: HotspotKind.polygon, X: 1, Y: 23, Width: 4, Height: 5, Points: '' };
    const changes = [{}, { X: 12, Y: 3 }, { Y: 2, Width: 34 }, { Height: 6 }, { Kind: HotspotKind.circle }];
    expect(new Set(changes.map((change) => printOf({ ...hotspot, ...change }))).size).toBe(changes.length);
  });

  it('is unchanged after moving there and back', () => {
    fc.assert(
      fc.property(placed, point, (before, by) => {
        expect(moved(moved(before, by), { x: -by.x, y: -by.y })).toEqual(before);
      }),
    );
  });

  it('fills the box that it is given', () => {
    fc.assert(
      fc.property(placed, placed, (before, other) => {
        const was = boxOf(before);
        fc.pre(was.width > 0 && was.height > 0);
        const box = boxOf(other);
        expect(boxOf(withBox(before, box))).toEqual(box);
      }),
    );
  });

  it('keeps its place when it becomes another kind, and back', () => {
    fc.assert(
      fc.property(placed, fc.constantFrom(...Object.values(HotspotKind)), (before, kind) => {
        const after = ofKind(before, kind);
        expect(after.Kind).toBe(kind);
        const [was, is] = [boxOf(before), boxOf(after)];
        // The corners of a round shape are on whole pixels.
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(was[side] - is[side])).toBeLessThanOrEqual(1);
        expect(after.Points === '').toBe(kind !== 'polygon');
      }),
    );
  });
});

describe('a polygon', () => {
  it('is read from its points as it was written, with a box around them', () => {
    fc.assert(
      fc.property(polygon, (hotspot) => {
        const corners = cornersOf(hotspot) ?? [];
        expect(writeOutline(corners)).toBe(hotspot.Points);
        expect(boxOf(hotspot)).toEqual(boundsOf(corners));
      }),
    );
  });

  it('keeps its box up to date with its corners', () => {
    fc.assert(
      fc.property(polygon, fc.nat(7), point, (before, corner, at) => {
        const { X, Y, Width, Height, ...after } = withLines(before, (lines) =>
          withNodeMoved(lines, { contour: 0, node: corner }, at),
        );
        expect({ x: X, y: Y, width: Width, height: Height }).toEqual(
          boundsOf(cornersOf({ X, Y, Width, Height, ...after }) ?? []),
        );
      }),
    );
  });

  it('can lose an added corner again', () => {
    fc.assert(
      fc.property(polygon, fc.nat(7), (before, after) => {
        const from = after % (cornersOf(before)?.length ?? 1);
        const hotspot = withCornerAfter(before, { node: from });
        expect(cornersOf(hotspot)).toHaveLength((cornersOf(before)?.length ?? 0) + 1);
        expect(withoutCorner(hotspot, { node: from + 1 })).toEqual(before);
      }),
    );
  });

  it('keeps its last three corners', () => {
    const triangle = { Kind: 'polygon', X: 0, Y: 0, Width: 9, Height: 9, Points: '0,0 9,0 9,9' } as const;
    expect(withoutCorner(triangle, { node: 1 })).toBe(triangle);
  });

  it('that cannot be read is moved by its box, and keeps its points for repair', () => {
    const broken = { Kind: 'polygon', X: 5, Y: 6, Width: 7, Height: 8, Points: '1,2 x' } as const;
    expect(moved(broken, { x: 1, y: 1 })).toEqual({ ...broken, X: 6, Y: 7 });
  });
});

describe('by numbers', () => {
  const rect = { Kind: 'rect', X: 10, Y: 20, Width: 30, Height: 40, Points: '' } as const;
  const triangle = { ...rect, Kind: 'polygon', Points: '10,20 40,20 40,60' } as const;

  it('a hotspot grows to the right and down, and is never smaller than a pixel', () => {
    expect(grown(rect, { x: 5, y: -6 })).toEqual({ ...rect, Width: 35, Height: 34 });
    expect(grown(rect, { x: -99, y: -99 })).toEqual({ ...rect, Width: 1, Height: 1 });
    expect(grown(triangle, { x: 30, y: 0 }).Points).toBe('10,20 70,20 70,60');
  });

  it('a box is stored in hundredths of a pixel', () => {
    expect(withBox(rect, { x: 1.234, y: 5.678, width: 9.015, height: 0.004 })).toEqual({
      ...rect,
      X: 1.23,
      Y: 5.68,
      Width: 9.02,
      Height: 0,
    });
  });

  it('a circle becomes a polygon of twelve corners', () => {
    const { Points } = ofKind({ ...rect, Kind: 'circle', Width: 40 }, 'polygon');
    expect(Points).toBe('50,40 47,50 40,57 30,60 20,57 13,50 10,40 13,30 20,23 30,20 40,23 47,30');
  });

  it('a rectangle becomes a polygon of its corners, and a polygon its box', () => {
    expect(ofKind(rect, 'polygon')).toEqual({ ...rect, Kind: 'polygon', Points: '10,20 40,20 40,60 10,60' });
    expect(ofKind(triangle, 'rect')).toEqual(rect);
    expect(ofKind(triangle, 'circle')).toEqual({ ...rect, Kind: 'circle' });
    expect(ofKind(triangle, 'polygon')).toBe(triangle);
  });

  it('a new corner is in the middle of its side', () => {
    expect(withCornerAfter(triangle, { node: 0 })).toMatchObject({ Points: '10,20 25,20 40,20 40,60' });
    expect(withCornerAfter(triangle, { node: 2 })).toMatchObject({ Points: '10,20 40,20 40,60 25,40' });
    expect(withCornerAfter(triangle, { node: 3 })).toBe(triangle);
    expect(withCornerAfter(rect, { node: 0 })).toBe(rect);
  });

  it('a corner can be removed while there are at least four', () => {
    const square = withNodes(
      triangle,
      [...(cornersOf(triangle) ?? []), { x: 0, y: 60 }].map((at) => ({ at })),
    );
    expect(square).toMatchObject({ X: 0, Width: 40 });
    expect(withoutCorner(square, { node: 1 }).Points).toBe('10,20 40,60 0,60');
    expect(withoutCorner(withoutCorner(square, { node: 1 }), { node: 1 }).Points).toBe('10,20 40,60 0,60');
    expect(withLines(rect, (lines) => lines)).toBe(rect);
  });

  it('a polygon that cannot be read is drawn as its box', () => {
    const corners = [
      { x: 10, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 60 },
      { x: 10, y: 60 },
    ];
    expect(ringOf({ ...triangle, Points: 'x' })).toEqual(corners);
    expect(ringOf(rect)).toEqual(corners);
    expect(ringOf(triangle)).toEqual(corners.slice(0, 3));
  });
});
