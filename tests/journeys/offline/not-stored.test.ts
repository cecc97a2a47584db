import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { serve, type Served } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';
import { throughRelay } from './through-gate.ts';

let server: Served;
const ends: (() => Promise<void>)[] = [];

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  const Configurations = [{ ID: 1, VisitStats: true, WelcomeScreen: { ImageURL: 'files/house.png' } }];
  const museum = await writeMuseum({ ...smallMuseum, Configurations }, { 'house.png': dot });
  server = await serve(museum.folder);
  ends.push(server.close, museum.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

describe('without a download (specification 4, 7.5 and 8)', () => {
  it('the first screens have their pictures without a network, what is not stored says so with a way on, and visits are sent when the network is back', () =>
    throughRelay(server.origin, async (guide, relay) => {
      const { page, context } = guide;
      guide.allow(/Failed to load resource|ERR_|dynamically imported|Unable to preload|A screen failed|could not be/);
      await guide.open('/welcome');
      await storedWhole(page);
      await expect.poll(() => page.evaluate(countPictures)).toBe(1);
      // Otherwise the browser might answer from what it has kept itself.
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      await relay.cut();
      // The phone believes that it is online.
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);

      await page.goto(`${relay.origin}/welcome`, { waitUntil: 'commit' });
      await expect.poll(() => canBeDrawn(page, 'files/house.png')).toBe(true);
      await guide.tap('English');
      await guide.expectHeading('Small museum');
      await page.getByRole('link', { name: 'Begin your visit' }).waitFor();

      await page.goto(`${relay.origin}/detail/1`, { waitUntil: 'commit' });
      await guide.play();
      await page.getByText(/^(?:Gerade gibt es keine Verbindung|There is no connection right now)/).waitFor();
      const again = page.getByRole('button', { name: /^(?:Noch einmal versuchen|Try again)$/ });
      await again.waitFor();
      await page.waitForFunction(() => localStorage.getItem('visits')?.includes('"ItemCode":"1"') === true);
      await relay.mend();
      await again.click();
      await guide.expectSound();
      await page.reload();
      await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
      const sent = await server.services.visitStatistics.openCount({});
      expect(sent.map(({ Name }) => Name)).toEqual(['Ton']);
    }));
});

/** One pixel has no natural width in a set of larger ones. */
function canBeDrawn(page: Page, path: string): Promise<boolean> {
  return page.locator(`img[src$="${path}"]`).evaluate((image: HTMLImageElement) =>
    image.decode().then(
      () => true,
      () => false,
    ),
  );
}

async function countPictures(): Promise<number> {
  const name = (await caches.keys()).find((key) => key.endsWith(' pictures'));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}
