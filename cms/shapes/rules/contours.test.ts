import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf, covers, distanceToLines } from '#games/board/rules/coverage.ts';
import { flatten } from '#games/board/rules/flatten.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type PathSegment, readPath } from '#content/svg-path.ts';
import { commands, plainWriting, written } from '#games/board/testing/paths.ts';
import { contoursOf, curvesOf, segmentsOf } from './contours.ts';
import {
  isSmooth,
  movedBy,
  nodeAt,
  withArmAt,
  withCornerTurned,
  withNodeAfter,
  withNodeMoved,
  withoutNode,
} from './edits.ts';

const shapes = commands.map((drawn) => readPath(written(drawn, plainWriting)).segments);

/** Of many points, those inside one and outside the other, clear of the lines. */
function differing(one: readonly PathSegment[], other: readonly PathSegment[]): number {
  const [left, right] = [flatten(one, 0.01), flatten(other, 0.01)];
  if (left.length === 0) return 0;
  const { x, y, width, height } = boundsOf(left);
  let count = 0;
  for (let row = 0; row < 12; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const at = { x: x + (width * (column + 0.503)) / 12, y: y + (height * (row + 0.497)) / 12 };
      const isApart = distanceToLines(left, at) > 0.1;
      if (isApart && covers(left, at, 'nonzero') !== covers(right, at, 'nonzero')) count += 1;
    }
  return count;
}

describe('a shape by its points', () => {
  it('looks like its path data, arcs included', () => {
    fc.assert(
      fc.property(shapes, (segments) => {
        expect(differing(segments, segmentsOf(contoursOf(segments)))).toBe(0);
      }),
    );
  });

  it('is the same after it has been written and read', () => {
    fc.assert(
      fc.property(shapes, (segments) => {
        const data = formatPath(segmentsOf(contoursOf(segments)));
        expect(formatPath(segmentsOf(contoursOf(readPath(data).segments)))).toBe(data);
      }),
    );
  });

  it('has four points for a circle of four arcs', () => {
    const circle = readPath('M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z').segments;
    const [contour] = contoursOf(circle);
    expect(contour).toHaveLength(4);
    expect(areaOf(flatten(segmentsOf(contoursOf(circle)), 0.01), 'nonzero')).toBeCloseTo(Math.PI * 2500, -2);
  });
});

describe('editing points', () => {
  const square = contoursOf(readPath('M0 0H90V90H0Z').segments);
  const first = { contour: 0, node: 0 };

  it('moves there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), (x, y) => {
        expect(movedBy(movedBy(square, { x, y }), { x: -x, y: -y })).toEqual(square);
        const name = { contour: 0, node: 2 };
        expect(withNodeMoved(withNodeMoved(square, name, { x, y }), name, { x: -x, y: -y })).toEqual(square);
      }),
    );
  });

  it('adds a point without changing the line, and removes it again', () => {
    fc.assert(
      fc.property(shapes, fc.nat(20), (segments, node) => {
        const contours = contoursOf(segments);
        const name = { contour: 0, node: node % Math.max(contours[0]?.length ?? 1, 1) };
        const more = withNodeAfter(contours, name);
        expect(more.flat().length).toBe(contours.flat().length + (contours.length > 0 ? 1 : 0));
        expect(differing(segmentsOf(contours), segmentsOf(more))).toBe(0);
      }),
    );
    expect(withoutNode(withNodeAfter(square, first), { contour: 0, node: 1 })).toEqual(square);
  });

  it('turns a corner smooth and back', () => {
    const smooth = withCornerTurned(square, first);
    expect(isSmooth(nodeAt(smooth, first) ?? { at: { x: 0, y: 0 } })).toBe(true);
    expect(withCornerTurned(smooth, first)).toEqual(square);
  });

  it('keeps a smooth point smooth when one of its arms is moved', () => {
    const smooth = withCornerTurned(square, first);
    const moved = withArmAt(smooth, first, 'behind', { x: 40, y: 7 });
    expect(nodeAt(moved, first)?.behind).toEqual({ x: 40, y: 7 });
    expect(isSmooth(nodeAt(moved, first) ?? { at: { x: 0, y: 0 } })).toBe(true);
  });

  it('removes a line that would have only two points left', () => {
    const triangle = contoursOf(readPath('M0 0H90V90Z').segments);
    expect(withoutNode(triangle, first)).toEqual([]);
  });
});

describe('by numbers', () => {
  const contours = (data: string) => contoursOf(readPath(data).segments);

  it('a line has each corner once, whether or not it returns to the first', () => {
    const corners = [{ at: { x: 0, y: 0 } }, { at: { x: 9, y: 0 } }, { at: { x: 9, y: 9 } }];
    expect(contours('M0 0L9 0L9 9Z')).toEqual([corners]);
    expect(contours('M0 0L9 0L9 9L0 0Z')).toEqual([corners]);
    expect(contours('M0 0L9 0L9 9L0.0000001 0Z')).toEqual([corners]);
    expect(contours('M0 0L9 0L9 9L0.001 0Z')[0]).toHaveLength(4);
    expect(contours('M0 0L9 0L9 9L0 0.001Z')[0]).toHaveLength(4);
    expect(contours('M5 5Z')).toEqual([]);
    expect(contours('M5 5L5 9')).toEqual([[{ at: { x: 5, y: 5 } }, { at: { x: 5, y: 9 } }]]);
  });

  it('a curve has arms only where they bend it', () => {
    expect(contours('M0 0C0 5 9 5 9 0C9 0 0 -5 0 0Z')).toEqual([
      [
        { at: { x: 0, y: 0 }, before: { x: 0, y: -5 }, behind: { x: 0, y: 5 } },
        { at: { x: 9, y: 0 }, before: { x: 9, y: 5 } },
      ],
    ]);
  });

  it('a line after a closed one starts where that one started', () => {
    expect(contours('M1 2L9 2L9 9ZL5 9L0 9')[1]?.[0]).toEqual({ at: { x: 1, y: 2 } });
    expect(contours('M1 2L9 2L9 9M20 20L30 20L30 30Z').map(([first]) => first?.at)).toEqual([
      { x: 1, y: 2 },
      { x: 20, y: 20 },
    ]);
  });

  it('a quadratic curve is the cubic one with arms of two thirds', () => {
    const [curve] = curvesOf({ x: 0, y: 0 }, { kind: 'quadratic', control: { x: 30, y: 60 }, to: { x: 90, y: 0 } });
    expect(curve).toEqual({ first: { x: 20, y: 40 }, second: { x: 50, y: 40 }, to: { x: 90, y: 0 } });
  });

  it('an arc has a curve for each quarter turn', () => {
    const arc = { kind: 'arc', radii: { x: 100, y: 100 }, rotation: 0, isLarge: false, isSweep: true } as const;
    const [quarter, ...none] = curvesOf({ x: 100, y: 0 }, { ...arc, to: { x: 0, y: 100 } });
    expect(none).toEqual([]);
    expect(quarter?.first?.x).toBeCloseTo(100, 9);
    expect(quarter?.first?.y).toBeCloseTo(55.228_475, 5);
    expect(quarter?.second?.x).toBeCloseTo(55.228_475, 5);
    expect(quarter?.second?.y).toBeCloseTo(100, 9);
    expect(quarter?.to).toEqual({ x: 0, y: 100 });
    expect(curvesOf({ x: 100, y: 0 }, { ...arc, to: { x: -100, y: 0 } })).toHaveLength(2);
    expect(curvesOf({ x: 100, y: 0 }, { ...arc, isLarge: true, to: { x: 0, y: -100 } })).toHaveLength(3);
    expect(curvesOf({ x: 0, y: 0 }, { ...arc, radii: { x: 0, y: 5 }, to: { x: 9, y: 0 } })).toEqual([
      { to: { x: 9, y: 0 } },
    ]);
  });

  it('is written in hundredths, with straight sides as lines and the last side as a close', () => {
    const bent = [
      { at: { x: 0.004, y: -0.001 }, before: { x: -3.456, y: 1 } },
      { at: { x: 9.996, y: 0 }, behind: { x: 9, y: 5 } },
      { at: { x: 9, y: 9 } },
    ];
    expect(segmentsOf([bent, []])).toEqual([
      { kind: 'move', to: { x: 0, y: 0 } },
      { kind: 'line', to: { x: 10, y: 0 } },
      { kind: 'cubic', first: { x: 9, y: 5 }, second: { x: 9, y: 9 }, to: { x: 9, y: 9 } },
      { kind: 'cubic', first: { x: 9, y: 9 }, second: { x: -3.46, y: 1 }, to: { x: 0, y: 0 } },
      { kind: 'close' },
    ]);
  });
});
