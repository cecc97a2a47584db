import { describe, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /ERR_FAILED/ });

const published = /^Veröffentlicht\. Gäste haben jetzt Version/;

describe('the editing copy (specification 7.3)', () => {
  it('is visible to visitors once it is published, also if it could not be checked', () =>
    asStaff(museum, publishEdits));
});

/** Publishes an edit and its undoing. */
async function publishEdits(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations');
  await page.getByRole('link', { name: /^Ton\b/ }).click();
  await staff.type('Name', 'Deutsch', 'Neuer Ton');
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await staff.save();
  await museum.as(async (guide) => {
    await guide.open('/detail/1');
    await guide.expectHeading('Ton');
  });
  await staff.press('Veröffentlichen …');
  await staff.expectSaid('Station „Neuer Ton“ · geändert');
  await staff.guide.expectAccessible();
  await staff.press('Veröffentlichen');
  await staff.expectSaid(published);
  await museum.as(async (guide) => {
    await guide.open('/detail/1');
    await guide.expectHeading('Neuer Ton');
  });

  // Publishing leaves the steps that can be undone, and a step that is not in sight is announced.
  await page.getByRole('link', { name: 'Übersicht' }).click();
  await staff.guide.expectAt('/cms/overview');
  await staff.press('Rückgängig');
  await page.getByRole('link', { name: 'Rückgängig gemacht: Station „Ton“' }).click();
  await page.getByRole('heading', { name: 'Ton', level: 1 }).waitFor();
  await staff.save();
  await page.route('**/api/db/validate*', (route) => route.abort());
  const before = await page.getByText(published).first().innerText();
  await staff.press('Veröffentlichen …');
  await staff.expectSaid('Ob Fehler darin sind, ließ sich nicht prüfen.');
  await staff.press('Veröffentlichen');
  await page.getByText(published).filter({ hasNotText: before }).waitFor();
}
