import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { downloadsOf } from './downloads-hand.ts';
import { type Gate } from './gate.ts';
import { type Guide } from './guide.ts';
import { smallMuseum, tone, writeMuseum } from './museum.ts';
import { serve } from './serve.ts';
import { throughGate } from './through-gate.ts';

/** What downloads need of the network, and what the login page of a network says instead. */
const media = /\/files\/|\/info\/media/;
const portal = { status: 200, body: '<p>Welcome to our Wi-Fi</p>' };

let origin: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Tours: [{ ...smallMuseum.Tours[0], Selectors: [0, 1] }],
      Locations: [smallMuseum.Locations[0], { ...smallMuseum.Locations[1], MediaURL: { de: 'files/second.wav' } }],
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

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>, museum = origin): Promise<void> {
  return throughGate(museum, task);
}

it('by the keyboard a download is paused, goes on, waits for the network and says when it is done', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    const release = gate.hold(/second\.wav/);
    await guide.open('/locations/1?by=dialpad');
    const badge = page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
    await badge.press('Enter');
    await page.getByRole('button', { name: /^Wird geladen: [1-9]\d? %: Rundgang$/ }).waitFor();
    await badge.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Rundgang' });
    await expect.poll(() => sheet.getByRole('heading', { level: 2 }).evaluate(isFocused)).toBe(true);
    await guide.expectAccessible();
    await sheet.getByRole('button', { name: 'Anhalten' }).press('Enter');
    const goOn = sheet.getByRole('button', { name: 'Fortsetzen' });
    await expect.poll(() => goOn.evaluate(isFocused)).toBe(true);
    await sheet.getByText('Was schon da ist, bleibt auf Ihrem Gerät.').waitFor();

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
    await guide.press('Escape');
    await expect.poll(() => badge.evaluate(isFocused)).toBe(true);
    expect(await badge.getAttribute('aria-label')).toBe('Offline verfügbar: Rundgang');
  }));

it('a full device says what is missing, and what the browser deletes is noticed, named and fetched again', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    guide.allow(/Failed to load resource|QuotaExceededError|could not be/);
    await guide.open('/tours/1');
    const badge = page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
    await badge.waitFor();
    const devtools = await guide.context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: gate.origin, quotaSize: 1000 });
    await badge.press('Enter');
    await page.getByRole('button', { name: 'Zu wenig Speicherplatz: Rundgang' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Rundgang' });
    await sheet.getByText(/zu wenig Platz: Es fehlen \d/).waitFor();
    await guide.expectAccessible();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: gate.origin });
    await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
    await sheet.getByText('funktioniert ohne Netz').waitFor();
    await page.goBack();

    const downloads = await downloadsOf(page);
    await downloads.evict(1);
    const relent = gate.answer(media, portal);
    await guide.open('/info');
    const manage = page.getByRole('button', { name: 'Downloads und Speicher' });
    const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
    await page.getByRole('region', { name: 'Es fehlen Teile' }).getByText('Teile von „Rundgang“').waitFor();
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
    await manage.press('Enter');
    await check.press('Enter');
    await storage.getByText('Alles ist in Ordnung.').waitFor();
  }));

it('a device of the museum says how far it is, above the bar of the screen, and what keeps it from being ready', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    guide.allow(/Failed to load resource/);
    gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"downloader":true}' });
    gate.answer(/second\.wav/, { status: 404 });
    const release = gate.hold(/tone\.wav/);
    await guide.open('/locations/1');
    const line = page.getByRole('button', { name: /^Dieses Gerät wird vorbereitet: \d+ %$/ });
    const bar = page.getByRole('navigation').last();
    await line.waitFor();
    const [lower, upper] = [await line.boundingBox(), await bar.boundingBox()];
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual(upper?.y ?? 0);
    await guide.expectAccessible();
    release();
    await page.getByRole('button', { name: 'Dieses Gerät ist noch nicht bereit' }).press('Enter');
    const storage = page.getByRole('dialog', { name: 'Touren auf diesem Gerät' });
    await storage
      .getByRole('button', { name: /^Es fehlen Teile: Rundgang/ })
      .first()
      .press('Enter');
    await page.getByRole('dialog', { name: 'Rundgang' }).getByText('Aufnahme: Stille').waitFor();
  }));

it('a device of the museum leaves the buttons of the map free', async () => {
  const server = await serve(demoMuseum);
  await asVisitor(async (guide, gate) => {
    const { page } = guide;
    gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"downloader":true}' });
    const release = gate.hold(/\.mp3/);
    await guide.open('/locations/3');
    const line = page.getByRole('button', { name: /^Dieses Gerät wird vorbereitet: \d+ %$/ });
    const closer = page.getByRole('button', { name: 'Näher heran' });
    await line.waitFor();
    await closer.waitFor();
    const [upper, lower] = [await line.boundingBox(), await closer.boundingBox()];
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
    await closer.click();
    release();
  }, server.origin);
  await server.close();
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
