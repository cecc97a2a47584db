import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter, lengthOf, perStep, spanBefore, startOf, stepOf } from './visit-span.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((count) => dayAfter('2020-01-01', count));
const span = fc.tuple(day, fc.nat(900)).map(([from, length]) => ({ from, until: dayAfter(from, length) }));

it('the span before is as long, and ends where the span begins', () => {
  expect(spanBefore({ from: '2026-11-01', until: '2026-11-30' })).toEqual({ from: '2026-10-02', until: '2026-10-31' });
  fc.assert(
    fc.property(span, (given) => {
      const before = spanBefore(given);
      expect(lengthOf(before)).toBe(lengthOf(given));
      expect(dayAfter(before.until)).toBe(given.from);
    }),
  );
});

it('few days are shown as days, more as weeks, and those that are no longer known as months', () => {
  const today = '2026-11-24';
  expect(stepOf({ from: '2026-10-25', until: today }, today)).toBe('day');
  expect(stepOf({ from: '2026-01-01', until: today }, today)).toBe('week');
  expect(stepOf({ from: '2025-10-19', until: '2025-10-25' }, today)).toBe('month');
  expect(stepOf({ from: '2024-01-01', until: today }, today)).toBe('month');
});

it('weeks begin on Monday, months on their first', () => {
  expect(startOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(startOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(startOf('2024-02-29', 'month')).toBe('2024-02-01');
});

it('every day is counted in exactly one step, and steps without a visit are there', () => {
  fc.assert(
    fc.property(span, fc.constantFrom('day', 'week', 'month'), (given, step) => {
      const days = Array.from({ length: lengthOf(given) }, (_, index) => dayAfter(given.from, index));
      const steps = perStep(
        days.map((each) => ({ Date: each, Count: 1 })),
        given,
        step,
      );
      expect(steps.reduce((sum, { Count }) => sum + Count, 0)).toBe(days.length);
      expect(steps.every(({ Count }) => Count > 0)).toBe(true);
      expect(perStep([], given, step)).toHaveLength(steps.length);
      expect(steps.map(({ Date: start }) => start)).toEqual(steps.map(({ Date: start }) => start).toSorted());
    }),
  );
});
