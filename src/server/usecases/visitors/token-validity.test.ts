import { describe, expect, it } from 'vitest';
import { TokenStep } from '#contract/calls/token-calls.ts';
import { later } from './token-validity.ts';

describe('a token is valid for longer by', () => {
  it.each([
    [TokenStep.day, '2026-03-28T22:30:00.000Z', '2026-03-29T22:30:00.000Z'],
    [TokenStep.day, '2026-12-31T08:00:00.000Z', '2027-01-01T08:00:00.000Z'],
    [TokenStep.week, '2026-02-25T08:00:00.000Z', '2026-03-04T08:00:00.000Z'],
    [TokenStep.month, '2026-11-22T08:00:00.123Z', '2026-12-22T08:00:00.123Z'],
    [TokenStep.month, '2026-12-22T08:00:00.000Z', '2027-01-22T08:00:00.000Z'],
    [TokenStep.month, '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    [TokenStep.month, '2028-01-31T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    [TokenStep.month, '2026-02-28T08:00:00.000Z', '2026-03-28T08:00:00.000Z'],
    [TokenStep.month, '2026-03-31T23:59:59.999Z', '2026-04-30T23:59:59.999Z'],
    [TokenStep.month, '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
  ])('%s: from %s to %s', (step, from, to) => {
    expect(new Date(later(Date.parse(from), step)).toISOString()).toBe(to);
  });
});
