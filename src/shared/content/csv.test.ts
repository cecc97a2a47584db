import { expect, it } from 'vitest';
import { csvLine, csvRow, withoutGuard } from './csv.ts';

it('a line quotes texts, and leaves numbers as they are', () => {
  expect(csvLine(['Tor "Süd", links', 12, ''])).toBe('"Tor ""Süd"", links",12,""\r\n');
});

it.each(['=1+1', ' +1', '-1', '@SUM(A1)', '＝1', ';=1+1', ', =1'])('no spreadsheet runs %s', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

it('a name shows its letters in their order', () => {
  expect(csvLine(['Anna \u202Etxet\u2069'])).toBe('"Anna txet"\r\n');
});

it('a text stays on its line', () => {
  expect(csvLine(['a\r\nb\u2028c\td'])).toBe('"a b c d"\r\n');
});

it.each(['=1', '007', "'007", '1/2', '48.137', '1e5', '12345678901234567'])('a row guards %s', (text) => {
  expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  expect(withoutGuard(`'${text}`)).toBe(text);
});

it.each(['7', "'7", '1000', 'Halle 07', "'s"])('a row leaves %s as it is', (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`);
  expect(withoutGuard(text)).toBe(text);
});
