import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScaledTime, createSlowMotion, type TimedPage } from './slow-motion.ts';

function fakePage() {
  const timers: number[] = [];
  const frames: FrameRequestCallback[] = [];
  const animations = [{ playbackRate: 1 }, { playbackRate: 1 }] as unknown as Animation[];
  const heard = new EventTarget();
  let real = 1000;
  const page = {
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    setTimeout: (_: () => void, milliseconds = 0) => timers.push(milliseconds),
    performance: { now: () => real },
    document: {
      getAnimations: () => animations,
      addEventListener: heard.addEventListener.bind(heard),
    } as unknown as TimedPage['document'],
  };
  const own = { ...page };
  return {
    page: page as TimedPage,
    own,
    timers,
    animations,
    heard,
    pass: (milliseconds: number): void => {
      real += milliseconds;
    },
    frame: (): void => {
      for (const callback of frames.splice(0)) callback(real);
    },
  };
}

it('slows frames, timers and styles to a quarter, and gives the page its own clock back', () => {
  const { page, own, timers, animations, heard, pass, frame } = fakePage();
  const motion = createSlowMotion(page);
  const shown: number[] = [];
  const draw = (): void => void page.requestAnimationFrame((time) => shown.push(time));

  draw();
  frame();
  motion.setRate(0.25);
  page.setTimeout(() => undefined, 100);
  pass(400);
  draw();
  frame();
  expect([shown, page.performance.now(), timers]).toEqual([[1000, 1100], 1100, [400]]);
  expect(animations.map(({ playbackRate }) => playbackRate)).toEqual([0.25, 0.25]);

  animations.push({ playbackRate: 1 } as Animation);
  heard.dispatchEvent(new Event('transitionrun'));
  expect(animations.map(({ playbackRate }) => playbackRate)).toEqual([0.25, 0.25, 0.25]);

  motion.destroy();
  expect(animations.map(({ playbackRate }) => playbackRate)).toEqual([1, 1, 1]);
  expect([page.requestAnimationFrame, page.setTimeout]).toEqual([own.requestAnimationFrame, own.setTimeout]);
});

describe('a scaled time', () => {
  it('is the real time until the rate changes, and a quarter of what passes then', () => {
    const time = createScaledTime();
    expect(time.at(1000)).toBe(1000);
    time.setRate(0.25, 2000);
    expect([time.at(2000), time.at(2400)]).toEqual([2000, 2100]);
    time.setRate(1, 2400);
    expect(time.at(2500)).toBe(2200);
  });

  it('never jumps and never runs backwards', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(0.25, 1, 4), fc.integer({ min: 0, max: 500 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(changes, (steps) => {
        const time = createScaledTime();
        let [real, before] = [0, 0];
        for (const [rate, passed] of steps) {
          const old = time.rate();
          real += passed;
          expect(time.at(real) - before).toBeCloseTo(passed * old, 6);
          before = time.at(real);
          time.setRate(rate, real);
          expect(time.at(real)).toBeCloseTo(before, 6);
        }
      }),
    );
  });
});
