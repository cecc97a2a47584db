import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { type Relay } from '#tests/browser/relay.ts';
import { serve, type Served } from '#tests/browser/serve.ts';
import { throughRelay } from './through-gate.ts';

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
const needsNetwork = 'Für den Eintritt brauchen Sie das Netz';

type Login = 'password' | 'timed';

function asVisitor(type: Login, task: (guide: Guide, relay: Relay) => Promise<void>): Promise<void> {
  return throughRelay(server.origin, async (guide, relay) => {
    await server.services.login.set({ LoginType: type, Password: password, ValidityPeriod: 2, ValidityUnit: 'hours' });
    guide.allow(/Failed to load resource|401|ERR_/);
    await goIn(guide);
    await proven(guide);
    await task(guide, relay);
  });
}

describe('access without a network (specification 7.4 and 7.8)', () => {
  it('a visitor with access starts without a network until the access ends, other visitors do not, and the network lets in again', () =>
    asVisitor('timed', async (guide, relay) => {
      await guide.context.setOffline(true);
      await expectStart(guide, relay);
      await guide.context.setOffline(false);
      await relay.cut();
      await expectStart(guide, relay);
      await relay.mend();
      relay.swallow();
      await expectStart(guide, relay);
      expect(await answersToOthers(guide)).toEqual([401, 401]);
      relay.deliver();
      // Without an answer each start would take seconds.
      await relay.cut();

      // The clock has been set back far behind what this device has seen.
      await setProofs(guide, { until: Date.now() + 3_600_000, seen: Date.now() + 3_000_000 });
      await start(guide, relay);
      await guide.page.getByText(needsNetwork).waitFor();
      await setProofs(guide, { until: 1, seen: 0 });
      await start(guide, relay);
      await guide.page.getByText(needsNetwork).waitFor();
      await guide.expectAccessible();
      await relay.mend();
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading(welcome);
      await guide.expectAt('/welcome');
    }));

  it('a visitor refused by the server gets no stored content', () =>
    asVisitor('password', async (guide, relay) => {
      await server.clear('sessions');
      // It starts from what is stored, and learns behind it that the session is gone, as soon as the server answers.
      relay.swallow();
      await expectStart(guide, relay);
      relay.deliver();
      await start(guide, relay);
      await expect.poll(() => countProofs(guide)).toBe(0);
      await relay.cut();
      await start(guide, relay);
      await guide.page.getByText(needsNetwork).waitFor();
    }));
});

async function goIn(guide: Guide): Promise<void> {
  await guide.open('/');
  await guide.page.getByLabel('Passwort', { exact: true }).fill(password);
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

/** The worker's answers to a visitor with a session of another device, and to one with none. */
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
