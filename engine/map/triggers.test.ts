import { describe, expect, it } from 'vitest';
import { type Position } from './position.ts';
import { openedBy, park, play, stationAt } from './testing/park.ts';
import { type TriggerInput } from './triggers.ts';

interface Stay {
  readonly from: number;
  /** Seconds; both included. */
  readonly to: number;
  readonly east: number;
  readonly north?: number;
  readonly accuracy?: number;
  readonly isBusy?: boolean;
}

/** Returns a position for each second. */
function stay({ from, to, east, north = 0, accuracy = 5, isBusy = false }: Stay): readonly TriggerInput[] {
  return Array.from({ length: to - from + 1 }, (_, second) => ({
    type: 'moved',
    position: at(from + second, east, north, accuracy),
    isBusy,
  }));
}

function at(second: number, east: number, north = 0, accuracy = 5): Position {
  return { ...park.toSpot({ east, north }), accuracy, at: second * 1000 };
}

/** Walks straight east along the path at 2 metres per second. */
function walkEast(seconds: number, every = 1, from = 0): readonly Position[] {
  const count = Math.floor(seconds / every);
  return Array.from({ length: count + 1 }, (_, index) => at(index * every, from + index * every * 2));
}

/** Walks from 0 to 60 m, and from 140 m on after a silence of some seconds. */
function asleep(seconds: number): readonly Position[] {
  return [...walkEast(30), ...walkEast(40, 1, 140).map((fix) => ({ ...fix, at: fix.at + (30 + seconds) * 1000 }))];
}

const fountain = stationAt(1, 100, 0, 20);
const statue = stationAt(2, 130, 0, 20);

const opened = (...inputs: readonly (readonly TriggerInput[])[]): readonly number[] =>
  play(inputs.flat(), [fountain, statue]).opened;

describe('a station opens automatically', () => {
  it('when the visitor is there', () => {
    expect(opened(stay({ from: 0, to: 5, east: 50 }))).toEqual([]);
    expect(opened(stay({ from: 0, to: 5, east: 95 }))).toEqual([1]);
  });

  it('not on a single position, which may be stale', () => {
    expect(opened(stay({ from: 0, to: 0, east: 100 }))).toEqual([]);
    expect(opened(stay({ from: 0, to: 1, east: 100 }))).toEqual([1]);
  });

  it('not on a position that is less accurate than its distance', () => {
    expect(opened(stay({ from: 0, to: 3, east: 100, accuracy: 100 }))).toEqual([]);
    // However many there are: neighbouring positions share their error.
    expect(opened(stay({ from: 0, to: 300, east: 100, accuracy: 120 }))).toEqual([]);
  });

  it('within its own distance', () => {
    const [small, large] = [stationAt(3, 0, 0, 10), stationAt(4, 0, 30, 60)];
    expect(play(stay({ from: 0, to: 5, east: 25 }), [small, large]).opened).toEqual([4]);
  });

  it('once, however often the visitor comes back', () => {
    const here = stay({ from: 0, to: 20, east: 100 });
    const back = stay({ from: 100, to: 130, east: 100 });
    expect(opened(here, stay({ from: 21, to: 99, east: 75 }), back)).toEqual([1]);
    expect(opened(here, stay({ from: 21, to: 99, east: 50 }), back)).toEqual([1]);
  });

  it('not again because of positions from before it was left', () => {
    const past = walkEast(120);
    expect(openedBy(past, [fountain])).toEqual([1]);
  });

  it('when the phone reports rarely and the visitor passes between two positions', () => {
    // A position every 10 seconds, 20 metres apart, with the station in the middle.
    expect(openedBy(walkEast(100, 10), [stationAt(1, 110, 0, 8)])).toEqual([1]);
  });

  it('not for a place that was passed while the phone slept', () => {
    expect(openedBy(asleep(60), [fountain])).toEqual([]);
  });

  it('when the phone wakes there', () => {
    expect(opened(stay({ from: 0, to: 5, east: 0 }), stay({ from: 600, to: 603, east: 100 }))).toEqual([1]);
  });

  it('not for jumps, unless the visitor stays there', () => {
    const start = stay({ from: 0, to: 30, east: 0 });
    const jump = stay({ from: 31, to: 33, east: 100 });
    const back = stay({ from: 34, to: 60, east: 0 });
    expect(opened(start, jump, back)).toEqual([]);
    expect(opened(start, stay({ from: 31, to: 60, east: 100 }))).toEqual([1]);
  });

  it('whatever the clock does', () => {
    const here = stay({ from: 1000, to: 1020, east: 100 });
    const away = stay({ from: 100, to: 130, east: 0 });
    expect(opened(here, away, stay({ from: 200, to: 230, east: 140 }))).toEqual([1, 2]);
    // The same position reported again does not count as a second one.
    expect(opened([...stay({ from: 0, to: 0, east: 100 }), ...stay({ from: 0, to: 0, east: 100 })])).toEqual([]);
  });
});

const moves = (positions: readonly Position[], isBusy = false): readonly TriggerInput[] =>
  positions.map((position) => ({ type: 'moved', position, isBusy }));

describe('a station that was passed', () => {
  const passed = (...inputs: readonly (readonly TriggerInput[])[]): readonly number[] =>
    play(inputs.flat(), [statue, fountain, stationAt(5, 100, 60, 20)]).passed;

  it.each([30, 60, 120])('during a silence of %d s is reported once, in the order of the tour', (seconds) => {
    const twice = asleep(seconds).map((fix) => ({ ...fix, at: fix.at + 1_000_000 }));
    // The statue is 10 m before the place where the phone wakes, so it opens.
    expect(passed(moves(asleep(seconds)))).toEqual([1]);
    expect(passed(moves(asleep(seconds)), moves(twice))).toEqual([1]);
  });

  it('is not reported if the visitor has heard it', () => {
    expect(passed([{ type: 'known', ids: new Set([1]) }], moves(asleep(60)))).toEqual([]);
  });

  it('is not reported after so long a silence that the way is unknown', () => {
    expect(passed(moves(asleep(600)))).toEqual([]);
  });

  it('while something else played is reported when it has been left', () => {
    expect(passed(moves(walkEast(100), true))).toEqual([1, 2]);
    expect(passed(moves(walkEast(100)))).toEqual([]);
  });
});

describe('a station that the visitor has heard', () => {
  it('opens only when asked for', () => {
    const known: TriggerInput = { type: 'known', ids: new Set([1]) };
    expect(opened([known], moves(walkEast(100)))).toEqual([2]);
    expect(opened(moves(walkEast(45), true), [known, { type: 'freed', at: 46_000 }])).toEqual([]);
  });
});

describe('among several stations', () => {
  it('the nearest opens first, and the other later unless it has been left', () => {
    expect(opened(stay({ from: 0, to: 30, east: 118 }))).toEqual([2, 1]);
    expect(opened(stay({ from: 0, to: 30, east: 112 }))).toEqual([1, 2]);
  });

  it('the first of the tour opens first if they are within a few metres', () => {
    const pair = [stationAt(8, 104, 0, 20), stationAt(7, 100, 0, 20)];
    const there = stay({ from: 0, to: 30, east: 99 });
    expect(play(there, pair).opened).toEqual([8, 7]);
    expect(play(there, pair.toReversed()).opened).toEqual([7, 8]);
    expect(play(moves(walkEast(100)), pair).opened[0]).toBe(8);
  });

  it('the second leaves time to see the first', () => {
    expect(opened(stay({ from: 0, to: 8, east: 118 }))).toEqual([2]);
    expect(opened(stay({ from: 0, to: 9, east: 118 }))).toEqual([2, 1]);
  });
});

describe('a station that is reached while something plays', () => {
  const there = stay({ from: 0, to: 60, east: 100, isBusy: true });

  it('does not open', () => expect(opened(there)).toEqual([]));

  it('waits, and opens afterwards', () => {
    expect(opened(there, [{ type: 'freed', at: 61_000 }])).toEqual([1]);
    expect(opened(there, stay({ from: 61, to: 62, east: 100 }))).toEqual([1]);
  });

  it('waits until the visitor leaves', () => {
    const near = stay({ from: 61, to: 80, east: 75, isBusy: true });
    expect(opened(there, near, [{ type: 'freed', at: 81_000 }])).toEqual([1]);
    const gone = stay({ from: 61, to: 80, east: 30, isBusy: true });
    expect(opened(there, gone, [{ type: 'freed', at: 81_000 }])).toEqual([]);
  });
});

describe('a station that the visitor has opened by hand', () => {
  const byHand: TriggerInput = { type: 'opened', id: 1, at: 3000 };

  it('does not open automatically while the visitor is there', () => {
    const there = stay({ from: 0, to: 3, east: 100, isBusy: true });
    expect(opened(there, [byHand], stay({ from: 4, to: 60, east: 100 }))).toEqual([]);
  });

  it('from far away opens when the visitor arrives', () => {
    const afar = stay({ from: 0, to: 3, east: 0 });
    expect(opened(afar, [byHand], stay({ from: 60, to: 90, east: 100 }))).toEqual([1]);
  });
});
