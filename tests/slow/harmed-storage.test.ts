import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Plan } from '#offline/plan.ts';
import { launchLasting, sharedBrowser } from '#tests/browser/browser.ts';
import { type Gate, openGate } from '#tests/browser/gate.ts';
import { visit } from '#tests/browser/guide.ts';
import { type MuseumFolder, writeMuseum } from '#tests/browser/museum.ts';
import { serve, type Served } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';
import { downloadsOf } from './offline/downloads-hand.ts';
import { planOf, roughFiles, roughMuseum, roughTour } from './offline/rough-museum.ts';

const ready = { name: 'Offline verfügbar: Rundgang' };
let folder: MuseumFolder;
let server: Served;
let plan: Plan;
let gate: Gate;

beforeAll(async () => {
  folder = await writeMuseum(roughMuseum, roughFiles);
  server = await serve(folder.folder);
  plan = await planOf(server.origin);
});

beforeEach(async () => {
  gate = await openGate(server.origin);
});

afterEach(() => gate.close());

afterAll(async () => {
  await server.close();
  await folder.remove();
});

it('a download continues after the browser was killed, with the stored part', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'cicerone-profile-'));
  const release = gate.hold(/300\.wav/);
  const first = await launchLasting(profile);
  await first.page.goto(`${gate.origin}/tours/1`);
  const downloads = await downloadsOf(first.page);
  await downloads.want(roughTour);
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

it('a page whose database is deleted while in use keeps working, and neither reports an error nor loses a download', async () => {
  const guide = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  const { page, context } = guide;
  const session = await context.newCDPSession(page);
  await guide.open('/tours/1');
  await storedWhole(page);
  await (await downloadsOf(page)).want(roughTour);
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
  await (await downloadsOf(page)).isReady(roughTour);
  await page.getByRole('button', ready).waitFor();
  await page.reload();
  await (await downloadsOf(page)).isReady(roughTour);
  await page.getByRole('button', ready).waitFor();
  expect(asked.filter((path) => path.startsWith('/files/'))).toEqual([]);
  stop();
  await guide.leave();
});
