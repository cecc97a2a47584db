import { describe, expect, it } from 'vitest';
import { freshEditing, withChosen } from '../../canvas/rules/editing-state.ts';
import { type ChosenHotspot, chosenIn, enlarged, nudged, withCornerAdded, withCornerRemoved } from './chosen.ts';
import { completeHotspots } from './list.ts';
import { type HotspotEditing } from './hotspot-editing.ts';

const shapes = completeHotspots([
  { Kind: 'rect', X: 10, Y: 20, Width: 30, Height: 40 },
  { Kind: 'polygon', X: 0, Y: 0, Width: 100, Height: 100, Points: '0,0 100,0 100,100 0,100' },
  { Kind: 'polygon', X: 0, Y: 0, Width: 100, Height: 100, Points: '0,0 100,0 100,100' },
]);

function chosen(index: number, corner?: number): ChosenHotspot {
  const editing: HotspotEditing = { ...withChosen<HotspotEditing>(freshEditing, index), point: corner };
  const one = chosenIn({ editing, shapes, isSnapping: true, isAdding: false });
  if (one === undefined) throw new Error('Nothing is chosen');
  return one;
}

describe('the chosen hotspot', () => {
  it('is that of the editing state, if it exists', () => {
    expect(chosen(1, 2)).toEqual({ index: 1, hotspot: shapes[1], corner: 2 });
    expect(chosenIn({ editing: freshEditing, shapes, isSnapping: true, isAdding: false })).toBeUndefined();
    expect(
      chosenIn({ editing: withChosen<HotspotEditing>(freshEditing, 3), shapes, isSnapping: true, isAdding: false }),
    ).toBeUndefined();
  });

  it('is moved as a whole, or by its chosen corner', () => {
    expect(nudged(chosen(0), { x: -1, y: 10 })).toMatchObject({ hotspot: { X: 9, Y: 30 }, step: 'move 0' });
    expect(nudged(chosen(1, 2), { x: 5, y: -5 })).toMatchObject({
      hotspot: { Points: '0,0 100,0 105,95 0,100' },
      step: 'corner 1 2',
      corner: 2,
    });
  });

  it('is moved as a whole if its chosen corner no longer exists', () => {
    expect(nudged(chosen(2, 3), { x: 1, y: 1 })).toMatchObject({ hotspot: { X: 1, Y: 1 }, step: 'move 2', corner: 3 });
  });

  it('is enlarged, and its corner stays chosen', () => {
    expect(enlarged(chosen(0), { x: 5, y: 6 })).toMatchObject({ hotspot: { Width: 35, Height: 46 }, step: 'grow 0' });
    expect(enlarged(chosen(1, 2), { x: 10, y: 0 })).toMatchObject({ hotspot: { Width: 110 }, corner: 2 });
  });

  it('gets a corner after the chosen one, which is chosen then', () => {
    expect(withCornerAdded(chosen(1, 0))).toMatchObject({
      hotspot: { Points: '0,0 50,0 100,0 100,100 0,100' },
      step: 'add corner 1 1',
      corner: 1,
    });
    expect(withCornerAdded(chosen(1))).toBeUndefined();
  });

  it('loses its chosen corner, and the next one is chosen', () => {
    expect(withCornerRemoved(chosen(1, 1))).toMatchObject({
      hotspot: { Points: '0,0 100,100 0,100' },
      step: 'remove corner 1 4',
      corner: 1,
    });
    expect(withCornerRemoved(chosen(1, 3))).toMatchObject({ hotspot: { Points: '0,0 100,0 100,100' }, corner: 2 });
  });

  it('keeps the last three corners', () => {
    expect(withCornerRemoved(chosen(2, 1))).toEqual({
      hotspot: shapes[2],
      step: 'remove corner 2 3',
      corner: undefined,
    });
  });

  it('has no corner to remove if none is chosen, or it is not a polygon', () => {
    expect(withCornerRemoved(chosen(1))).toBeUndefined();
    expect(withCornerRemoved(chosen(0, 1))).toBeUndefined();
  });
});
