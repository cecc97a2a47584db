import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../play/random.ts';
import { metresBetween } from '../distance.ts';
import { park } from '../testing/park.ts';
import { type GpxPoint } from './gpx.ts';
import { blur, createReplay, fixesOf } from './replay.ts';

const options = { every: 1000, walking: 2, start: 5_000_000 };

function point(east: number, second?: number): GpxPoint {
  return { ...park.toSpot({ east, north: 0 }), at: second === undefined ? undefined : second * 1000 };
}

/** Returns each position as seconds since the start and metres to the east. */
function told(...segments: readonly (readonly GpxPoint[])[]): readonly (readonly [number, number])[] {
  return fixesOf({ segments }, options).map((fix) => [
    Math.round(fix.at - options.start) / 1000,
    Math.round(park.toPlane(fix).east * 10) / 10,
  ]);
}

describe('the positions along a recorded walk', () => {
  it('follow the times of the recording', () => {
    expect(told([point(0, 100), point(30, 103)])).toEqual([
      [0, 0],
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
  });

  it('follow a walking pace if it has no times, or times that go backwards', () => {
    const expected = [
      [0, 0],
      [1, 2],
      [1.5, 3],
    ];
    expect(told([point(0), point(3)])).toEqual(expected);
    expect(told([point(0, 100), point(3)])).toEqual(expected);
    expect(told([point(0, 100), point(3, 90)])).toEqual(expected);
  });

  it('follow a walking pace if all times are the same, or leave no time for the way', () => {
    const expected = [
      [0, 0],
      [1, 2],
      [1.5, 3],
    ];
    expect(told([point(0, 100), point(3, 100)])).toEqual(expected);
    expect(told([point(0, 100)], [point(3, 100)])).toEqual([
      [0, 0],
      [1.5, 3],
    ]);
    expect(told([point(0, 100), point(3, 100.001)])).toEqual(expected);
    // The clock of a device may give two points the same time.
    expect(told([point(0, 100), point(2, 101), point(2, 101), point(4, 102)])).toEqual([
      [0, 0],
      [1, 2],
      [2, 4],
    ]);
  });

  it('are missing during a gap in the recording', () => {
    expect(told([point(0, 100), point(1, 101)], [point(50, 160), point(51, 161)])).toEqual([
      [0, 0],
      [1, 1],
      [60, 50],
      [61, 51],
    ]);
    expect(told([point(0), point(2)], [point(22)])).toEqual([
      [0, 0],
      [1, 2],
      [11, 22],
    ]);
  });

  it('include the heading', () => {
    const [first, last] = fixesOf({ segments: [[point(0), point(2)]] }, options);
    expect(first?.heading).toBeCloseTo(90, 1);
    expect(last?.heading).toBeUndefined();
  });

  it('never go back in time', () => {
    const anyPoint = fc.record({
      latitude: fc.double({ min: 48, max: 48.01, noNaN: true }),
      longitude: fc.double({ min: 9, max: 9.01, noNaN: true }),
      at: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyPoint, { maxLength: 5 }), { maxLength: 4 }), (segments) => {
        const times = fixesOf({ segments }, options).map(({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        for (const at of times) expect(Number.isFinite(at)).toBe(true);
      }),
    );
  });
});

describe('noise', () => {
  const fix = { ...park.toSpot({ east: 0, north: 0 }), accuracy: 3, at: 0 };

  it.each([5, 15, 30])('of %d m puts two thirds of the positions within that distance, and reports it', (metres) => {
    const random = createRandom(7);
    const blurred = Array.from({ length: 5000 }, () => blur(fix, metres, random));
    const near = blurred.filter((position) => metresBetween(position, fix) <= metres);
    expect(near.length / blurred.length).toBeCloseTo(0.68, 1);
    expect(new Set(blurred.map(({ accuracy }) => accuracy))).toEqual(new Set([metres]));
  });

  it('is the same for the same seed, and absent at 0 m', () => {
    expect(blur(fix, 10, createRandom(3))).toEqual(blur(fix, 10, createRandom(3)));
    expect(blur(fix, 0, createRandom(3))).toEqual(fix);
  });
});

describe('a replay', () => {
  function begin(count = 3) {
    const fixes = Array.from({ length: count }, (_, second) => ({ ...point(second), accuracy: 3, at: second * 1000 }));
    const waiting: { task: () => void; milliseconds: number }[] = [];
    const heard: number[] = [];
    const replay = createReplay({
      fixes,
      later: (task, milliseconds) => {
        const entry = { task, milliseconds };
        waiting.push(entry);
        return () => waiting.splice(waiting.indexOf(entry), 1);
      },
      random: createRandom(1),
      tell: ({ at }) => heard.push(at / 1000),
      onChange: () => undefined,
    });
    return { replay, heard, waiting, pass: () => waiting.shift()?.task() };
  }

  it('reports positions one after the other, and ends', () => {
    const { replay, heard, pass } = begin();
    replay.play();
    expect([heard, replay.isPlaying()]).toEqual([[0], true]);
    for (let turn = 0; turn < 3; turn += 1) pass();
    expect([heard, replay.isPlaying(), replay.progress()]).toEqual([[0, 1, 2], false, 1]);
    replay.play();
    expect(heard).toEqual([0, 1, 2, 0]);
  });

  it('pauses and resumes', () => {
    const { replay, heard, waiting } = begin();
    replay.play();
    replay.pause();
    expect(waiting).toEqual([]);
    replay.play();
    expect(heard).toEqual([0, 1]);
  });

  it('changes its speed immediately', () => {
    const { replay, waiting } = begin();
    replay.play();
    replay.setSpeed(4);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([250]);
  });

  it('of no positions ends immediately', () => {
    const { replay, heard } = begin(0);
    replay.play();
    expect([heard, replay.isPlaying(), replay.progress()]).toEqual([[], false, 1]);
  });
});
