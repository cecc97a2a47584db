import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelName } from '#contract/worker-messages.ts';
import { drawing, sitDown } from '#tests/browser/game-table.ts';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide, openedFromHome } from '#tests/browser/guide.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { makeNextBuild, nextMark } from '#tests/browser/next-build.ts';
import { serve } from '#tests/browser/serve.ts';
import { position } from '#tests/browser/sounding.ts';
import { throughGate } from './through-gate.ts';
import { lookForContent, lookForUpdates, untilServed, updateDialog } from './update-hand.ts';

let first: string;
let next: string;
/** The first build with newer content. */
let changed: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Configurations: [{ ID: 1, GlobalNumberSearch: true, FulltextSearch: true }],
      TourItems: [1, 2, 3, 4].map((id) => ({ ID: id, TourID: 1, LocationID: id, Code: `${id}`, Position: id })),
      Locations: [
        ...smallMuseum.Locations,
        {
          ID: 3,
          Type: 5,
          Name: { de: 'Frage' },
          GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }],
        },
        {
          ID: 4,
          Type: 3,
          Name: { de: 'Paare' },
          GameMemoryPairs: 2,
          GameMemoryPairListURL: ['red', 'blue'].map((colour) => `files/${colour}.svg`),
        },
      ],
    },
    {
      'tone.wav': tone(60),
      'red.svg': drawing({ width: 100, height: 100 }, 'red'),
      'blue.svg': drawing({ width: 100, height: 100 }, 'blue'),
    },
  );
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

  it('an update waits for a recording, for a text being typed and for an open game; a page that stays open keeps the files of its build; developers restart the guide themselves', () =>
    asVisitor(async (guide, gate) => {
      const { page, context } = guide;
      gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"debugNotifications":true}' });
      await page.clock.install();
      await guide.open('/numbers');
      await pass(page, 10);
      await page.getByText('Offline: cached').waitFor();
      await untilServed(guide);
      await expect.poll(() => page.evaluate(lateFile)).toContain('/memory-');
      const late = await page.evaluate(lateFile);
      const playing = await context.newPage();
      const table = sitDown({ ...guide, page: playing });
      await playing.goto(`${gate.origin}/detail/3`);
      await table.enter();
      await table.layer.getByText('Ja', { exact: true }).waitFor();
      const search = page.getByRole('searchbox');
      await search.fill('Ton');
      await guide.tap(/Ton/);
      await guide.expectHeading('Ton');
      await guide.play();
      await guide.expectSound();

      const expectNoDialog = async (): Promise<void> => {
        await pass(page, 25);
        for (const one of [page, playing]) expect(await updateDialog(one).count()).toBe(0);
      };
      gate.leadTo(next);
      await lookForUpdates(guide);
      await expectNoDialog();
      await guide.expectSound();
      await page.getByRole('button', { name: 'Anhalten' }).first().click();
      await page.goBack();
      await search.fill('Stil');
      await expectNoDialog();
      await search.fill('');
      await updateDialog(page).getByRole('button', { name: 'Später' }).click();
      await updateDialog(page).waitFor({ state: 'detached' });
      await expectNoDialog();

      // The server no longer has what this page still needs.
      gate.answer(/^\/assets\//, { status: 404 });
      await table.close();
      await playing.getByRole('button', { name: 'Zum Neustart drücken' }).click();
      await playing.locator(`html[${nextMark}]`).waitFor();
      await playing.close();
      expect(await page.evaluate(async (address) => (await fetch(address)).status, late)).toBe(200);
      await search.fill('Paare');
      await guide.tap(/Paare/);
      await guide.expectHeading('Paare');
      const here = sitDown(guide);
      await here.enter();
      await here.findPairs();
      await here.layer.getByText('Gelöst!').waitFor();
      expect(await page.locator(`html[${nextMark}]`).count()).toBe(0);
      expect(await updateDialog(page).count()).toBe(0);
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

/** Lets seconds pass one by one: whatever waits a second looks each time. */
async function pass({ clock }: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await clock.fastForward(1000);
}

/** Returns the address of a file that only the store of the first build has; empty: it is not stored yet. */
async function lateFile(): Promise<string> {
  const name = (await caches.keys()).find((key) => key.includes(' shell '));
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return requests.map(({ url }) => url).find((url) => url.includes('/memory-')) ?? '';
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
