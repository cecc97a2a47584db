import {
  brighten,
  type Colour,
  contrast,
  ensureContrast,
  flatten,
  formatColour,
  lighten,
  mix,
  parseColour,
  textColourOn,
} from './colour.ts';
import { defaultThemeColours, type Theme } from './entities/theme.ts';

/**
 * The opaque CSS colours of a screen. Each text colour is legible on the colour it names. Translucent theme colours are
 * blended with the page.
 */
export interface ThemeColours {
  readonly primary: string;
  readonly onPrimary: string;
  /** The primary colour under a pointer: no closer to the text on it. */
  readonly hover: string;
  readonly secondary: string;
  readonly onSecondary: string;
  /** The secondary colour for links on the page, corrected until it is legible. */
  readonly secondaryOnPage: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The accent for text and thin lines on the page, corrected until it is legible. */
  readonly accentOnPage: string;
}

type BrandField = 'PrimaryColor' | 'SecondaryColor' | 'AccentColor' | 'TextColor';

export type BrandColours = Pick<Theme, BrandField> & Partial<Pick<Theme, `Dark${BrandField}` | 'DarkPageColor'>>;

/** Section 3.4: black primary, grey secondary, white text. */
export const highContrastTheme: BrandColours = {
  PrimaryColor: '#000000',
  SecondaryColor: '#595959',
  AccentColor: '#ffffff',
  TextColor: '#ffffff',
};

/** WCAG 2.2: the minimum contrast of text, and of controls and large text. */
const textContrast = 4.5;
const controlContrast = 3;

export const pageColour = '#ffffff';

/** The page of the dark look, unless a museum has its own. */
const darkPage = '#100e0d';

/** The contrast of a dark page with white that leaves enough for text on the brightest surface. */
const darkestContrast = 17;

export function themeColours(theme: BrandColours, page: string = pageColour): ThemeColours {
  const onPage = (field: BrandField): Colour => flatten(colourOf(theme, field), read(page));
  const primary = onPage('PrimaryColor');
  const secondary = onPage('SecondaryColor');
  const accent = ensureContrast(onPage('AccentColor'), read(page), controlContrast);
  const text = colourOf(theme, 'TextColor');
  const onPrimary = legible(text, primary);
  return {
    primary: formatColour(primary),
    onPrimary,
    hover: formatColour(ensureContrast(primary, read(onPrimary), contrast(primary, read(onPrimary)) * 1.25)),
    secondary: formatColour(secondary),
    onSecondary: legible(text, secondary),
    secondaryOnPage: legible(secondary, read(page)),
    accent: formatColour(accent),
    onAccent: legible(textColourOn(accent), accent),
    accentOnPage: legible(accent, read(page)),
  };
}

/** The contrast between two colours of a theme. */
export interface Contrast<Pair extends string = 'primary' | 'secondary' | 'accent'> {
  readonly of: Pair;
  /** From 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  /** The colour that the guide uses for the text or the control. */
  readonly used: string;
}

/** Returns the contrasts of a theme as given, before the guide corrects it. */
export function contrastsOf(theme: BrandColours, page: string = pageColour): readonly Contrast[] {
  const { onPrimary, onSecondary, accent } = themeColours(theme, page);
  const on = (field: BrandField, background: Colour): number =>
    contrast(flatten(colourOf(theme, field), background), background);
  const behind = (field: BrandField): Colour => flatten(colourOf(theme, field), read(page));
  return [
    { of: 'primary', ratio: on('TextColor', behind('PrimaryColor')), needed: textContrast, used: onPrimary },
    { of: 'secondary', ratio: on('TextColor', behind('SecondaryColor')), needed: textContrast, used: onSecondary },
    { of: 'accent', ratio: on('AccentColor', read(page)), needed: controlContrast, used: accent },
  ];
}

/** Returns the contrasts of the dark colours that a museum has chosen itself, before the guide corrects them. */
export function darkContrastsOf(theme: BrandColours): readonly Contrast<`Dark${BrandField}` | 'DarkPageColor'>[] {
  const dark = darkTheme(theme);
  const { onPrimary } = themeColours(dark, dark.surface);
  const pairs = [
    { of: 'DarkPrimaryColor', on: dark.surface, needed: controlContrast, used: dark.PrimaryColor },
    { of: 'DarkSecondaryColor', on: dark.surface, needed: textContrast, used: dark.SecondaryColor },
    { of: 'DarkAccentColor', on: dark.surface, needed: textContrast, used: dark.AccentColor },
    { of: 'DarkTextColor', on: dark.PrimaryColor, needed: textContrast, used: onPrimary },
    { of: 'DarkPageColor', on: pageColour, needed: darkestContrast, used: dark.page },
  ] as const;
  return pairs.flatMap(({ on, ...pair }) => {
    const given = parseColour(theme[pair.of]);
    return given === undefined ? [] : { ...pair, ratio: contrast(flatten(given, read(on)), read(on)) };
  });
}

/** The colours of the pages that a theme changes. */
export interface Background {
  readonly page: string;
  /** The surface on which text is hardest to read. */
  readonly surface: string;
  readonly ink?: string;
  /** The bright colour of which every dark surface has a trace (see tokens.css). */
  readonly hint?: string;
}

/** Returns the darkest surface behind text in the accent colour: pages and tints are the primary colour, lightened. */
export function darkestSurface(theme: BrandColours): string {
  return formatColour({ ...lighten(colourOf(theme, 'PrimaryColor'), 80), alpha: 100 });
}

/**
 * The page and its darkest surfaces where the museum wants them in its primary colour (BackgroundFromPrimary), which
 * section 9 lightens by 60 and 40 percent.
 */
export function backgroundOf(theme: BrandColours): Required<Omit<Background, 'hint'>> {
  const primary = flatten(colourOf(theme, 'PrimaryColor'), read(pageColour));
  const page = lighten(primary, 60);
  const ink = legible(textColourOn(page), page);
  // On surfaces this bright, only dark texts can be legible, so those are legible on the brighter page as well.
  const surface = ensureContrast(lighten(primary, 40), read(ink), 4.8);
  return { page: formatColour(page), surface: formatColour(surface), ink };
}

/**
 * The dark look of a theme: its own dark colours or its usual ones, each as bright as it has to be on the brightest
 * surface, and a page that is dark enough for all surfaces.
 *
 * @param isColoured whether the page is in the primary colour (BackgroundFromPrimary)
 */
export function darkTheme(theme: BrandColours, isColoured = false): BrandColours & Background {
  const base = read(darkPage);
  const chosen = (field: BrandField): Colour =>
    flatten(parseColour(theme[`Dark${field}`]) ?? colourOf(theme, field), base);
  const hint = brighten(chosen('PrimaryColor'));
  const wanted = parseColour(theme.DarkPageColor) ?? mix(base, hint, isColoured ? 0.08 : 0.015);
  const page = ensureContrast(flatten(wanted, base), read(pageColour), darkestContrast);
  const surface = mix(page, hint, 0.1);
  const visible = (field: BrandField, minimum: number): string => {
    const colour = chosen(field);
    const bright = ensureContrast(colour, surface, minimum, brighten(colour));
    return formatColour(ensureContrast(bright, surface, minimum));
  };
  return {
    page: formatColour(page),
    surface: formatColour(surface),
    hint: formatColour(hint),
    PrimaryColor: visible('PrimaryColor', controlContrast),
    SecondaryColor: visible('SecondaryColor', textContrast),
    AccentColor: visible('AccentColor', textContrast),
    TextColor: theme.DarkTextColor || theme.TextColor,
  };
}

function legible(text: Colour, background: Colour): string {
  return formatColour(ensureContrast(flatten(text, background), background, textContrast));
}

function colourOf(theme: BrandColours, field: BrandField): Colour {
  return parseColour(theme[field]) ?? read(defaultThemeColours[field]);
}

function read(colour: string): Colour {
  const parsed = parseColour(colour);
  if (parsed === undefined) throw new TypeError(`Not a colour: ${colour}`);
  return parsed;
}
