import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { breadth, card, map, marker, middleOf, openMap, picture, restingBox } from './map-locators.ts';
import { mapTour, plan } from './map-tour.ts';

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

const { as } = openMuseum(oddMuseum, { files: { 'plan.svg': plan }, allow: /404/ });

describe('the maps of a house (specification 3.3)', () => {
  it('show odd content as well as they can: stations in one place, missing ones, floors, points and a lost picture', () =>
    as(async (guide) => {
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

/** The picture keeps its shape, and the station at its middle is there. */
async function expectSizeOfPicture(guide: Guide): Promise<void> {
  const shown = await restingBox(picture(guide));
  expect(shown.width / shown.height).toBeCloseTo(4 / 3, 2);
  const at = middleOf(await restingBox(marker(guide, /^Ton/)));
  expect(at.x).toBeCloseTo(middleOf(shown).x, 0);
  expect(at.y).toBeCloseTo(middleOf(shown).y, 0);
}
