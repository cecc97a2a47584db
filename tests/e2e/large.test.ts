import { expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { renderedPage, holdScripts } from './rendered-page.ts';
import { openMuseum } from './visits.ts';

const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);

const museum = openMuseum({
  ...smallMuseum,
  Tours: [...smallMuseum.Tours, { ID: 2, TourGroupID: 1, Code: 'L', Selectors: [1], Name: { de: 'Lange Tour' } }],
  TourItems: [
    ...numbers.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    ...numbers
      .slice(0, 3000)
      .map((ID) => ({ ID: 10_000 + ID, TourID: 2, LocationID: ID, Code: String(ID), Position: ID })),
  ],
  Locations: numbers.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
});

it('a tour of 10,000 stations is rendered as far as the visitor scrolls, and restored', () =>
  museum.as(async (guide) => {
    await guide.open('/locations/1');
    await guide.expectHeading('Rundgang');
    const rows = guide.page.locator('main li');
    await expect.poll(() => rows.count()).toBeLessThan(500);
    const station = guide.page.getByRole('link', { name: 'Station 151', exact: true });
    await guide.scrollUntil(station);
    await station.click();
    await guide.expectHeading('Station 151');
    await guide.page.goBack();
    await station.waitFor();
    await expect.poll(() => rows.count()).toBeLessThan(1000);
  }));

it.each(['before', 'when'])(
  'the End key, pressed %s the guide answers, leads to the last of thousands of stations',
  (when) =>
    museum.as(async (guide) => {
      await renderedPage(museum, '/locations/2');
      const run = await holdScripts(guide.page);
      await guide.page.goto(`${museum.origin}/locations/2`, { waitUntil: 'commit' });
      if (when === 'when') run();
      await guide.expectHeading('Lange Tour');
      await guide.press('End');
      run();
      const last = guide.page.getByRole('link', { name: 'Station 3000', exact: true });
      await last.waitFor();
      await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    }),
);
