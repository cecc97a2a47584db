import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sections } from '#cms/sections/section-table.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type CodeApp, codeOf, giveFactor } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });
let app: CodeApp;

beforeAll(async () => {
  await hireStaff(museum);
  app = await giveFactor(museum, UserGroup.manager);
});

beforeEach(async () => {
  await museum.clear('failedAttempts');
});

describe('logging in (specification 2.3 and 6)', () => {
  it('leads to the wanted section or says why not, and asks for the code of a second factor', () =>
    asStaff(museum, async (staff) => {
      await openSections(staff);
      await logInWithCode(staff);
    }));

  it('puts a given password, and a second factor that root demands, before everything else', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const { users, factor } = museum.services;
      for (const name of ['Ada', 'Bo']) {
        await users.add({ name, group: UserGroup.manager }, 'given by root');
        await users.requireChange(name);
      }
      await users.add({ name: 'Cleo', group: UserGroup.manager }, rootPassword);
      const own = page.getByRole('heading', { name: 'Eigenes Passwort wählen' });
      const [first, again] = [
        page.getByLabel('Neues Passwort', { exact: true }),
        page.getByLabel('Neues Passwort noch einmal', { exact: true }),
      ];
      await guide.open('/cms/?transitionTo=%2Flocations');
      await staff.logIn('Ada', 'given by root');
      await own.waitFor();
      await first.fill('given by root');
      await again.fill('given by root');
      await press('Passwort ändern');
      await page.getByRole('alert').getByText('ein anderes Passwort').waitFor();
      // A bad choice causes a warning, but is not refused.
      await first.fill('password1');
      await page.getByRole('status').getByText('zuerst geraten').waitFor();
      await press('Passwort ändern');
      await page.getByRole('alert').getByText('Die Passwörter stimmen nicht überein').waitFor();
      await again.fill('password1');
      await press('Passwort ändern');
      await guide.expectAt('/cms/locations');
      await page.reload();
      await page.getByRole('heading', { name: 'Stationen', level: 1 }).waitFor();
      await press('Abmelden');

      await staff.logIn('Bo', 'given by root');
      await own.waitFor();
      // A reload forgets what was typed at the login.
      await page.reload();
      await page.getByLabel('Altes Passwort', { exact: true }).fill('wrong');
      await first.fill('my own long words');
      await again.fill('my own long words');
      await press('Passwort ändern');
      await page.getByRole('alert').getByText('Das alte Passwort stimmt nicht').waitFor();
      await page.getByLabel('Altes Passwort', { exact: true }).fill('given by root');
      await press('Passwort ändern');
      await page.getByRole('navigation', { name: 'Menü' }).waitFor();
      await press('Abmelden');

      await staff.logIn('Cleo');
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Stationen' }).click();
      await page.getByRole('link', { name: 'Stille' }).click();
      await staff.type('Zeile über dem Namen', 'Deutsch', 'Vorher');
      await factor.setDemand('everybody');
      await press('Speichern');
      const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' });
      await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByRole('img', { name: /QR-Code/ }).waitFor();
      await guide.expectAccessible();
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
  for (const { path } of sections.slice(0, 2)) {
    await guide.open(`/cms${path}`);
    await staff.expectSaid('Sie müssen angemeldet sein.');
    await guide.expectAt(new RegExp(String.raw`^/cms/?\?transitionTo=${encodeURIComponent(path)}$`));
  }
  await guide.open('/cms/locations');
  await guide.expectAt(/^\/cms\/?\?transitionTo=%2Flocations$/);
  await staff.logIn('desk', 'falsch');
  await staff.expectSaid('Name oder Passwort stimmt nicht.');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('desk');
  await staff.logIn('desk');
  await page.getByRole('heading', { name: 'Sie haben keinen Zugriff auf /cms/locations' }).waitFor();
  await guide.expectAccessible();
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
  await guide.open('/cms/nowhere/1');
  await page.getByRole('heading', { name: 'Unter dieser Adresse gibt es nichts' }).waitFor();
  await page.getByText('/cms/nowhere/1', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
  await guide.expectAt('/cms/overview');
}

/** Logs in with codes, and as another person. */
async function logInWithCode(staff: StaffUser): Promise<void> {
  const { page, guide, press } = staff;
  await press('Abmelden');
  await page.getByLabel('Passwort', { exact: true }).waitFor();
  await guide.open('/cms/?transitionTo=%2Flocations');
  await staff.logIn(UserGroup.manager);
  const field = page.getByLabel('Code', { exact: true });
  await expectFocus(field);
  expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  await page.keyboard.type('12 34 5');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Dieser Code stimmt nicht').waitFor();
  expect(await field.inputValue()).toBe('12 34 5');
  await expectFocus(field);
  await guide.expectAccessible();
  const code = await app.code();
  // It replaces the wrong one, which is selected, as people paste it.
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await guide.expectAt('/cms/locations');

  await press('Abmelden');
  await staff.logIn(UserGroup.manager);
  await press('Wiederherstellungscode verwenden');
  await expectFocus(page.getByLabel('Wiederherstellungscode', { exact: true }));
  await page.keyboard.type(String(app.recoveryCodes[0]).toLowerCase());
  await page.keyboard.press('Enter');
  await guide.expectAt(/^\/cms\/(overview|locations)/);

  await press('Abmelden');
  await staff.logIn(UserGroup.manager);
  await press('Zurück zu Name und Passwort');
  const name = page.getByLabel('Name', { exact: true });
  await expectFocus(name);
  expect(await name.inputValue()).toBe(UserGroup.manager);
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([]);
  await staff.logIn(UserGroup.desk);
  await name.waitFor({ state: 'detached' });
}
