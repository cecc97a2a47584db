import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const scrolledTo = (guide: Guide, place: number): Promise<unknown> =>
  guide.page.waitForFunction((expected) => Math.abs(scrollY - expected) < 2, place);

/** Scrolls down the list, and opens a station without scrolling to it. */
async function openFarDown(guide: Guide): Promise<void> {
  await guide.open('/locations/1');
  await guide.expectHeading('Höhepunkte');
  await guide.page.evaluate(() => scrollTo(0, 400));
  await scrolledTo(guide, 400);
  await guide.page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await guide.expectAt(/^\/detail\//);
}

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

describe('going back and forth', () => {
  it('restores the position in the list, and starts each new screen at its top', () =>
    as(async (guide) => {
      await openFarDown(guide);
      await guide.expectHeading(/./);
      await scrolledTo(guide, 0);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await scrolledTo(guide, 400);
      await guide.page.goForward();
      await guide.expectAt(/^\/detail\//);
      await scrolledTo(guide, 0);
    }));

  it('restores the position after a reload in between', () =>
    as(async (guide) => {
      await openFarDown(guide);
      await guide.page.reload();
      await guide.expectHeading(/./);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await scrolledTo(guide, 400);
    }));
});

const stations = Array.from({ length: 60 }, (_, index) => index + 1);

const { as: inLong } = openMuseum({
  ...smallMuseum,
  Configurations: [{ ID: 1, GlobalNumberSearch: true }],
  Tours: [{ ...smallMuseum.Tours[0], Selectors: [1, 3] }],
  TourItems: stations.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
  Locations: stations.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
});

describe.each<{ way: string; goBack: (guide: Guide) => Promise<unknown> }>([
  { way: 'the browser’s own way', goBack: ({ page }) => page.goBack() },
  { way: 'the arrow', goBack: (guide) => guide.tap('Zurück') },
])('coming back from a station by $way', ({ goBack }) => {
  const filter = ({ page }: Guide) => page.getByRole('searchbox', { name: 'Nach Name oder Nummer suchen' });
  const rows = ({ page }: Guide) => page.getByRole('main').getByRole('listitem');

  async function openInFiltered(guide: Guide, name: string): Promise<number> {
    await guide.open('/tours/1');
    await guide.tap('Rundgang');
    await filter(guide).fill('Station 5');
    await guide.page.getByRole('status').getByText('15 Stationen').waitFor({ state: 'attached' });
    return openBelow(guide, name);
  }

  async function expectFiltered(guide: Guide, place: number): Promise<void> {
    await guide.expectHeading('Rundgang');
    await guide.expectAt('/locations/1?find=Station+5');
    expect(await filter(guide).inputValue()).toBe('Station 5');
    await guide.page.getByRole('status').getByText('15 Stationen').waitFor({ state: 'attached' });
    await expect.poll(() => rows(guide).count()).toBe(15);
    await scrolledTo(guide, place);
  }

  it('restores the filtered list, and then its tours', () =>
    inLong(async (guide) => {
      const place = await openInFiltered(guide, 'Station 57');
      await goBack(guide);
      await expectFiltered(guide, place);
      await guide.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await guide.page.goBack();
      await guide.expectAt('/tours/1');
      await guide.tap('Rundgang');
      await guide.expectAt('/locations/1');
      expect(await filter(guide).inputValue()).toBe('');
    }));

  it('restores the filtered list after a reload in between', () =>
    inLong(async (guide) => {
      const place = await openInFiltered(guide, 'Station 57');
      await guide.page.reload();
      await guide.expectHeading('Station 57');
      await goBack(guide);
      await expectFiltered(guide, place);
    }));

  it('restores the position in the cards', () =>
    inLong(async (guide) => {
      await guide.open('/locations/1');
      const cards = guide.page.getByRole('link', { name: 'Bilder' }).and(guide.page.locator('[aria-current]'));
      await guide.tap('Bilder');
      await cards.waitFor();
      const place = await openBelow(guide, 'Station 40');
      await goBack(guide);
      await cards.waitFor();
      await scrolledTo(guide, place);
    }));

  it('restores the last typed text, however soon a station is opened', () =>
    inLong(async (guide) => {
      await guide.open('/numbers');
      await guide.page.getByRole('searchbox').fill('5');
      await guide.press('Enter');
      await guide.expectHeading('Station 5');
      await goBack(guide);
      await guide.expectAt('/numbers?q=5');
      expect(await guide.page.getByRole('searchbox').inputValue()).toBe('5');
    }));
});

describe('the arrow', () => {
  it('leads past the stations in between to the list as the visitor left it', () =>
    inLong(async (guide) => {
      await guide.open('/locations/1?find=Station+5');
      await guide.tap('Station 53');
      await guide.expectHeading('Station 53');
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Station 54');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1?find=Station+5');
      await guide.expectHeading('Rundgang');
      await guide.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    }));

  it('goes no further when it is tapped twice', () =>
    inLong(async (guide) => {
      await guide.open('/tours/1');
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

  it('leads to the list even if the visitor has not come from it', () =>
    inLong(async (guide) => {
      await guide.open('/detail/53');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      await guide.expectHeading('Rundgang');
      await guide.tap('Zurück');
      await guide.expectAt('/tours/1');
    }));
});

it('an address below the guide’s own folder keeps its fragment', () =>
  as(async (guide) => {
    await guide.open('/groups#%');
    await guide.expectAt('/groups#%');
    await guide.expectHeading(/./);
    expect(await guide.page.evaluate(() => scrollY)).toBe(0);
  }));
