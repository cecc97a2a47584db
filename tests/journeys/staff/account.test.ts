import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { codeOf } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// In one walk, with new codes: tests/slow/staff/account.test.ts.
// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

describe('one’s own account', () => {
  it('sets a second factor up, with codes to print, and switches it off', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, press } = staff;
        await staff.open('/permissions');
        await press('Einrichten …');
        const dialog = page.getByRole('dialog');
        const password = dialog.getByLabel('Passwort', { exact: true });
        await password.fill(rootPassword);
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

        await press('Ausschalten …');
        await password.fill(rootPassword);
        await museum.update('users', { totpStep: 0 }, { name: UserGroup.manager });
        await dialog.getByLabel(/^Code der App/).fill(codeOf(secret));
        await dialog.getByRole('button', { name: 'Ausschalten', exact: true }).click();
        await page.getByRole('button', { name: 'Einrichten …' }).waitFor();
      },
      { name: UserGroup.manager },
    ));
});
