import { readFile, rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

const rowOf = ({ page }: StaffUser, name: string) =>
  page.getByRole('list', { name: 'Vorhandene Sicherungen' }).getByRole('listitem').filter({ hasText: name });

const openSection = ({ page }: StaffUser, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Requests a backup, and returns its name. */
async function request(staff: StaffUser, type: 'Struktur + Daten' | 'Nur Struktur', description: string) {
  await staff.press('Sicherung anfordern');
  const dialog = staff.page.getByRole('dialog', { name: 'Sicherung anfordern' });
  await dialog.getByRole('radio', { name: type }).click();
  await dialog.getByLabel('Kurze Beschreibung').fill(description);
  await dialog.getByRole('button', { name: 'Sicherung anfordern' }).click();
  const row = rowOf(staff, description);
  await row.waitFor();
  const name = /\d{4}-\d\d-\d\d-\d{6}-\w+\.zip/.exec(await row.innerText())?.[0] ?? '';
  await staff.expectSaid(`Sicherung erfolgreich als „${name}“`);
  return name;
}

const askToRestore = async (staff: StaffUser, name: string) => {
  await staff.press(`${name} einspielen`);
  return staff.page.getByRole('dialog', { name: /^„.*“ \(.*\) einspielen\?$/ });
};

/** Uploads a file as a backup. */
async function upload({ page, press }: StaffUser, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press('Sicherung hochladen');
  await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer });
}

describe('backups (specification 7.6)', () => {
  it('are requested, downloaded, uploaded, deleted and made every day by root', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, guide, press } = staff;
        const { backups, dailyBackup } = museum.services;
        await staff.open('/backups');
        await page.getByText('Keine Sicherungen gefunden').waitFor();
        const name = await request(staff, 'Struktur + Daten', 'vor der Messe');
        expect(name).toMatch(/-full\.zip$/);
        const row = rowOf(staff, name);
        await row.getByText(/^[\d,.]+ (B|KB|MB) · Struktur \+ Daten \(mit Dateien\)$/).waitFor();
        await guide.expectAccessible();
        const downloading = page.waitForEvent('download');
        await row.getByRole('link', { name: `${name} herunterladen` }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(name);
        const zip = await readFile(await download.path());
        await rm(await download.path());

        const alert = page.getByRole('main').getByRole('alert');
        await upload(staff, 'notes.zip', Buffer.from('no zip at all'));
        await alert.getByText('Das Hochladen ist fehlgeschlagen, es wurde nichts gespeichert:').first().waitFor();
        await page.route('**/api/backup/upload', (route) => route.abort());
        await upload(staff, name, zip);
        await alert.getByText('Der Server des Museums ist nicht erreichbar.', { exact: false }).waitFor();
        await page.unroute('**/api/backup/upload');
        await press('Noch einmal von vorn hochladen');
        await staff.expectSaid('Sicherung hochgeladen');
        await expect.poll(async () => (await backups.list()).length).toBe(2);
        // The server never answers.
        await page.route('**/api/backup/upload', () => undefined);
        await upload(staff, name, zip);
        const cancel = page.getByRole('button', { name: 'Hochladen abbrechen' });
        await cancel.click();
        await cancel.waitFor({ state: 'detached' });
        expect((await backups.list()).length).toBe(2);

        await press(`${name} löschen`);
        const dialog = page.getByRole('dialog', { name: 'Sicherung löschen?' });
        await dialog.getByText(name).waitFor();
        await dialog.getByRole('button', { name: 'Löschen' }).click();
        await staff.expectSaid(`Löschen von „${name}“: erledigt`);
        await page.getByRole('button', { name: `${name} löschen` }).waitFor({ state: 'detached' });

        const daily = page.getByRole('region', { name: 'Tägliche Sicherung' });
        await daily.getByText('Es gibt noch keine tägliche Sicherung.').waitFor();
        await daily.getByRole('switch', { name: 'Jeden Tag sichern' }).click({ force: true });
        await daily.getByLabel('So viele aufheben').fill('0');
        await daily.getByRole('alert').getByText('Eine ganze Zahl von 1 bis 365').waitFor();
        await daily.getByLabel('So viele aufheben').fill('3');
        await daily.getByLabel('Ab', { exact: true }).selectOption('04:00');
        // By keyboard: a notification covers it for a while.
        await page.getByRole('button', { name: 'Zeitplan speichern' }).press('Enter');
        await staff.expectSaid('Die tägliche Sicherung ist eingeschaltet.');
        expect(await dailyBackup.current()).toEqual({ isOn: true, hour: 4, keep: 3, type: 'full' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
      { viewport: phone },
    ));

  it('are restored with unsaved edits saved or discarded knowingly, and lose nothing that another person types', () =>
    asStaff(museum, async (staff) => {
      await restoreBackups(staff);
      await meetRestore(staff);
    }));
});

/** Restores with edits saved first, and with edits discarded. */
async function restoreBackups(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const unsaved = 'Meine ungespeicherten Änderungen endgültig verwerfen';
  await staff.open('/locations/2');
  await staff.type('Name', 'Deutsch', 'Ganz laut');
  await staff.save();
  await openSection(staff, 'Sicherungen');
  const name = await request(staff, 'Nur Struktur', 'laut');
  await staff.press('Rückgängig');
  const dialog = await askToRestore(staff, name);
  await dialog.getByText('Alle Inhalte werden durch die der Sicherung ersetzt.', { exact: false }).waitFor();
  await dialog.getByRole('radiogroup', { name: 'Sie haben 1 ungespeicherte Änderung.' }).waitFor();
  await staff.guide.expectAccessible();
  await dialog.getByRole('button', { name: 'Einspielen' }).click();
  await staff.expectSaid(`„${name}“ erfolgreich eingespielt`);
  const sentence = await page.getByText(/^Der Stand davor ist als „(.*)“ gesichert\.$/).innerText();
  const before = /„(.*)“/.exec(sentence)?.[1] ?? '';
  await rowOf(staff, before).getByText('vor dem Einspielen').waitFor();
  await openSection(staff, 'Stationen');
  await page.getByRole('link', { name: /^Ganz laut/ }).waitFor();
  await openSection(staff, 'Sicherungen');
  const back = await askToRestore(staff, before);
  await back.getByRole('button', { name: 'Einspielen' }).click();
  await staff.expectSaid(`„${before}“ erfolgreich eingespielt`);

  await openSection(staff, 'Stationen');
  await page.getByRole('link', { name: /^Stille/ }).click();
  await staff.type('Name', 'Deutsch', 'Ganz leise');
  await staff.save();
  await openSection(staff, 'Sicherungen');
  const quiet = await request(staff, 'Nur Struktur', 'leise');
  await staff.press('Rückgängig');
  await page.route('**/api/backup/restore/**', (route) =>
    route.fulfill({
      status: 507,
      json: { error: { code: 'storage-full', message: '', reason: 'storage-full', facts: {} } },
    }),
  );
  const discarding = await askToRestore(staff, quiet);
  await discarding.getByRole('radio', { name: unsaved }).click();
  await discarding.getByRole('button', { name: 'Einspielen' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Einspielen fehlgeschlagen: /)
    .waitFor();
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await page.unroute('**/api/backup/restore/**');
  await staff.press('Noch einmal versuchen');
  await discarding.getByRole('radio', { name: unsaved }).click();
  await discarding.getByRole('button', { name: 'Einspielen' }).click();
  await page.getByText('Alles ist gespeichert').waitFor();
  await openSection(staff, 'Stationen');
  await page.getByRole('link', { name: /^Ganz leise/ }).waitFor();
}

/** Meets the restore of another person, and a session that ends. */
async function meetRestore(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const { backups, sessions } = museum.services;
  const { name } = await backups.create(BackupType.structure, '');
  const field = (group: string) => page.getByRole('group', { name: group, exact: true }).getByLabel('Deutsch');
  await page.clock.install();
  await staff.open('/locations/2');
  await field('Name').waitFor();
  const was = await field('Name').inputValue();
  await staff.type('Name', 'Deutsch', 'Gespeichert');
  await staff.save();
  await staff.type('Zeile über dem Namen', 'Deutsch', 'Noch nicht gespeichert');
  await backups.restore(name, 'anna');
  await page.clock.fastForward(21_000);
  await page.getByRole('alert').getByText(`anna hat die Sicherung „${name}“ eingespielt`, { exact: false }).waitFor();
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await expect.poll(() => field('Name').inputValue()).toBe(was);
  expect(await field('Zeile über dem Namen').inputValue()).toBe('Noch nicht gespeichert');
  await staff.press('Rückgängig');

  // The session ends while a backup is restored.
  await page.getByRole('link', { name: 'Sicherungen', exact: true }).click();
  await page.route('**/api/backup/restore/**', async (route) => {
    const answer = await route.fetch();
    await sessions.endAllOf('root');
    await route.fulfill({ response: answer });
  });
  const dialog = await askToRestore(staff, name);
  await dialog.getByRole('button', { name: 'Einspielen' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill('a password for tests');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const unread = page.getByRole('alert').filter({ hasText: 'Diese Seite zeigt noch die Inhalte von vorher' });
  await unread.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await staff.expectSaid(/erfolgreich eingespielt$/);
}
