import { afterAll, beforeAll, expect, it } from 'vitest';
import { channelName } from '#contract/worker-messages.ts';
import { sharedBrowser } from './browser.ts';
import { type Gate, openGate } from './gate.ts';
import { type Guide, visit } from './guide.ts';
import { smallMuseum, writeMuseum, tone } from './museum.ts';
import { makeNextBuild, nextMark } from './next-build.ts';
import { serve } from './serve.ts';
import { throughGate } from './through-gate.ts';

let first: string;
let next: string;
/** The first build with newer content. */
let changed: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(smallMuseum, { 'tone.wav': tone(60) });
  const build = await makeNextBuild();
  const later = await writeMuseum({
    ...smallMuseum,
    Version: { Counter: 12 },
    Tours: [{ ...smallMuseum.Tours[0], Name: { de: 'Neuer Rundgang' } }],
    Locations: [{ ID: 1, Type: 0, Name: { de: 'Ton' }, MediaURL: { de: 'https://sound.example/tone.mp3' } }],
  });
  const servers = [
    await serve(museum.folder),
    await serve(museum.folder, {}, build.folder),
    await serve(later.folder),
  ] as const;
  [first, next, changed] = [servers[0].origin, servers[1].origin, servers[2].origin];
  ends.push(...servers.map(({ close }) => close), museum.remove, later.remove, build.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(first, task);
}

it('a first visit is welcomed until the guide is stored', () =>
  asVisitor(async (guide, gate) => {
    const release = gate.hold(/shell\.html/);
    await guide.open('/');
    const dialog = guide.page.getByRole('dialog', { name: 'Willkommen' });
    await dialog.waitFor();
    await guide.press('Escape', 'Escape', 'Escape');
    await guide.expectAccessible();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    release();
    await dialog.waitFor({ state: 'detached' });
    await guide.tap('English');
    await guide.expectHeading('Small museum');
  }));

it('an update counts down from ten and restarts the guide where the visitor is, in the same language', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    await page.clock.install();
    await guide.open('/');
    await guide.tap('English');
    await guide.expectHeading('Small museum');
    await guide.open('/detail/1');
    await stored(guide);
    await guide.play();
    await guide.expectSound();
    await page.getByRole('button', { name: 'Pause' }).first().click();
    const before = await position(guide);
    gate.leadTo(next);
    await lookForUpdates(guide);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // A visitor who has just stopped a recording is left in peace for a moment.
    await page.evaluate(watchCountdown);
    await page.clock.runFor('00:20');
    await page.getByRole('dialog', { name: 'App Updated' }).waitFor();
    await guide.expectAccessible();
    const counted = await page.evaluate(() => window.counted ?? []);
    expect(counted[0]).toBe(10);
    expect(counted).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].slice(0, counted.length));
    // In real time: what the clock skips, the new worker has no time for.
    await page.locator(`html[${nextMark}]`).waitFor();
    await guide.expectAt('/detail/1');
    await guide.expectHeading('Tone');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(Math.abs((await position(guide)) - before)).toBeLessThanOrEqual(1);
  }));

it('an update can wait until the visitor opens the guide again', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    await guide.open('/tours/1');
    await stored(guide);
    gate.leadTo(next);
    await lookForUpdates(guide);
    await guide.tap('Später');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.close();
    const later = await guide.context.newPage();
    await later.goto(`${gate.origin}/tours/1`);
    await later.locator(`html[${nextMark}]`).waitFor();
  }));

it('an open page keeps the files of its build, which the server no longer has', () =>
  asVisitor(async (guide, gate) => {
    const { page, context } = guide;
    await guide.open('/tours/1');
    await stored(guide);
    await expect.poll(() => page.evaluate(lateFile)).toContain('/memory-game-');
    const late = await page.evaluate(lateFile);
    const other = await context.newPage();
    await other.goto(`${gate.origin}/tours/1`);
    gate.leadTo(next);
    await lookForUpdates(guide);
    await guide.tap('Später');
    await other.getByRole('button', { name: /Jetzt neu starten/ }).click();
    await other.locator(`html[${nextMark}]`).waitFor();
    gate.answer(/^\/assets\//, { status: 404 });
    expect(await page.evaluate(async (address) => (await fetch(address)).status, late)).toBe(200);
  }));

it('a worker whose script is gone goes too, and the guide stays', async () => {
  const gate = await openGate(first);
  // To a browser this is as safe as localhost, to the guide it is any other host.
  const origin = gate.origin.replace('localhost', '127.0.0.1');
  const guide = await visit(await sharedBrowser(), { origin, hasWorker: true });
  guide.allow(/404/);
  await guide.open('/tours/1');
  await stored(guide);
  gate.answer(/^\/sw\.js/, { status: 404 });
  await guide.page.reload();
  const workers = () => guide.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await guide.page.reload();
  await guide.tap(/Rundgang|Ton/);
  await guide.leave();
  await gate.close();
});

it('newer content comes when the visitor wants it, with its hosts of media', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    await guide.open('/tours/1');
    await stored(guide);
    gate.leadTo(changed);
    await page.evaluate(() =>
      navigator.serviceWorker.controller?.postMessage({ type: 'session', credential: '', until: 0, isStaff: false }),
    );
    await page.getByText('Das Museum hat den Guide geändert.').waitFor();
    await guide.expectAccessible();
    expect(await page.getByRole('heading', { name: 'Neuer Rundgang' }).count()).toBe(0);
    const reloaded = page.waitForResponse((answer) => answer.request().isNavigationRequest());
    await guide.tap('Änderungen zeigen');
    await page.getByText('Neuer Rundgang').first().waitFor();
    expect((await reloaded).headers()['content-security-policy']).toContain('https://sound.example');
  }));

it('newer content that is found before the dialogs have come is offered too', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/updates-part-/, (route) => released.then(() => route.continue()));
    await guide.open('/tours/1');
    await stored(guide);
    gate.leadTo(changed);
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          new BroadcastChannel(name).addEventListener('message', ({ data }) => {
            if (data.type === 'contentUpdated') resolve();
          });
          navigator.serviceWorker.controller?.postMessage({
            type: 'session',
            credential: '',
            until: 0,
            isStaff: false,
          });
        }),
      channelName(`${gate.origin}/`),
    );
    release();
    await page.getByText('Das Museum hat den Guide geändert.').waitFor();
  }));

declare global {
  interface Window {
    counted?: number[];
  }
}

/** Notes the seconds that the dialog shows, each once. */
function watchCountdown(): void {
  const counted: number[] = [];
  window.counted = counted;
  new MutationObserver(() => {
    const shown = /Restart now \((\d+)\)/.exec(document.body.innerText)?.[1];
    if (shown !== undefined && counted.at(-1) !== Number(shown)) counted.push(Number(shown));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Returns the address of a file that only the store of the first build has; empty: it is not stored yet. */
async function lateFile(): Promise<string> {
  const name = (await caches.keys()).find((key) => key.includes(' shell '));
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return requests.map(({ url }) => url).find((url) => url.includes('/memory-game-')) ?? '';
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

async function position({ page }: Guide): Promise<number> {
  return Number(await page.getByRole('slider').first().inputValue());
}
