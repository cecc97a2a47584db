import { beforeAll, beforeEach, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { codeOf, giveFactor } from './second-factor.ts';
import { rootPassword } from './serve.ts';
import { atDesk, type Clerk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

beforeEach(async () => {
  await museum.services.db.write((transaction) => transaction.deleteFrom('failedAttempts').execute());
});

async function openAccount(clerk: Clerk, name: string): Promise<void> {
  await clerk.guide.open('/cms/?transitionTo=%2Fpermissions');
  await clerk.logIn(name);
  await clerk.page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
}

it('Staff change their password, and stay logged in here alone', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await museum.services.sessions.openForStaff(UserGroup.desk, 'a phone');
    await openAccount(clerk, UserGroup.desk);
    const sessions = page.getByRole('list', { name: 'Wo Sie angemeldet sind' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);
    await guide.expectAccessible();
    await page.getByLabel('Altes Passwort', { exact: true }).fill('wrong');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('my own long words');
    await page.getByLabel('Neues Passwort noch einmal', { exact: true }).fill('my own long words');
    await clerk.press('Passwort ändern');
    await page.getByRole('alert').getByText('Das alte Passwort stimmt nicht').waitFor();
    await page.getByLabel('Altes Passwort', { exact: true }).fill(rootPassword);
    await clerk.press('Passwort ändern');
    await clerk.expectSaid('Ihr Passwort ist geändert.');
    await expect.poll(() => sessions.count()).toBe(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
    await museum.services.users.setPassword(UserGroup.desk, rootPassword);
  }));

it('Staff see where they are logged in, and log out there', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const { openForStaff } = museum.services.sessions;
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
    await openForStaff(UserGroup.manager, phone);
    await openForStaff(UserGroup.manager, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0');
    await openForStaff(UserGroup.manager, '');
    await openAccount(clerk, UserGroup.manager);
    const rows = page.getByRole('list', { name: 'Wo Sie angemeldet sind' }).getByRole('listitem');
    await rows.filter({ hasText: 'Firefox auf Windows' }).waitFor();
    expect(await rows.filter({ hasText: 'hier' }).count()).toBe(1);
    await rows
      .filter({ hasText: 'Safari auf iPhone' })
      .getByRole('button', { name: /^Abmelden: Safari/ })
      .click();
    await clerk.expectSaid('Dort abgemeldet.');
    await rows.filter({ hasText: 'Safari auf iPhone' }).waitFor({ state: 'detached' });
    await clerk.press('Überall sonst abmelden');
    await clerk.expectSaid('Sie sind nur noch hier angemeldet.');
    await expect.poll(() => rows.count()).toBe(1);
    await clerk.page.getByRole('link', { name: 'Übersicht' }).click();
    await clerk.guide.expectAt('/cms/overview');
  }));

it('Staff set a second factor up, and keep the recovery codes', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await openAccount(clerk, UserGroup.manager);
    await clerk.press('Einrichten …');
    const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' });
    await dialog.getByLabel('Passwort', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('stimmt nicht').waitFor();
    await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
    await page.keyboard.press('Enter');
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code, den die App jetzt zeigt').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    const codes = dialog.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
    await codes.first().waitFor();
    const first = await codes.first().innerText();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Als Datei sichern' }).click();
    expect((await download).suggestedFilename()).toBe('cicerone-recovery-codes.txt');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => page.getByText(first).last().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    const done = dialog.getByRole('button', { name: 'Fertig' });
    expect(await done.isDisabled()).toBe(true);
    await dialog.getByLabel('Ich habe die Wiederherstellungscodes aufbewahrt.').check();
    await done.click();
    await clerk.expectSaid('10 Wiederherstellungscodes sind noch da.');
    await guide.expectAccessible();
    await museum.services.factor.remove(UserGroup.manager);
  }));

it('Staff renew their recovery codes and switch the second factor off, by password and code', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await openAccount(clerk, UserGroup.manager);
    const app = await giveFactor(museum, UserGroup.manager);
    await page.reload();
    await clerk.press('Neue Wiederherstellungscodes …');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
    await dialog.getByLabel(/^Code der App/).fill('XXXXX-XXXXX');
    await dialog.getByRole('button', { name: 'Neue Codes erzeugen' }).click();
    await dialog.getByRole('alert').getByText('Dieser Code stimmt nicht').waitFor();
    await guide.expectAccessible();
    await dialog.getByLabel(/^Code der App/).fill(String(app.recoveryCodes[0]));
    await dialog.getByRole('button', { name: 'Neue Codes erzeugen' }).click();
    await dialog.getByRole('list', { name: 'Wiederherstellungscodes' }).waitFor();
    await dialog.getByLabel('Ich habe die Wiederherstellungscodes aufbewahrt.').check();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await dialog.waitFor({ state: 'detached' });
    await clerk.press('Ausschalten …');
    await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
    await dialog.getByLabel(/^Code der App/).fill(await app.code());
    await dialog.getByRole('button', { name: 'Ausschalten', exact: true }).click();
    await clerk.page.getByRole('button', { name: 'Einrichten …' }).waitFor();
  }));
