import { describe, expect, it } from 'vitest';
import { freshEditing } from '../../rules/editing-state.ts';
import { withSelection } from '../../rules/multi-selection.ts';
import { arrangedLooks, chosenLooks } from '../../rules/chosen-looks.ts';
import { hotspotAdapter, type HotspotEditing } from '../hotspot-adapter.ts';
import { copiedPlaces, copyIndexes } from './copies.ts';
import { completeHotspots } from './list.ts';
import { moved } from './placing.ts';

const picture = { width: 800, height: 600 };
const shapes = completeHotspots([
  { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50 },
  { Kind: 'circle', X: 300, Y: 200, Width: 60, Height: 60 },
  { Kind: 'polygon', Points: '500,400 600,400 600,500' },
  { Kind: 'rect', X: 700, Y: 500, Width: 90, Height: 90 },
]);
const choosing = (...indexes: readonly number[]) => ({
  editing: withSelection<HotspotEditing>(freshEditing, indexes),
  shapes,
});

describe('all chosen hotspots', () => {
  it('are moved together, and missing ones are left out', () => {
    const places = chosenLooks(hotspotAdapter, choosing(2, 0, 9), (hotspot) => moved(hotspot, { x: 5, y: -5 }));
    expect([...places.keys()]).toEqual([2, 0]);
    expect(places.get(0)).toMatchObject({ X: 105, Y: 95 });
    expect(places.get(2)).toMatchObject({ X: 505, Points: '505,395 605,395 605,495' });
    expect(chosenLooks(hotspotAdapter, choosing()).size).toBe(0);
  });

  it('are aligned with the first of them', () => {
    const places = arrangedLooks(hotspotAdapter, choosing(1, 0), picture, {
      kind: 'align',
      edge: 'top',
      target: 'shapes',
    });
    expect([...places.keys()]).toEqual([0]);
    expect(places.get(0)).toMatchObject({ X: 100, Y: 200 });
  });

  it('are mirrored within the box around them', () => {
    const places = arrangedLooks(hotspotAdapter, choosing(0, 2), picture, { kind: 'mirror', axis: 'x' });
    expect(places.get(0)).toMatchObject({ X: 500, Y: 100 });
    expect(places.get(2)).toMatchObject({ X: 100, Points: '200,400 100,400 100,500' });
    const alone = arrangedLooks(hotspotAdapter, choosing(2), picture, { kind: 'mirror', axis: 'y' });
    expect(alone.get(2)).toMatchObject({ X: 500, Y: 400, Points: '500,500 600,500 600,400' });
  });

  it('change nothing where there is nothing to change', () => {
    expect(arrangedLooks(hotspotAdapter, choosing(0), picture, { kind: 'mirror', axis: 'x' }).size).toBe(0);
  });

  it('are copied beside themselves, inside the picture', () => {
    expect(copiedPlaces(chosenLooks(hotspotAdapter, choosing(0, 1)), picture, 16).get(1)).toMatchObject({
      X: 316,
      Y: 216,
    });
    expect(copiedPlaces(chosenLooks(hotspotAdapter, choosing(0, 3)), picture, 16).get(0)).toMatchObject({
      X: 84,
      Y: 84,
    });
    expect(copyIndexes(chosenLooks(hotspotAdapter, choosing(2, 0)))).toEqual([1, 4]);
  });
});
