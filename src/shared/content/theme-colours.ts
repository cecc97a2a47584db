import {
  type Colour,
  contrast,
  ensureContrast,
  flatten,
  formatColour,
  lighten,
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
  readonly secondary: string;
  readonly onSecondary: string;
  /** The secondary colour for links on the page, corrected until it is legible. */
  readonly secondaryOnPage: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The accent for text and thin lines on the page, corrected until it is legible. */
  readonly accentOnPage: string;
  /** Section 9: the primary colour lightened by 60 percent. */
  readonly light: string;
  /** Section 9: the primary colour lightened by 40 percent. */
  readonly medium: string;
  readonly onLight: string;
  readonly onMedium: string;
}

export type BrandColours = Pick<Theme, 'PrimaryColor' | 'SecondaryColor' | 'AccentColor' | 'TextColor'>;

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

export function themeColours(theme: BrandColours, page: string = pageColour): ThemeColours {
  const onPage = (field: keyof BrandColours): Colour => flatten(colourOf(theme, field), read(page));
  const primary = onPage('PrimaryColor');
  const secondary = onPage('SecondaryColor');
  const accent = ensureContrast(onPage('AccentColor'), read(page), controlContrast);
  const light = lighten(primary, 60);
  const medium = lighten(primary, 40);
  const text = colourOf(theme, 'TextColor');
  return {
    primary: formatColour(primary),
    onPrimary: legible(text, primary),
    secondary: formatColour(secondary),
    onSecondary: legible(text, secondary),
    secondaryOnPage: legible(secondary, read(page)),
    accent: formatColour(accent),
    onAccent: legible(textColourOn(accent), accent),
    accentOnPage: legible(accent, read(page)),
    light: formatColour(light),
    medium: formatColour(medium),
    onLight: legible(textColourOn(light), light),
    onMedium: legible(textColourOn(medium), medium),
  };
}

/** The contrast between two colours of a theme. */
export interface Contrast {
  readonly of: 'primary' | 'secondary' | 'accent';
  /** From 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  /** The colour that the guide uses for the text or the control. */
  readonly used: string;
}

/** Returns the contrasts of a theme as given, before the guide corrects it. */
export function contrastsOf(theme: BrandColours, page: string = pageColour): readonly Contrast[] {
  const { onPrimary, onSecondary, accent } = themeColours(theme, page);
  const on = (field: keyof BrandColours, background: Colour): number =>
    contrast(flatten(colourOf(theme, field), background), background);
  const behind = (field: keyof BrandColours): Colour => flatten(colourOf(theme, field), read(page));
  return [
    { of: 'primary', ratio: on('TextColor', behind('PrimaryColor')), needed: textContrast, used: onPrimary },
    { of: 'secondary', ratio: on('TextColor', behind('SecondaryColor')), needed: textContrast, used: onSecondary },
    { of: 'accent', ratio: on('AccentColor', read(page)), needed: controlContrast, used: accent },
  ];
}

/** The page and its darkest surfaces where the museum wants them in its primary colour (BackgroundFromPrimary). */
export function backgroundOf(theme: BrandColours): Readonly<Record<'page' | 'surface' | 'ink', string>> {
  const { light, medium, onLight } = themeColours(theme);
  // On surfaces this bright, only dark texts can be legible, so those are legible on the brighter page as well.
  const surface = ensureContrast(read(medium), read(onLight), 4.8);
  return { page: light, surface: formatColour(surface), ink: onLight };
}

function legible(text: Colour, background: Colour): string {
  return formatColour(ensureContrast(flatten(text, background), background, textContrast));
}

function colourOf(theme: BrandColours, field: keyof BrandColours): Colour {
  return parseColour(theme[field]) ?? read(defaultThemeColours[field]);
}

function read(colour: string): Colour {
  const parsed = parseColour(colour);
  if (parsed === undefined) throw new TypeError(`Not a colour: ${colour}`);
  return parsed;
}
