import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { type CodeApp, codeOf, giveFactor } from './second-factor.ts';
import { rootPassword } from './serve.ts';
import { atDesk, expectFocus, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });
let app: CodeApp;

beforeAll(async () => {
  await hireStaff(museum);
  app = await giveFactor(museum, UserGroup.manager);
});

beforeEach(async () => {
  await museum.services.db.write((transaction) => transaction.deleteFrom('failedAttempts').execute());
});

describe('logging in with a second factor', () => {
  it('asks for a code, keeps a wrong one, and takes the right one as people paste it', () =>
    atDesk(museum, async (clerk) => {
      const { page, guide } = clerk;
      await guide.open('/cms/?transitionTo=%2Flocations');
      await clerk.logIn(UserGroup.manager);
      const field = page.getByLabel('Code', { exact: true });
      await expectFocus(field);
      expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
        'one-time-code',
        'numeric',
      ]);
      await guide.expectAccessible();
      await page.keyboard.type('12 34 5');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Dieser Code stimmt nicht').waitFor();
      expect(await field.inputValue()).toBe('12 34 5');
      await expectFocus(field);
      await guide.expectAccessible();
      const code = await app.code();
      // It replaces the wrong one, which is selected.
      await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
      await page.keyboard.press('Enter');
      await guide.expectAt('/cms/locations');
    }));

  it('takes a recovery code instead', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms');
      await clerk.logIn(UserGroup.manager);
      await clerk.press('Wiederherstellungscode verwenden');
      await expectFocus(clerk.page.getByLabel('Wiederherstellungscode', { exact: true }));
      await clerk.guide.expectAccessible();
      await clerk.page.keyboard.type(String(app.recoveryCodes[0]).toLowerCase());
      await clerk.page.keyboard.press('Enter');
      await clerk.guide.expectAt('/cms/overview');
    }));

  it('leads back to name and password, for somebody else to log in', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms');
      await clerk.logIn(UserGroup.manager);
      await clerk.press('Zurück zu Name und Passwort');
      const name = clerk.page.getByLabel('Name', { exact: true });
      await expectFocus(name);
      expect(await name.inputValue()).toBe(UserGroup.manager);
      expect(await clerk.page.getByRole('alert').count()).toBe(0);
      await clerk.logIn(UserGroup.desk);
      await clerk.guide.expectAt('/cms/overview');
    }));

  it('says in English, too, how long to wait, and when the wait is over', () =>
    atDesk(
      museum,
      async ({ guide, page }) => {
        await page.clock.install();
        await guide.open('/cms');
        await page.getByLabel('Name', { exact: true }).fill(UserGroup.manager);
        await page.getByLabel('Password', { exact: true }).fill(rootPassword);
        await page.getByRole('button', { name: 'Log in' }).click();
        const field = page.getByLabel('Code', { exact: true });
        await field.fill('nonsense');
        await page.route('**/session', (route) =>
          route.fulfill({
            status: 429,
            headers: { 'retry-after': '120' },
            json: { error: { code: 'too-many-requests', message: 'Wait', reason: 'too-many-attempts' } },
          }),
        );
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('alert').getByText('Too many attempts. Try again in 2 minutes.').waitFor();
        expect(await field.inputValue()).toBe('nonsense');
        await page.clock.fastForward(120_000);
        await page.getByRole('alert').getByText('You can try again now.').waitFor();
        await guide.expectAccessible();
      },
      { locale: 'en' },
    ));

  it('asks again on top of the work when the session has ended, and keeps the work', () =>
    atDesk(museum, async (clerk) => {
      const { guide, page } = clerk;
      await guide.open('/cms/?transitionTo=%2Flocations%2F2');
      await clerk.logIn(UserGroup.manager);
      await page.getByLabel('Code', { exact: true }).fill(await app.code());
      await clerk.press('Anmelden');
      await guide.expectAt('/cms/locations/2');
      await clerk.type('Zeile über dem Namen', 'Deutsch', 'Noch da');
      await museum.services.sessions.endAllOf(UserGroup.manager);
      await clerk.press('Speichern');
      const dialog = page.getByRole('dialog', { name: 'Anmelden' });
      await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
      await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await dialog.getByLabel('Code', { exact: true }).fill(await app.code());
      await guide.expectAccessible();
      await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await clerk.save();
    }));
});

describe('what comes before anything else', () => {
  it('a given password is changed first; a bad choice is told, but not refused', () =>
    atDesk(museum, async (clerk) => {
      const { guide, page } = clerk;
      await museum.services.users.add({ name: 'Ada', group: UserGroup.manager }, 'given by root');
      await museum.services.users.requireChange('Ada');
      await guide.open('/cms/?transitionTo=%2Flocations');
      await clerk.logIn('Ada', 'given by root');
      await page.getByRole('heading', { name: 'Eigenes Passwort wählen' }).waitFor();
      await guide.expectAccessible();
      const [first, again] = [
        page.getByLabel('Neues Passwort', { exact: true }),
        page.getByLabel('Neues Passwort noch einmal', { exact: true }),
      ];
      await first.fill('given by root');
      await again.fill('given by root');
      await clerk.press('Passwort ändern');
      await page.getByRole('alert').getByText('ein anderes Passwort').waitFor();
      await first.fill('password1');
      await page.getByRole('status').getByText('zuerst geraten').waitFor();
      await clerk.press('Passwort ändern');
      await page.getByRole('alert').getByText('Die Passwörter stimmen nicht überein').waitFor();
      await guide.expectAccessible();
      await again.fill('password1');
      await clerk.press('Passwort ändern');
      await guide.expectAt('/cms/locations');
      await page.reload();
      await guide.expectAt('/cms/locations');
    }));

  it('a given password stays first after a reload, which forgets what was typed at the login', () =>
    atDesk(museum, async (clerk) => {
      const { guide, page } = clerk;
      await museum.services.users.add({ name: 'Bo', group: UserGroup.desk }, 'given by root');
      await museum.services.users.requireChange('Bo');
      await guide.open('/cms');
      await clerk.logIn('Bo', 'given by root');
      await page.getByRole('heading', { name: 'Eigenes Passwort wählen' }).waitFor();
      await page.reload();
      await page.getByLabel('Altes Passwort', { exact: true }).fill('wrong');
      await page.getByLabel('Neues Passwort', { exact: true }).fill('my own long words');
      await page.getByLabel('Neues Passwort noch einmal', { exact: true }).fill('my own long words');
      await clerk.press('Passwort ändern');
      await page.getByRole('alert').getByText('Das alte Passwort stimmt nicht').waitFor();
      await page.getByLabel('Altes Passwort', { exact: true }).fill('given by root');
      await clerk.press('Passwort ändern');
      await guide.expectAt('/cms/overview');
    }));

  it('a second factor is set up first where root demands it', () =>
    atDesk(museum, async (clerk) => {
      const { guide, page } = clerk;
      await museum.services.users.add({ name: 'Cleo', group: UserGroup.manager }, rootPassword);
      await guide.open('/cms/?transitionTo=%2Flocations%2F2');
      await clerk.logIn('Cleo');
      await guide.expectAt('/cms/locations/2');
      await clerk.type('Zeile über dem Namen', 'Deutsch', 'Vorher');
      await museum.services.factor.setDemand('everybody');
      await clerk.press('Speichern');
      const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' });
      await dialog.getByLabel('Passwort', { exact: true }).fill(rootPassword);
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByRole('img', { name: /QR-Code/ }).waitFor();
      await guide.expectAccessible();
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      await dialog.getByLabel('Code, den die App jetzt zeigt').fill('123');
      await page.keyboard.press('Enter');
      await dialog.getByRole('alert').getByText('Der Code ist falsch').waitFor();
      await dialog.getByLabel('Code, den die App jetzt zeigt').fill(codeOf(secret));
      await page.keyboard.press('Enter');
      const codes = dialog.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
      await codes.first().waitFor();
      expect(await codes.count()).toBe(10);
      await guide.expectAccessible();
      await dialog.getByLabel('Ich habe die Wiederherstellungscodes aufbewahrt.').check();
      await dialog.getByRole('button', { name: 'Fertig' }).click();
      await dialog.waitFor({ state: 'detached' });
      await museum.services.factor.setDemand('nobody');
      await clerk.save();
    }));
});
