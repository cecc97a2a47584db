import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it.each([
  ['prot', 'port'],
  ['Port', 'port'],
  ['time_zone', 'timeZone'],
  ['databseUrl', 'databaseUrl'],
  ['dataUrl', undefined],
  ['pot', undefined],
  ['ports', 'port'],
  ['hosts', 'host'],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('%s means %s', (given, meant) =>
  expect(nearestName(given, ['port', 'host', 'post', 'timeZone', 'databaseUrl'])).toBe(meant),
);
