import { expect, it } from 'vitest';
import { isLocalAddress } from './local-address.ts';

it.each([
  ['http://localhost:8104', true],
  ['http://museum.localhost/guide', true],
  ['http://127.0.0.1:80/', true],
  ['http://[::1]:8080', true],
  ['http://0.0.0.0', true],
  ['https://museum.example', false],
  ['http://192.168.1.7:8080', false],
  ['https://localhost.example', false],
  ['https://127.example', false],
  ['museum', false],
])('that %s is local is %s', (address, expected) => {
  expect(isLocalAddress(address)).toBe(expected);
});
