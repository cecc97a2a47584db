import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMediaList } from '#contract/media-list.ts';
import { type Plan, planFor } from '#offline/plan.ts';
import { launchLasting, sharedBrowser } from './browser.ts';
import { downloadsOf } from './downloads-hand.ts';
import { type Gate, openGate } from './gate.ts';
import { visit } from './guide.ts';
import { type MuseumFolder, writeMuseum } from './museum.ts';
import { roughFiles, roughMuseum } from './rough-museum.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

const tour = { tour: 1, language: 'de' };
const ready = { name: 'Offline verfügbar: Rundgang' };
let folder: MuseumFolder;
let server: Served;
let plan: Plan;
let gate: Gate;

beforeAll(async () => {
  folder = await writeMuseum(roughMuseum, roughFiles);
  server = await serve(folder.folder);
  const given: unknown = await (await fetch(`${server.origin}/info/media`)).json();
  plan = planFor(readMediaList(given) ?? [], tour);
});

beforeEach(async () => {
  gate = await openGate(server.origin);
});

afterEach(() => gate.close());

afterAll(async () => {
  await server.close();
  await folder.remove();
});

test('a download goes on after the browser was killed, with what was there', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'cicerone-profile-'));
  const release = gate.hold(/300\.wav/);
  const first = await launchLasting(profile);
  await first.page.goto(`${gate.origin}/tours/1`);
  const downloads = await downloadsOf(first.page);
  await downloads.want(tour);
  await expect.poll(async () => (await downloads.pieces()).all.length).toBe(plan.pieces.size - 3);
  await first.kill();
  release();
  const asked: string[] = [];
  const stop = gate.watch((path) => asked.push(path));
  const second = await launchLasting(profile);
  await second.page.goto(`${gate.origin}/tours/1`);
  await second.page.getByRole('button', ready).waitFor();
  const { all, damaged } = await (await downloadsOf(second.page)).pieces();
  expect(damaged).toEqual([]);
  expect(all.toSorted()).toEqual([...plan.pieces.keys()].toSorted());
  expect(new Set(asked.filter((path) => path.startsWith('/files/')))).toEqual(new Set(['/files/300.wav']));
  stop();
  await second.kill();
  // The process that writes a browser's cache outlives it for a moment.
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

test('too little space is said before and in the middle; two tabs show one download; what the browser deletes is no longer claimed', async () => {
  const guide = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  guide.allow(/Failed to load resource|net::ERR/);
  const { page, context } = guide;
  const session = await context.newCDPSession(page);
  await guide.open('/tours/1');
  await storedWhole(page);
  const downloads = await downloadsOf(page);
  await page.getByRole('button', { name: /^Für unterwegs laden/ }).waitFor();

  await page.evaluate(tellQuota, 40_000_000);
  await guide.tap(/^Für unterwegs laden/);
  await page.getByRole('button', { name: 'Zu wenig Speicherplatz: Rundgang' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rundgang' });
  await sheet.getByText(/zu wenig Platz: Es fehlen [\d,.]+\sMB/).waitFor();
  expect((await downloads.pieces()).all).toEqual([]);

  await page.evaluate(tellQuota, undefined);
  const release = gate.hold(/300\.wav/);
  await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(async () => (await downloads.pieces()).all.length).toBe(plan.pieces.size - 3);
  await sheet.getByRole('progressbar').waitFor();
  const other = await context.newPage();
  await other.goto(`${gate.origin}/tours/1`);
  await other.getByRole('button', { name: /^Wird geladen: \d+ %: Rundgang$/ }).waitFor();
  await limit(session, 1_000_000);
  release();
  await sheet.getByText('zu wenig Platz').waitFor();
  await other.getByRole('button', { name: 'Zu wenig Speicherplatz: Rundgang' }).waitFor();
  expect((await downloads.pieces()).damaged).toEqual([]);
  expect((await downloads.pieces()).all.length).toBeGreaterThanOrEqual(plan.pieces.size - 3);
  await limit(session, undefined);
  await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await sheet.getByText('funktioniert ohne Netz').waitFor();
  await other.getByRole('button', ready).waitFor();
  await other.close();

  // The server is silent for a while: nothing is repaired behind the visitor's back.
  const speak = gate.hold(/./);
  await downloads.evict(2);
  await page.goto(`${gate.origin}/tours/1`);
  await page.getByText(/Ihr Gerät hat Teile von .Rundgang. entfernt/).waitFor();
  await page.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).waitFor();
  await page.getByRole('button', { name: /^Neu laden \(/ }).waitFor();
  speak();
  await page.getByRole('button', ready).waitFor();

  const asked: string[] = [];
  const stop = gate.watch((path) => asked.push(path));
  // Browsers take back the storage of pages that are closed.
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin: gate.origin, storageTypes: 'indexeddb' });
  await page.goto(`${gate.origin}/tours/1`);
  await (await downloadsOf(page)).isReady(tour);
  await page.getByRole('button', ready).waitFor();
  expect(asked.filter((path) => path.startsWith('/files/'))).toEqual([]);
  stop();
  await guide.leave();
});

test('a page whose database is deleted under its hands goes on, and neither reports an error nor loses a download', async () => {
  const guide = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  const { page, context } = guide;
  const session = await context.newCDPSession(page);
  await guide.open('/tours/1');
  await storedWhole(page);
  await (await downloadsOf(page)).want(tour);
  await page.getByRole('button', ready).waitFor();
  const asked: string[] = [];
  const stop = gate.watch((path) => asked.push(path));
  // As if other tabs changed the downloads all the time: it reads its database whenever the browser deletes that.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('cicerone / downloads');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
    setInterval(() => channel.postMessage({ type: 'journal' }), 1);
  });
  for (let turn = 0; turn < 5; turn += 1)
    await session.send('Storage.clearDataForOrigin', { origin: gate.origin, storageTypes: 'indexeddb' });
  // The open page notes again what is whole.
  await (await downloadsOf(page)).isReady(tour);
  await page.getByRole('button', ready).waitFor();
  await page.reload();
  await (await downloadsOf(page)).isReady(tour);
  await page.getByRole('button', ready).waitFor();
  expect(asked.filter((path) => path.startsWith('/files/'))).toEqual([]);
  stop();
  await guide.leave();
});

/** Lets the browser tell this quota; undefined: what it tells by itself, which is always a lot in Chromium. */
function tellQuota(quota: number | undefined): void {
  const { storage } = navigator;
  if (quota === undefined) Reflect.deleteProperty(storage, 'estimate');
  else storage.estimate = () => Promise.resolve({ quota, usage: 0 });
}

/** Limits the storage to a number of bytes; undefined: to what the browser grants by itself. */
async function limit(session: CDPSession, bytes: number | undefined): Promise<void> {
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: gate.origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}
