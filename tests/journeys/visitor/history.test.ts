import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const stations = Array.from({ length: 60 }, (_, index) => index + 1);

const { as } = openMuseum({
  ...smallMuseum,
  Configurations: [{ ID: 1, GlobalNumberSearch: true }],
  Tours: [{ ...smallMuseum.Tours[0], Selectors: [1, 3] }],
  TourItems: stations.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
  Locations: stations.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
});

const scrolledTo = (guide: Guide, place: number): Promise<unknown> =>
  guide.page.waitForFunction((expected) => Math.abs(scrollY - expected) < 2, place);

const filter = ({ page }: Guide) => page.getByRole('searchbox', { name: 'Nach Namen oder Nummer suchen' });
const focusOnHeading = ({ page }: Guide): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1');

/** Opens a station below the fold, and returns the scroll position. */
async function openBelow(guide: Guide, name: string): Promise<number> {
  const link = guide.page.getByRole('link', { name, exact: true });
  await guide.scrollUntil(link);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await guide.page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await guide.expectHeading(name);
  await scrolledTo(guide, 0);
  return place;
}

async function openInFiltered(guide: Guide, name: string): Promise<number> {
  await guide.open('/tours/1');
  await guide.tap('Rundgang');
  await filter(guide).fill('Station 5');
  await guide.page.getByRole('status').getByText('15 Stationen').waitFor({ state: 'attached' });
  return openBelow(guide, name);
}

async function expectFiltered(guide: Guide, place: number): Promise<void> {
  const { page } = guide;
  await guide.expectHeading('Rundgang');
  await guide.expectAt('/locations/1?find=Station+5');
  expect(await filter(guide).inputValue()).toBe('Station 5');
  await page.getByRole('status').getByText('15 Stationen').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(15);
  await scrolledTo(guide, place);
}

describe.each<{ way: string; goBack: (guide: Guide) => Promise<unknown> }>([
  { way: 'the browser’s own way', goBack: ({ page }) => page.goBack() },
  { way: 'the arrow', goBack: (guide) => guide.tap('Zurück') },
])('going back by $way (decision: a list is as the visitor left it)', ({ goBack }) => {
  it('restores the filtered list, also after a reload, the place in the cards, and the last typed text', () =>
    as(async (guide) => {
      const { page } = guide;
      const place = await openInFiltered(guide, 'Station 57');
      await goBack(guide);
      await expectFiltered(guide, place);
      await focusOnHeading(guide);
      await guide.tap('Station 57');
      await guide.expectHeading('Station 57');
      await page.reload();
      await guide.expectHeading('Station 57');
      await goBack(guide);
      await expectFiltered(guide, place);
      await page.goBack();
      await guide.expectAt('/tours/1');
      await guide.tap('Rundgang');
      await guide.expectAt('/locations/1');
      expect(await filter(guide).inputValue()).toBe('');

      const cards = page.getByRole('link', { name: 'Bilder' }).and(page.locator('[aria-current]'));
      await guide.tap('Bilder');
      await cards.waitFor();
      const placeOfCard = await openBelow(guide, 'Station 40');
      await goBack(guide);
      await cards.waitFor();
      await scrolledTo(guide, placeOfCard);
      await page.goForward();
      await guide.expectHeading('Station 40');
      await scrolledTo(guide, 0);

      await guide.open('/numbers');
      await page.getByRole('searchbox').fill('5');
      // However soon a station is opened.
      await guide.press('Enter');
      await guide.expectHeading('Station 5');
      await goBack(guide);
      await guide.expectAt('/numbers?q=5');
      expect(await page.getByRole('searchbox').inputValue()).toBe('5');
    }));
});

describe('the arrow (decision: it leads up, not back)', () => {
  it('leads past the stations in between to the list, no further when tapped twice, also without having come from it', () =>
    as(async (guide) => {
      await guide.open('/locations/1?find=Station+5');
      await guide.tap('Station 53');
      await guide.expectHeading('Station 53');
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Station 54');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1?find=Station+5');
      await guide.expectHeading('Rundgang');
      await focusOnHeading(guide);

      await guide.open('/detail/53');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      await guide.expectHeading('Rundgang');
      await guide.tap('Zurück');
      await guide.expectAt('/tours/1');

      await guide.tap('Rundgang');
      await guide.tap('Station 2');
      await guide.expectHeading('Station 2');
      await guide.page.getByRole('link', { name: 'Zurück' }).evaluate((arrow: HTMLElement) => {
        arrow.click();
        arrow.click();
      });
      await guide.expectHeading('Rundgang');
      await guide.expectAt('/locations/1');
    }));
});
