import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Every finding, and deletions that fail: tests/slow/staff/validate.test.ts.
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
const museum = openMuseum(
  {
    ...smallMuseum,
    Configurations: [{ ID: 1, Info: { NewsSite: { de: 'ohne Schema' } } }],
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Type: 2, Name: { de: 'Einsam' } },
      { ID: 4, Type: 2, Name: { de: 'Allein' } },
    ],
  },
  { files: { 'old.svg': picture, 'older.svg': picture }, allow: /Failed to load resource/ },
);

const part = ({ page }: StaffUser, name: RegExp) => page.getByRole('region', { name });

async function check(staff: StaffUser): Promise<void> {
  await staff.press(/^(Prüfung starten|Noch einmal prüfen)$/);
  await staff.expectSaid(/^Fehlende Dateien: \d/);
}

describe('checking the content (specification 5)', () => {
  it('leads from a finding to its field, and deletes unused things with a way back', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const objects = part(staff, /^Ungenutzte Objekte/);
      await staff.open('/validate');
      await check(staff);
      await part(staff, /^Fehlende Dateien/)
        .getByRole('link', { name: 'Station „Stille“' })
        .click();
      await staff.guide.expectAt('/cms/locations/2');
      const sound = page.getByRole('region', { name: 'Ton', exact: true });
      await expect.poll(() => sound.locator(':focus').count()).toBe(1);
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
    }));
});
