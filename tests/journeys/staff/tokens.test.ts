import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { readCode } from '#tests/browser/qr-pictures.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Tokens that are deleted or printed, and whole walks: tests/slow/staff/tokens.test.ts.
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5"/></svg>';

const museum = openMuseum(
  { ...smallMuseum, Configurations: [{ ID: 1, TokenLogoURL: 'files/logo.svg' }] },
  { files: { 'logo.svg': logo }, allow: /status of 4\d\d|ERR_FAILED/ },
);

beforeAll(() => hireStaff(museum));
beforeEach(async () => {
  await museum.services.login.set({ LoginType: LoginType.token });
  await museum.clear('tokens');
});

const spelled = (token: string): string => token.replaceAll(/(.{4})(?=.)/g, '$1-');
describe('tokens (specification 7.2)', () => {
  it('are made on a phone and handed out one to each visitor by a tap, and one is taken back', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/scratch');
        await staff.expectSaid('Keine unbenutzten Token auf dieser Seite!');
        await staff.press('Neue Token');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Anzahl').fill('0');
        await staff.press('Anlegen');
        await staff.expectSaid('Geben Sie eine ganze Zahl von 1 bis 10.000 ein.');
        await dialog.getByLabel('Anzahl').fill('7');
        await dialog.getByLabel('Inhaber').fill('Kasse 1');
        await staff.press('Anlegen');
        await staff.expectSaid('noch 7');
        const card = page.getByRole('region', { name: 'Für den Gast' });
        const shown = card.locator('output');
        const seen = new Set<string>();
        for (let visitor = 1; visitor <= 3; visitor += 1) {
          await staff.press(visitor === 1 ? 'Token ausgeben' : 'Nächster Gast');
          await staff.expectSaid(`noch ${7 - visitor}`);
          await expect.poll(async () => seen.has(await shown.innerText())).toBe(false);
          seen.add(await shown.innerText());
        }
        expect(new Set([...seen].map((words) => words.replaceAll('-', ''))).size).toBe(3);
        // The code leads the visitor in, whatever the logo covers.
        const last = (await shown.innerText()).replaceAll('-', '');
        const code = card.getByRole('img').first();
        await expect.poll(() => card.locator('img').count()).toBe(2);
        const address = await readCode(code);
        expect(address).toBe(`${museum.origin}/token?token=${last}`);
        // After a reload the visitor still sees it.
        await page.reload();
        await expect.poll(() => shown.innerText()).toBe(spelled(last));
        await staff.press('Zurücknehmen');
        await staff.expectSaid('noch 5');
        await staff.press('Token ausgeben');
        await staff.expectSaid('noch 4');
        await museum.as(async (visitor) => {
          await visitor.page.goto(await readCode(card.getByRole('img').first()));
          await visitor.expectAt('/welcome');
        });
        await card.getByText(/^bis /).waitFor();
        await expect.poll(() => page.getByRole('button', { name: 'Zurücknehmen' }).count()).toBe(0);
      },
      { viewport: phone, name: UserGroup.desk },
    ));
});
