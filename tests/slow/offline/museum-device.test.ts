import { type Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { drawing } from '#tests/browser/game-table.ts';
import { serve } from '#tests/browser/serve.ts';
import { damageOne, downloadsOf } from './downloads-hand.ts';
import { throughGate } from '#tests/journeys/offline/through-gate.ts';

let origin: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const [first, second] = smallMuseum.Locations;
  const plan = { MapURL: 'files/plan.svg', MapWidth: 800, MapHeight: 600 };
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Tours: [
        { ...smallMuseum.Tours[0], Selectors: [1, 0] },
        { ID: 2, TourGroupID: 1, Code: 'K', Selectors: [4], Name: { de: 'Garten', en: 'Garden' }, ...plan },
      ],
      TourItems: [
        ...smallMuseum.TourItems,
        { ID: 3, TourID: 2, LocationID: 1, Code: '3', Position: 0, MapX: 400, MapY: 300 },
      ],
      Locations: [first, { ...second, MediaURL: { de: 'files/second.wav' } }],
    },
    { 'second.wav': tone(30), 'plan.svg': drawing({ width: 800, height: 600 }, 'teal') },
  );
  const server = await serve(museum.folder);
  origin = server.origin;
  ends.push(server.close, museum.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

describe('a device of the museum (specification 3.5, "downloader")', () => {
  it('brings all tours in all languages, says how far it is above the bar and the buttons of the map, continues after a restart, names what keeps it from being ready, and finds damaged pieces after a week', () =>
    throughGate(origin, async (guide, gate) => {
      const { page } = guide;
      guide.allow(/Failed to load resource/);
      gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"downloader":true}' });
      const release = gate.hold(/tone\.wav/);
      const relent = gate.answer(/second\.wav/, { status: 404 });
      await guide.open('/locations/1');
      const line = page.getByRole('button', { name: /^Dieses Gerät wird vorbereitet: \d+ %$/ });
      await line.waitFor();
      await expectAbove(line, page.getByRole('navigation').last());
      await guide.expectAccessible();
      await guide.open('/locations/2');
      const closer = page.getByRole('button', { name: 'Näher heran' });
      await closer.waitFor();
      await line.waitFor();
      await expectAbove(line, closer);
      await closer.click();

      release();
      await page.getByRole('button', { name: 'Dieses Gerät ist noch nicht bereit' }).press('Enter');
      const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
      await storage
        .getByRole('button', { name: /^Es fehlen Teile: Rundgang/ })
        .first()
        .press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await sheet.getByText('Aufnahme: Stille').waitFor();
      relent();
      await page.reload();
      const downloads = await downloadsOf(page);
      for (const tour of [1, 2]) for (const language of ['de', 'en']) await downloads.isReady({ tour, language });
      await line.waitFor({ state: 'detached' });

      await page.evaluate(damageOne);
      expect((await downloads.pieces()).damaged).toHaveLength(1);
      await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 });
      await page.reload();
      const later = await downloadsOf(page);
      await expect.poll(() => later.pieces()).toMatchObject({ damaged: [], all: { length: 3 } });
    }));
});

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const gap = async (): Promise<number> => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return (below?.y ?? 0) - ((above?.y ?? Number.POSITIVE_INFINITY) + (above?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}
