import { describe, expect, it } from 'vitest';
import { breadth, button, card, map, marker, markers, openMap, picture } from './map-hand.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum, visitMuseum } from './visits.ts';

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

/** Two of the stations are in one place, one refers to nothing, one has no place, and one is off the map. */
const oddMuseum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, HideStationNumber: true }],
  Tours: [{ ...mapTour, MapScoreShow: true, MapProgressShow: true, MapHome: { X: 400, Y: 300, Zoom: 1 } }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 400, MapY: 300 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 400, MapY: 300 },
    { ID: 3, TourID: 1, LocationID: 99, Code: '3', Position: 2, MapX: 800, MapY: 300 },
    { ID: 4, TourID: 1, LocationID: 1, Code: '4', Position: 3 },
    { ID: 5, TourID: 1, LocationID: 2, Code: '5', Position: 4, MapX: 1700, MapY: 300 },
    { ID: 6, TourID: 1, LocationID: 3, Code: '6', Position: 5, MapX: 400, MapY: 600 },
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
const { as: inOdd } = openMuseum(oddMuseum, { files });
const { as: inLarge } = openMuseum(largeMuseum, { files });
const { as: withoutPicture } = openMuseum({ ...oddMuseum, Tours: [mapTour] }, { allow: /404/ });

/** A house of two floors, a tour without a map among them, and a tour of another group. */
const houseMuseum = {
  ...smallMuseum,
  TourGroups: [...smallMuseum.TourGroups, { ID: 2, Position: 2, Name: { de: 'Anderswo' } }],
  Tours: [
    { ...mapTour, Position: 0, MapFloor: { de: 'EG' } },
    { ...mapTour, ID: 2, Code: 'O', Position: 1, Name: { de: 'Oben' }, MapFloor: { de: '1. Stock' } },
    { ...mapTour, ID: 3, Code: 'L', Selectors: [1], MapFloor: { de: 'Dach' } },
    { ...mapTour, ID: 4, Code: 'A', TourGroupID: 2, MapFloor: { de: 'Scheune' } },
    { ...mapTour, ID: 5, Code: 'P' },
  ],
  TourItems: [1, 2, 3, 4, 5].map((TourID) => ({ ID: TourID, TourID, LocationID: 1, Code: '1', MapX: 400, MapY: 300 })),
};

const { as: inHouse } = openMuseum(houseMuseum, { files });

describe('a building with floors', () => {
  it('lets visitors switch between its maps, and to no other', () =>
    inHouse(async (guide) => {
      const { page } = guide;
      const floors = page.getByRole('navigation', { name: 'Stockwerke' });
      await openMap(guide, '/locations/1');
      await expect.poll(() => floors.getByRole('link').allInnerTexts()).toEqual(['EG', '1. Stock']);
      await floors.getByRole('link', { name: 'EG' }).and(page.locator('[aria-current=page]')).waitFor();
      await guide.expectAccessible();
      await floors.getByRole('link', { name: '1. Stock' }).click();
      await guide.expectAt('/locations/2?by=map');
      await guide.expectHeading('Oben');
      await floors.getByRole('link', { name: '1. Stock' }).and(page.locator('[aria-current=page]')).waitFor();
      await openMap(guide, '/locations/5');
      await expect.poll(() => floors.count()).toBe(0);
    }));
});

describe('a map of 1,000 stations', () => {
  it('renders few of them at once, all of them within reach', () =>
    inLarge(async (guide) => {
      await openMap(guide, '/locations/1');
      await expect.poll(() => markers(guide).count()).toBeLessThan(100);
      const counts = await map(guide)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label') ?? '0', 10)));
      const alone = await map(guide).getByRole('link').count();
      expect(counts.reduce((sum, count) => sum + count, alone)).toBe(1000);
      await map(guide).focus();
      await guide.press('+', '+', '+');
      await marker(guide, /^\d+ Station \d+$/)
        .first()
        .waitFor();
      await expect.poll(() => markers(guide).count()).toBeLessThan(250);
      const far = marker(guide, /^1 Station 1$/);
      for (let step = 0; step < 40 && (await far.count()) === 0; step += 1) await guide.press('ArrowLeft', 'ArrowUp');
      await far.focus();
      await guide.press('Enter');
      await card(guide).getByText('Station 1', { exact: true }).waitFor();
    }));

  it('leaves nothing behind, however often it is opened', () =>
    inLarge(async (guide) => {
      await openMap(guide, '/locations/1');
      const session = await guide.context.newCDPSession(guide.page);
      await session.send('Performance.enable');
      const measure = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
        return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
      };
      const openAndLeave = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await guide.tap('Liste');
          await map(guide).waitFor({ state: 'detached' });
          await guide.tap('Karte');
          await markers(guide).first().waitFor();
        }
      };
      await openAndLeave(3);
      const before = await measure();
      await openAndLeave(20);
      const after = await measure();
      expect(after.listeners - before.listeners).toBeLessThan(20);
      expect(after.nodes - before.nodes).toBeLessThan(200);
    }));
});

describe('a map with odd content', () => {
  it('opens at MapHome; several stations in one place are a list', () =>
    inOdd(async (guide) => {
      await openMap(guide, '/locations/1');
      expect(await breadth(guide)).toBeCloseTo(656, 0);
      const [frame, at] = await Promise.all([
        map(guide).boundingBox(),
        map(guide).getByRole('button', { name: '2 Stationen' }).boundingBox(),
      ]);
      expect((at?.x ?? 0) + 22).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, -1);
      await map(guide).getByRole('button', { name: '2 Stationen' }).click();
      await card(guide).getByRole('heading', { name: '2 Stationen hier' }).waitFor();
      await card(guide)
        .getByRole('link', { name: /^Stille/ })
        .click();
      await guide.expectAt('/detail/2');
    }));

  it('shows stations without a place in the list only, and marks missing ones', () =>
    inOdd(async (guide) => {
      await openMap(guide, '/locations/1');
      await map(guide).getByRole('img', { name: 'Station 3, nicht verfügbar' }).waitFor();
      await guide.page.getByText('0 von 10 Punkten').waitFor();
      await guide.tap('Stationen als Liste zeigen');
      await guide.expectAt('/locations/1?by=map&as=list');
      await expect.poll(() => guide.page.getByRole('main').getByRole('listitem').count()).toBe(6);
      await guide.tap('Stationen auf der Karte zeigen');
      await map(guide).waitFor();
    }));

  it('shows points won', () =>
    inOdd(async (guide) => {
      await guide.context.addInitScript(() => localStorage.setItem('scores', '{"H":{"6":10}}'));
      await openMap(guide, '/locations/1');
      await guide.page.getByText('10 von 10 Punkten').waitFor();
      await guide.page.getByText('1 von 5 Stationen gehört').waitFor();
      await marker(guide, 'Rätsel, 10 Punkte gewonnen').locator('[data-badge=won]').waitFor();
    }));

  it('lists the stations without its picture, and offers a retry', () =>
    withoutPicture(async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByText('Die Karte lässt sich gerade nicht zeigen.').waitFor();
      await guide.page.getByRole('link', { name: 'Ton' }).first().waitFor();
      await guide.page.route('**/files/plan.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: plan }),
      );
      await button(guide, 'Noch einmal versuchen').click();
      await markers(guide).first().waitFor();
    }));

  it.each([
    ['missing', 0, 0],
    ['of another shape', 1600, 400],
  ])('takes the size of the picture where MapWidth and MapHeight are %s', (_, MapWidth, MapHeight) =>
    visitMuseum(
      {
        ...oddMuseum,
        Tours: [{ ...mapTour, MapWidth, MapHeight }],
        TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 400, MapY: 300 }],
      },
      async (guide) => {
        await openMap(guide, '/locations/1');
        const [shown, at] = await Promise.all([picture(guide).boundingBox(), marker(guide, /^Ton/).boundingBox()]);
        expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(4 / 3, 2);
        expect((at?.x ?? 0) + 22).toBeCloseTo((shown?.x ?? 0) + (shown?.width ?? 0) / 2, 0);
      },
      { files },
    ),
  );
});
