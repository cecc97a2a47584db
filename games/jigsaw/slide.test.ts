import { describe, expect, it } from 'vitest';
import { runFling } from '#engine/physics/run-fling.ts';
import { createFrames } from '#engine/stage/frames.ts';
import { createSlide } from './slide.ts';

const options = {
  box: { x: 100, y: 100, width: 40, height: 60 },
  velocity: { x: 600, y: 0 },
  room: { x: 0, y: 0, width: 390, height: 700 },
};
const start = { x: 100, y: 100 };
const physics = () => Promise.resolve({ runFling });

function open(loadPhysics: () => Promise<{ readonly runFling: typeof runFling }> = physics) {
  const waiting: ((time: number) => void)[] = [];
  const frames = createFrames(() => undefined, {
    request: (callback) => waiting.push(callback),
    cancel: () => undefined,
  });
  const slide = createSlide(loadPhysics);
  const moves: number[] = [];
  const rests: { readonly x: number; readonly y: number }[] = [];
  const listeners = {
    move: ({ x }: { readonly x: number }) => void moves.push(x),
    rest: ({ x, y }: { readonly x: number; readonly y: number }) => void rests.push({ x, y }),
  };
  return {
    slide,
    frames,
    moves,
    rests,
    begin: async () => {
      slide.begin(options, listeners);
      await new Promise(setImmediate);
    },
    draw: (...times: readonly number[]) => {
      for (const time of times) waiting.shift()?.(time);
    },
  };
}

describe('a sliding piece', () => {
  it('moves with the frames of the stage until it is finished', async () => {
    const { slide, frames, begin, draw, moves, rests } = open();
    slide.follow(frames);
    await begin();
    draw(0, 20, 40);
    expect([moves.length, rests]).toEqual([3, []]);
    slide.finish();
    slide.finish();
    draw(60);
    expect([moves.length, rests.length, rests[0]?.x]).toEqual([3, 1, moves[2]]);
  });

  it('rests immediately if nothing is drawn', async () => {
    const { begin, rests } = open();
    await begin();
    expect(rests).toEqual([start]);
  });

  it('rests immediately if physics cannot be loaded', async () => {
    const { slide, frames, begin, rests } = open(() => Promise.reject(new Error('no network')));
    slide.follow(frames);
    await begin();
    expect(rests).toEqual([start]);
  });

  it('rests where it was released when it is finished before physics has loaded', async () => {
    const { slide, frames, moves, rests, draw } = open();
    slide.follow(frames);
    slide.begin(options, { move: ({ x }) => void moves.push(x), rest: (at) => void rests.push(at) });
    slide.finish();
    await new Promise(setImmediate);
    draw(0, 20);
    expect([rests.length, moves]).toEqual([1, []]);
  });

  it('rests when another piece is flung, and when the stage is opened again', async () => {
    const { slide, frames, begin, draw, rests } = open();
    slide.follow(frames);
    await begin();
    draw(0, 20);
    await begin();
    expect(rests).toHaveLength(1);
    slide.follow(frames);
    expect(rests).toHaveLength(2);
  });
});
