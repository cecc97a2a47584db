import { describe, expect, it } from 'vitest';
import { grouped } from './groups.ts';
import { type AnyEditing, cancelled, freshEditing, type Touch, withChosen } from './editing-state.ts';
import {
  boxAround,
  selectedIndexes,
  draggedBy,
  dragSelection,
  startMultiDrag,
  withSelection,
  withToggled,
  withLocked,
} from './multi-selection.ts';
import { noLines } from './snap.ts';

const touch: Touch = { lines: noLines, points: [], reach: 7, grasp: 12, tolerance: 3, roomy: 40, keepsShape: false };
const one: AnyEditing = withChosen<AnyEditing>(freshEditing, 2);
const three = withSelection(one, [2, 0, 5]);
const boxOf = (index: number) => ({ x: index * 100, y: index * 10, width: 50, height: 20 });

describe('several chosen shapes', () => {
  it('are chosen and dropped one by one', () => {
    const steps = [one];
    for (const index of [4, 7, 4, 2, 7]) steps.push(withToggled(steps.at(-1) ?? one, [index]));
    expect(steps.map(selectedIndexes)).toEqual([[2], [2, 4], [2, 4, 7], [2, 7], [7], []]);
    expect(withToggled<AnyEditing>({ ...one, point: { contour: 0, node: 3 } }, [4]).point).toBeUndefined();
  });

  it('are toggled together', () => {
    const editing = withToggled(three, [7, 0]);
    expect(selectedIndexes(editing)).toEqual([2, 0, 5, 7]);
    expect(selectedIndexes(withToggled(editing, [7, 0]))).toEqual([2, 5]);
  });

  it('are dropped when another is chosen alone, and by Escape', () => {
    expect(selectedIndexes(withChosen(three, 0))).toEqual([0]);
    expect(selectedIndexes(cancelled(three))).toEqual([]);
  });

  it('are dragged together by any of them', () => {
    const begun = startMultiDrag(three, [9, 5], boxOf);
    expect(begun?.act).toEqual({
      kind: 'several',
      bounds: { x: 0, y: 0, width: 550, height: 70 },
      by: { x: 0, y: 0 },
    });
    if (begun === undefined) return;
    expect(draggedBy(begun)).toBeUndefined();
    expect(draggedBy(dragSelection(begun, { x: 3.4, y: -8 }, touch))).toEqual({ x: 3, y: -8 });
    const lines = { upright: [{ at: 600, from: 0, to: 9 }], level: [] };
    const snapped = dragSelection(begun, { x: 46, y: 0 }, { ...touch, lines });
    expect(draggedBy(snapped)).toEqual({ x: 50, y: 0 });
    expect(snapped.guides).toHaveLength(1);
  });

  it('are not dragged by another shape, nor is a single one', () => {
    expect(startMultiDrag(three, [1], boxOf)).toBeUndefined();
    expect(startMultiDrag(one, [2], boxOf)).toBeUndefined();
    expect(dragSelection(three, { x: 9, y: 9 }, touch)).toBe(three);
    expect(draggedBy(three)).toBeUndefined();
  });

  it('are dragged as a group by any of its shapes, unless one was chosen alone', () => {
    const editing = withLocked({ ...one, traits: grouped(one.traits, [0, 1, 5]) }, [5], true);
    expect(startMultiDrag(editing, [1, 2], boxOf)).toBeUndefined();
    expect(startMultiDrag(editing, [1], boxOf)).toMatchObject({
      chosen: 1,
      others: [0, 5],
      act: { kind: 'several', bounds: { x: 0, y: 0, width: 150, height: 30 } },
    });
    expect(startMultiDrag(withChosen(editing, 1), [1], boxOf)).toBeUndefined();
    expect(startMultiDrag(withChosen(editing, 1), [0], boxOf)).toMatchObject({ chosen: 0, others: [1, 5] });
    expect(startMultiDrag(editing, [], boxOf)).toBeUndefined();
  });

  it('have one box around them', () => {
    expect(boxAround([boxOf(3), boxOf(1)])).toEqual({ x: 100, y: 10, width: 250, height: 40 });
  });
});
