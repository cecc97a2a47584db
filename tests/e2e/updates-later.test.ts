import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/static/build-static.ts';
import { sharedBrowser } from './browser.ts';
import { downloadsOf } from './downloads-hand.ts';
import { drawing, sitDown } from './game-table.ts';
import { type Gate } from './gate.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFolder, smallMuseum, tone, writeMuseum } from './museum.ts';
import { makeNextBuild, nextMark } from './next-build.ts';
import { hostPlainly } from './plain-host.ts';
import { serve } from './serve.ts';
import { throughGate } from './through-gate.ts';

const tour = { tour: 1, language: 'de' };
const ready = { name: 'Offline verfügbar: Rundgang' };
const cards = ['red', 'blue'].map((colour) => `files/${colour}.svg`);
let museum: MuseumFolder;
let first: string;
let next: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  museum = await writeMuseum(
    {
      ...smallMuseum,
      Configurations: [{ ID: 1, GlobalNumberSearch: true, FulltextSearch: true }],
      Tours: [
        smallMuseum.Tours[0],
        { ID: 2, TourGroupID: 1, Code: 'K', Selectors: [1], Name: { de: 'Kurzer Weg', en: 'Short way' } },
      ],
      TourItems: [
        ...[1, 2, 3, 4].map((id) => ({ ID: id, TourID: 1, LocationID: id, Code: `${id}`, Position: id })),
        { ID: 5, TourID: 2, LocationID: 2, Code: '5', Position: 0 },
      ],
      Locations: [
        smallMuseum.Locations[0],
        { ...smallMuseum.Locations[1], MediaURL: { de: 'files/second.wav' } },
        {
          ID: 3,
          Type: 5,
          Name: { de: 'Frage' },
          GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }],
        },
        { ID: 4, Type: 3, Name: { de: 'Paare' }, GameMemoryPairs: 2, GameMemoryPairListURL: cards },
      ],
    },
    {
      'tone.wav': tone(60),
      'second.wav': tone(30),
      'red.svg': drawing({ width: 100, height: 100 }, 'red'),
      'blue.svg': drawing({ width: 100, height: 100 }, 'blue'),
    },
  );
  const build = await makeNextBuild();
  const servers = [await serve(museum.folder), await serve(museum.folder, {}, build.folder)] as const;
  [first, next] = [servers[0].origin, servers[1].origin];
  ends.push(...servers.map(({ close }) => close), museum.remove, build.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(first, task);
}

it('an update leaves an open game alone, and a game that is opened later has the files of the page’s build', () =>
  asVisitor(async (guide, gate) => {
    const { page, context } = guide;
    const table = sitDown(guide);
    await page.clock.install();
    await guide.open('/locations/1');
    await stored(guide);
    await expect.poll(() => page.evaluate(hasMemoryGame)).toBe(true);
    await guide.tap('Frage');
    await table.enter();
    await table.layer.getByText('Ja', { exact: true }).waitFor();
    gate.leadTo(next);
    await lookForUpdates(guide);
    gate.answer(/^\/assets\//, { status: 404 });
    await page.clock.runFor('00:30');
    expect(await updateDialog(page).count()).toBe(0);
    await expect.poll(() => table.layer.getByText('Ja', { exact: true }).isVisible()).toBe(true);
    await table.close();
    await updateDialog(page).waitFor();
    await guide.tap('Später');

    const other = await context.newPage();
    await other.goto(`${gate.origin}/locations/1`);
    await other.getByRole('button', { name: /^Jetzt neu starten/ }).click();
    await other.locator(`html[${nextMark}]`).waitFor();
    await other.close();
    await page.goBack();
    await guide.tap('Paare');
    await table.enter();
    await table.findPairs();
    await table.layer.getByText('Gelöst!').waitFor();
    expect(await page.locator(`html[${nextMark}]`).count()).toBe(0);
    expect(await updateDialog(page).count()).toBe(0);
  }));

it('an update waits for a recording and for what the visitor writes, and comes afterwards', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    await page.clock.install();
    await guide.open('/numbers');
    await stored(guide);
    const field = page.getByRole('searchbox');
    await field.fill('Ton');
    await guide.tap(/Ton/);
    await guide.expectHeading('Ton');
    await guide.play();
    await guide.expectSound();
    gate.leadTo(next);
    await lookForUpdates(guide);
    await page.clock.runFor('00:30');
    expect(await updateDialog(page).count()).toBe(0);
    await guide.expectSound();
    await page.getByRole('button', { name: 'Anhalten' }).first().click();
    await page.goBack();
    await field.fill('Stil');
    await page.clock.runFor('00:40');
    expect(await updateDialog(page).count()).toBe(0);
    await field.fill('');
    await updateDialog(page).getByRole('button', { name: 'Später' }).click();
    await updateDialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor('00:40');
    expect(await updateDialog(page).count()).toBe(0);
    expect(await page.locator(`html[${nextMark}]`).count()).toBe(0);
  }));

it('without AutomaticUpdateDialog a notice says that the next start brings the update', () =>
  asVisitor(async (guide, gate) => {
    const { page, context } = guide;
    const content = (await (await fetch(`${first}/db`)).json()) as { readonly Configurations: readonly object[] };
    const Configurations = content.Configurations.map((one) => ({ ...one, AutomaticUpdateDialog: false }));
    const body = JSON.stringify({ ...content, Configurations });
    gate.answer(/^\/db/, { status: 200, type: 'application/json', body });
    await page.clock.install();
    await guide.open('/tours/1');
    await stored(guide);
    gate.leadTo(next);
    await lookForUpdates(guide);
    await page.getByText('Eine neue Version des Guides ist bereit.').waitFor();
    await page.clock.runFor('00:30');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
    // The browser changes the worker a moment after the last page is closed.
    await expect
      .poll(async () => {
        const later = await context.newPage();
        await later.goto(`${gate.origin}/tours/1`);
        const found = await later.locator(`html[${nextMark}]`).count();
        await later.close();
        return found;
      })
      .toBe(1);
  }));

it('developers see what the worker does, and restart the guide themselves', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"debugNotifications":true}' });
    await page.clock.install();
    await guide.open('/tours/1');
    await page.getByText('Offline: cached').waitFor();
    gate.leadTo(next);
    await lookForUpdates(guide);
    await page.getByText('Offline: updated').waitFor();
    await updateDialog(page).waitFor();
    await page.clock.runFor('00:30');
    await guide.tap('Zum Neustart drücken');
    await page.locator(`html[${nextMark}]`).waitFor();
  }));

it('the screen stays on while a download runs, and damaged pieces are found after a week', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    await page.addInitScript(watchScreen);
    const locks = (): Promise<number> => page.evaluate(() => window.screenWatch.locks);
    const release = gate.hold(/second\.wav/);
    await guide.open('/locations/1');
    const downloads = await downloadsOf(page);
    expect(await locks()).toBe(0);
    await downloads.want(tour);
    await expect.poll(locks).toBe(1);
    await page.evaluate(() => window.screenWatch.show(false));
    await expect.poll(locks).toBe(0);
    await page.evaluate(() => window.screenWatch.show(true));
    await expect.poll(locks).toBe(1);
    release();
    await downloads.isReady(tour);
    await expect.poll(locks).toBe(0);

    const asked: string[] = [];
    gate.watch((path) => asked.push(path));
    await page.evaluate(damageOne);
    expect((await downloads.pieces()).damaged).toHaveLength(1);
    await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    await page.reload();
    const later = await downloadsOf(page);
    await expect.poll(() => asked.filter((path) => path.startsWith('/files/')).length).toBe(1);
    await page.getByRole('button', ready).waitFor();
    const { all, damaged } = await later.pieces();
    expect(damaged).toEqual([]);
    expect(all).toHaveLength(4);
  }));

it('a device of the museum brings all tours in all languages by itself, and goes on after a restart', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"downloader":true}' });
    const release = gate.hold(/second\.wav/);
    await guide.open('/welcome');
    const downloads = await downloadsOf(page);
    await expect.poll(async () => (await downloads.pieces()).all.length).toBe(3);
    await page.reload();
    release();
    const later = await downloadsOf(page);
    for (const id of [1, 2]) for (const language of ['de', 'en']) await later.isReady({ tour: id, language });
    expect((await later.pieces()).all).toHaveLength(4);
  }));

it('two guides on one host share nothing that is downloaded', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cicerone-two-'));
  await buildStatic({
    content: await readContentFolder(museum.folder),
    contentFolder: museum.folder,
    guide: guideFolder,
    out: join(root, 'a'),
    client: clientConfiguration.fallback,
  });
  await cp(join(root, 'a'), join(root, 'b'), { recursive: true });
  await cp(join(root, 'a', '404.html'), join(root, '404.html'));
  const host = await hostPlainly(root, { at: '/', addsSlash: true });
  const guide = await visit(await sharedBrowser(), { origin: host.origin, hasWorker: true });
  const { page, context } = guide;
  const badge = (of: Page): Locator => of.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
  const other = await context.newPage();

  await guide.open('/a/locations/1/');
  await badge(page).click();
  await page.getByRole('button', ready).waitFor();
  await other.goto(`${host.origin}/b/locations/1/`);
  await other.getByRole('button', { name: /^Für unterwegs laden \(/ }).waitFor();
  await badge(other).click();
  await other.getByRole('button', ready).waitFor();
  const pieces = await other.evaluate(piecesOf, '/b/');
  expect(pieces).toHaveLength(4);
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(
    expect.arrayContaining(['/a/sw.js', '/b/sw.js']),
  );

  await badge(page).click();
  await guide.tap('Vom Gerät entfernen');
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect.poll(() => page.evaluate(piecesOf, '/a/')).toEqual([]);
  expect(await other.evaluate(piecesOf, '/b/')).toEqual(pieces);
  await host.close();
  await other.goto(`${host.origin}/b/locations/1/`);
  await other.getByRole('button', ready).waitFor();
  guide.allow(/ERR_/);
  await guide.leave();
  await rm(root, { recursive: true, force: true });
});

declare global {
  interface Window {
    screenWatch: {
      /** Requests to keep the screen on that are in force. */
      locks: number;
      /** The visitor turns to the page, or away from it. */
      readonly show: (isVisible: boolean) => void;
    };
  }
}

/** Stands in for the device, which a browser without a window does not have. */
function watchScreen(): void {
  const given = new Set<{ released: boolean; release: () => Promise<void> }>();
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.screenWatch = {
    locks: 0,
    show: (isVisible) => {
      isHidden = !isVisible;
      if (isHidden) for (const lock of given) void lock.release();
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  const request = async (): Promise<object> => {
    if (isHidden) throw new DOMException('The page is not visible', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        if (given.delete(lock)) window.screenWatch.locks -= 1;
        lock.released = true;
      },
    };
    given.add(lock);
    window.screenWatch.locks += 1;
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** Changes a byte of a piece, as a failing memory does. */
async function damageOne(): Promise<void> {
  const cache = await caches.open('cicerone / pieces');
  const [request] = await cache.keys();
  if (request === undefined) throw new Error('No piece is stored');
  const bytes = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? []);
  bytes[1] = (bytes[1] ?? 0) ^ 1;
  await cache.put(request, new Response(bytes));
}

async function piecesOf(at: string): Promise<readonly string[]> {
  const name = `cicerone ${at} pieces`;
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

async function hasMemoryGame(): Promise<boolean> {
  const name = (await caches.keys()).find((key) => key.includes(' shell '));
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return requests.some(({ url }) => url.includes('/memory-game-'));
}

function updateDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'App aktualisiert' });
}

async function stored({ page }: Guide): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the guide knows of the update. */
async function lookForUpdates({ page }: Guide): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text() === 'The offline guide: updated');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await told;
}
