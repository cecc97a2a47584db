import { type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMediaList } from '#contract/media-list.ts';
import { planFor } from '#offline/plan.ts';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { downloadsOf } from './downloads-hand.ts';
import { openGate } from './gate.ts';
import { type Guide, visit } from './guide.ts';
import { serve, type Served } from './serve.ts';

const tour = { tour: 1, language: 'de' };
let server: Served;

beforeAll(async () => {
  server = await serve(demoMuseum);
});

afterAll(async () => {
  await server.close();
});

async function visitMuseum(origin: string): Promise<Guide> {
  const guide = await visit(await sharedBrowser(), { origin, hasWorker: true });
  guide.allow(/Failed to load resource/);
  await guide.open('/');
  await guide.expectHeading(/./);
  return guide;
}

async function neededPieces(): Promise<ReadonlySet<string>> {
  const given: unknown = await (await fetch(`${server.origin}/info/media`)).json();
  return new Set(planFor(readMediaList(given) ?? [], tour).pieces.keys());
}

/** The files that a page's downloads ask the network for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if ('x-guide-download' in request.headers() && request.url().includes('/files/')) asked.push(request.url());
  });
  return asked;
}

test('a download goes on in another tab when its own is closed, with what that shows, fetches nothing twice, and is given back', async () => {
  const gate = await openGate(server.origin);
  const guide = await visitMuseum(gate.origin);
  const needed = await neededPieces();
  // The first pieces come, the recordings do not.
  const release = gate.hold(/\.(?:mp3|m4a|mp4)(?:\?|$)/);
  const first = askedBy(guide.page);
  const downloads = await downloadsOf(guide.page);
  await downloads.want(tour);
  await expect.poll(async () => (await downloads.pieces()).all.length).toBeGreaterThan(0);
  const page = await guide.context.newPage();
  const again = askedBy(page);
  // The last station of the tour.
  await page.goto(`${gate.origin}/detail/111`);
  const later = await downloadsOf(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await downloads.isHurried('files/audio/de/chladni.mp3');
  expect(again).toEqual([]);
  await guide.page.close();
  await expect.poll(() => again.find((url) => url.includes('/audio/'))).toMatch(/chladni\.mp3$/);
  release();
  await later.isReady(tour);
  const { all, damaged } = await later.pieces();
  expect(damaged).toEqual([]);
  expect([...needed].filter((hash) => !all.includes(hash))).toEqual([]);
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(again).size).toBe(again.length);
  expect(again.length).toBeLessThan(needed.size);

  await later.evict(2);
  await page.reload();
  const repaired = await downloadsOf(page);
  await expect.poll(async () => (await repaired.pieces()).all.length).toBe(needed.size);
  await repaired.forget(tour);
  await expect.poll(async () => (await repaired.pieces()).all).toEqual([]);
  await guide.leave();
  await gate.close();
});

test.each([
  ['is missing', { status: 404 }],
  ['has other bytes', { status: 200, type: 'audio/mpeg', body: 'noise' }],
])('a file that %s keeps a tour from being called whole, and is named', async (_what, answer) => {
  const gate = await openGate(server.origin);
  const guide = await visitMuseum(gate.origin);
  const given: unknown = await (await fetch(`${server.origin}/info/media`)).json();
  const { media } = planFor(readMediaList(given) ?? [], tour);
  const path = media.find(({ type }) => type.startsWith('audio/'))?.path ?? '';
  const relent = gate.answer(new RegExp(`${path}$`), answer);
  const downloads = await downloadsOf(guide.page);
  await downloads.want(tour);
  await downloads.endsWith(tour, { kind: 'incomplete', files: [path] });
  expect((await downloads.pieces()).all).toHaveLength((await neededPieces()).size - 1);
  relent();
  await guide.page.evaluate(() => dispatchEvent(new Event('online')));
  await downloads.isReady(tour);
  await guide.leave();
  await gate.close();
});
