import { describe, expect, it } from 'vitest';
import {
  completeHotspots,
  placedAt,
  reordered,
  storedHotspots,
  placedEach,
  withCopies,
  withHotspot,
  withoutHotspots,
  copiedPlaces,
  copyIndexes,
} from './list.ts';
import { freshEditing } from '../../rules/editing-state.ts';
import { withSelection } from '../../rules/multi-selection.ts';
import { arrangedLooks, chosenLooks } from '../../rules/chosen-looks.ts';
import { hotspotAdapter, type HotspotEditing } from '../hotspot-adapter.ts';
import { moved } from './placing.ts';

const stored = [
  { Kind: 'rect', X: 1, Y: 2, Width: 3, Height: 4, Name: { de: 'Eins' }, Mine: 'stays' },
  { Kind: 'polygon', Points: '0,0 9,0 9,9', IsSolution: true },
  { Name: 'Drei' },
];
const circle = { Kind: 'circle', X: 5, Y: 6, Width: 7, Height: 8, Points: '' } as const;

describe('the list of hotspots', () => {
  it('keeps every hotspot at its index, however it is stored', () => {
    expect(storedHotspots(undefined)).toEqual([]);
    expect(storedHotspots({ GameHotspots: stored[0] })).toEqual([stored[0]]);
    const given = storedHotspots({ GameHotspots: [stored[0], null, stored[1]] });
    expect(given).toHaveLength(3);
    expect(completeHotspots(given).map(({ Kind }) => Kind)).toEqual(['rect', 'rect', 'polygon']);
  });

  it('changes the position of a hotspot, and nothing else', () => {
    const after = placedAt(stored, 0, circle);
    expect(after[0]).toEqual({ Kind: 'circle', X: 5, Y: 6, Width: 7, Height: 8, Name: { de: 'Eins' }, Mine: 'stays' });
    expect(after.slice(1)).toEqual(stored.slice(1));
    expect(placedAt(stored, 1, circle)[1]).not.toHaveProperty('Points');
    expect(placedAt(stored, 9, circle)).toBe(stored);
  });

  it('changes the positions of several hotspots', () => {
    const after = placedEach(
      stored,
      new Map([
        [2, circle],
        [0, circle],
      ]),
    );
    expect(after.map(({ X }) => X)).toEqual([5, undefined, 5]);
  });

  it('adds a drawn hotspot at the end, as a solution', () => {
    expect(withHotspot(stored, circle).at(-1)).toMatchObject({ Kind: 'circle', IsSolution: true });
  });

  it('copies every field of the original, and puts the copy after it', () => {
    const after = withCopies(stored, new Map([[0, { ...circle, Kind: 'rect' }]]));
    expect(after).toHaveLength(4);
    expect(after[1]).toMatchObject({ X: 5, Name: { de: 'Eins' }, Mine: 'stays' });
  });

  it('can be reordered and restored', () => {
    expect(reordered(stored, 0, 2)).toEqual([stored[1], stored[2], stored[0]]);
    expect(reordered(reordered(stored, 0, 2), 2, 0)).toEqual(stored);
    expect(reordered(stored, 0, 3)).toBe(stored);
    expect(withoutHotspots(stored, [1])).toEqual([stored[0], stored[2]]);
    expect(withoutHotspots(stored, [2, 0])).toEqual([stored[1]]);
  });

  it('stays the same if an index or a target does not exist', () => {
    expect(withCopies(stored, new Map([[3, circle]]))).toEqual(stored);
    expect(placedEach(stored, new Map([[3, circle]]))).toBe(stored);
    expect(reordered(stored, 3, 0)).toBe(stored);
    expect(reordered(stored, 0, -1)).toBe(stored);
    expect(withCopies(stored, new Map([[2, circle]]))[3]).toMatchObject({ Name: 'Drei', X: 5 });
    expect(withHotspot(stored, circle).at(-1)).toEqual({
      Kind: 'circle',
      X: 5,
      Y: 6,
      Width: 7,
      Height: 8,
      Name: {},
      IsSolution: true,
    });
    expect(placedAt(stored, 0, { ...circle, Kind: 'polygon', Points: '1,1 2,2 3,1' })[0]).toHaveProperty('Points');
  });
});

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
