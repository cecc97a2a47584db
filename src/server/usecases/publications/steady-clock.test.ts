import { expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

it('a clock that is set by years is doubted until it has gone right for five minutes', () => {
  let [now, elapsed] = [Date.UTC(2026, 4, 1), 0];
  const isSteady = createSteadyClock(
    () => now,
    () => elapsed,
  );
  const after = (minutes: number, jump = 0): boolean => {
    now += minutes * 60_000 + jump;
    elapsed += minutes * 60_000;
    return isSteady();
  };
  const falseFiveTimes = [false, false, false, false, false, true];
  const years = 10 * 365 * 86_400_000;
  expect([after(0), after(1), after(1, 30_000), after(1)]).toEqual([true, true, true, true]);
  expect([after(1, years), after(1, -years), after(4), after(1)]).toEqual([false, false, false, true]);
  expect([after(1, years), after(1), after(1), after(1), after(1), after(1)]).toEqual(falseFiveTimes);
});
