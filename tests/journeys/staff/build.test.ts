import { type Request } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodApp } from '#tests/browser/good-app.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// With the tools of the server and devices on loan: tests/slow/staff/build.test.ts.
// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeEach(async () => {
  await museum.services.appBuilds.setSettings({ ...goodApp, ApplicationID: '', PIN: '' });
});

const stored = async () => (await museum.services.appBuilds.settings()).Settings;
const buildButton = ({ page }: StaffUser, kind: 'Debug' | 'Release') =>
  page.getByRole('button', { name: `${kind}-APK bauen` });

describe('the page of the app (decision "The page of the app goes from its settings to the device")', () => {
  it('names what keeps the app from being built, shows how the app will look, and loses nothing that is typed', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const saved = 'Alle Angaben sind gespeichert.';
      await staff.open('/build');
      await staff.expectSaid('Kein Build gefunden.');
      const id = page.getByRole('textbox', { name: 'Anwendungs-ID' });
      await page.getByText(/^Eine Anwendungs-ID besteht aus mindestens zwei Teilen/).waitFor();
      expect(await id.getAttribute('aria-invalid')).toBe('true');
      for (const kind of ['Debug', 'Release'] as const) expect(await buildButton(staff, kind).isDisabled()).toBe(true);
      await guide.expectAccessible();
      // The sentence above the buttons leads to the field.
      await page.getByRole('button', { name: 'Anwendungs-ID', exact: true }).click();
      await page.keyboard.type('de.haus.class');
      await staff.expectSaid('Speichern Sie zuerst die geänderten Angaben');
      expect(await id.getAttribute('aria-invalid')).not.toBe('true');
      await page.keyboard.press('Enter');
      await page.getByText(/^Die Anwendungs-ID darf den Teil „class“ nicht enthalten/).waitFor();
      await id.fill('de.haus.guide');
      await press('Angaben speichern');
      await expect.poll(async () => (await stored()).ApplicationID).toBe('de.haus.guide');
      await staff.expectSaid(saved);
      const server = page.getByRole('textbox', { name: 'Adresse des Servers für neuere Inhalte' });
      await server.fill('HTTPS://Museum.example/guide');
      await press('Angaben speichern');
      // The form shows the one form in which the server keeps it, so nothing is left to save.
      await expect.poll(() => server.inputValue()).toBe('https://museum.example/guide/');
      await staff.expectSaid(saved);
      const name = page.getByLabel('Name der App');
      await name.fill('Haus am Fluss');
      const preview = page.getByRole('figure', { name: 'So erscheint die App' });
      await preview.getByText('Haus am Fluss').waitFor();
      expect(await preview.getByRole('list', { name: 'Farben des Standard-Themas' }).innerText()).toContain('#7a1f1f');
      await staff.expectSaid(/^Die App wird etwa [\d,.]+ [KM]B groß: \d+ Dateien\.$/);
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
    }));
});

function isSettings(request: Request): boolean {
  return request.method() === 'GET' && request.url().endsWith('/api/build/settings');
}
