import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from './museum.ts';
import { openRelay, type Relay } from './relay.ts';
import { serve, type Served } from './serve.ts';

let folder: MuseumFolder;
let server: Served;

beforeAll(async () => {
  folder = await writeMuseum(smallMuseum);
  server = await serve(folder.folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const password = 'Grüße, 7 Kacheln!';
const welcome = 'Kleines Museum';

type Login = 'token' | 'password' | 'timed';

test.each<Login>(['token', 'password', 'timed'])(
  'a visitor with access (%s) starts without a network until the access ends, and nobody else does',
  async (type) => {
    await server.services.login.set({ LoginType: type, Password: password, ValidityPeriod: 2, ValidityUnit: 'hours' });
    const relay = await openRelay(server.origin);
    const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
    guide.allow(/Failed to load resource|401|ERR_/);
    await goIn(guide, type);
    await proven(guide);

    await guide.context.setOffline(true);
    await expectStart(guide, relay);
    await guide.context.setOffline(false);
    relay.swallow();
    await expectStart(guide, relay);
    await relay.cut();
    await expectStart(guide, relay);
    expect(await answersToOthers(guide)).toEqual([401, 401]);

    await setProofs(guide, { until: 1, seen: 0 });
    await start(guide, relay);
    await guide.page.getByText('Für den Eintritt brauchen Sie das Netz').waitFor();
    await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
    await guide.leave();
  },
);

test('the door says that it needs the network when that never answers, and lets in who has access once it does', async () => {
  await server.services.login.set({ LoginType: 'password', Password: password });
  const relay = await openRelay(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  guide.allow(/Failed to load resource|401|ERR_/);
  await goIn(guide, 'password');
  await proven(guide);
  await setProofs(guide, { until: Date.now() + 3_600_000, seen: Date.now() + 3_000_000 });
  relay.swallow();
  await start(guide, relay);
  await guide.page.getByText('Für den Eintritt brauchen Sie das Netz').waitFor();
  await guide.expectAccessible();
  relay.deliver();
  await guide.tap('Noch einmal versuchen');
  await guide.expectHeading(welcome);
  await guide.expectAt('/welcome');
  await guide.leave();
  await relay.close();
});

test('who has been refused by the server is not answered from what is stored', async () => {
  await server.services.login.set({ LoginType: 'password', Password: password });
  const relay = await openRelay(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: relay.origin, hasWorker: true });
  guide.allow(/Failed to load resource|401|ERR_/);
  await goIn(guide, 'password');
  await proven(guide);
  await server.services.db.write((rows) => rows.deleteFrom('sessions').execute());
  // It starts from what is stored, and learns behind it that the session is gone, as soon as the server answers.
  relay.swallow();
  await expectStart(guide, relay);
  relay.deliver();
  await start(guide, relay);
  await expect.poll(() => countProofs(guide)).toBe(0);
  await relay.cut();
  await start(guide, relay);
  await guide.page.getByText('Für den Eintritt brauchen Sie das Netz').waitFor();
  await guide.leave();
});

async function goIn(guide: Guide, type: Login): Promise<void> {
  const [made] = type === 'token' ? await server.services.tokens.create(1, '', '') : [];
  await guide.open('/');
  await guide.page.getByLabel(/^(Token|Passwort)$/).fill(made?.Token ?? password);
  await guide.tap('Eintreten');
  await guide.expectAt('/welcome');
  await guide.expectHeading(welcome);
}

async function start({ page }: Guide, { origin }: Relay): Promise<void> {
  // Pictures that are not stored may keep the page from being loaded for ever.
  await page.goto(`${origin}/welcome`, { waitUntil: 'commit' });
}

async function expectStart(guide: Guide, relay: Relay): Promise<void> {
  await start(guide, relay);
  await guide.page.getByRole('link', { name: 'Los geht’s' }).waitFor();
}

/** Waits until the worker has stored the content and seen the server accept this visitor. */
async function proven(guide: Guide): Promise<void> {
  await expect.poll(() => countProofs(guide)).toBe(1);
  await expect
    .poll(() => guide.page.evaluate(async () => (await caches.match(new URL('db', document.baseURI))) !== undefined))
    .toBe(true);
}

/** What the worker answers to a visitor with a session of another device, and to one with none. */
function answersToOthers({ page }: Guide): Promise<readonly number[]> {
  return page.evaluate(() =>
    Promise.all(
      [{ authorization: 'Bearer of-another-device' }, {}].map(
        async (headers) => (await fetch(new URL('db', document.baseURI), { headers })).status,
      ),
    ),
  );
}

async function countProofs({ page }: Guide): Promise<number> {
  return page.evaluate(async (name) => {
    // Opening it first would make an empty one.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('proofs').objectStore('proofs').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  }, database);
}

function setProofs({ page }: Guide, proof: { readonly until: number; readonly seen: number }): Promise<void> {
  return page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('proofs', 'readwrite').objectStore('proofs');
          const keys = store.getAllKeys();
          keys.addEventListener('success', () => {
            for (const key of keys.result) store.put(value, key);
          });
          store.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [database, proof] as const,
  );
}

const database = 'cicerone / offline';
