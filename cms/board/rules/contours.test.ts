import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf, covers, distanceToLines } from '#games/board/rules/coverage.ts';
import { flatten } from '#games/board/rules/flatten.ts';
import { formatPath } from '#games/board/rules/format-path.ts';
import { type PathSegment, readPath } from '#content/svg-path.ts';
import { commands, plainWriting, written } from '#games/board/testing/paths.ts';
import { contoursOf, segmentsOf } from './contours.ts';
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

/** Of many points those that are inside one and outside the other, and not just at a line. */
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
  it('looks as its path data do, arcs and all', () => {
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

  it('has as many points as a circle of four arcs needs', () => {
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

  it('adds a point that changes nothing of the line, and takes it away again', () => {
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

  it('keeps what is smooth smooth when one of its arms is moved', () => {
    const smooth = withCornerTurned(square, first);
    const moved = withArmAt(smooth, first, 'behind', { x: 40, y: 7 });
    expect(nodeAt(moved, first)?.behind).toEqual({ x: 40, y: 7 });
    expect(isSmooth(nodeAt(moved, first) ?? { at: { x: 0, y: 0 } })).toBe(true);
  });

  it('lets a line go that would have two points left', () => {
    const triangle = contoursOf(readPath('M0 0H90V90Z').segments);
    expect(withoutNode(triangle, first)).toEqual([]);
  });
});
