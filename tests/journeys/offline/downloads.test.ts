import { type CDPSession } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitDown } from '#tests/browser/game-table.ts';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { serve } from '#tests/browser/serve.ts';
import { damageOne, downloadsOf } from './downloads-hand.ts';
import { watchScreen } from './screen-watch.ts';
import { throughGate } from './through-gate.ts';

const tour = { tour: 1, language: 'de' };
const ready = { name: 'Offline verfügbar: Rundgang' };
/** Requests of downloads, and the answer of a captive portal instead. */
const media = /\/files\/|\/info\/media/;
const portal = { status: 200, body: '<p>Welcome to our Wi-Fi</p>' };
/** The pieces of all that the tour needs. */
const whole = 2;

let origin: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const [first, second] = smallMuseum.Locations;
  const choices = [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }];
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Configurations: [{ ID: 1, WelcomeScreen: { ShowDownloadButton: true } }],
      Tours: [{ ...smallMuseum.Tours[0], Selectors: [0, 1] }],
      TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 3, Code: '3', Position: 2 }],
      Locations: [
        first,
        { ...second, MediaURL: { de: 'files/second.wav' } },
        { ID: 3, Type: 5, Name: { de: 'Frage' }, GameChoices: choices },
      ],
    },
    { 'tone.wav': tone(30), 'second.wav': tone(31) },
  );
  const server = await serve(museum.folder);
  origin = server.origin;
  ends.push(server.close, museum.remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(origin, task, { hasTouch: true });
}

describe('a visitor takes a tour along (specification 4 and 9)', () => {
  it('installs the guide, downloads a tour with one tap, which is available only with its games, plays them, and gives the space back by the keyboard', () =>
    asVisitor(async (guide, gate) => {
      const { page, context } = guide;
      guide.allow(/503|ERR_/);
      const relent = gate.answer(/\/assets\/choices-.*js$/, { status: 503 });
      await page.addInitScript(() => localStorage.setItem('highContrast', 'true'));
      await guide.open('/welcome');
      const button = page.getByRole('button', { name: 'Den Guide mitnehmen' });
      await button.press('Enter');
      const take = page.getByRole('dialog', { name: 'Den Guide mitnehmen' });
      await take.getByRole('heading', { name: 'Als App installieren' }).waitFor();
      await take.getByRole('button', { name: /^Alle Touren laden/ }).waitFor();
      await guide.expectAccessible();
      await take.getByRole('button', { name: 'Downloads und Speicher' }).press('Enter');
      const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
      await storage.getByText('Noch ist nichts geladen.').waitFor();
      await guide.expectAccessible();
      const session = await context.newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // A private window, such as that of a test, cannot install anything.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

      await guide.open('/tours/1');
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).tap();
      await page.getByRole('button', { name: 'Wartet auf das Netz: Rundgang' }).waitFor();
      relent();
      const badge = page.getByRole('button', ready);
      await badge.waitFor();
      await context.setOffline(true);
      await page.goto(`${gate.origin}/detail/3`);
      const table = sitDown(guide);
      await table.enter();
      await table.layer.getByText('Ja', { exact: true }).waitFor();
      await context.setOffline(false);

      await guide.open('/tours/1');
      await badge.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await sheet.getByText('funktioniert ohne Netz').waitFor();
      await guide.expectAccessible();
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => badge.evaluate(isFocused)).toBe(true);
      await guide.press('Enter');
      await sheet.getByRole('button', { name: 'Vom Gerät entfernen' }).press('Enter');
      const question = sheet.getByRole('group', { name: 'Diese Tour vom Gerät entfernen?' });
      await question.getByText(/Das gibt .+ frei/).waitFor();
      await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
      await sheet.getByRole('button', { name: /^Für unterwegs laden \([^)]+\)$/ }).waitFor();
      await guide.press('Escape');
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).waitFor();
    }));

  it('by the keyboard a download is paused, continues, waits for the network and says when it is done; the screen stays on while it runs', () =>
    asVisitor(async (guide, gate) => {
      const { page } = guide;
      await page.addInitScript(watchScreen);
      const locks = (): Promise<number> => page.evaluate(() => window.screenWatch.locks);
      const release = gate.hold(/second\.wav/);
      await guide.open('/locations/1?by=dialpad');
      const badge = page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
      await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Rundgang$/ }).waitFor();
      expect(await locks()).toBe(0);
      await badge.press('Enter');
      await page.getByRole('button', { name: /^Wird geladen: [1-9]\d? %: Rundgang$/ }).waitFor();
      await expect.poll(locks).toBe(1);
      await page.evaluate(() => window.screenWatch.show(false));
      await expect.poll(locks).toBe(0);
      await page.evaluate(() => window.screenWatch.show(true));
      await expect.poll(locks).toBe(1);
      await badge.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await expect.poll(() => sheet.getByRole('heading', { level: 2 }).evaluate(isFocused)).toBe(true);
      await guide.expectAccessible();
      await sheet.getByRole('button', { name: 'Anhalten' }).press('Enter');
      const goOn = sheet.getByRole('button', { name: 'Fortsetzen' });
      await expect.poll(() => goOn.evaluate(isFocused)).toBe(true);
      await sheet.getByText('Was schon da ist, bleibt auf Ihrem Gerät.').waitFor();
      await expect.poll(locks).toBe(0);

      const relent = gate.answer(media, portal);
      await guide.press('Enter');
      await sheet.getByText('Sobald es wieder da ist, geht der Download von selbst weiter.').waitFor();
      await sheet.getByRole('status').getByText('Wartet auf das Netz: Rundgang').waitFor();
      await guide.expectAccessible();
      relent();
      release();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await sheet.getByRole('status').getByText('Rundgang ist offline verfügbar.').waitFor();
      expect(await sheet.getByRole('progressbar').count()).toBe(0);
      await expect.poll(locks).toBe(0);
      await guide.press('Escape');
      await expect.poll(() => badge.evaluate(isFocused)).toBe(true);
      expect(await badge.getAttribute('aria-label')).toBe('Offline verfügbar: Rundgang');
    }));

  it('too little space is reported before and in the middle, in every tab; files that the browser deletes or damages are noticed, named and fetched again, and a lost database loses no download', () =>
    asVisitor(async (guide, gate) => {
      const { page, context } = guide;
      guide.allow(/Failed to load resource|QuotaExceededError|could not be|net::ERR/);
      const devtools = await context.newCDPSession(page);
      await guide.open('/tours/1');
      const downloads = await downloadsOf(page);
      const badge = page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
      await badge.waitFor();
      await page.evaluate(tellQuota, 40_000_000);
      await badge.press('Enter');
      await page.getByRole('button', { name: 'Zu wenig Speicherplatz: Rundgang' }).press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Rundgang' });
      await sheet.getByText(/zu wenig Platz: Es fehlen \d[\d,.]*\s[kM]B/).waitFor();
      await guide.expectAccessible();
      expect((await downloads.pieces()).all).toEqual([]);

      await page.evaluate(tellQuota, undefined);
      const release = gate.hold(/second\.wav/);
      await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
      await expect.poll(async () => (await downloads.pieces()).all.length).toBe(whole - 1);
      await sheet.getByRole('progressbar').waitFor();
      const other = await context.newPage();
      await other.goto(`${gate.origin}/tours/1`);
      await other.getByRole('button', { name: /^Wird geladen: \d+ %: Rundgang$/ }).waitFor();
      await limit(devtools, gate, 1000);
      release();
      await sheet.getByText('zu wenig Platz').waitFor();
      await other.getByRole('button', { name: 'Zu wenig Speicherplatz: Rundgang' }).waitFor();
      await limit(devtools, gate, undefined);
      await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
      await sheet.getByText('funktioniert ohne Netz').waitFor();
      await other.getByRole('button', ready).waitFor();
      await other.close();
      await page.goBack();

      await downloads.evict(1);
      const relent = gate.answer(media, portal);
      await guide.open('/info');
      const manage = page.getByRole('button', { name: 'Downloads und Speicher' });
      const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
      await page.getByRole('region', { name: 'Es fehlen Teile' }).getByText('Teile von „Rundgang“').waitFor();
      await page.getByRole('button', { name: /^Neu laden \(/ }).waitFor();
      await guide.expectAccessible();
      await manage.press('Enter');
      await storage.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).waitFor();
      const check = storage.getByRole('button', { name: 'Jetzt alles prüfen' });
      await check.press('Enter');
      await storage.getByText('1 Tour ist nicht vollständig.').waitFor();
      await guide.expectAccessible();
      relent();
      await storage.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).press('Enter');
      await sheet.getByRole('button', { name: /^Neu laden/ }).press('Enter');
      await sheet.getByText('funktioniert ohne Netz').waitFor();
      await page.goBack();

      await page.evaluate(damageOne);
      expect((await downloads.pieces()).damaged).toHaveLength(1);
      await manage.press('Enter');
      await check.press('Enter');
      await expect.poll(() => downloads.pieces()).toMatchObject({ damaged: [], all: { length: whole } });
      await check.press('Enter');
      await storage.getByText('Alles ist in Ordnung.').waitFor();

      const asked: string[] = [];
      gate.watch((path) => asked.push(path));
      // Browsers take back the storage of pages that are closed.
      await page.goto('about:blank');
      await devtools.send('Storage.clearDataForOrigin', { origin: gate.origin, storageTypes: 'indexeddb' });
      await page.goto(`${gate.origin}/tours/1`);
      await (await downloadsOf(page)).isReady(tour);
      await page.getByRole('button', ready).waitFor();
      expect(asked.filter((path) => path.startsWith('/files/'))).toEqual([]);
    }));
});

/** Lets the browser tell this quota; undefined: its own number, which is always large in Chromium. */
function tellQuota(quota: number | undefined): void {
  const { storage } = navigator;
  if (quota === undefined) Reflect.deleteProperty(storage, 'estimate');
  else storage.estimate = () => Promise.resolve({ quota, usage: 0 });
}

/** Limits the storage to a number of bytes; undefined: to the browser's own limit. */
async function limit(devtools: CDPSession, { origin: at }: Gate, bytes: number | undefined): Promise<void> {
  const quota = bytes === undefined ? {} : { quotaSize: bytes };
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: at, ...quota });
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
