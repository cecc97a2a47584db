import { describe, expect, it } from 'vitest';
import { createFrames } from '../stage/frames.ts';
import { createFling } from './fling.ts';
import { runFling } from './run-fling.ts';
import { type Point } from '../geometry.ts';

const options = {
  box: { x: 100, y: 100, width: 40, height: 60 },
  velocity: { x: 600, y: 0 },
  room: { x: 0, y: 0, width: 390, height: 700 },
};

/** Frames that the test draws itself. */
function createScreen() {
  const waiting: ((time: number) => void)[] = [];
  const frames = createFrames(() => undefined, {
    request: (callback) => waiting.push(callback),
    cancel: () => undefined,
  });
  return { frames, draw: (time: number) => waiting.shift()?.(time), isIdle: () => waiting.length === 0 };
}

function fling(onMove: (at: Point) => void = () => undefined) {
  const screen = createScreen();
  const moves: Point[] = [];
  const rests: Point[] = [];
  const finish = runFling(screen.frames, options, {
    move: (at) => {
      moves.push(at);
      onMove(at);
    },
    rest: (at) => rests.push(at),
  });
  return { screen, moves, rests, finish };
}

describe('a fling on the frames of a stage', () => {
  it('moves with each frame by the time since the last one, until it rests', () => {
    const { screen, moves, rests } = fling();
    const expected = createFling(options);
    const times = Array.from({ length: 130 }, (_, frame) => 5000 + frame * 20);
    for (const time of times) screen.draw(time);
    const first = expected.step(0);
    const path = [first, ...times.map(() => expected.step(20))].filter((at) => at !== 'resting');
    expect(moves).toEqual(path);
    expect(moves.length).toBeGreaterThan(20);
    expect(rests).toEqual([moves.at(-1)]);
    expect(screen.isIdle()).toBe(true);
  });

  it('rests where it is when it is stopped, and only once', () => {
    const { screen, moves, rests, finish } = fling();
    for (const time of [0, 20, 40]) screen.draw(time);
    finish();
    finish();
    for (const time of [60, 80]) screen.draw(time);
    expect(moves).toHaveLength(3);
    expect(rests).toEqual([moves[2]]);
  });

  it('rests where it started if no frame was drawn', () => {
    const { rests, finish } = fling();
    finish();
    expect(rests).toEqual([{ x: 100, y: 100 }]);
  });

  it('can be stopped by its own move listener', () => {
    const held: { finish?: () => void } = {};
    const { screen, moves, rests, finish } = fling(() => held.finish?.());
    held.finish = finish;
    for (const time of [0, 20, 40]) screen.draw(time);
    expect([moves.length, rests.length, screen.isIdle()]).toEqual([1, 1, true]);
  });
});
