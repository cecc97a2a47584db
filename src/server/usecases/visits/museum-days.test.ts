import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { museumDays } from './museum-days.ts';

describe('The day of a moment', () => {
  it.each([
    ['Europe/Berlin', '2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['Europe/Berlin', '2026-11-20T23:00:00Z', '2026-11-21'],
    // The start and end of summer time.
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['UTC', '1970-01-01T00:00:00Z', '1970-01-01'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(museumDays(zone)(Date.parse(moment))).toBe(day);
  });

  it('changes at local midnight and never goes back', () => {
    const dayOf = museumDays('Europe/Berlin');
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.nat(90_000_000), (moment, later) => {
        expect(clock.format(moment).slice(0, 10)).toBe(dayOf(moment));
        expect(dayOf(moment + later) >= dayOf(moment)).toBe(true);
      }),
    );
  });
});
