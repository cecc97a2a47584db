import { useLayoutEffect } from 'react';
import { type Catalogue } from '#content/catalogue.ts';
import { formatColour, lighten, parseColour } from '#content/colour.ts';
import { defaultThemeColours } from '#content/entities/theme.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type BrandColours, highContrastTheme, pageColour, themeColours } from '#content/theme-colours.ts';

/** Where a screen is in the museum; the nearest thing with a theme of its own gives the colours. */
export interface Place {
  readonly group?: TourGroup | undefined;
  readonly tour?: Tour | undefined;
  readonly item?: TourItem | undefined;
}

export function brandAt({ group, tour, item }: Place, catalogue: Catalogue): BrandColours {
  const tourGroup = group ?? (tour === undefined ? undefined : catalogue.group(tour.TourGroupID));
  const themes = [item, tour, tourGroup].map((thing) =>
    thing === undefined ? undefined : catalogue.theme(thing.ThemeID),
  );
  return themes.find((theme) => theme !== undefined) ?? catalogue.defaultTheme ?? defaultThemeColours;
}

/** The brightest surface of high contrast (see tokens.css). */
const highContrastSurface = '#262626';

/** The darkest surface that text in the accent colour may stand on: pages and tints are the primary colour, lightened. */
function darkestSurface({ PrimaryColor }: BrandColours): string {
  const primary = parseColour(PrimaryColor) ?? parseColour(defaultThemeColours.PrimaryColor);
  return primary === undefined ? pageColour : formatColour({ ...lighten(primary, 80), alpha: 100 });
}

/** Paints the page: a theme and high contrast change the custom properties of the root element, and nothing else. */
export function usePaint(brand: BrandColours, highContrast: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const colours = highContrast
      ? themeColours(highContrastTheme, highContrastSurface)
      : themeColours(brand, darkestSurface(brand));
    for (const [name, colour] of Object.entries(colours)) {
      root.style.setProperty(`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour);
    }
    root.dataset['contrast'] = highContrast ? 'high' : 'normal';
    const browserBar = document.querySelector('meta[name="theme-color"]');
    browserBar?.setAttribute('content', colours.primary);
  }, [brand, highContrast]);
}
