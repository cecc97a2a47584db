import { describe, expect, it } from 'vitest';
import { type Contour } from './contours.ts';
import {
  isSmooth,
  middleAfter,
  movedBy,
  nextNode,
  nodeAt,
  withArmAt,
  withCornerTurned,
  withNodeAfter,
  withNodeMoved,
  withoutNode,
} from './edits.ts';

const square: Contour = [
  { at: { x: 0, y: 0 } },
  { at: { x: 90, y: 0 } },
  { at: { x: 90, y: 60 } },
  { at: { x: 0, y: 60 } },
];
const bent: Contour = [
  { at: { x: 0, y: 0 }, behind: { x: 0, y: 40 } },
  { at: { x: 80, y: 0 }, before: { x: 80, y: 40 }, behind: { x: 80, y: -20 } },
  { at: { x: 40, y: -50 } },
];
const both = [square, bent];
const last = { contour: 0, node: 3 };
const middle = { contour: 1, node: 1 };

describe('the points of a shape', () => {
  it('follow each other round their own line', () => {
    expect(nodeAt(both, middle)).toBe(bent[1]);
    expect(nodeAt(both, { contour: 2, node: 0 })).toBeUndefined();
    expect(nextNode(both, { contour: 1, node: 0 })).toEqual({ contour: 1, node: 1 });
    expect(nextNode(both, last)).toEqual({ contour: 0, node: 0 });
    expect(nextNode(both, { contour: 1, node: 2 })).toEqual({ contour: 1, node: 0 });
    expect(nextNode([], { contour: 1, node: 2 })).toEqual({ contour: 1, node: 0 });
  });

  it('move with their arms', () => {
    const moved = { at: { x: 81, y: 2 }, before: { x: 81, y: 42 }, behind: { x: 81, y: -18 } };
    expect(withNodeMoved(both, middle, { x: 1, y: 2 })).toEqual([square, bent.with(1, moved)]);
    expect(movedBy([bent], { x: 1, y: 2 })[0]).toEqual([
      { at: { x: 1, y: 2 }, behind: { x: 1, y: 42 } },
      moved,
      { at: { x: 41, y: -48 } },
    ]);
    expect(withNodeMoved(both, { contour: 0, node: 9 }, { x: 1, y: 2 })).toBe(both);
  });
});

describe('an arm', () => {
  it('turns the opposite arm of a smooth point, which keeps its length', () => {
    const [, after] = withArmAt(both, middle, 'before', { x: 110, y: 40 });
    expect(after?.[1]).toEqual({
      at: { x: 80, y: 0 },
      before: { x: 110, y: 40 },
      behind: { x: expect.closeTo(68, 9), y: expect.closeTo(-16, 9) },
    });
    const [, back] = withArmAt(both, middle, 'behind', { x: 50, y: -40 });
    expect(back?.[1]?.before).toEqual({ x: expect.closeTo(104, 9), y: expect.closeTo(32, 9) });
  });

  it('turns alone at a corner, at a point without another arm, and onto the point itself', () => {
    const corner = [{ ...bent[1], at: { x: 80, y: 0 }, before: { x: 40, y: 0 } }];
    expect(withArmAt([corner], { contour: 0, node: 0 }, 'before', { x: 1, y: 2 })[0]?.[0]).toEqual({
      ...corner[0],
      before: { x: 1, y: 2 },
    });
    expect(withArmAt(both, { contour: 1, node: 0 }, 'behind', { x: 1, y: 2 })[1]?.[0]).toEqual({
      at: { x: 0, y: 0 },
      behind: { x: 1, y: 2 },
    });
    expect(withArmAt(both, middle, 'before', { x: 80, y: 0 })[1]?.[1]).toEqual({ ...bent[1], before: { x: 80, y: 0 } });
  });
});

describe('a point', () => {
  const at = { x: 10, y: 10 };

  it.each([
    ['opposite arms', { before: { x: 0, y: 10 }, behind: { x: 60, y: 10 } }, true],
    ['a hair off', { before: { x: 0, y: 10 }, behind: { x: 60, y: 10.9 } }, true],
    ['a little more off', { before: { x: 0, y: 10 }, behind: { x: 60, y: 11.1 } }, false],
    ['off to the other side', { before: { x: 0, y: 10 }, behind: { x: 60, y: 8.9 } }, false],
    ['opposite arms aslant', { before: { x: 7, y: 6 }, behind: { x: 16, y: 18 } }, true],
    ['arms across', { before: { x: 0, y: 10 }, behind: { x: 10, y: 20 } }, false],
    ['both arms on one side', { before: { x: 0, y: 10 }, behind: { x: 5, y: 10 } }, false],
    ['an arm without length', { before: { x: 10, y: 10 }, behind: { x: 5, y: 10 } }, false],
    ['only one before', { before: { x: 0, y: 10 } }, false],
    ['only one behind', { behind: { x: 0, y: 10 } }, false],
  ])('with %s', (_, arms, smooth) => expect(isSmooth({ at, ...arms })).toBe(smooth));

  it('becomes smooth along its neighbours, with arms of a third of the way to each', () => {
    const narrow: Contour = [
      { at: { x: 0, y: 0 } },
      { at: { x: 30, y: 40 } },
      { at: { x: 0, y: 70 } },
      { at: { x: -9, y: 9 } },
    ];
    const smooth = withCornerTurned([narrow], { contour: 0, node: 1 })[0]?.[1];
    expect(smooth).toEqual({
      at: { x: 30, y: 40 },
      before: { x: 30, y: expect.closeTo(40 - 50 / 3, 9) },
      behind: { x: 30, y: expect.closeTo(40 + Math.hypot(30, 30) / 3, 9) },
    });
    const first = withCornerTurned([square], { contour: 0, node: 0 })[0]?.[0];
    const way = Math.hypot(90, 60);
    expect(first?.before).toEqual({ x: expect.closeTo((-20 * 90) / way, 9), y: expect.closeTo((20 * 60) / way, 9) });
    expect(first?.behind).toEqual({ x: expect.closeTo((30 * 90) / way, 9), y: expect.closeTo((-30 * 60) / way, 9) });
  });

  it('is smooth in any direction if both neighbours are at the same place', () => {
    const flat: Contour = [{ at: { x: 0, y: 0 } }, { at: { x: 30, y: 0 } }];
    expect(withCornerTurned([flat], { contour: 0, node: 0 })[0]?.[0]).toEqual({
      at: { x: 0, y: 0 },
      before: { x: -10, y: 0 },
      behind: { x: 10, y: 0 },
    });
  });

  it('becomes a corner when it is smooth', () => {
    expect(withCornerTurned(both, middle)[1]?.[1]).toEqual({ at: { x: 80, y: 0 } });
    expect(withCornerTurned(both, { contour: 4, node: 0 })).toBe(both);
  });
});

describe('a new point', () => {
  it('is in the middle of a straight side', () => {
    expect(middleAfter(both, { contour: 0, node: 1 })).toEqual({ x: 90, y: 30 });
    expect(withNodeAfter(both, last)[0]).toEqual([...square, { at: { x: 0, y: 30 } }]);
    expect(withNodeAfter(both, { contour: 0, node: 0 })).toEqual([
      square.toSpliced(1, 0, { at: { x: 45, y: 0 } }),
      bent,
    ]);
  });

  it('halves a curve', () => {
    expect(middleAfter(both, { contour: 1, node: 0 })).toEqual({ x: 40, y: 30 });
    expect(withNodeAfter(both, { contour: 1, node: 0 })[1]).toEqual([
      { at: { x: 0, y: 0 }, behind: { x: 0, y: 20 } },
      { at: { x: 40, y: 30 }, before: { x: 20, y: 30 }, behind: { x: 60, y: 30 } },
      { at: { x: 80, y: 0 }, before: { x: 80, y: 20 }, behind: { x: 80, y: -20 } },
      { at: { x: 40, y: -50 } },
    ]);
    expect(middleAfter(both, middle)).toEqual({ x: 60, y: -32.5 });
    expect(middleAfter(both, { contour: 5, node: 0 })).toBeUndefined();
    expect(withNodeAfter(both, { contour: 5, node: 0 })).toBe(both);
  });
});

describe('without a point', () => {
  it('a line keeps its other points, and disappears with fewer than three', () => {
    expect(withoutNode(both, { contour: 0, node: 1 })).toEqual([square.toSpliced(1, 1), bent]);
    expect(withoutNode(both, middle)).toEqual([square]);
  });
});
