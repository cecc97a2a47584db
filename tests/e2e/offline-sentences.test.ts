import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from './museum.ts';
import { openRelay } from './relay.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

let folder: MuseumFolder;
let server: Served;

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  const Configurations = [{ ID: 1, VisitStats: true, WelcomeScreen: { ImageURL: 'files/house.png' } }];
  folder = await writeMuseum({ ...smallMuseum, Configurations }, { 'house.png': dot });
  server = await serve(folder.folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

test('what is not stored says so, with a way on, although the phone believes that it is online; visits wait', async () => {
  const relay = await openRelay(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  guide.allow(/Failed to load resource|ERR_|dynamically imported|Unable to preload|A screen failed|could not be/);
  await guide.open('/welcome');
  await storedWhole(guide.page);
  await relay.cut();
  expect(await guide.page.evaluate(() => navigator.onLine)).toBe(true);

  await guide.page.goto(`${relay.origin}/detail/1`, { waitUntil: 'commit' });
  await guide.play();
  await guide.page.getByText('Gerade gibt es keine Verbindung').waitFor();
  await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
  await guide.page.waitForFunction(() => localStorage.getItem('visits')?.includes('"ItemCode":"1"') === true);

  await guide.page.goto(`${relay.origin}/welcome`, { waitUntil: 'commit' });
  await guide.tap('English');
  await guide.page.getByText('Was schon geladen ist, funktioniert weiter').waitFor();
  await guide.expectHeading('Small museum');
  await guide.leave();
});

test('the pictures of the first screens are there without a network', async () => {
  const relay = await openRelay(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  guide.allow(/Failed to load resource|ERR_/);
  await guide.open('/welcome');
  await storedWhole(guide.page);
  await expect.poll(() => guide.page.evaluate(countPictures)).toBe(1);
  // Otherwise the browser might answer from what it has kept itself.
  await (await guide.context.newCDPSession(guide.page)).send('Network.clearBrowserCache');
  await relay.cut();
  await guide.page.goto(`${relay.origin}/welcome`, { waitUntil: 'commit' });
  const picture = guide.page.locator('img[src$="files/house.png"]');
  // One pixel has no natural width in a set of larger ones.
  const canBeDrawn = () =>
    picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(canBeDrawn).toBe(true);
  await guide.leave();
});

async function countPictures(): Promise<number> {
  const name = (await caches.keys()).find((key) => key.endsWith(' pictures'));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}
