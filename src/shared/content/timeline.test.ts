import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { location } from './entities/location.ts';
import { timelineLocation } from './timeline.ts';

const find = (ID: number) => (ID >= 90 ? undefined : location.complete({ ID }));
const shownAt = (Locations: readonly number[], Times: readonly number[], position: number) =>
  timelineLocation({ Timeline: { Locations, Times } }, position, find)?.ID;

describe('the location of the timeline', () => {
  it.each([
    [0, undefined],
    [9.9, undefined],
    [10, 1],
    [19, 1],
    [25, 2],
    [1000, 3],
  ])('at %d s is %s', (position, ID) => expect(shownAt([1, 2, 3], [10, 20, 30], position)).toBe(ID));

  it.each([
    ['times in any order', [2, 1, 3], [20, 10, 30], 15, 1],
    ['fewer times than locations', [1, 2, 3], [10], 99, 1],
    ['more times than locations', [1], [10, 20, 30], 99, 1],
    ['a missing location: what was shown stays', [1, 99, 3], [10, 20, 30], 25, 1],
    ['none at all', [], [], 5, undefined],
    ['two at one time: the later one counts', [1, 2], [10, 10], 10, 2],
  ])('copes with %s', (_, locations, times, position, ID) => expect(shownAt(locations, times, position)).toBe(ID));

  it('is never shown before its time', () => {
    const entry = fc.record({ ID: fc.integer({ min: 1, max: 100 }), time: fc.nat(100) });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ ID }) => ID }), fc.nat(120), (entries, position) => {
        const shown = shownAt(
          entries.map(({ ID }) => ID),
          entries.map(({ time }) => time),
          position,
        );
        const reached = entries.filter(({ ID, time }) => ID < 90 && time <= position);
        const latest = Math.max(...reached.map(({ time }) => time));
        expect(entries.find(({ ID }) => ID === shown)?.time).toBe(reached.length === 0 ? undefined : latest);
      }),
    );
  });
});
