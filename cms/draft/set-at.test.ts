import { describe, expect, it } from 'vitest';
import { setAt, valueAt } from './set-at.ts';

const stored = { ID: 1, Name: { de: 'Alt' }, GameHotspots: [{ X: 1 }, { X: 2 }] };

describe('a field within a stored object', () => {
  it('is set without touching anything outside its path', () => {
    const set = setAt(stored, ['GameHotspots', 1, 'X'], 5);
    expect(set).toEqual({ ID: 1, Name: { de: 'Alt' }, GameHotspots: [{ X: 1 }, { X: 5 }] });
    expect(set['Name']).toBe(stored.Name);
    expect(valueAt(set, ['GameHotspots', 0])).toBe(stored.GameHotspots[0]);
  });

  it('is created with its missing parents, and removed', () => {
    expect(setAt({ ID: 1 }, ['MapGPS', 'TopRight', 'Latitude'], 48)).toEqual({
      ID: 1,
      MapGPS: { TopRight: { Latitude: 48 } },
    });
    expect(setAt(stored, ['Name', 'de'], undefined)).toEqual({ ...stored, Name: {} });
    expect(valueAt(stored, ['Name', 'en', 'x'])).toBeUndefined();
  });

  it('is found and set if a single value represents a list of one', () => {
    const lone = { ID: 1, GameHotspots: { X: 1, Y: 2 } };
    expect(valueAt(lone, ['GameHotspots', 0, 'Y'])).toBe(2);
    expect(valueAt(lone, ['GameHotspots', 1, 'Y'])).toBeUndefined();
    expect(setAt(lone, ['GameHotspots', 0, 'X'], 5)).toEqual({ ID: 1, GameHotspots: [{ X: 5, Y: 2 }] });
    expect(setAt({ ID: 1, Times: '' }, ['Times', 0], 5)).toEqual({ ID: 1, Times: [5] });
  });
});
