import { expect, it } from 'vitest';
import { askedOf, filterIn, queryOf } from './visit-filter.ts';

const today = '2026-11-24';
const read = (query: string) => filterIn(new URLSearchParams(query), today);

it('a new filter covers the last thirty days, and leaves the address short', () => {
  expect(read('')).toMatchObject({ from: '2026-10-26', until: today, devices: 'all' });
  expect(queryOf(read(''), today).toString()).toBe('');
});

it('a filter comes back from its address', () => {
  const query = 'from=2026-01-01&until=2026-02-01&tour=H&language=de&devices=native&collate=1&compare=1';
  expect(queryOf(read(query), today).toString()).toBe(query);
});

it.each(['from=yesterday', 'from=2026-13-01', 'from=2026-02-30', 'devices=fridge', 'until='])(
  'nonsense is ignored: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

it('the request has no fields that were not chosen', () => {
  expect(askedOf(read('devices=web'))).toEqual({ dateMin: '2026-10-26', dateMax: today, devices: 'web' });
  expect(askedOf(read('language=de&collate=1&tour=H'), { from: '2026-01-01', until: '2026-01-02' })).toEqual({
    dateMin: '2026-01-01',
    dateMax: '2026-01-02',
    devices: 'all',
    language: 'de',
    collate: 'true',
    tourCode: 'H',
  });
});
