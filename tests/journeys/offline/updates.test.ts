import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelName } from '#contract/worker-messages.ts';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide, openedFromHome } from '#tests/browser/guide.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { makeNextBuild, nextMark } from '#tests/browser/next-build.ts';
import { serve } from '#tests/browser/serve.ts';
import { position } from '#tests/browser/sounding.ts';
import { throughGate } from './through-gate.ts';
import { lookForContent, lookForUpdates, pass, untilServed, updateDialog } from './update-hand.ts';

// Updates that wait, and a page that stays open: tests/slow/offline/updates.test.ts.
let first: string;
let next: string;
/** The first build with newer content. */
let changed: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(smallMuseum, { 'tone.wav': tone(60) });
  const later = await writeMuseum({
    ...smallMuseum,
    Version: { Counter: 12 },
    Configurations: [{ ID: 1, AutomaticUpdateDialog: false }],
    Tours: [{ ...smallMuseum.Tours[0], Name: { de: 'Neuer Rundgang' } }],
    Locations: [{ ID: 1, Type: 0, Name: { de: 'Ton' }, MediaURL: { de: 'https://sound.example/tone.mp3' } }],
  });
  const build = await makeNextBuild();
  const servers = [
    await serve(museum.folder),
    await serve(museum.folder, { guide: build.folder }),
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

describe('the life of the offline guide (specification 1, 4 and 9)', () => {
  it('a first visit is welcomed until the guide is stored; an update counts down from ten and restarts where the visitor is, in the same language', () =>
    asVisitor(async (guide, gate) => {
      const { page } = guide;
      await page.clock.install();
      await page.addInitScript(openedFromHome);
      const release = gate.hold(/shell\.html/);
      await guide.open('/');
      const welcome = page.getByRole('dialog', { name: 'Willkommen' });
      await welcome.waitFor();
      await guide.press('Escape', 'Escape', 'Escape');
      await guide.expectAccessible();
      await expect.poll(() => welcome.isVisible()).toBe(true);
      release();
      await welcome.waitFor({ state: 'detached' });
      await guide.tap('English');
      await guide.expectHeading('Small museum');

      await guide.open('/detail/1');
      await untilServed(guide);
      await guide.play();
      await guide.expectSound();
      await page.getByRole('button', { name: 'Pause' }).first().click();
      const before = await position(guide);
      gate.leadTo(next);
      await lookForUpdates(guide);
      expect(await page.getByRole('dialog').count()).toBe(0);
      // A visitor who has just stopped a recording is left in peace for a moment.
      await page.evaluate(watchCountdown);
      await pass(page, 20);
      await page.getByRole('dialog', { name: 'App Updated' }).waitFor();
      await guide.expectAccessible();
      await pass(page, 5);
      const counted = await page.evaluate(() => window.counted ?? []);
      expect(counted[0]).toBe(10);
      expect(counted).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].slice(0, counted.length));
      // In real time: a skipping clock leaves the new worker no time.
      await page.locator(`html[${nextMark}]`).waitFor();
      await guide.expectAt('/detail/1');
      await guide.expectHeading('Tone');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(Math.abs((await position(guide)) - before)).toBeLessThanOrEqual(1);
    }));

  it('newer content comes when the visitor wants it, with its hosts of media, also if it is found before the dialogs; without AutomaticUpdateDialog an update comes with the next start; a worker whose script is gone goes too', () =>
    asVisitor(async (guide, gate) => {
      const { page, context } = guide;
      guide.allow(/404/);
      const dialogs = holdDialogs(page);
      await guide.open('/tours/1');
      await untilServed(guide);
      gate.leadTo(changed);
      const found = page.evaluate(untilContentFound, channelName(`${gate.origin}/`));
      await page.evaluate(lookForContent);
      await found;
      dialogs.release();
      await page.getByText('Das Museum hat den Guide geändert.').waitFor();
      await guide.expectAccessible();
      expect(await page.getByRole('heading', { name: 'Neuer Rundgang' }).count()).toBe(0);
      const reloaded = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await guide.tap('Änderungen zeigen');
      await page.getByText('Neuer Rundgang').first().waitFor();
      expect((await reloaded).headers()['content-security-policy']).toContain('https://sound.example');

      gate.leadTo(next);
      await lookForUpdates(guide);
      await page.getByText('Eine neue Version des Guides ist bereit.').waitFor();
      expect(await updateDialog(page).count()).toBe(0);
      await page.close();
      const later = await context.newPage();
      // The browser changes the worker a moment after the last page is closed.
      await expect
        .poll(async () => {
          await later.goto('about:blank');
          await later.goto(`${gate.origin}/tours/1`);
          return later.locator(`html[${nextMark}]`).count();
        })
        .toBe(1);

      gate.answer(/^\/sw\.js/, { status: 404 });
      await later.reload();
      const workers = () => later.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(workers).toBe(0);
      await later.reload();
      await later
        .getByRole('link', { name: /Rundgang/ })
        .first()
        .waitFor();
    }));
});

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

/** Keeps the part with the dialogs about updates on its way. */
function holdDialogs(page: Page): { readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  void page.route(/\/updates-part-/, (route) => released.then(() => route.continue()));
  return { release: () => release() };
}

function untilContentFound(name: string): Promise<void> {
  return new Promise((resolve) => {
    new BroadcastChannel(name).addEventListener('message', ({ data }) => {
      if (data.type === 'contentUpdated') resolve();
    });
  });
}
