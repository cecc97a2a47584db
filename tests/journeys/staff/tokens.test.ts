import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { readCode } from '#tests/browser/qr-pictures.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Tokens that are deleted, and whole walks: tests/slow/staff/tokens.test.ts.
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
        await staff.expectSaid('Geben Sie eine ganze Zahl von 1 bis 10000 ein.');
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

  it('are printed on sheets that hold every one once, and drawn as far as they are in sight', () =>
    asStaff(museum, printSheets, { name: UserGroup.desk }));
});

async function tokensFrom(offset: number): Promise<readonly string[]> {
  const page = { filter: 'all', printed: true, search: '', offset, limit: 10 } as const;
  return (await museum.services.tokens.page(page)).Tokens.map(({ Token }) => Token);
}

/** Prints sheets of tokens, and scrolls through a thousand. */
async function printSheets(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const made = (await museum.services.tokens.create(6, '', '')).map(({ Token }) => Token);
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await staff.open('/tokens');
  await staff.press('Druckbögen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Karten je Bogen (1 bis 24)').fill('4');
  await staff.expectSaid('2 Bögen in A4');
  await staff.guide.expectAccessible('[role=dialog]');
  await dialog.getByRole('button', { name: 'Drucken' }).click();
  await staff.expectSaid('Sind die Bögen gedruckt?');
  await page.emulateMedia({ media: 'print' });
  const codes = page.locator('body > div').last().getByRole('img');
  await expect.poll(() => codes.count()).toBe(6);
  const read: string[] = [];
  for (const code of await codes.all()) read.push(await readCode(code));
  expect(read.toSorted()).toEqual(made.map((token) => `${museum.origin}/token?token=${token}`).toSorted());
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: '6 Token als gedruckt markieren' }).click();
  await staff.expectSaid('6 Token sind als gedruckt markiert.');
  expect((await museum.services.tokens.next()).left).toBe(0);

  await museum.services.tokens.create(994, '', '');
  await page.reload();
  await staff.expectSaid('1000 Token');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().evaluate((row) => {
    const list = row.closest('ul')?.parentElement;
    list?.scrollTo(0, list.scrollHeight);
  });
  const [last = ''] = await tokensFrom(999);
  await page.getByRole('button', { name: spelled(last), exact: true }).waitFor();
  await rows.filter({ hasText: '1000' }).waitFor();
}
