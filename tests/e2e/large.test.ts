import { type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from './museum.ts';
import { serve, type Served } from './serve.ts';

let browser: Browser;
let folder: MuseumFolder;
let museum: Served;

const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await writeMuseum(
    JSON.stringify({
      ...smallMuseum,
      TourItems: numbers.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
      Locations: numbers.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
    }),
  );
  museum = await serve(folder.folder);
});

afterAll(async () => {
  await browser.close();
  await museum.close();
  await folder.remove();
});

it('a tour of 10,000 stations is shown as far as the visitor gets, and found again', async () => {
  const guide = await visit(browser, { origin: museum.origin });
  await guide.open('/locations/1');
  await guide.expectHeading('Rundgang');
  const rows = guide.page.locator('main li');
  expect(await rows.count()).toBeLessThan(500);
  await rows.nth(99).scrollIntoViewIfNeeded();
  await rows.nth(150).scrollIntoViewIfNeeded();
  await guide.page.getByRole('link', { name: 'Station 151', exact: true }).click();
  await guide.expectHeading('Station 151');
  await guide.page.goBack();
  await guide.page.getByRole('link', { name: 'Station 151', exact: true }).waitFor();
  expect(await rows.count()).toBeLessThan(1000);
  await guide.leave();
});
