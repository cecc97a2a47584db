import { expect, it } from 'vitest';
import { findToken } from './find-token.ts';

const folder = 'https://museum.example/guide/';

it.each([
  ['ABCD2345', 'ABCD2345'],
  [' abcd-2345\n', 'ABCD2345'],
  ['https://museum.example/guide/token?token=abcd-2345', 'ABCD2345'],
  ['http://museum.example/guide/token/?token=ABCD2345&from=print', 'ABCD2345'],
  ['/token?token=ABCD2345', 'ABCD2345'],
  ['https://evil.example/guide/token?token=ABCD2345', undefined],
  ['https://museum.example/guide/tours/1', undefined],
  ['https://museum.example/guide/token', undefined],
  ['HL/7', undefined],
  ['../../db', undefined],
  ['---', undefined],
  ['', undefined],
  ['A'.repeat(201), undefined],
])('%j contains the token %j', (text, token) => expect(findToken(text, folder)).toBe(token));
