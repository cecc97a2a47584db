import { expect, it } from 'vitest';
import { visitsAddress } from './visits-address.ts';

it.each([
  ['served', '', false, './'],
  ['served', 'https://museum.example', true, './'],
  ['static', 'https://museum.example', false, undefined],
  ['static', '', true, undefined],
  ['static', 'https://museum.example', true, 'https://museum.example/'],
  ['static', 'https://museum.example/guide/', true, 'https://museum.example/guide/'],
] as const)('a %s guide of %j counts visits at the right place (in an app: %j)', (source, webAddress, isApp, address) =>
  expect(visitsAddress({ source, webAddress }, './', isApp)).toBe(address),
);
