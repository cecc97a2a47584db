import { type Request } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { goodApp } from '#tests/browser/good-app.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeEach(async () => {
  await museum.services.appBuilds.setSettings({ ...goodApp, ApplicationID: '', PIN: '' });
});

const stored = async () => (await museum.services.appBuilds.settings()).Settings;
const buildButton = ({ page }: StaffUser, kind: 'Debug' | 'Release') =>
  page.getByRole('button', { name: `${kind}-APK bauen` });

describe('the page of the app', () => {
  it('names what keeps the app from being built, shows how the app will look, and loses nothing that is typed', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const saved = 'Alle Angaben sind gespeichert.';
      await staff.open('/build');
      await staff.expectSaid('Kein Build gefunden.');
      const { Tools, Install } = await museum.services.appBuilds.status();
      const tools = page.getByRole('list', { name: 'Werkzeuge auf dem Server' }).getByRole('listitem');
      for (const { Name, Path } of Tools) {
        const name = Name === 'android-resources' ? 'Android-Ressourcen' : Name;
        await tools
          .filter({ hasText: name })
          .getByText(Path ?? 'nicht gefunden')
          .waitFor();
      }
      if (Install !== undefined) await page.getByText(Install).waitFor();

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
      await page.getByText('English', { exact: true }).click();
      await page.getByText(/^The application ID must not have the part "class"/).waitFor();
      await page.getByText('Deutsch', { exact: true }).click();
      await id.fill('de.haus.guide');
      await press('Angaben speichern');
      await expect.poll(async () => (await stored()).ApplicationID).toBe('de.haus.guide');
      await staff.expectSaid(saved);
      const server = page.getByRole('textbox', { name: 'Adresse des Servers für neuere Inhalte' });
      for (const typed of ['HTTPS://Museum.example/guide', 'https://museum.example/guide']) {
        await server.fill(typed);
        await press('Angaben speichern');
        // The form shows the one form in which the server keeps it, so nothing is left to save.
        await expect.poll(() => server.inputValue()).toBe('https://museum.example/guide/');
        await staff.expectSaid(saved);
      }
      await expect.poll(() => buildButton(staff, 'Release').isDisabled()).toBe(Install !== undefined);

      await page.getByRole('switch', { name: 'Für Leihgeräte' }).click({ force: true });
      await press('Angaben speichern');
      await page.getByText('Ein Leihgerät braucht eine PIN, mit der Ihr Team die App verlässt.').waitFor();
      const pin = page.getByLabel('PIN für Ihr Team', { exact: true });
      await pin.fill('12');
      await press('Angaben speichern');
      await page.getByRole('alert').getByText('Eine PIN hat 4 bis 12 Ziffern.').waitFor();
      await pin.fill('4711');
      await press('Angaben speichern');
      await staff.expectSaid(saved);
      expect(await stored()).toMatchObject({ IsLoanDevice: true, HasPIN: true });
      await staff.expectSaid(/^adb shell dpm set-device-owner /);
      expect(await page.getByLabel('Neue PIN für Ihr Team', { exact: true }).inputValue()).toBe('');

      const name = page.getByLabel('Name der App');
      await name.fill('Haus am Fluss');
      const preview = page.getByRole('figure', { name: 'So erscheint die App' });
      await preview.getByText('Haus am Fluss').waitFor();
      expect(await preview.getByRole('list', { name: 'Farben des Standard-Themas' }).innerText()).toContain('#7a1f1f');
      await staff.expectSaid(/^Die App wird etwa [\d,.]+ [KM]B groß: \d+ Dateien\.$/);
      await page.getByRole('link', { name: 'Touren' }).click();
      const dialog = page.getByRole('dialog', { name: 'Es gibt nicht gespeicherte Änderungen' });
      // Saved edits count as unsaved until the server's answer: going back at once would ask once more.
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
      await page.goBack();
      await name.fill('Anders');
      await press('Änderungen verwerfen');
      expect(await name.inputValue()).toBe('Haus am Fluss');
    }));

  it('follows a build to a device on a phone, cancels one, says why one failed, and deletes an old one', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, guide, press } = staff;
        const say = await speakFor(staff, 'nothing');
        await page.route('**/api/build/release', (route) => {
          say(running);
          return route.fulfill({ json: { ...running, State: 'queued' } });
        });
        await museum.services.appBuilds.setSettings(goodApp);
        await staff.open('/build');
        await page
          .getByRole('main')
          .getByRole('alert')
          .getByText('Der Server des Museums ist nicht erreichbar.', { exact: false })
          .waitFor();
        expect(await buildButton(staff, 'Release').isDisabled()).toBe(true);
        say({ ...status, Tools: [{ Name: 'apksigner' }], Install: 'apt-get install apksigner' });
        await press('Stand abfragen');
        await staff.expectSaid('Dem Server fehlen Werkzeuge.');
        await staff.expectSaid('apt-get install apksigner');
        expect(await buildButton(staff, 'Release').isDisabled()).toBe(true);
        say(status);
        await press('Stand abfragen');
        await press('Release-APK bauen');
        await staff.expectSaid('Die Release-APK wird gebaut.');
        const bar = page.getByRole('progressbar', { name: 'Fortschritt des Builds' });
        expect(await bar.getAttribute('aria-valuenow')).toBe('40');
        const log = page.getByRole('log');
        await log.getByText('aapt2 link').waitFor();
        expect(await buildButton(staff, 'Debug').isDisabled()).toBe(true);
        say('nothing');
        await page.getByRole('alert').getByText('Er baut weiter, und diese Seite fragt weiter nach.').waitFor();
        say({ ...running, Log: Array.from({ length: 60 }, (_, line) => `Zeile ${line + 1}`) });
        await log.getByText('Zeile 60').waitFor();
        const unread = (): Promise<number> =>
          log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
        await expect.poll(unread).toBeLessThan(2);
        expect(await page.getByText('Er baut weiter').count()).toBe(0);

        const cancelled = { ...running, State: 'failed', Failure: { Reason: 'app-build-cancelled', Facts: {} } };
        await page.route('**/api/build/running', (route) => {
          say(cancelled);
          return route.request().method() === 'DELETE' ? route.fulfill({ json: cancelled }) : route.abort();
        });
        await press('Build abbrechen');
        await staff.expectSaid('Der Build der Release-APK ist fehlgeschlagen.');
        await staff.expectSaid('Der Build wurde abgebrochen.');
        expect(await buildButton(staff, 'Debug').isDisabled()).toBe(false);
        const Failure = { Reason: 'app-tool-failed', Facts: { tool: 'zipalign', said: 'no space left' } };
        say({ ...done, State: 'failed', Kind: 'debug', Log: ['zipalign: no space left'], Failure });
        await press('Stand abfragen');
        await staff.expectSaid('Das Werkzeug zipalign ist gescheitert: no space left');
        await log.getByText('zipalign: no space left').waitFor();

        say(done);
        await press('Stand abfragen');
        await staff.expectSaid('Die Release-APK ist fertig.');
        const app = page.getByRole('listitem', { name: 'Release-APK, Version 1.0' });
        await app.getByText('344,7 KB', { exact: false }).waitFor();
        const address = museum.origin + built.Address;
        expect(await app.getByRole('link', { name: 'Herunterladen' }).getAttribute('href')).toBe(address);
        await app.getByText('Prüfsumme und Zertifikat').click();
        await app.getByText(built.SHA256).waitFor();
        await app.getByText(built.Certificate).waitFor();
        await app.getByRole('button', { name: 'Adresse kopieren' }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
        await app.getByRole('button', { name: 'QR-Code' }).click();
        await page.getByRole('img', { name: `QR-Code der Adresse ${address}` }).waitFor();
        await guide.expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');

        await page.route('**/api/build/apk/*', (route) => {
          say({ ...done, Builds: [built] });
          return route.fulfill({ json: { ...done, Builds: [built] } });
        });
        const old = page.getByRole('listitem', { name: 'Debug-APK, Version 1.0' });
        const dialog = page.getByRole('dialog', { name: 'Diese App löschen?' });
        await old.getByRole('button', { name: 'Löschen' }).click();
        await dialog.getByText('guide-11-debug.apk').waitFor();
        await dialog.getByText('Abbrechen', { exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
        await old.getByRole('button', { name: 'Löschen' }).click();
        const asked = page.waitForRequest((request) => request.method() === 'DELETE');
        await dialog.getByRole('button', { name: 'Löschen' }).click();
        expect(new URL((await asked).url()).pathname).toBe('/api/build/apk/guide-11-debug.apk');
        await old.waitFor({ state: 'detached' });
        await app.waitFor();
      },
      { viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});

const status = {
  CanBuild: true,
  State: 'no build present',
  Log: [],
  Builds: [],
  Tools: [{ Name: 'aapt2', Path: '/usr/bin/aapt2', Version: '2.19-debian' }],
};
const running = {
  ...status,
  State: 'running',
  Kind: 'release',
  Progress: 0.4,
  Log: ['aapt2 compile', 'aapt2 link'],
  StartedAt: '2026-01-02T03:04:05Z',
};
const built = {
  Name: 'guide-12-release.apk',
  Kind: 'release',
  Size: 353_000,
  SHA256: 'ab'.repeat(32),
  Certificate: 'cd'.repeat(32),
  Address: `/api/build/apk/${'0f'.repeat(16)}/guide-12-release.apk`,
  BuiltAt: '2026-01-02T03:04:15Z',
  VersionCode: 12,
  VersionName: '1.0',
};
const older = { ...built, Name: 'guide-11-debug.apk', Kind: 'debug', VersionCode: 11, BuiltAt: '2026-01-01T03:04:15Z' };
const done = {
  ...status,
  State: 'done',
  Kind: 'release',
  Log: ['Signed'],
  StartedAt: '2026-01-02T03:04:05Z',
  EndedAt: '2026-01-02T03:04:15Z',
  Result: built,
  Builds: [built, older],
};

/** Answers for the server, which needs minutes and tools for such states. Returns how to change what it says. */
async function speakFor({ page }: StaffUser, first: object | 'nothing') {
  let answer = first;
  await page.route('**/api/build/status', (route) =>
    answer === 'nothing' ? route.abort() : route.fulfill({ json: answer }),
  );
  return (next: object | 'nothing') => void (answer = next);
}

function isSettings(request: Request): boolean {
  return request.method() === 'GET' && request.url().endsWith('/api/build/settings');
}
