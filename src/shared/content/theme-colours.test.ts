import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintOf } from './brand.ts';
import { brightness, type Colour, contrast, formatColour, lighten, mix, parseColour } from './colour.ts';
import { theme } from './entities/theme.ts';
import { anyColour } from './testing/colours.ts';
import {
  backgroundOf,
  type BrandColours,
  highContrastTheme,
  themeColours,
  type ThemeColours,
} from './theme-colours.ts';

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

const dark = /:root\[data-look='dark'\] \{([^}]*)/.exec(
  readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8'),
)?.[1];

/** Returns the colours of the dark look: those that the code sets, and those that tokens.css derives from them. */
function darkTokens(given: BrandColours, isColoured: boolean): (name: string) => string {
  const set = new Map(paintOf(given, 'dark', isColoured));
  const tokens = new Map(
    [...(dark ?? '').matchAll(/(--[\w-]+): ([^;]*);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const read = (value: string): string => {
    const [, variable, other] = /^var\((--[\w-]+)(?:, ([^)]*))?\)$/.exec(value) ?? [];
    if (variable !== undefined) return read(set.get(variable) ?? tokens.get(variable) ?? other ?? '');
    const [, one, share, two] = /^color-mix\(in srgb, (.*) (\d+)%, (.*)\)$/.exec(value) ?? [];
    if (one === undefined || two === undefined) return value;
    const [first, second] = [one, two].map((each) => parseColour(read(each)));
    if (first === undefined || second === undefined) throw new Error(`Not a mix: ${value}`);
    return formatColour(mix(second, first, Number(share) / 100));
  };
  return (name) => read(`var(--${name})`);
}

const darkChoice = fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });
const anyDarkTheme = fc.record({
  PrimaryColor: text,
  SecondaryColor: text,
  AccentColor: text,
  TextColor: text,
  DarkPrimaryColor: darkChoice,
  DarkSecondaryColor: darkChoice,
  DarkAccentColor: darkChoice,
  DarkTextColor: darkChoice,
  DarkPageColor: darkChoice,
});

test('in the dark look, everything is legible on every surface, whatever the museum has chosen', () => {
  const surfaces = ['page', 'surface', 'tint', 'tint-strong'];
  fc.assert(
    fc.property(anyDarkTheme, fc.boolean(), (given, isColoured) => {
      const token = darkTokens(given, isColoured);
      const atLeast = (needed: number, words: string, background: string): void =>
        expect(between(token(words), token(background)), `${words} on ${background}`).toBeGreaterThanOrEqual(needed);
      for (const surface of surfaces) {
        for (const words of ['ink', 'ink-soft', 'accent-on-page', 'secondary-on-page']) atLeast(4.5, words, surface);
        for (const control of ['primary', 'secondary', 'accent', 'line-strong']) atLeast(3, control, surface);
      }
      for (const filled of ['primary', 'secondary', 'accent', 'light', 'medium']) atLeast(4.5, `on-${filled}`, filled);
      atLeast(4.5, 'page', 'ink');
      expect(brightness(parseColour(token('tint-strong')) as Colour)).toBeLessThan(64);
    }),
    { numRuns: 10_000 },
  );
});

test('the dark look keeps a museum’s dark colours that are legible, and the colour of its buttons’ text', () => {
  const own = {
    ...theme.complete({}),
    DarkPrimaryColor: '#c98a4b',
    DarkPageColor: '#0b1420',
    DarkTextColor: '#101010',
  };
  expect(Object.fromEntries(paintOf(own, 'dark'))).toMatchObject({
    '--primary': '#c98a4b',
    '--own-page': '#0b1420',
    '--on-primary': '#101010',
  });
  expect(Object.fromEntries(paintOf(theme.complete({}), 'dark'))).toMatchObject({ '--on-primary': '#ffffff' });
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
