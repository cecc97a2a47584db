import { expect, it } from 'vitest';
import { brandAt } from './brand.ts';
import { createCatalogue } from './catalogue.ts';
import { type TourDefinition } from './definition.ts';
import { defaultThemeColours } from './entities/theme.ts';

const theme = (ID: number, PrimaryColor: string): object => ({ ID, PrimaryColor });
const museum = {
  Themes: [theme(9, '#999999'), theme(1, '#111111'), theme(2, '#222222'), theme(3, '#333333')],
  TourGroups: [{ ID: 1, ThemeID: 1 }, { ID: 2 }],
  Tours: [
    { ID: 1, TourGroupID: 1, ThemeID: 2 },
    { ID: 2, TourGroupID: 1 },
    { ID: 3, TourGroupID: 2, ThemeID: 77 },
  ],
  TourItems: [
    { ID: 1, TourID: 1, ThemeID: 3 },
    { ID: 2, TourID: 1 },
  ],
} satisfies TourDefinition;

it('The nearest object with a theme gives the colours: the station in its tour, the tour, its group, the museum', () => {
  const catalogue = createCatalogue(museum);
  const primaryAt = (tourId: number, itemId?: number): string => {
    const item = catalogue.itemsOf(tourId).find(({ ID }) => ID === itemId);
    return brandAt({ tour: catalogue.tour(tourId), item }, catalogue).PrimaryColor;
  };
  expect([primaryAt(1, 1), primaryAt(1, 2), primaryAt(1), primaryAt(2)]).toEqual([
    '#333333',
    '#222222',
    '#222222',
    '#111111',
  ]);
  expect(brandAt({ group: catalogue.group(1), tour: catalogue.tour(3) }, catalogue).PrimaryColor).toBe('#111111');
  const own = catalogue.defaultTheme ?? defaultThemeColours;
  expect(brandAt({ tour: catalogue.tour(3) }, catalogue)).toEqual(own);
});
