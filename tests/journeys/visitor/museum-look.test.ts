import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { theme } from '#content/entities/theme.ts';
import { backgroundOf } from '#content/theme-colours.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
const colours = { PrimaryColor: '#1b1b4b', SecondaryColor: '#0a5c36', AccentColor: '#ffd400', TextColor: '#ffffff' };

describe('a museum that wants its pages in its primary colour (specification 3.4 and 9)', () => {
  const { as } = openMuseum(
    {
      ...smallMuseum,
      Themes: [{ ID: 1, IsDefault: true, ...colours }],
      TourGroups: [{ ID: 1, Name: { de: 'Haus' }, ImageDescriptor: { IconURL: 'files/group.svg' } }],
      Tours: [{ ...smallMuseum.Tours[0], ImageDescriptor: { ImageURL: 'files/big.svg', IconURL: 'files/small.svg' } }],
      Locations: [
        { ...smallMuseum.Locations[0], Text: { de: '<p>Mehr <a href="https://museum.example">beim Museum</a></p>' } },
        smallMuseum.Locations[1],
      ],
      Configurations: [
        {
          BackgroundFromPrimary: true,
          GlobalNumberSearch: true,
          WelcomeScreen: { ImageURL: 'files/big.svg', Overlay: true },
        },
      ],
    },
    { files: { 'big.svg': picture, 'small.svg': picture, 'group.svg': picture } },
  );

  const style = (element: Locator, name: string): Promise<string> =>
    element.evaluate((found, property) => getComputedStyle(found).getPropertyValue(property), name);

  it('has them, legible, black in high contrast, with its own link colour and the small pictures in lists', () =>
    as(async (guide) => {
      const { page } = guide;
      const light = asComputed(backgroundOf(theme.complete(colours)).page);
      const expectBackground = async (colour: string): Promise<void> => {
        await expect.poll(() => style(page.locator('body'), 'background-color')).toBe(colour);
      };
      const names = (): Promise<readonly (string | undefined)[]> =>
        page
          .locator('main li img')
          .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
      await guide.open('/welcome');
      await expect.poll(() => style(page.locator('main > img'), 'filter')).toBe('brightness(0.55)');
      await guide.tap('Los geht’s');
      await guide.expectAt('/groups');
      await expect.poll(names).toEqual(['/files/group.svg']);
      await expectBackground(light);
      await guide.tap('Haus');
      await expect.poll(names).toEqual(['/files/small.svg']);
      await guide.tap('Rundgang');
      await guide.expectHeading('Rundgang');
      await expectBackground(light);
      await guide.expectAccessible();
      await guide.tap('Ton');
      await guide.expectHeading('Ton');
      await expectBackground(light);
      const link = page.getByRole('link', { name: /beim Museum/ });
      await expect.poll(() => style(link, 'color')).toMatch(/^rgb\((\d+), (?!\1)/);
      const [red = 0, green = 0, blue = 0] = (await style(link, 'color')).match(/\d+/g)?.map(Number) ?? [];
      expect(green).toBeGreaterThan(Math.max(red, blue));
      await guide.open('/numbers');
      await guide.expectHeading('Suche');
      await expectBackground(light);
      await guide.toggle('Hoher Kontrast');
      await expectBackground('rgb(0, 0, 0)');
      await guide.toggle('Hoher Kontrast');
      await expectBackground(light);
    }));

  /** `#rrggbb` as browsers report it. */
  function asComputed(colour: string): string {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return `rgb(${channels.join(', ')})`;
  }
});
