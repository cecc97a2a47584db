import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brightness,
  type Colour,
  contrast,
  ensureContrast,
  flatten,
  formatColour,
  lighten,
  parseColour,
  textColourOn,
} from './colour.ts';
import { anyColour } from './testing/colours.ts';

const grey = (channel: number): Colour => ({ red: channel, green: channel, blue: channel, alpha: 100 });
const [black, white] = [grey(0), grey(255)];

describe('reading', () => {
  test.each([
    ['#8b0000', [139, 0, 0, 100]],
    ['#8B0000', [139, 0, 0, 100]],
    ['#fff', [255, 255, 255, 100]],
    ['#f008', [255, 0, 0, 53]],
    ['#00000080', [0, 0, 0, 50]],
    [' #123456 ', [18, 52, 86, 100]],
    ['rgb(1,2,3)', [1, 2, 3, 100]],
    ['RGB( 255 , 255 , 255 )', [255, 255, 255, 100]],
    ['rgb(1 2 3 / 50%)', [1, 2, 3, 50]],
    ['rgba(1, 2, 3, 0.25)', [1, 2, 3, 25]],
    ['rgba(1, 2, 3, 100%)', [1, 2, 3, 100]],
    ['rgba(1, 2, 3, 1)', [1, 2, 3, 100]],
  ])('%s', (text, [red, green, blue, alpha]) => expect(parseColour(text)).toEqual({ red, green, blue, alpha }));

  test.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'red',
    '8b0000',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(-1, 2, 3)',
    'rgb(256, 0, 0)',
    'rgb(0, 256, 0)',
    'rgb(0, 0, 256)',
    'rgb(99999999999999999999, 0, 0)',
    'rgba(0, 0, 0, 1.001)',
    'rgba(0, 0, 0, 101%)',
    'rgba(0, 0, 0, 100.1%)',
    'rgb(0, 0, 0',
    '#fff; x',
    `#fff${' '.repeat(90)}`,
  ])('not %j', (text) => expect(parseColour(text)).toBeUndefined());

  test.each([[undefined], [null], [0], [0xff0000], [true], [[]], [['#fff']], [{}]])('%j is not a text', (given) =>
    expect(parseColour(given)).toBeUndefined(),
  );

  test('long texts take no time', () => {
    expect(parseColour(`rgb(1${' '.repeat(100_000)}2${' '.repeat(100_000)}3x`)).toBeUndefined();
  });

  test('written colours are read back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(formatColour(colour))).toEqual(colour);
      }),
    );
    expect(formatColour(grey(10))).toBe('#0a0a0a');
    expect(formatColour({ ...grey(10), alpha: 0 })).toBe('#0a0a0a00');
  });
});

test('lightening mixes with white, by 60 and 40 percent', () => {
  expect(lighten(black, 60)).toEqual(grey(153));
  expect(lighten(black, 40)).toEqual(grey(102));
  expect(lighten({ red: 139, green: 0, blue: 55, alpha: 100 }, 60)).toEqual({
    red: 209,
    green: 153,
    blue: 175,
    alpha: 100,
  });
  expect(lighten(white, 60)).toEqual(white);
  expect(lighten(grey(7), 0)).toEqual(grey(7));
  expect(lighten(grey(7), 100)).toEqual(white);
});

describe('the text colour', () => {
  test('weights red, green and blue by 299, 587 and 114', () => {
    expect(brightness({ red: 1000, green: 0, blue: 0, alpha: 100 })).toBe(299);
    expect(brightness({ red: 0, green: 1000, blue: 0, alpha: 100 })).toBe(587);
    expect(brightness({ red: 0, green: 0, blue: 1000, alpha: 100 })).toBe(114);
  });

  test('is white below 128 and black from there on', () => {
    expect(textColourOn(grey(127))).toEqual(white);
    expect(textColourOn(grey(128))).toEqual(black);
    // 127.886 and 128.185
    expect(textColourOn({ red: 127, green: 128, blue: 129, alpha: 100 })).toEqual(white);
    expect(textColourOn({ red: 128, green: 128, blue: 130, alpha: 100 })).toEqual(black);
  });
});

describe('contrast', () => {
  test('runs from 1 to 21, either way round', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10);
    expect(contrast(white, black)).toBeCloseTo(21, 10);
    expect(contrast(grey(9), grey(9))).toBe(1);
    // The well-known limit of grey on white.
    expect(contrast(grey(0x76), white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(grey(0x77), white)).toBeLessThan(4.5);
  });

  test('is always reached if black or white can reach it', () => {
    fc.assert(
      fc.property(anyColour, anyColour, fc.constantFrom(3, 4.5), (text, background, minimum) => {
        const corrected = ensureContrast(text, background, minimum);
        expect(contrast(corrected, background)).toBeGreaterThanOrEqual(minimum);
        if (contrast(text, background) >= minimum) expect(corrected).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('that cannot be reached is approached as well as possible', () => {
    expect(ensureContrast(grey(120), grey(128), 21)).toEqual(black);
    expect(ensureContrast(grey(120), grey(50), 21)).toEqual(white);
  });
});

test('a translucent colour is blended with its background', () => {
  expect(flatten({ ...black, alpha: 0 }, white)).toEqual(white);
  expect(flatten({ ...black, alpha: 100 }, white)).toEqual(black);
  expect(flatten({ ...black, alpha: 50 }, white)).toEqual(grey(128));
});
