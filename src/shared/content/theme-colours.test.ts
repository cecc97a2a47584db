import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { paintOf } from './brand.ts';
import { brightness, type Colour, contrast, formatColour, lighten, mix, parseColour } from './colour.ts';
import { defaultThemeColours, theme } from './entities/theme.ts';
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

test('a button changes visibly under the pointer, and its words more so', () => {
  const { primary, hover, onPrimary } = themeColours({ ...defaultThemeColours, PrimaryColor: '#4060a0' }, '#ffffff');
  expect(between(hover, onPrimary)).toBeGreaterThanOrEqual(1.25 * between(primary, onPrimary));
});

test('every text is legible where the page has the primary colour', () => {
  fc.assert(
    fc.property(anyTheme, (given) => {
      const { page, surface, ink } = backgroundOf(given);
      const { accentOnPage, secondaryOnPage } = themeColours(given, surface);
      for (const words of [ink, accentOnPage, secondaryOnPage]) {
        for (const background of [page, surface, '#ffffff'])
          expect(between(words, background), `${words} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = [/:root \{([^}]*)/, /:root\[data-look='dark'\] \{([^}]*)/].map(
  (block) => block.exec(tokens)?.[1],
);
type Expression = (of: (name: string) => Colour) => Colour;

/** Reads a value of tokens.css, or one that the code sets. */
function expression(value: string): Expression {
  const [, name] = /^var\((--[\w-]+)/.exec(value) ?? [];
  if (name !== undefined) return (of) => of(name);
  const [, space, one, share, two] = /^color-mix\(in (srgb|oklab), (.*) (\d+)%, (.*)\)$/.exec(value) ?? [];
  if (one !== undefined && two !== undefined) {
    const [to, from] = [expression(one), expression(two)];
    const mixed = space === 'srgb' ? mix : mixInOklab;
    return (of) => mixed(from(of), to(of), Number(share) / 100);
  }
  const colour = parseColour(value);
  if (colour === undefined) throw new Error(`Not a colour: ${value}`);
  return () => colour;
}

/** Those that the dark look sets, or else those of every look; without the parts for pages that are not dark. */
const rules = new Map<string, Expression>();
for (const [, name = '', value = ''] of (lightBlock + darkBlock).matchAll(
  /(--[\w-]+): (#\w+|(?:var|color-mix)\(.*\));/g,
)) {
  const [, own, other] = /^var\((--own-\w+), (.*)\)$/.exec(value) ?? [];
  rules.set(name, expression(own === '--own-page' ? `var(${own})` : (other ?? value)));
}

/** Returns the colours of the dark look: those that the code sets, and those that tokens.css derives from them. */
function darkTokens(given: BrandColours, isColoured: boolean): (name: string) => Colour {
  const known = new Map<string, Colour>();
  for (const [name, value] of paintOf(given, 'dark', isColoured)) {
    const colour = parseColour(value);
    if (colour !== undefined) known.set(name, colour);
  }
  const of = (name: string): Colour => {
    const colour = known.get(name) ?? rules.get(name)?.(of);
    if (colour === undefined) throw new Error(`tokens.css has no ${name}`);
    known.set(name, colour);
    return colour;
  };
  return (name) => of(`--${name}`);
}

function mixInOklab(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [toOklab(from), toOklab(to)];
  const [L = 0, a = 0, b = 0] = start.map((value, index) => value + ((end[index] ?? 0) - value) * share);
  const [l, m, s] = [
    (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (L - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const channel = (linear: number): number => {
    const within = Math.min(Math.max(linear, 0), 1);
    return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055);
  };
  return {
    red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha: 100,
  };
}

function toOklab({ red, green, blue }: Colour): readonly number[] {
  const [r, g, b] = [red, green, blue].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ] as const;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
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
  const texts = ['ink', 'ink-soft', 'accent-on-page', 'secondary-on-page'];
  const controls = ['primary', 'secondary', 'accent', 'line-strong'];
  const needs: readonly (readonly [number, string, string])[] = [
    ...surfaces.flatMap((surface) => [
      ...texts.map((words) => [4.5, words, surface] as const),
      ...controls.map((control) => [3, control, surface] as const),
    ]),
    ...['primary', 'secondary', 'accent'].map((filled) => [4.5, `on-${filled}`, filled] as const),
    [4.5, 'on-primary', 'hover'],
    [4.5, 'page', 'ink'],
  ];
  fc.assert(
    fc.property(anyDarkTheme, fc.boolean(), (given, isColoured) => {
      const token = darkTokens(given, isColoured);
      const weak = needs.filter(([needed, words, on]) => contrast(token(words), token(on)) < needed);
      expect(weak).toEqual([]);
      expect(brightness(token('tint-strong'))).toBeLessThan(64);
    }),
    { numRuns: propertyRuns(2500) },
  );
}, 120_000);

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
  for (const PrimaryColor of ['#7a1f1f', '#1f5f66', '#2a2f6b', '#000000', '#000080'])
    expect(new Map(paintOf({ ...theme.complete({}), PrimaryColor }, 'dark')).get('--on-primary')).toBe('#ffffff');
});

test('backgrounds are the primary colour lightened by 60 and 40 percent', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const primary = { ...colour, alpha: 100 };
      const { page, surface } = backgroundOf({ ...highContrastTheme, PrimaryColor: formatColour(primary) });
      expect(page).toBe(formatColour(lighten(primary, 60)));
      // Text is corrected for the page; a surface that is too dark for it is lightened further.
      expect(brightness(parseColour(surface) ?? primary)).toBeGreaterThanOrEqual(brightness(lighten(primary, 40)) - 1);
    }),
  );
});

test('texts on these are white on dark and black on bright ones, unless that could not be read', () => {
  fc.assert(
    fc.property(anyTheme, (given) => {
      const { accent, onAccent } = themeColours(given);
      const { page, ink } = backgroundOf(given);
      for (const [words, background] of [
        [onAccent, accent],
        [ink, page],
      ] as const) {
        const colour = parseColour(background);
        if (colour === undefined) throw new Error('No colour');
        const byRule = brightness(colour) < 128 ? '#ffffff' : '#000000';
        expect(words === byRule || between(byRule, background) < 4.5).toBe(true);
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
