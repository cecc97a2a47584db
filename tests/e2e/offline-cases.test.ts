import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { openRelay, type Relay } from './relay.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

let server: Served;
let relay: Relay;
let guide: Guide;

beforeAll(async () => {
  server = await serve(demoMuseum);
  relay = await openRelay(server.origin);
  guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  // What is not of this tour is missing without a network.
  guide.allow(/Failed to load resource|net::ERR/);
  await guide.open('/locations/1');
  await storedWhole(guide.page);
  await guide.tap(/^Für unterwegs laden/);
  await guide.page.getByText('Offline verfügbar').first().waitFor();
});

afterAll(async () => {
  await guide.leave();
  await relay.close();
  await server.close();
});

/** The last one cannot be undone. */
const failures = {
  'no network': {
    begin: () => guide.context.setOffline(true),
    end: () => guide.context.setOffline(false),
    place: 0.8,
  },
  'a network that never answers': {
    begin: async () => relay.swallow(),
    end: async () => relay.deliver(),
    place: 0.6,
  },
  'the server gone': { begin: () => relay.cut(), end: async () => undefined, place: 0.4 },
} as const;

describe.each(Object.entries(failures))('With %s', (_name, { begin, end, place }) => {
  beforeAll(async () => {
    await begin();
    const session = await guide.context.newCDPSession(guide.page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  });

  afterAll(end);

  test('the guide starts', async () => {
    // Pictures that are not stored may keep the page from being loaded for ever.
    await guide.page.goto(`${relay.origin}/locations/1`, { waitUntil: 'commit' });
    await guide.expectHeading('Höhepunkte');
    await guide.page.getByText('Offline verfügbar').first().waitFor();
  });

  test('a station of a downloaded tour opens', async () => {
    await guide.tap('Penrose-Parkett');
    await guide.expectHeading('Penrose-Parkett');
  });

  test('it sounds', async () => {
    await guide.play();
    await guide.expectSound();
  });

  test('it goes on from another place', async () => {
    const slider = guide.page.getByRole('slider');
    const wanted = Math.floor(Number(await slider.getAttribute('max')) * place);
    await slider.fill(String(wanted));
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(wanted);
    await guide.expectSound();
    expect(await guide.page.getByRole('alert').count()).toBe(0);
  });
});
