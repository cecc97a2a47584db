import { entity, type EntityValue } from '../schema/entity.ts';
import { colour, flag } from '../schema/scalars.ts';
import { text } from '../schema/texts.ts';

/** The default theme's colours (section 3.4): dark red, dark teal, purple, white. */
export const defaultThemeColours = {
  PrimaryColor: '#7a1f1f',
  SecondaryColor: '#0f4c4f',
  AccentColor: '#8e24aa',
  TextColor: '#ffffff',
} as const;

/** A look for the museum, a tour or a station (section 3.4). */
export const theme = entity('themes', {
  Name: text(),
  PrimaryColor: colour(defaultThemeColours.PrimaryColor),
  SecondaryColor: colour(defaultThemeColours.SecondaryColor),
  AccentColor: colour(defaultThemeColours.AccentColor),
  TextColor: colour(defaultThemeColours.TextColor),
  /** The dark look; what is empty follows from the colours above. */
  DarkPrimaryColor: colour(''),
  DarkSecondaryColor: colour(''),
  DarkAccentColor: colour(''),
  DarkTextColor: colour(''),
  DarkPageColor: colour(''),
  IsDefault: flag(),
});

export type Theme = EntityValue<typeof theme>;
