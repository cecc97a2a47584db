import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { type Request } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { isLeftOut } from '../native/java.ts';
import { whyNoTools } from '../native/android-tools.ts';
import { phone } from './browser.ts';
import { goodApp } from './good-app.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum, { allow: /Failed to load resource/ });
const without = isLeftOut(await whyNoTools());

beforeEach(async () => {
  await museum.services.appBuilds.setSettings({ ...goodApp, ApplicationID: '', PIN: '' });
});

const button = ({ page }: Clerk, name: string) => page.getByRole('button', { name, exact: true });
const stored = async () => (await museum.services.appBuilds.settings()).Settings;

it('What keeps the app from being built stands at its field and above the buttons, and goes when it is mended', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/build');
    const id = page.getByRole('textbox', { name: 'Anwendungs-ID' });
    await page.getByText(/^Eine Anwendungs-ID besteht aus mindestens zwei Teilen/).waitFor();
    expect(await id.getAttribute('aria-invalid')).toBe('true');
    for (const name of ['Debug-APK bauen', 'Release-APK bauen'])
      expect(await button(clerk, name).isDisabled()).toBe(true);
    await guide.expectAccessible();
    await button(clerk, 'Anwendungs-ID').click();
    await page.keyboard.type('de.haus.class');
    await clerk.expectSaid('Speichern Sie zuerst die geänderten Angaben');
    expect(await id.getAttribute('aria-invalid')).not.toBe('true');
    await page.keyboard.press('Enter');
    await page.getByText(/^Die Anwendungs-ID darf den Teil „class“ nicht enthalten/).waitFor();
    await page.getByText('English', { exact: true }).click();
    await page.getByText(/^The application ID must not have the part "class"/).waitFor();
    await guide.expectAccessible();
    await page.getByRole('textbox', { name: 'Application ID' }).fill('de.haus.guide');
    await clerk.press('Save settings');
    await clerk.expectSaid('All settings are saved.');
    await expect.poll(async () => (await stored()).ApplicationID).toBe('de.haus.guide');
    const server = page.getByRole('textbox', { name: 'Address of the server for newer content' });
    for (const typed of ['HTTPS://Museum.example/guide', 'https://museum.example/guide']) {
      await server.fill(typed);
      await clerk.press('Save settings');
      // The form shows the one form in which the server keeps it, so nothing is left to save.
      await expect.poll(() => server.inputValue()).toBe('https://museum.example/guide/');
      await clerk.expectSaid('All settings are saved.');
    }
    expect(await page.getByText('Before you can build').count()).toBe(without ? 1 : 0);
    expect(await button(clerk, 'Build release APK').isDisabled()).toBe(without);
  }));

it('A loan device needs a PIN, which nobody can read later, on a phone', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page, guide } = clerk;
      await clerk.open('/build');
      await page.getByRole('switch', { name: 'Für Leihgeräte' }).click({ force: true });
      await clerk.press('Angaben speichern');
      await page.getByText('Ein Leihgerät braucht eine PIN, mit der Ihr Team die App verlässt.').waitFor();
      const pin = page.getByLabel('PIN für Ihr Team', { exact: true });
      await pin.fill('12');
      await clerk.press('Angaben speichern');
      await page.getByRole('alert').getByText('Eine PIN hat 4 bis 12 Ziffern.').waitFor();
      await guide.expectAccessible();
      await pin.fill('4711');
      await clerk.press('Angaben speichern');
      await clerk.expectSaid('Alle Angaben sind gespeichert.');
      expect(await stored()).toMatchObject({ IsLoanDevice: true, HasPIN: true });
      await clerk.expectSaid(/^adb shell dpm set-device-owner /);
      expect(await page.getByLabel('Neue PIN für Ihr Team', { exact: true }).inputValue()).toBe('');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    { viewport: { ...phone, width: 360 } },
  ));

it('The form shows how the app will look and weigh, and nothing typed is lost on the way elsewhere', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/build');
    const name = page.getByLabel('Name der App');
    await name.fill('Haus am Fluss');
    const preview = page.getByRole('figure', { name: 'So erscheint die App' });
    await preview.getByText('Haus am Fluss').waitFor();
    expect(await preview.getByRole('list', { name: 'Farben des Standard-Themas' }).innerText()).toContain('#7a1f1f');
    await clerk.expectSaid(/^Die App wird etwa [\d,.]+ [KM]B groß: \d+ Dateien\.$/);
    await page.getByRole('link', { name: 'Touren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Es gibt nicht gespeicherte Änderungen' });
    // What is saved counts as unsaved until the server has said so: going back at once would ask once more.
    const asked = page.waitForRequest(isSettings);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/build/settings', async (route) => {
      if (isSettings(route.request())) await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Speichern und weiter' }).click();
    await asked;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await guide.expectAt('/cms/build');
    answer();
    await guide.expectAt(/^\/cms\/tours/);
    expect((await stored()).AppName).toBe('Haus am Fluss');
    await clerk.page.goBack();
    await name.fill('Anders');
    await clerk.press('Änderungen verwerfen');
    expect(await name.inputValue()).toBe('Haus am Fluss');
  }));

it.skipIf(without)('An app is built by pressing a button, and loaded by its address', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await museum.services.appBuilds.setSettings(goodApp);
    await clerk.open('/build');
    await clerk.press('Debug-APK bauen');
    const app = page.getByRole('listitem', { name: 'Debug-APK, Version 1.0' });
    await app.waitFor({ timeout: 120_000 });
    await clerk.expectSaid('Die Debug-APK ist fertig.');
    await guide.expectAccessible();
    const loading = page.waitForEvent('download');
    await app.getByRole('link', { name: 'Herunterladen' }).click();
    const bytes = await readFile(await (await loading).path());
    // A zip begins with it.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await app.getByText('Prüfsumme und Zertifikat').click();
    await app.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
    await app.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await app.waitFor({ state: 'detached' });
    expect((await museum.services.appBuilds.status()).Builds).toEqual([]);
  }),
);

function isSettings(request: Request): boolean {
  return request.method() === 'GET' && request.url().endsWith('/api/build/settings');
}
