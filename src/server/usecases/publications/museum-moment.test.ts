import { expect, it } from 'vitest';
import { museumMoment, museumTimes } from './museum-moment.ts';

const berlin = (local: string): string | undefined => {
  const moment = museumMoment(local, 'Europe/Berlin');
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
};

it.each([
  ['2026-12-24T09:00', '2026-12-24T08:00'],
  ['2026-07-01T00:00', '2026-06-30T22:00'],
  // Summer time begins: the clocks go from 2 to 3.
  ['2027-03-28T01:59', '2027-03-28T00:59'],
  ['2027-03-28T02:00', undefined],
  ['2027-03-28T02:59', undefined],
  ['2027-03-28T03:00', '2027-03-28T01:00'],
  // Summer time ends: the hour from 2 to 3 comes twice.
  ['2026-10-25T01:59', '2026-10-24T23:59'],
  ['2026-10-25T02:00', '2026-10-25T00:00'],
  ['2026-10-25T02:59', '2026-10-25T00:59'],
  ['2026-10-25T03:00', '2026-10-25T02:00'],
  ['2026-02-30T10:00', undefined],
  ['2026-02-10T24:30', undefined],
])('in Berlin %s is %s in UTC', (local, expected) => {
  expect(berlin(local)).toBe(expected);
});

it('times of a whole year are found again in zones on both sides', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']) {
    const show = museumTimes(zone);
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 1); moment += 55 * 1_800_000) {
      const found = museumMoment(show(moment), zone);
      // Of two moments with the same time, the first.
      expect(found === moment || (found !== undefined && found < moment && show(found) === show(moment))).toBe(true);
    }
  }
});
