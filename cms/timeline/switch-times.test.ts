import { describe, expect, it } from 'vitest';
import { added, dragged, readSwitchTimes, retimed, showing, toTimeline } from './switch-times.ts';

const timeline = { Locations: [7, 8, 9], Times: [0, 5, 10] };
const times = readSwitchTimes(timeline);
const timesOf = (list: readonly { readonly time: number }[]): readonly number[] => list.map(({ time }) => time);

describe('switch times', () => {
  it('are read and written as they are stored', () => {
    expect(toTimeline(times)).toEqual(timeline);
  });

  it('lose nothing if there are more locations than times, or the other way round', () => {
    expect(toTimeline(readSwitchTimes({ Locations: [7, 8, 9], Times: [4] }))).toEqual({
      Locations: [7, 8, 9],
      Times: [4, 5, 6],
    });
    expect(toTimeline(readSwitchTimes({ Locations: [7], Times: [4, 6] }))).toEqual({
      Locations: [7, -1],
      Times: [4, 6],
    });
  });

  it('are dragged in tenths of a second, between their neighbours and within the recording', () => {
    expect(timesOf(dragged(times, 1, 6.26, 60))).toEqual([0, 6.3, 10]);
    expect(timesOf(dragged(times, 1, -3, 60))).toEqual([0, 0.1, 10]);
    expect(timesOf(dragged(times, 1, 30, 60))).toEqual([0, 9.9, 10]);
    expect(timesOf(dragged(times, 2, 90, 60))).toEqual([0, 5, 60]);
  });

  it('are put in order when one is typed, with their locations', () => {
    expect(toTimeline(retimed(times, 0, 7))).toEqual({ Locations: [8, 7, 9], Times: [5, 7, 10] });
    expect(timesOf(retimed(times, 0, 5))).toEqual([5, 5.1, 10]);
    expect(timesOf(retimed(times, 1, -4))).toEqual([0, 0.1, 10]);
  });

  it('are added at a free moment, without a location at first', () => {
    const more = added(times, 5);
    expect(toTimeline(more)).toEqual({ Locations: [7, 8, -1, 9], Times: [0, 5, 5.1, 10] });
    expect(toTimeline(showing(more, 2, 4)).Locations).toEqual([7, 8, 4, 9]);
  });

  it('are read in the order in which they are played', () => {
    expect(readSwitchTimes({ Locations: [7, 8, 9], Times: [6, 2] })).toEqual([
      { time: 2, location: 8 },
      { time: 6, location: 7 },
      { time: 7, location: 9 },
    ]);
    expect(readSwitchTimes({ Locations: [7], Times: [] })).toEqual([{ time: 1, location: 7 }]);
  });

  it('are dragged from the start, and not past an earlier end', () => {
    expect(timesOf(dragged(times, 0, -3, 60))).toEqual([0, 5, 10]);
    expect(timesOf(dragged(times, 0, 9, 60))).toEqual([4.9, 5, 10]);
    expect(timesOf(dragged(times, 2, 9, 3))).toEqual([0, 5, 5.1]);
    expect(timesOf(dragged(times.slice(0, 1), 0, 9, 3))).toEqual([3]);
  });

  it('move on to the next free moment', () => {
    const close = readSwitchTimes({ Locations: [1, 2, 3], Times: [1, 1.1, 1.3] });
    expect(timesOf(added(close, 1.02))).toEqual([1, 1.1, 1.2, 1.3]);
    expect(timesOf(added(close, -1))).toEqual([0, 1, 1.1, 1.3]);
    expect(timesOf(retimed(close, 1, 1.1))).toEqual([1, 1.1, 1.3]);
    const between = [{ time: 1.04, location: 1 }];
    expect(timesOf(added(between, 1))).toEqual([1.04, 1.1]);
    expect(timesOf(added([{ time: 1.06, location: 1 }], 1))).toEqual([1, 1.06]);
  });
});
