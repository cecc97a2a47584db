import { expect, it, vi } from 'vitest';
import { localDay } from './local-day.ts';

it.each([
  ['2026-04-30T22:00Z', -120, '2026-05-01'],
  ['2026-04-30T21:59Z', -120, '2026-04-30'],
  ['2026-05-01T03:59Z', 240, '2026-04-30'],
  ['2026-12-31T10:00Z', -840, '2027-01-01'],
])('%s is on a device %d minutes from the zero meridian the day %s', (moment, minutes, day) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  expect(localDay(new Date(moment))).toBe(day);
});
