import { describe, expect, it } from 'vitest';
import { createFrames, type FrameClock } from './frames.ts';

function fakeClock() {
  const waiting = new Map<number, (time: number) => void>();
  let last = 0;
  const clock: FrameClock = {
    request: (callback) => {
      waiting.set((last += 1), callback);
      return last;
    },
    cancel: (handle) => void waiting.delete(handle),
  };
  return {
    clock,
    waiting,
    tick: (time: number) => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(time);
    },
  };
}

function start() {
  const fake = fakeClock();
  let drawn = 0;
  const frames = createFrames(() => void (drawn += 1), fake.clock);
  return { ...fake, frames, drawn: () => drawn };
}

describe('frames', () => {
  it('are not drawn while nothing changes', () => {
    const { waiting, drawn } = start();
    expect([waiting.size, drawn()]).toEqual([0, 0]);
  });

  it('are drawn once for many changes', () => {
    const { frames, tick, drawn, waiting } = start();
    frames.request();
    frames.request();
    tick(0);
    expect([drawn(), waiting.size]).toEqual([1, 0]);
  });

  it('continue while a step has more to move, and end with it', () => {
    const { frames, tick, drawn, waiting } = start();
    const elapsed: number[] = [];
    frames.run((time) => {
      elapsed.push(time);
      return time < 20;
    });
    for (const time of [100, 110, 121, 140, 150]) tick(time);
    expect(elapsed).toEqual([0, 10, 21]);
    expect([drawn(), waiting.size]).toEqual([3, 0]);
  });

  it('end when the step is stopped, even by another one', () => {
    const { frames, tick } = start();
    let calls = 0;
    const stops: (() => void)[] = [];
    frames.run(() => {
      for (const stop of stops) stop();
      return false;
    });
    stops.push(
      frames.run(() => {
        calls += 1;
        return true;
      }),
    );
    tick(0);
    tick(16);
    expect(calls).toBe(0);
  });

  it('start with a step that another step has started', () => {
    const { frames, tick } = start();
    const seen: number[] = [];
    frames.run(() => {
      frames.run((elapsed) => {
        seen.push(elapsed);
        return seen.length < 2;
      });
      return false;
    });
    for (const time of [5, 10, 15]) tick(time);
    expect(seen[0]).toBe(0);
    expect(seen).toHaveLength(2);
  });

  it('are never drawn after the end', () => {
    const { frames, tick, drawn, waiting } = start();
    frames.request();
    frames.destroy();
    frames.request();
    frames.run(() => true);
    tick(0);
    expect([drawn(), waiting.size]).toEqual([0, 0]);
  });

  it('are not even requested after the end', () => {
    const { frames, waiting } = start();
    frames.destroy();
    frames.request();
    frames.run(() => true);
    expect(waiting.size).toBe(0);
  });
});
