import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canClose,
  nodesOf,
  redoPenPoint,
  penAt,
  undoPenPoint,
  movePenBy,
  movePenTo,
  penPlace,
  toggleLastCorner,
  withCorner,
} from './pen-line.ts';
import { type EditingState, freshEditing } from './editing-state.ts';

type Editing = EditingState<string>;

const fresh: Editing = freshEditing;
const place = fc.integer({ min: 0, max: 900 });
const points = fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 9 });
const through = (at: readonly { readonly x: number; readonly y: number }[]): Editing =>
  at.reduce((editing, one) => withCorner(editing, one), fresh);

describe('the line of the pen', () => {
  it('is undone and redone point by point', () => {
    fc.assert(
      fc.property(points, fc.nat(9), (at, count) => {
        const steps = Array.from({ length: Math.min(count, at.length) });
        const line = through(at);
        const back = steps.reduce((editing: Editing) => undoPenPoint(editing), line);
        expect(nodesOf(back)).toHaveLength(at.length - steps.length);
        const again = steps.reduce((editing: Editing) => redoPenPoint(editing), back);
        expect(nodesOf(again)).toEqual(nodesOf(line));
        expect(redoPenPoint(again)).toBe(again);
        // A new point forgets the others.
        expect(redoPenPoint(withCorner(back, { x: 1, y: 1 }))).toEqual(withCorner(back, { x: 1, y: 1 }));
      }),
    );
    expect(undoPenPoint(fresh)).toBe(fresh);
  });

  it('has its last point made smooth, and a corner again', () => {
    const line = through([
      { x: 0, y: 0 },
      { x: 30, y: 60 },
    ]);
    const smooth = toggleLastCorner(line);
    expect(nodesOf(smooth)[1]).toEqual({ at: { x: 30, y: 60 }, before: { x: 20, y: 40 }, behind: { x: 40, y: 80 } });
    expect(canClose(nodesOf(line))).toBe(false);
    expect(canClose(nodesOf(smooth))).toBe(true);
    expect(nodesOf(toggleLastCorner(smooth))).toEqual(nodesOf(line));
    expect(toggleLastCorner(through([{ x: 5, y: 5 }]))).toMatchObject({ act: { nodes: [{ at: { x: 5, y: 5 } }] } });
    expect(toggleLastCorner(fresh)).toBe(fresh);
  });

  it('is drawn by keyboard until the mouse leads it', () => {
    const begun = penAt(fresh, { x: 10.4, y: 20 });
    expect(penPlace(begun)).toEqual({ x: 10, y: 20 });
    expect(penPlace(movePenBy(begun, { x: 1, y: -10 }))).toEqual({ x: 11, y: 10 });
    expect(penPlace(movePenTo(begun, { x: 50, y: 50 }))).toBeUndefined();
    expect(movePenBy(fresh, { x: 1, y: 0 })).toBe(fresh);
    expect(movePenTo(fresh, undefined)).toBe(fresh);
  });
});
