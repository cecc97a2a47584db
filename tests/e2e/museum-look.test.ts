import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { themeColours } from '#content/theme-colours.ts';
import { theme } from '#content/entities/theme.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
const files = { 'big.svg': picture, 'small.svg': picture, 'group.svg': picture };
const colours = { PrimaryColor: '#1b1b4b', SecondaryColor: '#0a5c36', AccentColor: '#ffd400', TextColor: '#ffffff' };

function museum(configuration: object) {
  return {
    ...smallMuseum,
    Themes: [{ ID: 1, IsDefault: true, ...colours }],
    TourGroups: [{ ID: 1, Name: { de: 'Haus' }, ImageDescriptor: { IconURL: 'files/group.svg' } }],
    Tours: [{ ...smallMuseum.Tours[0], ImageDescriptor: { ImageURL: 'files/big.svg', IconURL: 'files/small.svg' } }],
    Locations: [
      { ...smallMuseum.Locations[0], Text: { de: '<p>Mehr <a href="https://museum.example">beim Museum</a></p>' } },
      smallMuseum.Locations[1],
    ],
    Configurations: [configuration],
  };
}

const { as } = openMuseum(
  museum({ BackgroundFromPrimary: true, WelcomeScreen: { ImageURL: 'files/big.svg', Overlay: true } }),
  { files },
);
const { as: asPlain } = openMuseum(museum({ WelcomeScreen: { ImageURL: 'files/big.svg', Overlay: false } }), { files });

const style = (element: Locator, name: string): Promise<string> =>
  element.evaluate((found, property) => getComputedStyle(found).getPropertyValue(property), name);

/** `#rrggbb` as browsers report it. */
function asComputed(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

describe('a museum that wants its pages in its primary colour', () => {
  const { light } = themeColours(theme.complete(colours));

  it('has them, legible, and black in high contrast', () =>
    as(async (guide) => {
      const body = guide.page.locator('body');
      for (const [path, heading] of [
        ['/groups', /./],
        ['/locations/1', 'Rundgang'],
        ['/numbers', /./],
        ['/detail/1', 'Ton'],
      ] as const) {
        await guide.open(path);
        await guide.expectHeading(heading);
        await expect.poll(() => style(body, 'background-color')).toBe(asComputed(light));
        await guide.expectAccessible();
      }
      await guide.tap(/Kontrast/);
      await expect.poll(() => style(body, 'background-color')).toBe('rgb(0, 0, 0)');
      await guide.tap(/Kontrast/);
      await expect.poll(() => style(body, 'background-color')).toBe(asComputed(light));
    }));

  it('has its links in the secondary colour', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      const link = guide.page.getByRole('link', { name: /beim Museum/ });
      await expect.poll(() => style(link, 'color')).toMatch(/^rgb\((\d+), (?!\1)/);
      const [red = 0, green = 0, blue = 0] = (await style(link, 'color')).match(/\d+/g)?.map(Number) ?? [];
      expect(green).toBeGreaterThan(Math.max(red, blue));
    }));
});

describe('the picture of the welcome screen', () => {
  const image = 'main > img';

  it('is darkened where the museum wants it', () =>
    as(async (guide) => {
      await guide.open('/welcome');
      await expect.poll(() => style(guide.page.locator(image), 'filter')).toBe('brightness(0.55)');
    }));

  it('is clear otherwise', () =>
    asPlain(async (guide) => {
      await guide.open('/welcome');
      await guide.expectHeading('Kleines Museum');
      expect(await style(guide.page.locator(image), 'filter')).toBe('none');
    }));
});

it('tours are listed with the small version of their picture, and groups have theirs where they have no other', () =>
  as(async (guide) => {
    const names = (): Promise<readonly (string | undefined)[]> =>
      guide.page
        .locator('main li img')
        .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
    await guide.open('/groups');
    await expect.poll(names).toEqual(['/files/group.svg']);
    await guide.open('/tours/1');
    await expect.poll(names).toEqual(['/files/small.svg']);
  }));
