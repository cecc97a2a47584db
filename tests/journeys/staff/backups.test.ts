import { readFile, rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Restores that fail, or during which the session ends: tests/slow/staff/backups.test.ts.
// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

const rowOf = ({ page }: StaffUser, name: string) =>
  page.getByRole('list', { name: 'Vorhandene Sicherungen' }).getByRole('listitem').filter({ hasText: name });

/** Requests a backup, and returns its name. */
async function request(staff: StaffUser, description: string) {
  await staff.press('Sicherung anfordern');
  const dialog = staff.page.getByRole('dialog', { name: 'Sicherung anfordern' });
  await dialog.getByRole('radio', { name: 'Struktur + Daten' }).click();
  await dialog.getByLabel('Kurze Beschreibung').fill(description);
  await dialog.getByRole('button', { name: 'Sicherung anfordern' }).click();
  const row = rowOf(staff, description);
  await row.waitFor();
  const name = /\d{4}-\d\d-\d\d-\d{6}-\w+\.zip/.exec(await row.innerText())?.[0] ?? '';
  await staff.expectSaid(`Sicherung erfolgreich als „${name}“`);
  return name;
}

/** Uploads a file as a backup. */
async function upload({ page, press }: StaffUser, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press('Sicherung hochladen');
  await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer });
}

describe('backups (specification 7.6)', () => {
  it('are requested, downloaded, uploaded and deleted by root', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, press } = staff;
        const { backups } = museum.services;
        await staff.open('/backups');
        await page.getByText('Keine Sicherungen gefunden').waitFor();
        const name = await request(staff, 'vor der Messe');
        expect(name).toMatch(/-full\.zip$/);
        const row = rowOf(staff, name);
        await row.getByText(/^[\d,.]+ (B|KB|MB) · Struktur \+ Daten \(mit Dateien\)$/).waitFor();
        const downloading = page.waitForEvent('download');
        await row.getByRole('link', { name: `${name} herunterladen` }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(name);
        const zip = await readFile(await download.path());
        await rm(await download.path());

        const alert = page.getByRole('main').getByRole('alert');
        await upload(staff, 'notes.zip', Buffer.from('no zip at all'));
        await alert.getByText('Das Hochladen ist fehlgeschlagen, es wurde nichts gespeichert:').first().waitFor();
        await upload(staff, name, zip);
        await staff.expectSaid('Sicherung hochgeladen');
        await expect.poll(async () => (await backups.list()).length).toBe(2);

        await press(`${name} löschen`);
        const dialog = page.getByRole('dialog', { name: 'Sicherung löschen?' });
        await dialog.getByText(name).waitFor();
        await dialog.getByRole('button', { name: 'Löschen' }).click();
        await staff.expectSaid(`Löschen von „${name}“: erledigt`);
        await page.getByRole('button', { name: `${name} löschen` }).waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
      { viewport: phone },
    ));
});
