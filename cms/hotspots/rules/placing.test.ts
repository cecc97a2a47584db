import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HotspotKind } from '#content/constants.ts';
import { writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../canvas/rules/box.ts';
import { placed, point, polygon } from '../testing/placings.ts';
import { boxOf, cornersOf, moved, ofKind, withBox, withCornerAfter, withCornerAt, withoutCorner } from './placing.ts';

describe('a hotspot', () => {
  it('that is moved and moved back is what it was', () => {
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
        // The corners of a round thing lie on whole pixels.
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(was[side] - is[side])).toBeLessThanOrEqual(1);
        expect(after.Points === '').toBe(kind !== 'polygon');
      }),
    );
  });
});

describe('a polygon', () => {
  it('is read from its points as it was written, and its box is around them', () => {
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
        const { X, Y, Width, Height, ...after } = withCornerAt(before, corner, at);
        expect({ x: X, y: Y, width: Width, height: Height }).toEqual(
          boundsOf(cornersOf({ X, Y, Width, Height, ...after }) ?? []),
        );
      }),
    );
  });

  it('loses the corner again that was added to it', () => {
    fc.assert(
      fc.property(polygon, fc.nat(7), (before, after) => {
        const from = after % (cornersOf(before)?.length ?? 1);
        const { hotspot, corner } = withCornerAfter(before, from);
        expect(cornersOf(hotspot)).toHaveLength((cornersOf(before)?.length ?? 0) + 1);
        expect(withoutCorner(hotspot, corner)).toEqual(before);
      }),
    );
  });

  it('keeps its last three corners', () => {
    const triangle = { Kind: 'polygon', X: 0, Y: 0, Width: 9, Height: 9, Points: '0,0 9,0 9,9' } as const;
    expect(withoutCorner(triangle, 1)).toBe(triangle);
  });

  it('that cannot be read is moved by its box, and its points stay for whoever mends them', () => {
    const broken = { Kind: 'polygon', X: 5, Y: 6, Width: 7, Height: 8, Points: '1,2 x' } as const;
    expect(moved(broken, { x: 1, y: 1 })).toEqual({ ...broken, X: 6, Y: 7 });
  });
});
