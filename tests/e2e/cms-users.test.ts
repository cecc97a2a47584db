import { afterEach, beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { giveFactor } from './second-factor.ts';
import { rootPassword } from './serve.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

afterEach(() => museum.services.factor.setDemand('nobody'));

it('Root adds somebody, who chooses a password at the first login', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/users');
    await clerk.press('Person hinzufügen');
    const dialog = page.getByRole('dialog', { name: 'Person hinzufügen' });
    await dialog.getByLabel('Name', { exact: true }).fill('manager');
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await dialog.getByRole('alert').getByText('manager').waitFor();
    await guide.expectAccessible();
    await dialog.getByLabel('Name', { exact: true }).fill('Ada');
    const given = await dialog.getByLabel('Passwort zum Weitergeben').inputValue();
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await clerk.expectSaid('Ada ist dabei.');
    const row = page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: 'Ada' });
    await row.getByText('Muss bei der nächsten Anmeldung ein Passwort wählen').waitFor();
    await guide.expectAccessible();
    await atDesk(museum, async (other) => {
      await other.guide.open('/cms');
      await other.logIn('Ada', given);
      await other.page.getByRole('heading', { name: 'Eigenes Passwort wählen' }).waitFor();
    });
    await clerk.pick('Aktionen für Ada', 'Entfernen …');
    await page.getByRole('dialog', { name: 'Ada entfernen?' }).getByRole('button', { name: 'Entfernen' }).click();
    await row.waitFor({ state: 'detached' });
  }));

it('Root resets a second factor, and ends a delay', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await giveFactor(museum, UserGroup.manager);
    const wrong = { Name: UserGroup.manager, Password: 'wrong' };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await page.request.post(`${museum.origin}/session`, { data: wrong });
    }
    await clerk.open('/users');
    const row = page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: 'manager' });
    await row.getByText('Zu viele falsche Versuche').waitFor();
    await clerk.guide.expectAccessible();
    await clerk.pick('Aktionen für manager', 'Sofort anmelden lassen');
    await row.getByText('Zu viele falsche Versuche').waitFor({ state: 'detached' });
    await clerk.pick('Aktionen für manager', 'Zweiten Faktor zurücksetzen …');
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
    await row.getByText('kein zweiter Faktor').waitFor();
    await page.request
      .post(`${museum.origin}/session`, { data: { Name: UserGroup.manager, Password: rootPassword } })
      .then((answer) => expect(answer.status()).toBe(200));
  }));

it('Root demands a second factor of a group', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/users');
    await page.getByRole('radio', { name: 'Die Gruppe root' }).check();
    await page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' }).waitFor();
    await clerk.guide.expectAccessible();
  }));

it('Root reads the audit trail in sentences, filters and exports it', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    for (let place = 0; place < 60; place += 1) {
      const address = '203.0.113.7';
      await museum.services.audit.note({ who: 'Ada', what: 'publish', about: '', outcome: 'done', address });
    }
    await clerk.open('/audit');
    const entries = page.getByRole('region', { name: 'Einträge' }).getByRole('listitem');
    await entries.filter({ hasText: 'root hat sich angemeldet.' }).first().waitFor();
    await entries.filter({ hasText: 'Ada hat die Bearbeitungskopie veröffentlicht.' }).first().waitFor();
    await guide.expectAccessible();
    const before = await entries.count();
    await clerk.press('Mehr zeigen');
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    await page.getByRole('combobox', { name: 'Was', exact: true }).click();
    await page.getByRole('option', { name: 'Anmeldungen', exact: true }).click();
    await entries.filter({ hasText: 'veröffentlicht' }).first().waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await clerk.press('Als CSV exportieren');
    expect((await download).suggestedFilename()).toBe('audit.csv');
    await page.getByLabel('Bis', { exact: true }).fill('2020-01-01');
    await clerk.expectSaid('Kein Eintrag passt zu diesen Filtern.');
    await clerk.press('Alles zeigen');
    await entries.first().waitFor();
    await page.route('**/api/audit/page/**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 'internal', message: 'A fault', reason: 'internal' } } }),
    );
    await page.reload();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await page.unroute('**/api/audit/page/**');
    await clerk.press('Noch einmal versuchen');
    await entries.first().waitFor();
  }));

it('On a low screen the menu shows where one is', () =>
  atDesk(museum, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await open('/audit');
    const current = page.getByRole('navigation').locator('[aria-current="page"]').filter({ hasText: 'Protokoll' });
    await current.waitFor();
    const isShown = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && element.contains(there);
    };
    await expect.poll(() => current.evaluate(isShown)).toBe(true);
  }));
