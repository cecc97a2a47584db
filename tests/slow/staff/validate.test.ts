import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

const part = ({ page }: StaffUser, name: RegExp) => page.getByRole('region', { name });

async function check(staff: StaffUser): Promise<void> {
  await staff.press(/^(Prüfung starten|Noch einmal prüfen)$/);
  await staff.expectSaid(/^Fehlende Dateien: \d/);
}

describe('checking the content (specification 5)', () => {
  it('leads from every finding to its field, deletes unused things with a way back, and tells managers what only root may delete', async () => {
    await asStaff(museum, async (staff) => {
      const { page } = staff;
      const objects = part(staff, /^Ungenutzte Objekte/);
      await staff.open('/validate');
      await check(staff);
      await staff.guide.expectAccessible();
      await part(staff, /^Fehlende Dateien/)
        .getByRole('link', { name: 'Station „Stille“' })
        .click();
      await staff.guide.expectAt('/cms/locations/2');
      const sound = page.getByRole('region', { name: 'Ton', exact: true });
      await expect.poll(() => sound.locator(':focus').count()).toBe(1);
      await page.goBack();
      await check(staff);
      await part(staff, /^Probleme/)
        .getByRole('listitem')
        .filter({ hasText: 'News-URL' })
        .getByRole('link')
        .click();
      await staff.guide.expectAt('/cms/configAbout');
      await expectFocus(page.getByRole('group', { name: 'Adresse der Seite mit Neuigkeiten' }).getByLabel('Deutsch'));
      await page.goBack();
      await page.getByRole('switch', { name: 'Alles prüfen' }).click({ force: true });
      await check(staff);
      await objects.getByRole('checkbox', { name: 'Station „Einsam“', exact: false }).click();
      await objects.getByRole('checkbox', { name: 'Station „Allein“', exact: false }).click();
      await objects.getByRole('button', { name: '2 löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect.poll(() => objects.getByRole('link', { name: /Einsam|Allein/ }).count()).toBe(0);
      await staff.press('Rückgängig');
      await expect.poll(() => objects.getByRole('link', { name: /Einsam|Allein/ }).count()).toBe(2);

      const files = part(staff, /^Ungenutzte Dateien/);
      await files.getByRole('checkbox', { name: 'old.svg', exact: false }).click();
      await files.getByRole('button', { name: '1 löschen' }).click();
      const dialog = page.getByRole('dialog', { name: '1 Datei löschen?' });
      await page.route('**/api/files/**', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Löschen' }).click();
      await dialog.getByRole('alert').getByText('old.svg').waitFor();
      await page.unroute('**/api/files/**');
      await dialog
        .getByRole('button', { name: 'Erneut versuchen' })
        .or(dialog.getByRole('button', { name: /versuchen/ }))
        .first()
        .click();
      await staff.expectSaid('1 Datei ist gelöscht.');
      await expect.poll(() => files.getByRole('checkbox', { name: 'old.svg', exact: false }).count()).toBe(0);
      await files.getByRole('checkbox', { name: 'older.svg', exact: false }).waitFor();
    });
    await asStaff(
      museum,
      async (staff) => {
        await staff.open('/validate');
        await check(staff);
        const objects = part(staff, /^Ungenutzte Objekte/);
        await objects.getByText('Was kein Kästchen hat, kann nur root löschen.').waitFor();
        await objects.getByRole('link', { name: /Vergessen/ }).waitFor();
        expect(await objects.getByRole('checkbox', { name: /Vergessen/ }).count()).toBe(0);
      },
      { name: UserGroup.manager },
    );
  });
});
