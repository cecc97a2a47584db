import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { openRelay, type Relay } from '#tests/browser/relay.ts';
import { serve } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';

describe('a downloaded tour (specification 4, "offline app lifecycle")', () => {
  let relay: Relay;
  let guide: Guide;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const [first, second] = smallMuseum.Locations;
    const museum = await writeMuseum(
      { ...smallMuseum, Locations: [first, { ...second, MediaURL: { de: 'files/second.wav' } }] },
      { 'tone.wav': tone(60), 'second.wav': tone(30) },
    );
    const server = await serve(museum.folder);
    relay = await openRelay(server.origin);
    guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
    ends.push(() => guide.leave(), relay.close, server.close, museum.remove);
    // Content of other tours is missing without a network.
    guide.allow(/Failed to load resource|net::ERR/);
    await guide.open('/locations/1');
    await storedWhole(guide.page);
    await guide.tap(/^Für unterwegs laden/);
    await guide.page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).first().waitFor();
  });

  afterAll(async () => {
    for (const end of ends) await end();
  });

  it.each<[string, number, () => Promise<void>, () => Promise<void>]>([
    ['no network', 0.8, () => guide.context.setOffline(true), () => guide.context.setOffline(false)],
    ['a network that never answers', 0.6, async () => relay.swallow(), async () => relay.deliver()],
    ['the server gone', 0.4, () => relay.cut(), () => relay.mend()],
  ])('starts, opens a station, sounds and plays on from another place, with %s', async (_name, place, fail, end) => {
    const { page } = guide;
    await fail();
    try {
      const session = await guide.context.newCDPSession(page);
      // The browser's own copies might hide what the guide lacks.
      await session.send('Network.clearBrowserCache');
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();

      await page.goto(`${relay.origin}/locations/1`, { waitUntil: 'commit' });
      await guide.expectHeading('Rundgang');
      await page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).first().waitFor();
      await guide.tap('Ton');
      await guide.expectHeading('Ton');
      await guide.play();
      await guide.expectSound();
      const slider = page.getByRole('slider').first();
      const wanted = Math.floor(Number(await slider.getAttribute('max')) * place);
      await slider.fill(String(wanted));
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(wanted);
      await guide.expectSound();
      expect(await page.getByRole('alert').count()).toBe(0);
    } finally {
      await end();
    }
  });
});
