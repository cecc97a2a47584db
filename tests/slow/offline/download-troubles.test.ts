import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { type Plan } from '#offline/plan.ts';
import { tone, writeMuseum } from '#tests/browser/museum.ts';
import { serve, type Served } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';
import { downloadsOf } from './downloads-hand.ts';
import { planOf, roughFiles, roughMuseum, roughTour } from './rough-museum.ts';
import { throughGate } from '#tests/journeys/offline/through-gate.ts';
import { lookForContent } from '#tests/journeys/offline/update-hand.ts';

let server: Served;
/** The same museum, with newer content. */
let next: Served;
let plan: Plan;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(roughMuseum, roughFiles);
  const newer = await writeMuseum(
    {
      ...roughMuseum,
      Version: { Counter: 12 },
      Tours: [{ ...roughMuseum.Tours[0], Name: { de: 'Neuer Rundgang' } }],
    },
    { ...roughFiles, '300.wav': tone(280), '9.wav': tone(20) },
  );
  server = await serve(museum.folder);
  next = await serve(newer.folder);
  plan = await planOf(server.origin);
  ends.push(server.close, next.close, museum.remove, newer.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(server.origin, async (guide, gate) => {
    guide.allow(/Failed to load resource|net::ERR/);
    await task(guide, gate);
  });
}

describe('a download in trouble (specification 4, 8 and 9)', () => {
  it('continues in another tab when its own is closed, with what that shows, fetches nothing twice, and names the files that the museum delivers wrongly until it delivers them', () =>
    asVisitor(async (guide, gate) => {
      const { page: first, context } = guide;
      // The first recording comes, the others do not.
      const release = gate.hold(/(?:1\d|300)\.wav/);
      await guide.open('/tours/1');
      const downloads = await downloadsOf(first);
      await downloads.want(roughTour);
      await expect.poll(async () => (await downloads.pieces()).all.length).toBe(1);
      const page = await context.newPage();
      const asked = askedBy(page);
      await page.goto(`${gate.origin}/detail/7`);
      const later = await downloadsOf(page);
      await page.getByRole('heading', { level: 1, name: 'Ton 7' }).waitFor();
      await downloads.isHurried('files/15.wav');
      expect(asked).toEqual([]);
      await first.close();
      await expect.poll(() => asked[0]).toMatch(/15\.wav$/);
      release();
      await later.isReady(roughTour);
      const { all, damaged } = await later.pieces();
      expect(damaged).toEqual([]);
      expect(all.toSorted()).toEqual([...plan.pieces.keys()].toSorted());
      expect(asked.filter((url) => url.endsWith('/9.wav'))).toEqual([]);
      expect(asked).toHaveLength(plan.pieces.size - 1);
      await later.forget(roughTour);
      await expect.poll(async () => (await later.pieces()).all).toEqual([]);

      const relents = [
        gate.answer(/\/11\.wav/, { status: 404, type: 'application/json', body: '{}' }),
        gate.answer(/\/12\.wav/, { status: 200, type: 'audio/wav', body: 'noise' }),
      ];
      await page.goto(`${gate.origin}/tours/1`);
      await page.getByRole('button', { name: /^Für unterwegs laden/ }).click();
      await page.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).click();
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await sheet.getByText('Der Server des Museums liefert diese Dateien im Moment nicht').waitFor();
      for (const name of ['Ton 3', 'Ton 4']) await sheet.getByText(`Aufnahme: ${name}`, { exact: true }).waitFor();
      expect(await sheet.getByText(/^Aufnahme/).count()).toBe(2);
      expect((await later.pieces()).all).toHaveLength(plan.pieces.size - 2);
      for (const relent of relents) relent();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await sheet.getByText('funktioniert ohne Netz').waitFor();
    }));

  it('the page of a network that wants a login first is never taken for the guide', () =>
    asVisitor(async (guide, gate) => {
      const { page } = guide;
      guide.allow(
        /third party|Failed to load|ERR_|CORS|MIME|Unexpected token|not valid JSON|ServiceWorker|SSL|Content Security Policy/,
      );
      await guide.open('/tours/1');
      await storedWhole(page);
      const downloads = await downloadsOf(page);
      await downloads.want(roughTour);
      await downloads.isReady(roughTour);
      gate.answer(/^\/login/, { status: 200, body: login });
      for (const answer of [
        { status: 200, body: login },
        // To the browser another host.
        { status: 302, location: `${gate.origin.replace('localhost', '127.0.0.1')}/login` },
      ]) {
        await downloads.evict(1);
        const end = gate.answer(/./, answer);
        await page.goto(`${gate.origin}/detail/1`);
        await page.evaluate(askForEverything);
        await guide.expectHeading('Ton 1');
        await page.goto(`${gate.origin}/tours/1`);
        await page.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).waitFor();
        expect(await page.evaluate(storedPages, login)).toEqual([]);
        expect(await waitingVisits(page)).toContain('"ItemCode":"1"');
        end();
        await page.reload();
        await page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).waitFor();
        await expect.poll(() => waitingVisits(page)).toBe('[]');
      }
    }));

  it('content published in the middle is shown when it is complete, and never in parts', () =>
    asVisitor(async (guide, gate) => {
      const { page } = guide;
      let release = gate.hold(/300\.wav/);
      await guide.open('/tours/1');
      await storedWhole(page);
      const downloads = await downloadsOf(page);
      await downloads.want(roughTour);
      await expect.poll(async () => (await downloads.pieces()).all.length).toBe(plan.pieces.size - 3);
      gate.leadTo(next.origin);
      await page.evaluate(lookForContent);
      release();
      await downloads.isReady(roughTour);
      await page.getByRole('button', { name: /: Rundgang$/ }).waitFor();
      // The worker is slow to find out that no page reads the old version any more.
      release = gate.hold(/^\/db/);
      const compared = page.waitForResponse(/\/info\/media$/);
      await page.reload();
      await page.getByRole('button', { name: 'Offline verfügbar: Neuer Rundgang' }).waitFor();
      await compared;
      release();
      const later = await downloadsOf(page);
      const wanted = [...(await planOf(next.origin)).pieces.keys()].toSorted();
      await expect.poll(async () => (await later.pieces()).all.toSorted()).toEqual(wanted);

      release = gate.hold(/300\.wav/);
      gate.leadTo(server.origin);
      await page.evaluate(lookForContent);
      // One of the two recordings that have changed.
      await expect.poll(async () => (await later.pieces()).all.length).toBe(plan.pieces.size + 1);
      await page.reload();
      await page.getByRole('button', { name: 'Offline verfügbar: Neuer Rundgang' }).waitFor();
      release();
      await page.getByText('Das Museum hat den Guide geändert.').waitFor();
      await guide.tap('Änderungen zeigen');
      await page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).waitFor();
      const { all, damaged } = await (await downloadsOf(page)).pieces();
      expect(damaged).toEqual([]);
      expect([...plan.pieces.keys()].filter((hash) => !all.includes(hash))).toEqual([]);
    }));
});

const login = '<h1>Please log in to the Wi-Fi</h1>';

/** The files that a page's downloads ask the network for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if ('x-guide-download' in request.headers() && request.url().includes('/files/')) asked.push(request.url());
  });
  return asked;
}

function waitingVisits(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('visits') ?? '[]');
}

/** Lets the worker fetch all that it ever fetches. */
async function askForEverything(): Promise<void> {
  const names = await caches.keys();
  const shell = names.find((name) => name.includes(' shell ')) ?? '';
  const cache = await caches.open(shell);
  for (const { url } of await cache.keys()) if (/memory-|map-/.test(url)) await cache.delete(url);
  for (const order of [
    { type: 'session', credential: '', until: 0, isStaff: false },
    { type: 'quiet', groups: ['map', 'games'] },
    { type: 'language', code: 'fr' },
  ])
    navigator.serviceWorker.controller?.postMessage(order);
  await (await navigator.serviceWorker.ready).update().catch(() => undefined);
}

/** Returns the addresses at which this text is stored. */
async function storedPages(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (((await (await cache.match(request))?.text()) ?? '').includes(text)) found.push(request.url);
    }
  }
  return found;
}
