import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFocuses, objectPosition, parseFocus } from './image-focus.ts';
import { anyJson } from './testing/arbitraries.ts';

test.each([
  ['top-left', 'top-left'],
  ['left top', 'top-left'],
  ['TopLeft', 'top-left'],
  ['BOTTOM_right', 'bottom-right'],
  [' top ', 'top'],
  ['centre', 'center'],
  ['center center', 'center'],
  ['middle right', 'right'],
  ['0', 'top-left'],
  [4, 'center'],
  [8, 'bottom-right'],
])('%j is %s', (given, focus) => expect(parseFocus(given)).toBe(focus));

test.each([
  [''],
  ['top bottom'],
  ['left left'],
  ['top left center'],
  ['up'],
  ['9'],
  [9],
  [-1],
  [1.5],
  [null],
  [[]],
  ['toString'],
])('%j is not a position', (given) => expect(parseFocus(given)).toBeUndefined());

test('every position is read from its name and its number, and has a CSS value', () => {
  for (const [index, focus] of imageFocuses.entries()) {
    expect(parseFocus(focus)).toBe(focus);
    expect(parseFocus(index)).toBe(focus);
  }
  expect(objectPosition('')).toBe('50% 30%');
  expect(imageFocuses.map(objectPosition)).toEqual([
    '0% 0%',
    '50% 0%',
    '100% 0%',
    '0% 50%',
    '50% 50%',
    '100% 50%',
    '0% 100%',
    '50% 100%',
    '100% 100%',
  ]);
});

test('any input gives one of the nine positions or none', () => {
  fc.assert(
    fc.property(anyJson, (given) => {
      expect([...imageFocuses, undefined]).toContain(parseFocus(given));
    }),
  );
});
