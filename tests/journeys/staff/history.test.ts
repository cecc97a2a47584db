import { beforeAll, describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { createStaffClient, type StaffClient } from '#contract/staff-client.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { goTo } from './go-to.ts';

const museum = openMuseum(smallMuseum);

beforeAll(() => hireStaff(museum));

/** The saves by calls, of two colleagues in turn. */
const saves = 12;

async function clientOf(name: string): Promise<StaffClient> {
  const { session } = await museum.services.sessions.openForStaff(name);
  return createStaffClient({ base: museum.origin, fetch, session: () => session });
}

async function save(client: StaffClient, station: StoredObject, texts: object): Promise<StoredObject> {
  const [saved] = await client('save', { params: { Model: 'locations' }, body: [{ ...station, ...texts }] });
  if (saved === undefined) throw new Error('Nothing was saved');
  return saved;
}

async function twoStations(client: StaffClient): Promise<readonly [StoredObject, StoredObject]> {
  const { Locations } = await client('definition', { query: { variant: 'INEDIT' } });
  return Locations as readonly [StoredObject, StoredObject];
}

const lines = (turn: number) => ({ HeaderTitle: { de: `Zeile ${turn}`, en: `Line ${turn}` } });

/** Changes the first station, and lastly the second. */
async function editInTurn(root: StaffClient, manager: StaffClient): Promise<void> {
  const [first, second] = await twoStations(root);
  let station = first;
  for (let turn = 1; turn < saves; turn += 1)
    station = await save(turn % 2 === 0 ? manager : root, station, lines(turn));
  await save(root, second, lines(saves));
}

/** What visitors read of the first station. */
async function visible(): Promise<unknown> {
  const answer = await fetch(`${museum.origin}/db`);
  const { Locations } = (await answer.json()) as { readonly Locations: readonly StoredObject[] };
  return Locations.map(({ Name, HeaderTitle }) => ({ Name, HeaderTitle }));
}

describe('the past of the editing copy, and its parts', () => {
  it('are compared and brought back', () => asStaff(museum, compare, { name: UserGroup.manager }));

  it('are published one language now and the rest later', () => asStaff(museum, plan, { name: UserGroup.manager }));
});

async function compare(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const [root, manager] = await Promise.all([clientOf('root'), clientOf(UserGroup.manager)]);
  await editInTurn(root, manager);
  await staff.open('/locations/1');
  await staff.type('Name', 'English', 'Room of sound');
  await staff.type('Name', 'Deutsch', 'Klangraum');
  await staff.save();

  // From the first of all states to what is now in the form.
  await staff.press('Verlauf');
  const dialog = page.getByRole('dialog', { name: 'Verlauf: Station „Klangraum“' });
  const changes = dialog.getByRole('region', { name: 'Änderungen' });
  await changes.getByRole('listitem').first().waitFor();
  expect(await changes.getByRole('listitem').count()).toBe(saves);
  await changes
    .getByRole('button', { name: /^Vergleichen: Zeile über dem Namen/ })
    .first()
    .click();
  const choose = async (side: string, state: RegExp): Promise<void> => {
    await dialog.getByRole('combobox', { name: side }).click();
    await page.getByRole('option', { name: state }).click();
  };
  await choose('Später', /^Jetzt/);
  await choose('Früher', /^Vor /);
  const german = dialog.getByRole('region', { name: 'Name, Deutsch' });
  await german.getByText('Klangraum').and(dialog.locator('ins')).waitFor();
  await german.getByText('Ton', { exact: true }).and(dialog.locator('del')).waitFor();
  expect(await dialog.getByRole('region', { name: /, (?:Deutsch|English)$/ }).count()).toBe(4);
  const back = german.getByRole('button', { name: 'Zurückholen: Name, Deutsch' });
  await back.click();
  await german.waitFor({ state: 'detached' });
  await staff.press('Zurücknehmen');
  await back.click();
  await german.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await staff.save();
  const now = { Name: { de: 'Ton', en: 'Room of sound' }, ...lines(saves - 1) };
  expect((await museum.editingCopy()).location(1)).toMatchObject(now);
}

async function plan(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const root = await clientOf('root');
  const [first, second] = await twoStations(root);
  await save(root, first, { Name: { de: 'Ton', en: 'Room of sound' }, ...lines(1) });
  await save(root, second, { Name: { de: 'Ruhe', en: 'Quiet' } });
  await staff.open('/changes');
  const all = page.getByRole('region', { name: 'Änderungen', exact: true });
  await all.getByRole('listitem').filter({ hasText: 'Station „Ruhe“Name, Deutsch; Name, Englishroot' }).waitFor();

  await staff.press('Veröffentlichen …');
  const question = page.getByRole('dialog', { name: 'Die Bearbeitungskopie veröffentlichen?' });
  await question.getByLabel('Sprachen').selectOption('Nur Deutsch');
  await question.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await staff.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);
  const germanOnly = [
    { Name: { de: 'Ton', en: 'Tone' }, HeaderTitle: { de: 'Zeile 1' } },
    { Name: { de: 'Ruhe', en: 'Silence' }, HeaderTitle: undefined },
  ];
  expect(await visible()).toEqual(germanOnly);

  await staff.press('Veröffentlichen …');
  await question.getByText('Station „Ruhe“ · geändert · root').waitFor();
  await question.getByLabel('Zu einem festen Zeitpunkt').fill('2098-12-24T09:00');
  await question.getByLabel('Notiz für das Team').fill('Englisch zum Fest');
  await question.getByRole('button', { name: 'Planen' }).click();
  await staff.expectSaid(/^Geplant für 24\.12\.2098, 09:00\./);
  await goTo(staff, '/overview', 'Übersicht');
  const planned = page.getByRole('group', { name: '24.12.2098, 09:00: Englisch zum Fest' });
  await planned.getByText('2 Änderungen, von manager').waitFor();
  await planned.getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).click();
  await staff.expectSaid('Es ist nichts geplant.');
  const { Publications } = await root('publications', {});
  expect(Publications.map(({ State }) => State)).toEqual(['cancelled']);
  expect(await visible()).toEqual(germanOnly);
}
