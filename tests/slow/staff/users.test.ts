import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { giveFactor } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

const logIn = (name: string, password: string): Promise<Response> =>
  fetch(`${museum.origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: name, Password: password }),
  });

describe('the team', () => {
  it('is looked after by root: people, passwords, second factors, and an audit trail of it', () =>
    asStaff(museum, async (staff) => {
      const { page, press, pick, guide } = staff;
      await giveFactor(museum, UserGroup.manager);
      for (let attempt = 0; attempt < 6; attempt += 1) await logIn(UserGroup.manager, 'wrong');
      for (let place = 0; place < 60; place += 1) {
        const address = '203.0.113.7';
        await museum.services.audit.note({ who: 'Ada', what: 'publish', about: '', outcome: 'done', address });
      }
      await staff.open('/users');
      const rowOf = (name: string) =>
        page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: name });
      await press('Person hinzufügen');
      const dialog = page.getByRole('dialog', { name: 'Person hinzufügen' });
      await dialog.getByLabel('Name', { exact: true }).fill('manager');
      await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
      await dialog.getByRole('alert').getByText('manager').waitFor();
      await dialog.getByLabel('Name', { exact: true }).fill('Ada');
      const given = await dialog.getByLabel('Passwort zum Weitergeben').inputValue();
      await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
      await staff.expectSaid('Ada ist dabei.');
      await rowOf('Ada').getByText('Muss bei der nächsten Anmeldung ein Passwort wählen').waitFor();
      expect(await (await logIn('Ada', given)).json()).toMatchObject({ FirstTask: 'password' });
      await pick('Aktionen für Ada', 'Entfernen …');
      await page.getByRole('dialog', { name: 'Ada entfernen?' }).getByRole('button', { name: 'Entfernen' }).click();
      await rowOf('Ada').waitFor({ state: 'detached' });

      await rowOf('manager').getByText('Zu viele falsche Versuche').waitFor();
      await guide.expectAccessible();
      await pick('Aktionen für manager', 'Sofort anmelden lassen');
      await rowOf('manager').getByText('Zu viele falsche Versuche').waitFor({ state: 'detached' });
      await pick('Aktionen für manager', 'Zweiten Faktor zurücksetzen …');
      await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
      await rowOf('manager').getByText('kein zweiter Faktor').waitFor();
      expect((await logIn(UserGroup.manager, rootPassword)).status).toBe(200);

      // The notice stays while the mouse is on it, and covers nothing at the end of the page.
      await page.getByText('manager meldet sich jetzt ohne Code an.').hover();
      await page.getByRole('navigation').getByRole('link', { name: 'Protokoll' }).press('Enter');
      const entries = page.getByRole('region', { name: 'Einträge' }).getByRole('listitem');
      await entries.filter({ hasText: 'Ada hat die Bearbeitungskopie veröffentlicht.' }).first().waitFor();
      const before = await entries.count();
      await press('Mehr zeigen');
      await expect.poll(() => entries.count()).toBeGreaterThan(before);
      await page.getByRole('combobox', { name: 'Was', exact: true }).click();
      await page.getByRole('option', { name: 'Anmeldungen', exact: true }).click();
      await entries.filter({ hasText: 'veröffentlicht' }).first().waitFor({ state: 'detached' });
      await entries.filter({ hasText: 'root hat sich angemeldet.' }).first().waitFor();
      const download = page.waitForEvent('download');
      await press('Als CSV exportieren');
      expect((await download).suggestedFilename()).toBe('audit.csv');
      await page.getByLabel('Bis', { exact: true }).fill('2020-01-01');
      await staff.expectSaid('Kein Eintrag passt zu diesen Filtern.');
      await press('Alles zeigen');
      await entries.first().waitFor();

      await page.getByRole('navigation').getByRole('link', { name: 'Team', exact: true }).click();
      await page.getByRole('radio', { name: 'Die Gruppe root' }).check();
      await page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' }).waitFor();
      await museum.services.factor.setDemand('nobody');
    }));
});
