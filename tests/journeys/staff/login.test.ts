import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { codeOf } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// In one walk, with a reload before the password is changed: tests/slow/staff/login.test.ts.
// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

beforeEach(async () => {
  await museum.clear('failedAttempts');
});

describe('logging in (specification 2.3 and 6)', () => {
  it('leads to the wanted section or says why not', () => asStaff(museum, openSections));

  it('puts a second factor that root demands before everything else, and keeps unsaved edits meanwhile', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const { users, factor } = museum.services;
      await users.add({ name: 'Cleo', group: UserGroup.manager }, rootPassword);
      await guide.open('/cms/?transitionTo=%2Flocations');
      await staff.logIn('Cleo');
      await page.getByRole('link', { name: 'Stille' }).click();
      await staff.type('Zeile über dem Namen', 'Deutsch', 'Vorher');
      await factor.setDemand('everybody');
      await press('Speichern');
      const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' });
      await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByRole('img', { name: /QR-Code/ }).waitFor();
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      const code = dialog.getByLabel('Code, den die App jetzt zeigt');
      await code.fill('123');
      await page.keyboard.press('Enter');
      await dialog.getByRole('alert').getByText('Der Code ist falsch').waitFor();
      await code.fill(codeOf(secret));
      await page.keyboard.press('Enter');
      const codes = dialog.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
      await codes.first().waitFor();
      expect(await codes.count()).toBe(10);
      await dialog.getByLabel('Ich habe die Wiederherstellungscodes aufbewahrt.').check();
      await dialog.getByRole('button', { name: 'Fertig' }).click();
      await dialog.waitFor({ state: 'detached' });
      await factor.setDemand('nobody');
      await staff.save();
    }));
});

/** Opens sections that a group may and may not open. */
async function openSections(staff: StaffUser): Promise<void> {
  const { page, guide, press } = staff;
  await guide.open('/cms/locations');
  await guide.expectAt(/^\/cms\/?\?transitionTo=%2Flocations$/);
  await staff.logIn('desk', 'falsch');
  await staff.expectSaid('Name oder Passwort stimmt nicht.');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('desk');
  await staff.logIn('desk');
  await page.getByRole('heading', { name: 'Sie haben keinen Zugriff auf /cms/locations' }).waitFor();
  await page.getByRole('link', { name: 'Zur Übersicht' }).click();
  await guide.expectAt('/cms/overview');
  const links = page.getByRole('navigation', { name: 'Menü' }).getByRole('link');
  await links.first().waitFor();
  const open = ['Übersicht', 'Token ausgeben', 'Token', 'Mein Konto'];
  expect(await links.count()).toBe(open.length);
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  expect(await page.getByRole('button', { name: 'Tour-Definition als YAML' }).count()).toBe(0);

  await guide.open('/cms/themes');
  await staff.expectSaid('Sie haben keinen Zugriff auf /cms/themes');
  await press('Als jemand anderes anmelden');
  await staff.logIn();
  await guide.expectAt('/cms/themes');
  await press('Abmelden');
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(await page.getByText('Sie müssen angemeldet sein.').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
}
