import { type CDPSession } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gate } from '#tests/browser/gate.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { media, portal, ready, serveTour } from '#tests/journeys/offline/downloads-museum.ts';
import { throughGate } from '#tests/journeys/offline/through-gate.ts';
import { damageOne, downloadsOf } from './downloads-hand.ts';

const tour = { tour: 1, language: 'de' };
/** The pieces of all that the tour needs. */
const whole = 2;

let origin: string;
let close: () => Promise<void>;

beforeAll(async () => ({ origin, close } = await serveTour()));

afterAll(() => close());

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(origin, task, { hasTouch: true });
}

describe('a visitor takes a tour along (specification 4 and 9)', () => {
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
