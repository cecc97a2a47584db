import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { readCode } from '#tests/browser/qr-pictures.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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
const tokensOf = async (): Promise<readonly string[]> => {
  const { Tokens } = await museum.services.tokens.page({
    filter: 'all',
    printed: true,
    search: '',
    offset: 0,
    limit: 1000,
  });
  return Tokens.map(({ Token }) => Token);
};

describe('tokens (specification 7.2)', () => {
  it('are filtered, changed and deleted in a list of up to ten thousand, and printed on sheets that hold every one once', () =>
    asStaff(
      museum,
      async (staff) => {
        await workThroughList(staff);
        await printSheets(staff);
      },
      { name: UserGroup.desk },
    ));

  it('are printed on sheets that hold every one once, and drawn as far as they are in sight', () =>
    asStaff(
      museum,
      async (staff) => {
        await printSheets(staff);
        await museum.services.tokens.create(994, '', '');
        await scrollThrough(staff, 1000);
      },
      { name: UserGroup.desk },
    ));
});

async function tokensFrom(offset: number): Promise<readonly string[]> {
  const page = { filter: 'all', printed: true, search: '', offset, limit: 10 } as const;
  return (await museum.services.tokens.page(page)).Tokens.map(({ Token }) => Token);
}

/** Filters, changes and deletes tokens, and scrolls through ten thousand. */
async function workThroughList(staff: StaffUser): Promise<void> {
  const { page, guide } = staff;
  const { tokens, access } = museum.services;
  const [token = ''] = (await tokens.create(1, 'Klasse 4b', '')).map(({ Token }) => Token);
  await tokens.create(2, 'Kasse', '');
  await access.register(token, 'a phone', '127.0.0.1');
  await staff.open('/tokens');
  await staff.expectSaid('3 Token');
  await guide.expectAccessible();
  const row = page.getByRole('listitem').filter({ hasText: spelled(token) });
  await page.getByText('Benutzt', { exact: true }).click();
  await staff.expectSaid('1 Token');
  const until = await row.getByText(/^bis /).innerText();
  await row.getByRole('button', { name: 'Eine Woche länger' }).click();
  await staff.expectSaid(new RegExp(`${spelled(token)} gilt bis`));
  await expect.poll(() => row.getByText(/^bis /).innerText()).not.toBe(until);
  await staff.pick(`Aktionen für ${spelled(token)}`, 'Freigeben');
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await staff.expectSaid('Nichts gefunden.');
  await page.getByText('Alle', { exact: true }).click();
  await page.getByLabel('Token, Inhaber oder Kommentar finden').fill('klasse');
  await staff.expectSaid('1 Token');
  await row.getByText('frei').waitFor();
  await staff.pick(`Aktionen für ${spelled(token)}`, 'Inhaber und Kommentar');
  await page.getByRole('dialog').getByLabel('Kommentar').fill('bis Freitag');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await row.getByText('Klasse 4b · bis Freitag').waitFor();
  await row.getByRole('checkbox', { name: 'ist abgerissen' }).check();
  await expect.poll(async () => (await tokens.next()).left).toBe(2);
  await page.getByRole('switch').click();
  await staff.expectSaid('Nichts gefunden.');
  await page.getByRole('switch').click();
  // Another user deletes it meanwhile.
  await row.getByRole('checkbox', { name: 'auswählen' }).check();
  await tokens.remove([token]);
  await staff.press('Löschen');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await staff.expectSaid(`Das Token „${token}“ gibt es nicht.`);
  await staff.expectSaid('Nichts gefunden.');
  await page.getByLabel('Token, Inhaber oder Kommentar finden').fill('');
  await staff.expectSaid('2 Token');
  await page.getByRole('checkbox', { name: 'Alle geladenen auswählen' }).check();
  await staff.press('Löschen');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await staff.expectSaid('2 Token sind gelöscht.');
  await expect.poll(tokensOf).toEqual([]);

  await tokens.create(10_000, '', '');
  await scrollThrough(staff, 10_000);
}

/** Loads the list again, and scrolls to its end. */
async function scrollThrough(staff: StaffUser, count: number): Promise<void> {
  const { page } = staff;
  await page.reload();
  await staff.expectSaid(`${count} Token`);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().evaluate((row) => {
    const list = row.closest('ul')?.parentElement;
    list?.scrollTo(0, list.scrollHeight);
  });
  const [last = ''] = await tokensFrom(count - 1);
  await page.getByRole('button', { name: spelled(last), exact: true }).waitFor();
  await rows.filter({ hasText: String(count) }).waitFor();
}

/** Prints sheets of tokens. */
async function printSheets(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await museum.clear('tokens');
  const made = (await museum.services.tokens.create(6, '', '')).map(({ Token }) => Token);
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await staff.open('/tokens');
  await staff.press('Druckbögen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Karten je Bogen (1 bis 24)').fill('4');
  await staff.expectSaid('2 Bögen in A4');
  await staff.guide.expectAccessible();
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
}
