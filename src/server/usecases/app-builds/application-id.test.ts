import { expect, it } from 'vitest';
import { faultOfId } from './application-id.ts';

it.each(['de.stadtmuseum.guide', 'a.b', 'org.Museum_1.guide', `a.${'b'.repeat(148)}`])('%s is an ID', (id) => {
  expect(faultOfId(id)).toBeUndefined();
});

it.each([
  ['', 'form'],
  ['museum', 'form'],
  ['de..guide', 'form'],
  ['.de.guide', 'form'],
  ['de.1museum', 'form'],
  ['de._museum', 'form'],
  ['de.mü.guide', 'form'],
  ['de.stadt-museum', 'form'],
  [`a.${'b'.repeat(149)}`, 'form'],
  ['com.new.guide', 'word'],
  ['int.museum', 'word'],
])('%s is none', (id, kind) => expect(faultOfId(id)).toMatchObject({ kind }));
