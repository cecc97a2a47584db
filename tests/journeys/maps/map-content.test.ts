import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { breadth, card, map, marker, markers, middleOf, openMap, picture, restingBox } from './map-locators.ts';

const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#e0e2d9"/></svg>`;

const mapTour = {
  ID: 1,
  TourGroupID: 1,
  Code: 'H',
  Selectors: [4],
  Name: { de: 'Rundgang' },
  MapURL: 'files/plan.svg',
  MapWidth: 1600,
  MapHeight: 1200,
};

/**
 * A house of two floors, beside tours without a map, of another group and without a floor. On the ground floor two of the
 * stations are in one place, one refers to nothing, one has no place, and one is off the map; the size of the upper floor's
 * map is not its picture's, and the last tour's picture is missing.
 */
const oddMuseum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, HideStationNumber: true }],
  TourGroups: [...smallMuseum.TourGroups, { ID: 2, Position: 2, Name: { de: 'Anderswo' } }],
  Tours: [
    {
      ...mapTour,
      Position: 0,
      MapFloor: { de: 'EG' },
      MapScoreShow: true,
      MapProgressShow: true,
      MapHome: { X: 400, Y: 300, Zoom: 1 },
    },
    { ...mapTour, ID: 2, Code: 'O', Position: 1, Name: { de: 'Oben' }, MapFloor: { de: '1. Stock' }, MapHeight: 400 },
    { ...mapTour, ID: 3, Code: 'L', Selectors: [1], MapFloor: { de: 'Dach' } },
    { ...mapTour, ID: 4, Code: 'A', TourGroupID: 2, MapFloor: { de: 'Scheune' } },
    { ...mapTour, ID: 5, Code: 'P', MapURL: 'files/missing.svg' },
  ],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 400, MapY: 300 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 400, MapY: 300 },
    { ID: 3, TourID: 1, LocationID: 99, Code: '3', Position: 2, MapX: 800, MapY: 300 },
    { ID: 4, TourID: 1, LocationID: 1, Code: '4', Position: 3 },
    { ID: 5, TourID: 1, LocationID: 2, Code: '5', Position: 4, MapX: 1700, MapY: 300 },
    { ID: 6, TourID: 1, LocationID: 3, Code: '6', Position: 5, MapX: 400, MapY: 600 },
    ...[2, 3, 4, 5].map((TourID) => ({ ID: 10 + TourID, TourID, LocationID: 1, Code: '1', MapX: 400, MapY: 300 })),
  ],
  Locations: [...smallMuseum.Locations, { ID: 3, Type: 5, Name: { de: 'Rätsel' }, GamePoints: 10 }],
};

const thousand = Array.from({ length: 1000 }, (_, index) => index + 1);

const largeMuseum = {
  ...smallMuseum,
  Tours: [{ ...mapTour, Selectors: [4, 1] }],
  TourItems: thousand.map((ID) => ({
    ID,
    TourID: 1,
    LocationID: ID,
    Code: String(ID),
    Position: ID,
    MapX: 20 + (ID % 40) * 39,
    MapY: 20 + Math.floor(ID / 40) * 46,
  })),
  Locations: thousand.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
};

const files = { 'plan.svg': plan };
const { as: inOdd } = openMuseum(oddMuseum, { files, allow: /404/ });
const { as: inLarge } = openMuseum(largeMuseum, { files });

describe('the maps of a house (specification 3.3)', () => {
  it('show odd content as well as they can: stations in one place, missing ones, floors, points and a lost picture', () =>
    inOdd(async (guide) => {
      const { page } = guide;
      await openMap(guide, '/locations/1');
      // MapHome: the first two stations in the middle, at twice the size of the whole picture.
      expect(await breadth(guide)).toBeCloseTo(656, 0);
      const place = map(guide).getByRole('button', { name: '2 Stationen' });
      const middle = middleOf(await restingBox(map(guide)));
      expect(middleOf(await restingBox(place)).x).toBeCloseTo(middle.x, -1);
      await map(guide).getByRole('img', { name: 'Station 3, nicht verfügbar' }).waitFor();
      await page.getByText('0 von 10 Punkten').waitFor();

      await guide.tap('Stationen als Liste zeigen');
      await guide.expectAt('/locations/1?by=map&as=list');
      await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(6);
      await guide.tap('Stationen auf der Karte zeigen');
      await place.click();
      await card(guide).getByRole('heading', { name: '2 Stationen hier' }).waitFor();
      await card(guide)
        .getByRole('link', { name: /^Stille/ })
        .click();
      await guide.expectAt('/detail/2');
      await page.goBack();
      await map(guide).waitFor();

      const floors = page.getByRole('navigation', { name: 'Stockwerke' });
      const current = (name: string) => floors.getByRole('link', { name }).and(page.locator('[aria-current=page]'));
      await current('EG').waitFor();
      expect(await floors.getByRole('link').allInnerTexts()).toEqual(['EG', '1. Stock']);
      await guide.tap('1. Stock');
      await guide.expectAt('/locations/2?by=map');
      await guide.expectHeading('Oben');
      await current('1. Stock').waitFor();
      await expectSizeOfPicture(guide);

      await guide.open('/locations/5');
      await page.getByText('Die Karte lässt sich gerade nicht zeigen.').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Ton' }).waitFor();
      await page.route('**/files/missing.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: plan }));
      await guide.tap('Noch einmal versuchen');
      await marker(guide, /^Ton/).waitFor();
      expect(await floors.count()).toBe(0);

      await page.evaluate(() => localStorage.setItem('scores', '{"H":{"6":10}}'));
      await openMap(guide, '/locations/1');
      await page.getByText('10 von 10 Punkten').waitFor();
      await page.getByText('1 von 5 Stationen gehört').waitFor();
      await marker(guide, 'Rätsel, 10 Punkte gewonnen').locator('[data-badge=won]').waitFor();
    }));
});

describe('a map of 1,000 stations', () => {
  it('renders few of them at once, all within reach, and leaves nothing behind when it is closed', () =>
    inLarge(async (guide) => {
      await openMap(guide, '/locations/1');
      await expect.poll(() => markers(guide).count()).toBeLessThan(100);
      const counts = await map(guide)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label') ?? '0', 10)));
      const alone = await map(guide).getByRole('link').count();
      expect(counts.reduce((sum, count) => sum + count, alone)).toBe(1000);

      const openAndClose = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await guide.tap('Liste');
          await map(guide).waitFor({ state: 'detached' });
          await guide.tap('Karte');
          await markers(guide).first().waitFor();
        }
      };
      const measure = await createMeasure(guide);
      await openAndClose(1);
      const before = await measure();
      await openAndClose(2);
      const after = await measure();
      expect(after.listeners - before.listeners).toBeLessThan(2);
      expect(after.nodes - before.nodes).toBeLessThan(20);

      await map(guide).focus();
      await guide.press('+', '+', '+');
      await marker(guide, /^\d+ Station \d+$/)
        .first()
        .waitFor();
      await expect.poll(() => markers(guide).count()).toBeLessThan(250);
      // At the left edge, half-way down.
      const far = marker(guide, /^480 Station 480$/);
      for (let step = 0; step < 20 && (await far.count()) === 0; step += 1) await guide.press('ArrowLeft');
      await far.focus();
      await guide.press('Enter');
      await card(guide).getByText('Station 480', { exact: true }).waitFor();
    }));
});

/** The picture keeps its shape, and the station at its middle is there. */
async function expectSizeOfPicture(guide: Guide): Promise<void> {
  const shown = await restingBox(picture(guide));
  expect(shown.width / shown.height).toBeCloseTo(4 / 3, 2);
  const at = middleOf(await restingBox(marker(guide, /^Ton/)));
  expect(at.x).toBeCloseTo(middleOf(shown).x, 0);
  expect(at.y).toBeCloseTo(middleOf(shown).y, 0);
}

/** Returns a function that counts the page's nodes and listeners, after a garbage collection. */
async function createMeasure({ context, page }: Guide) {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
}
