import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);

/** Returns a word that almost no other station contains. */
const wordOf = (ID: number): string => `Wort${(ID * 7919) % 9973}`;

const words = 'Die Mühle am Fluß mahlt seit dem Jahre 1742 das Korn der Bauern aus der Gegend. ';

const { as } = openMuseum({
  ...smallMuseum,
  Configurations: [{ ID: 1, GlobalNumberSearch: true, FulltextSearch: true }],
  Tours: [...smallMuseum.Tours, { ID: 2, TourGroupID: 1, Code: 'L', Selectors: [1], Name: { de: 'Lange Tour' } }],
  TourItems: [
    ...numbers.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    ...numbers
      .slice(0, 1000)
      .map((ID) => ({ ID: 10_000 + ID, TourID: 2, LocationID: ID, Code: String(ID), Position: ID })),
  ],
  Locations: numbers.map((ID) => ({
    ID,
    Type: 2,
    Name: { de: `Station ${ID}` },
    Text: { de: `<p>${words.repeat(4)}${wordOf(ID)}</p>` },
  })),
});

describe('a museum with 10,000 stations (decision: the largest museum that must stay fast)', () => {
  // tests/slow/visitor has the search of all stations.
  it('draws a list as far as the visitor scrolls, reaches its end by a key, and filters by every letter typed', () =>
    as(async (guide) => {
      const { page } = guide;
      const rows = page.locator('main li');
      await guide.open('/locations/1');
      await guide.expectHeading('Rundgang');
      await expect.poll(() => rows.count()).toBeLessThan(500);
      const station = page.getByRole('link', { name: 'Station 151', exact: true });
      await guide.scrollUntil(station);
      await station.click();
      await guide.expectHeading('Station 151');
      await page.goBack();
      await station.waitFor();
      await expect.poll(() => rows.count()).toBeLessThan(1000);

      await guide.open('/locations/2');
      await guide.expectHeading('Lange Tour');
      await guide.press('End');
      const last = page.getByRole('link', { name: 'Station 1000', exact: true });
      await last.waitFor();
      await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);

      const search = page.getByRole('searchbox', { name: 'Nach Namen oder Nummer suchen' });
      const expectFound = async (digits: string): Promise<void> => {
        const found = numbers.slice(0, 1000).filter((ID) => String(ID).includes(digits));
        const sentence = found.length === 1 ? '1 Station' : `${found.length} Stationen`;
        await page.getByRole('status').getByText(sentence, { exact: true }).waitFor({ state: 'attached' });
        expect(await search.inputValue()).toBe(`Station ${digits}`);
        const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
        await expect.poll(() => titles.allInnerTexts()).toEqual(found.map((ID) => `Station ${ID}`));
      };
      await search.pressSequentially('Station 55');
      await expectFound('55');
      await search.pressSequentially('5');
      await expectFound('555');
    }));
});
