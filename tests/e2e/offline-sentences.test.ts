import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from './museum.ts';
import { openRelay } from './relay.ts';
import { serve, type Served } from './serve.ts';

let folder: MuseumFolder;
let server: Served;

beforeAll(async () => {
  folder = await writeMuseum({ ...smallMuseum, Configurations: [{ ID: 1, VisitStats: true }] });
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
  await guide.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await guide.page.waitForFunction(async () => (await caches.match(new URL('db', document.baseURI))) !== undefined);
  await relay.cut();
  expect(await guide.page.evaluate(() => navigator.onLine)).toBe(true);

  await guide.page.goto(`${relay.origin}/detail/1`, { waitUntil: 'commit' });
  await guide.play();
  await guide.page.getByText('Diese Aufnahme lässt sich gerade nicht abspielen').waitFor();
  await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
  await guide.page.waitForFunction(() => localStorage.getItem('visits')?.includes('"ItemCode":"1"') === true);

  await guide.page.goto(`${relay.origin}/welcome`, { waitUntil: 'commit' });
  await guide.tap('English');
  await guide.page.getByText('Was schon geladen ist, funktioniert weiter').waitFor();
  await guide.expectHeading('Small museum');
  await guide.leave();
});
