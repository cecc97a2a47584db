import { expect } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type Museum, openMuseum } from '#tests/browser/visits.ts';

const stations = Array.from({ length: 60 }, (_, index) => index + 1);

export const openLongList = (): Museum =>
  openMuseum({
    ...smallMuseum,
    Configurations: [{ ID: 1, GlobalNumberSearch: true }],
    Tours: [{ ...smallMuseum.Tours[0], Selectors: [1, 3] }],
    TourItems: stations.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    Locations: stations.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
  });

const scrolledTo = (guide: Guide, place: number): Promise<unknown> =>
  guide.page.waitForFunction((expected) => Math.abs(scrollY - expected) < 2, place);

const filter = ({ page }: Guide) => page.getByRole('searchbox', { name: 'Nach Namen oder Nummer suchen' });
export const focusOnHeading = ({ page }: Guide): Promise<unknown> =>
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

/** Leaves the list, the cards and the search for a station, and finds them again as they were. */
export async function expectRestored(guide: Guide, goBack: () => Promise<unknown>): Promise<void> {
  const { page } = guide;
  const place = await openInFiltered(guide, 'Station 57');
  await goBack();
  await expectFiltered(guide, place);
  await focusOnHeading(guide);
  await guide.tap('Station 57');
  await guide.expectHeading('Station 57');
  await page.reload();
  await guide.expectHeading('Station 57');
  await goBack();
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
  await goBack();
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
  await goBack();
  await guide.expectAt('/numbers?q=5');
  expect(await page.getByRole('searchbox').inputValue()).toBe('5');
}
