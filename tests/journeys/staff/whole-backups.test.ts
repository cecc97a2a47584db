import { rm } from 'node:fs/promises';
import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(smallMuseum);

const passphrase = 'four random words here';

describe('whole backups', () => {
  it('are made on a phone by the keyboard alone, downloaded and deleted', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        // The address of an earlier version.
        await staff.open('/whole-backups');
        await page.waitForURL(/\/cms\/backups$/);
        await page.getByRole('alert').getByText('Es gibt noch keine Gesamtsicherung.').waitFor();
        await page.getByText('Machen Sie jetzt eine und laden Sie sie herunter').waitFor();
        const make = page.getByRole('button', { name: 'Jetzt sichern' });
        await make.and(page.locator(':enabled')).waitFor();
        const dialog = page.getByRole('dialog', { name: 'Alles sichern' });
        const again = page.getByLabel('Passphrase wiederholen');
        const tabTo = async (field: Locator): Promise<void> => {
          await expect
            .poll(async () => {
              await page.keyboard.press('Tab');
              return field.and(page.locator(':focus')).count();
            })
            .toBe(1);
        };
        await tabTo(make);
        await page.keyboard.press('Enter');
        await expectFocus(page.getByLabel('Passphrase', { exact: true }));
        await page.keyboard.type(passphrase);
        await tabTo(again);
        await page.keyboard.type(passphrase);
        await page.keyboard.press('Enter');
        await dialog.waitFor({ state: 'detached' });
        await staff.expectSaid('Die Gesamtsicherung ist fertig.');
        const row = page.getByRole('list', { name: 'Gespeicherte Sicherungen' }).getByRole('listitem');
        await row.getByText('von Hand').waitFor();
        await page.getByText('Es gibt noch keine Gesamtsicherung.').waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const downloading = page.waitForEvent('download');
        await row.getByRole('link', { name: /^Gesamtsicherung vom .* herunterladen$/ }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d-\d{6}\.age$/);
        await page.getByText(`npm run admin -- restore ${download.suggestedFilename()}`).waitFor();
        await rm(await download.path());
        await row.getByRole('button', { name: /^Gesamtsicherung vom .* löschen$/ }).click();
        const deleting = page.getByRole('dialog', { name: /löschen\?$/ });
        await deleting.getByRole('button', { name: 'Löschen' }).click();
        await staff.expectSaid('Die Gesamtsicherung ist gelöscht.');
        await row.waitFor({ state: 'detached' });
      },
      { viewport: phone },
    ));
});
