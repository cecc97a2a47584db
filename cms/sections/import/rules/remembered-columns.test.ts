import { expect, it } from 'vitest';
import { targetNames } from '#content/import/targets.ts';
import { readRemembered, writeRemembered } from './remembered-columns.ts';

const [target = 'name'] = targetNames;

it.each([null, '', '{', '[]', '7', '{"Titel":{"target":"unknown"},"Nr.":3}'])(
  'Columns remembered as %j are none',
  (stored) => expect(readRemembered(stored)).toEqual({}),
);

it('Columns are read as they were written, those without a meaning too, and nothing else', () => {
  const columns = { Titel: { target, language: 'de', picture: 2 }, Lager: null };
  expect(readRemembered(writeRemembered({}, columns))).toEqual(columns);
  const strange = { Titel: { target, language: 7, picture: 0, more: true } };
  expect(readRemembered(JSON.stringify(strange))).toEqual({ Titel: { target } });
});

it('The columns of the last import are kept longest, at most 500', () => {
  const before = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`Spalte ${index}`, null]));
  const headers = Object.keys(readRemembered(writeRemembered(before, { 'Spalte 0': null, Neu: null })));
  expect([headers.length, headers[0], headers.at(-2), headers.at(-1)]).toEqual([500, 'Spalte 2', 'Spalte 0', 'Neu']);
});
