import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { openRelay, type Relay } from './relay.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

let server: Served;

beforeAll(async () => {
  server = await serve(demoMuseum);
});

afterAll(async () => {
  await server.close();
});

const failures: Readonly<Record<string, (guide: Guide, relay: Relay) => Promise<void>>> = {
  'no network': ({ context }) => context.setOffline(true),
  'the server gone': (_, relay) => relay.cut(),
  'a network that never answers': async (_, relay) => relay.swallow(),
};

test.each(Object.entries(failures))('the guide starts with %s', async (_name, fail) => {
  const relay = await openRelay(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  guide.allow(/Failed to load resource/);
  await guide.open('/');
  await guide.expectHeading(/./);
  await storedWhole(guide.page);
  await fail(guide, relay);
  // Pictures that are not stored may keep the page from being loaded for ever.
  await guide.page.goto(`${relay.origin}/tours/1`, { waitUntil: 'commit' });
  await guide.expectHeading(/./);
  await expect.poll(() => guide.page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  await guide.leave();
  await relay.close();
});

test('the guide can be installed', async () => {
  const guide = await visit(await sharedBrowser(), { origin: server.origin, hasWorker: true });
  await guide.open('/');
  await storedWhole(guide.page);
  const session = await guide.context.newCDPSession(guide.page);
  // A private window, such as that of a test, cannot install anything.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await guide.leave();
});
