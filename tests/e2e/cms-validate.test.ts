import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, expectFocus, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
const museum = openMuseum(
  {
    ...smallMuseum,
    Configurations: [{ ID: 1, Info: { NewsSite: { de: 'ohne Schema' } } }],
    Themes: [
      { ID: 1, Name: 'Haus', IsDefault: true },
      { ID: 2, Name: 'Vergessen' },
    ],
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Type: 2, Name: { de: 'Einsam' } },
      { ID: 4, Type: 2, Name: { de: 'Allein' } },
    ],
  },
  { files: { 'old.svg': picture, 'older.svg': picture }, allow: /Failed to load resource/ },
);

beforeAll(() => hireStaff(museum));

const part = ({ page }: Clerk, name: RegExp) => page.getByRole('region', { name });

async function check(clerk: Clerk): Promise<void> {
  await clerk.press(/^(Prüfung starten|Noch einmal prüfen)$/);
  await clerk.expectSaid(/^Fehlende Dateien: \d/);
}

it('Every finding leads to its very field', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/validate');
    await check(clerk);
    await clerk.guide.expectAccessible();
    await part(clerk, /^Fehlende Dateien/)
      .getByRole('link', { name: 'Station „Stille“' })
      .click();
    await clerk.guide.expectAt('/cms/locations/2');
    const sound = page.getByRole('region', { name: 'Ton', exact: true });
    await expect.poll(() => sound.locator(':focus').count()).toBe(1);
    await page.goBack();
    await check(clerk);
    await part(clerk, /^Probleme/)
      .getByRole('listitem')
      .filter({ hasText: 'News-URL' })
      .getByRole('link')
      .click();
    await clerk.guide.expectAt('/cms/configAbout');
    await expectFocus(page.getByRole('group', { name: 'Adresse der Seite mit Neuigkeiten' }).getByLabel('Deutsch'));
  }));

it('Unused things are chosen and deleted together, objects with a way back', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const objects = part(clerk, /^Ungenutzte Objekte/);
    await clerk.open('/validate');
    await page.getByRole('switch', { name: 'Alles prüfen' }).click({ force: true });
    await check(clerk);
    await objects.getByRole('checkbox', { name: 'Station „Einsam“', exact: false }).click();
    await objects.getByRole('checkbox', { name: 'Station „Allein“', exact: false }).click();
    await objects.getByRole('button', { name: '2 löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => objects.getByRole('link', { name: /Einsam|Allein/ }).count()).toBe(0);
    await clerk.press('Rückgängig');
    await expect.poll(() => objects.getByRole('link', { name: /Einsam|Allein/ }).count()).toBe(2);

    const files = part(clerk, /^Ungenutzte Dateien/);
    await files.getByRole('checkbox', { name: 'old.svg', exact: false }).click();
    await files.getByRole('button', { name: '1 löschen' }).click();
    const dialog = page.getByRole('dialog', { name: '1 Datei endgültig löschen?' });
    await page.route('**/api/files/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await dialog.getByRole('alert').getByText('old.svg').waitFor();
    await page.unroute('**/api/files/**');
    await dialog
      .getByRole('button', { name: 'Erneut versuchen' })
      .or(dialog.getByRole('button', { name: /versuchen/ }))
      .first()
      .click();
    await clerk.expectSaid('1 Datei ist gelöscht.');
    await expect.poll(() => files.getByRole('checkbox', { name: 'old.svg', exact: false }).count()).toBe(0);
    await files.getByRole('checkbox', { name: 'older.svg', exact: false }).waitFor();
  }));

it('Managers are told what only root may delete, and the check works on a phone', () =>
  atDesk(
    museum,
    async (clerk) => {
      await clerk.guide.open('/cms/?transitionTo=%2Fvalidate');
      await clerk.logIn(UserGroup.manager);
      await check(clerk);
      const objects = part(clerk, /^Ungenutzte Objekte/);
      await objects.getByText('Was kein Kästchen hat, kann nur root löschen.').waitFor();
      await objects.getByRole('link', { name: /Vergessen/ }).waitFor();
      await expect.poll(() => objects.getByRole('checkbox', { name: /Vergessen/ }).count()).toBe(0);
      await clerk.guide.expectAccessible();
    },
    { viewport: phone },
  ));
