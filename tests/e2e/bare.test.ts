import { describe, expect, it } from 'vitest';
import { type Guide } from './guide.ts';
import { openMuseum } from './visits.ts';

/** A museum whose staff have entered almost nothing. */
const { as } = openMuseum(
  {
    Languages: [{ ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true }],
    Configurations: [{ ID: 1, WelcomeScreen: { ImageURL: 'files/gone.jpg', LogoURL: 'files/gone.png' } }],
    TourGroups: [{ ID: 1 }],
    Tours: [
      { ID: 1, TourGroupID: 1, Selectors: [1, 3, 0], Description: { de: '<p>Im <b>Keller</b></p>' } },
      { ID: 2, TourGroupID: 1, Selectors: [1], Name: { de: 'M'.repeat(5000) } },
    ],
    TourItems: [
      { ID: 16, TourID: 1, LocationID: 1, Code: '16', Position: 0 },
      { ID: 17, TourID: 1, LocationID: 2, Position: 1 },
      { ID: 18, TourID: 1, LocationID: 3, Code: '18', Position: 2 },
      { ID: 19, TourID: 2, LocationID: 1, Code: '19', Position: 0 },
      { ID: 20, TourID: 2, LocationID: 4, Code: '20', Position: 1 },
    ],
    Locations: [
      { ID: 1, Type: 0, MediaURL: { de: 'files/tone.wav' } },
      { ID: 2, Type: 2 },
      { ID: 3, Type: 2, Name: { de: 'Kessel' }, Description: { de: '<p>Ein <b>Kessel</b> &amp; mehr</p>' } },
      {
        ID: 4,
        Type: 2,
        Name: { de: 'N'.repeat(5000) },
        Description: { de: 'D'.repeat(5000) },
        IconURL: 'files/tone.wav',
      },
    ],
  },
  { allow: /404/ },
);

const titles = ({ page }: Guide): Promise<readonly string[]> =>
  page.getByRole('main').getByRole('link').allInnerTexts();

describe('a museum with next to nothing in it', () => {
  it('shows no broken pictures on its welcome screen', () =>
    as(async ({ page, open }) => {
      await open('/welcome');
      await page.getByRole('link', { name: 'Los geht’s' }).waitFor();
      await expect.poll(() => page.locator('img:visible').count()).toBe(0);
    }));

  it('names groups and tours without a name as their screens do', () =>
    as(async (guide) => {
      await guide.open('/groups');
      await guide.expectHeading('Wohin möchten Sie?');
      expect(await titles(guide)).toEqual(['Touren']);
      await guide.tap('Touren');
      await guide.expectAt('/tours/1');
      expect((await titles(guide))[0]).toBe('Touren');
      await guide.page.getByRole('listitem').first().getByText('Im Keller').waitFor();
      await guide.expectAccessible();
    }));

  it('calls stations without a name by number, or else by kind, and leaves no room for pictures that none has', () =>
    as(async (guide) => {
      for (const way of ['list', 'cards']) {
        await guide.open(`/locations/1?by=${way}`);
        await guide.page.getByRole('link', { name: 'Kessel' }).waitFor();
        expect(await titles(guide), way).toEqual(['Station 16', 'Zum Lesen und Schauen', 'Kessel']);
        expect(await guide.page.getByText('16', { exact: true }).count(), way).toBe(0);
      }
      await guide.open('/locations/1?by=list');
      const row = guide.page.getByRole('main').getByRole('listitem').first();
      const [link, line] = [await row.getByRole('link').boundingBox(), await row.boundingBox()];
      expect(link?.x).toBe(line?.x);
    }));

  it('shows HTML in a description without its tags, and a description where there is no text', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByRole('main').getByText('Im Keller').waitFor();
      await guide.page.getByText('Ein Kessel & mehr').waitFor();
      await guide.tap('Kessel');
      await guide.expectHeading('Kessel');
      const text = guide.page.getByRole('article').getByText('Ein Kessel & mehr');
      await text.waitFor();
      expect(await text.locator('b').count()).toBe(1);
    }));

  it('cuts endless words in lists', () =>
    as(async (guide) => {
      for (const path of ['/tours/1', '/locations/2']) {
        await guide.open(path);
        const row = guide.page.getByRole('main').getByRole('listitem').last();
        await row.waitFor();
        expect((await row.boundingBox())?.height, path).toBeLessThan(300);
      }
      expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        guide.page.viewportSize()?.width,
      );
    }));
});
