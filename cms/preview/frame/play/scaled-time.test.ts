import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScaledTime } from './scaled-time.ts';

it('is the real time until the rate changes, and a quarter of what passes then', () => {
  const time = createScaledTime();
  expect(time.at(1000)).toBe(1000);
  time.setRate(0.25, 2000);
  expect([time.at(2000), time.at(2400)]).toEqual([2000, 2100]);
  time.setRate(1, 2400);
  expect(time.at(2500)).toBe(2200);
});

it('never jumps and never runs backwards', () => {
  const changes = fc.array(fc.tuple(fc.constantFrom(0.25, 1, 4), fc.integer({ min: 0, max: 500 })), { maxLength: 20 });
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
