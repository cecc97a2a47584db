import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brightness, contrast, formatColour, lighten, parseColour } from './colour.ts';
import { theme } from './entities/theme.ts';
import { anyColour } from './testing/colours.ts';
import { backgroundOf, highContrastTheme, themeColours, type ThemeColours } from './theme-colours.ts';

const text = fc.oneof({ weight: 5, arbitrary: anyColour.map(formatColour) }, { weight: 1, arbitrary: fc.string() });
const anyTheme = fc.record({ PrimaryColor: text, SecondaryColor: text, AccentColor: text, TextColor: text });

/** Each text colour, its background, and the contrast it needs. */
const pairs: readonly (readonly [keyof ThemeColours, keyof ThemeColours])[] = [
  ['onPrimary', 'primary'],
  ['onSecondary', 'secondary'],
  ['onAccent', 'accent'],
  ['onLight', 'light'],
  ['onMedium', 'medium'],
];

function between(one: string, other: string): number {
  const [first, second] = [parseColour(one), parseColour(other)];
  if (first === undefined || second === undefined) throw new Error(`No colours: ${one}, ${other}`);
  expect([first.alpha, second.alpha]).toEqual([100, 100]);
  return contrast(first, second);
}

test('every text is legible on its background, for any theme and page', () => {
  fc.assert(
    fc.property(anyTheme, anyColour, (given, page) => {
      const pageColour = formatColour({ ...page, alpha: 100 });
      const colours = themeColours(given, pageColour);
      for (const [words, background] of pairs) {
        expect(between(colours[words], colours[background]), `${words} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(between(colours.accentOnPage, pageColour)).toBeGreaterThanOrEqual(4.5);
      expect(between(colours.secondaryOnPage, pageColour)).toBeGreaterThanOrEqual(4.5);
      expect(between(colours.accent, pageColour)).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 500 },
  );
});

test('every text is legible where the page has the primary colour', () => {
  fc.assert(
    fc.property(anyTheme, (given) => {
      const { page, surface, ink } = backgroundOf(given);
      const { accentOnPage, secondaryOnPage } = themeColours(given, surface);
      expect(page).toBe(themeColours(given).light);
      for (const words of [ink, accentOnPage, secondaryOnPage]) {
        for (const background of [page, surface, '#ffffff'])
          expect(between(words, background), `${words} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});

test('backgrounds are the primary colour lightened by 60 and 40 percent', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const primary = { ...colour, alpha: 100 };
      const colours = themeColours({ ...highContrastTheme, PrimaryColor: formatColour(primary) });
      expect(colours.light).toBe(formatColour(lighten(primary, 60)));
      expect(colours.medium).toBe(formatColour(lighten(primary, 40)));
    }),
  );
});

test('texts on these are white on dark and black on bright ones, unless that could not be read', () => {
  fc.assert(
    fc.property(anyTheme, (given) => {
      const colours = themeColours(given);
      for (const [words, background] of pairs.slice(2)) {
        const colour = parseColour(colours[background]);
        if (colour === undefined) throw new Error('No colour');
        const byRule = brightness(colour) < 128 ? '#ffffff' : '#000000';
        const isLegible = between(byRule, colours[background]) >= 4.5;
        expect(colours[words] === byRule || !isLegible).toBe(true);
      }
    }),
  );
});

test('the default theme is dark red, dark teal, purple and white', () => {
  expect(themeColours(theme.complete({}))).toMatchObject({
    primary: '#7a1f1f',
    onPrimary: '#ffffff',
    secondary: '#0f4c4f',
    onSecondary: '#ffffff',
    accent: '#8e24aa',
    onAccent: '#ffffff',
    accentOnPage: '#8e24aa',
  });
});

test('high contrast is black, grey and white', () => {
  const colours = themeColours(highContrastTheme);
  expect(colours).toMatchObject({ primary: '#000000', onPrimary: '#ffffff', onSecondary: '#ffffff' });
  const grey = parseColour(colours.secondary);
  expect(grey?.red).toBe(grey?.green);
  expect(grey?.green).toBe(grey?.blue);
  expect(between(colours.onSecondary, colours.secondary)).toBeGreaterThanOrEqual(7);
  expect(between(colours.onPrimary, colours.primary)).toBeCloseTo(21, 5);
});

test('an invalid colour is replaced by the default', () => {
  const broken = { PrimaryColor: 'rgb(300, 0, 0)', SecondaryColor: '', AccentColor: 'x', TextColor: '#12' };
  expect(themeColours(broken)).toEqual(themeColours(theme.complete({})));
});
