import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { codeOf } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

describe('one’s own account', () => {
  it('shows sessions, changes the password, and sets a second factor up and switches it off', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, guide, press } = staff;
        const { sessions, users } = museum.services;
        const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
        await sessions.endAllOf(UserGroup.manager);
        await sessions.openForStaff(UserGroup.manager, phone);
        await sessions.openForStaff(UserGroup.manager, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0');
        await sessions.openForStaff(UserGroup.manager, '');
        await staff.open('/permissions');
        await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
        const rows = page.getByRole('list', { name: 'Wo Sie angemeldet sind' }).getByRole('listitem');
        await rows.filter({ hasText: 'Firefox auf Windows' }).waitFor();
        expect(await rows.filter({ hasText: 'hier' }).count()).toBe(1);
        await guide.expectAccessible();
        const onPhone = rows.filter({ hasText: 'Safari auf iPhone' });
        await onPhone.getByRole('button', { name: /^Abmelden: Safari/ }).click();
        await staff.expectSaid('Dort abgemeldet.');
        await onPhone.waitFor({ state: 'detached' });
        await press('Überall sonst abmelden');
        await staff.expectSaid('Sie sind nur noch hier angemeldet.');
        await expect.poll(() => rows.count()).toBe(1);

        await sessions.openForStaff(UserGroup.manager, 'a phone');
        await page.getByLabel('Altes Passwort', { exact: true }).fill('wrong');
        await page.getByLabel('Neues Passwort', { exact: true }).fill('my own long words');
        await page.getByLabel('Neues Passwort noch einmal', { exact: true }).fill('my own long words');
        await press('Passwort ändern');
        await page.getByRole('alert').getByText('Das alte Passwort stimmt nicht').waitFor();
        await page.getByLabel('Altes Passwort', { exact: true }).fill(rootPassword);
        await press('Passwort ändern');
        await staff.expectSaid('Ihr Passwort ist geändert.');
        await expect.poll(async () => (await sessions.listOf(UserGroup.manager)).length).toBe(1);
        await expect.poll(() => rows.count()).toBe(1);
        await page.reload();
        await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();

        await press('Einrichten …');
        const dialog = page.getByRole('dialog');
        const password = dialog.getByLabel('Passwort', { exact: true });
        await password.fill('wrong');
        await page.keyboard.press('Enter');
        await dialog.getByRole('alert').getByText('stimmt nicht').waitFor();
        await password.fill('my own long words');
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
        const stored = dialog.getByLabel('Ich habe die Wiederherstellungscodes aufbewahrt.');
        const done = dialog.getByRole('button', { name: 'Fertig' });
        expect(await done.isDisabled()).toBe(true);
        await stored.check();
        await done.click();
        await staff.expectSaid('10 Wiederherstellungscodes sind noch da.');

        await press('Neue Wiederherstellungscodes …');
        await password.fill('my own long words');
        const code = dialog.getByLabel(/^Code der App/);
        await code.fill('XXXXX-XXXXX');
        await dialog.getByRole('button', { name: 'Neue Codes erzeugen' }).click();
        await dialog.getByRole('alert').getByText('Dieser Code stimmt nicht').waitFor();
        await code.fill(first);
        await dialog.getByRole('button', { name: 'Neue Codes erzeugen' }).click();
        await codes.first().waitFor();
        expect(await codes.first().innerText()).not.toBe(first);
        await stored.check();
        await done.click();
        await dialog.waitFor({ state: 'detached' });
        await press('Ausschalten …');
        await password.fill('my own long words');
        await museum.update('users', { totpStep: 0 }, { name: UserGroup.manager });
        await code.fill(codeOf(secret));
        await dialog.getByRole('button', { name: 'Ausschalten', exact: true }).click();
        await page.getByRole('button', { name: 'Einrichten …' }).waitFor();
        await users.setPassword(UserGroup.manager, rootPassword);
      },
      { name: UserGroup.manager },
    ));
});
