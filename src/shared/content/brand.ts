import { type Catalogue } from './catalogue.ts';
import { defaultThemeColours } from './entities/theme.ts';
import { type Tour } from './entities/tour.ts';
import { type TourGroup } from './entities/tour-group.ts';
import { type TourItem } from './entities/tour-item.ts';
import {
  type Background,
  backgroundOf,
  type BrandColours,
  darkestSurface,
  darkTheme,
  highContrastTheme,
  themeColours,
} from './theme-colours.ts';

/** How the guide looks: in one of the two looks of a theme, or in high contrast, which has neither. */
export type Shade = 'light' | 'dark' | 'high';

/** A screen's place in the museum; the nearest object with its own theme gives the colours. */
export interface MuseumPlace {
  readonly group?: TourGroup | undefined;
  readonly tour?: Tour | undefined;
  readonly item?: TourItem | undefined;
}

export function brandAt({ group, tour, item }: MuseumPlace, catalogue: Catalogue): BrandColours {
  const tourGroup = group ?? (tour === undefined ? undefined : catalogue.group(tour.TourGroupID));
  const themes = [item, tour, tourGroup].map((thing) =>
    thing === undefined ? undefined : catalogue.theme(thing.ThemeID),
  );
  return themes.find((theme) => theme !== undefined) ?? catalogue.defaultTheme ?? defaultThemeColours;
}

/** The brightest surface of high contrast (see tokens.css). */
const highContrastSurface = '#262626';

/**
 * Returns the custom properties (see tokens.css) that a theme sets, with their values.
 *
 * @param isColoured whether the page is in the primary colour (BackgroundFromPrimary)
 */
export function paintOf(brand: BrandColours, shade: Shade, isColoured = false): readonly (readonly [string, string])[] {
  const dark = shade === 'dark' ? darkTheme(brand, isColoured) : undefined;
  const own: Background | undefined = dark ?? (isColoured ? backgroundOf(brand) : undefined);
  const colours =
    shade === 'high'
      ? themeColours(highContrastTheme, highContrastSurface)
      : themeColours(dark ?? brand, own?.surface ?? darkestSurface(brand));
  const background = {
    ownPage: own?.page ?? '',
    ownSurface: own?.surface ?? '',
    ownInk: own?.ink ?? '',
    hint: dark?.hint ?? '',
  };
  return Object.entries({ ...colours, ...background }).map(([name, colour]): readonly [string, string] => [
    `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
}
