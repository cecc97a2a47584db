import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

const passphrase = 'four random words here';

async function fill({ page }: Clerk, again = passphrase): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Alles sichern' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByLabel('Passphrase wiederholen').fill(again);
  await dialog.getByRole('button', { name: 'Sicherung starten' }).click();
}

it('Root makes, downloads and deletes a whole backup', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/whole-backups');
    await page.getByRole('alert').getByText('Es gibt noch keine Gesamtsicherung.').waitFor();
    await page.getByText('Machen Sie jetzt eine und laden Sie sie herunter').waitFor();
    await guide.expectAccessible();
    await clerk.press('Jetzt sichern');
    await fill(clerk, 'other words');
    await page.getByRole('alert').getByText('Die beiden Passphrasen stimmen nicht überein.').waitFor();
    await guide.expectAccessible();
    await fill(clerk);
    await clerk.expectSaid('Die Gesamtsicherung ist fertig.');
    const row = page.getByRole('list', { name: 'Gespeicherte Sicherungen' }).getByRole('listitem');
    await row.getByText('von Hand').waitFor();
    await page.getByText('Es gibt noch keine Gesamtsicherung.').waitFor({ state: 'detached' });
    await guide.expectAccessible();
    const downloading = page.waitForEvent('download');
    await row.getByRole('link', { name: /^Gesamtsicherung vom .* herunterladen$/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d-\d{6}\.age$/);
    await page.getByText(`npm run admin -- restore ${download.suggestedFilename()}`).waitFor();
    await rm(await download.path());
    await row.getByRole('button', { name: /^Gesamtsicherung vom .* löschen$/ }).click();
    await page
      .getByRole('dialog', { name: /löschen\?$/ })
      .getByRole('button', { name: 'Löschen' })
      .click();
    await clerk.expectSaid('Die Gesamtsicherung ist gelöscht.');
    await row.waitFor({ state: 'detached' });
    await clerk.guide.open('/cms/audit');
    await page.getByText(/^root hat die Gesamtsicherung everything-.* gelöscht\.$/).waitFor();
    await page.getByText(/^root hat alles gesichert: everything-.*\.age\.$/).waitFor();
  }));

it('By the keyboard alone, on a phone, root makes a whole backup', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page, guide } = clerk;
      await clerk.open('/whole-backups');
      const make = page.getByRole('button', { name: 'Jetzt sichern' });
      await make.and(page.locator(':enabled')).waitFor();
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return make.and(page.locator(':focus')).count();
        })
        .toBe(1);
      await page.keyboard.press('Enter');
      const first = page.getByLabel('Passphrase', { exact: true });
      await first.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(passphrase);
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return page.getByLabel('Passphrase wiederholen').and(page.locator(':focus')).count();
        })
        .toBe(1);
      await page.keyboard.type(passphrase);
      await page.keyboard.press('Enter');
      await clerk.expectSaid('Die Gesamtsicherung ist fertig.');
      await page.getByRole('list', { name: 'Gespeicherte Sicherungen' }).getByRole('listitem').first().waitFor();
      await guide.expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    { viewport: { ...phone, width: 360 } },
  ));

it('A running backup is followed, and a failure is told in words', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    const state = { HasPassphrase: true, Keep: 14, HasCopy: true, Hour: 3, IsOld: true, Backups: [] };
    const LastAt = '2026-01-02T03:04:05.000Z';
    let answer: object = { ...state, LastAt, Running: { Bytes: 1024, Total: 4096 } };
    await page.route('**/api/whole-backup', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: answer })
        : route.fulfill({
            status: 409,
            json: { error: { code: 'conflict', message: '', reason: 'whole-backup-running', facts: {} } },
          }),
    );
    await clerk.open('/whole-backups');
    await page.getByRole('progressbar', { name: 'Eine Gesamtsicherung läuft' }).waitFor();
    await clerk.expectSaid('1 KB von etwa 4 KB');
    await page.getByRole('alert').getByText('älter als zwei Tage').waitFor();
    expect(await page.getByRole('button', { name: 'Jetzt sichern' }).isDisabled()).toBe(true);
    await guide.expectAccessible();
    answer = { ...state, LastAt, Problem: 'There is no room left.' };
    await page.getByRole('alert').getByText('Der letzte Versuch ist fehlgeschlagen: There is no room left.').waitFor();
    await clerk.press('Jetzt sichern');
    const dialog = page.getByRole('dialog', { name: 'Alles sichern' });
    await dialog.getByText('CICERONE_BACKUP_PASSPHRASE').waitFor();
    await dialog.getByRole('button', { name: 'Sicherung starten' }).click();
    await dialog.getByRole('alert').getByText('Es läuft bereits eine Gesamtsicherung.').waitFor();
    await guide.expectAccessible();
  }));
