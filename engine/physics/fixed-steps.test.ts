import { expect, it } from 'vitest';
import { createFixedSteps, stepLength } from './fixed-steps.ts';

it.each([
  { frames: [stepLength], steps: 1, name: 'a frame is a step' },
  { frames: Array.from({ length: 60 }, () => stepLength), steps: 60, name: 'no step is lost in a second' },
  { frames: Array.from({ length: 120 }, () => stepLength / 2), steps: 60, name: 'fast screens step every other frame' },
  { frames: [10, 10, 10, 10, 10], steps: 3, name: 'time left over counts for the next' },
  { frames: [5000, 0, 0], steps: 3, name: 'a hitch is not made up for' },
  { frames: [stepLength - 0.5], steps: 0, name: 'the first step takes its whole time' },
  { frames: Array.from({ length: 40 }, () => 0.5), steps: 1, name: 'even the shortest frames count' },
  { frames: [Number.NaN, -100, stepLength], steps: 1, name: 'impossible times do not count' },
  { frames: Array.from({ length: 30 }, () => -1), steps: 0, name: 'impossible times never add up to a step' },
])('$name', ({ frames, steps }) => {
  let count = 0;
  const advance = createFixedSteps(() => {
    count += 1;
  });
  for (const frame of frames) advance(frame);
  expect(count).toBe(steps);
});
