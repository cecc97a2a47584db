import { describe, expect, it } from 'vitest';
import { type AnyEditing, freshEditing, type TraceAct, type Found } from '../editing-state.ts';
import { foundRing, tracedFrom, withAnswer, withPlace, withTaking, withTolerance } from './trace-act.ts';

const ring = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
];
const outline: Found = { kind: 'outline', ring };
const editing: AnyEditing = { ...freshEditing, tool: 'outline' };

function actOf({ act }: AnyEditing): TraceAct {
  if (act?.kind !== 'trace') throw new Error('nothing is sought');
  return act;
}

describe('the search for an outline', () => {
  it('starts on a whole pixel, and ends with its answer', () => {
    const begun = tracedFrom(editing, { x: 10.4, y: 20.6 });
    expect(actOf(begun)).toEqual({
      kind: 'trace',
      at: { x: 10, y: 21 },
      found: undefined,
      isSought: true,
      isAwaited: false,
    });
    expect(foundRing(begun)).toBeUndefined();
    const answered = withAnswer(begun, actOf(begun), outline);
    expect(actOf(answered)).toMatchObject({ found: outline, isSought: false });
    expect(foundRing(answered)).toBe(ring);
  });

  it('continues from another place or with another tolerance, and shows its last answer meanwhile', () => {
    const begun = tracedFrom(editing, { x: 10, y: 20 });
    const answered = withAnswer(begun, actOf(begun), outline);
    const moved = withPlace(answered, { x: 1, y: -10 });
    expect(actOf(moved)).toEqual({
      kind: 'trace',
      at: { x: 11, y: 10 },
      found: outline,
      isSought: true,
      isAwaited: false,
    });
    expect(foundRing(moved)).toBeUndefined();
    const wider = withTolerance(answered, 20);
    expect(wider.tolerance).toBe(20);
    expect(actOf(wider)).toMatchObject({ found: outline, isSought: true });
  });

  it('is taken when it is found, if staff did not wait for that, unless they sought on', () => {
    const begun = tracedFrom(editing, { x: 10, y: 20 });
    const taken = withTaking(begun);
    expect(actOf(taken).isAwaited).toBe(true);
    expect(withTaking(taken)).toBe(taken);
    expect(actOf(withAnswer(taken, actOf(taken), outline)).isAwaited).toBe(false);
    expect(actOf(withPlace(taken, { x: 1, y: 0 })).isAwaited).toBe(false);
    expect(actOf(withTolerance(taken, 20)).isAwaited).toBe(false);
    const answered = withAnswer(begun, actOf(begun), outline);
    expect(withTaking(answered)).toBe(answered);
    expect(withTaking(editing)).toBe(editing);
  });

  it('takes no answer to an earlier question', () => {
    const begun = tracedFrom(editing, { x: 10, y: 20 });
    const moved = withPlace(begun, { x: 1, y: 0 });
    expect(withAnswer(moved, actOf(begun), outline)).toBe(moved);
    expect(withAnswer(editing, actOf(begun), outline)).toBe(editing);
  });

  it('has no outline if it was refused', () => {
    const begun = tracedFrom(editing, { x: 10, y: 20 });
    expect(foundRing(withAnswer(begun, actOf(begun), { kind: 'refused', reason: 'speck' }))).toBeUndefined();
  });

  it('keeps its tolerance within its range, also when nothing is sought', () => {
    expect(withTolerance(editing, 99).tolerance).toBe(60);
    expect(withTolerance(editing, -3).tolerance).toBe(0);
    expect(withTolerance(editing, 14)).toEqual({ ...editing, tolerance: 14 });
    expect(withTolerance(editing, editing.tolerance)).toBe(editing);
    expect(withPlace(editing, { x: 1, y: 1 })).toBe(editing);
  });
});
