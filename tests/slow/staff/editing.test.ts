import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /ERR_FAILED/ });

const published = /^Veröffentlicht\. Gäste haben jetzt Version/;

const nameIn = ({ page }: Pick<StaffUser, 'page'>, language: string): Locator =>
  page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language, { exact: true });

describe('the editing copy (specification 7.3)', () => {
  it('is visible to visitors once it is published, also if it could not be checked', () =>
    asStaff(museum, publishEdits));
});

describe('unsaved edits (specification 2.3)', () => {
  it('outlast a crash and a cleared browser', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      await staff.open('/locations/2');
      await nameIn(staff, 'English').fill('Never saved');
      await expect.poll(() => page.evaluate(readStored)).toContain('Never saved');
      const session = await guide.context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: museum.origin, storageTypes: 'indexeddb' });
      await expect
        .poll(
          async () => {
            await nameIn(staff, 'English').press('End');
            await page.keyboard.type('x');
            return databasesOf(page);
          },
          // People stop now and then, and drafts are stored in between.
          { interval: 700 },
        )
        .toContain('cicerone-cms');
      await page.getByText(/^1 Änderung nicht gespeichert$/).waitFor();
      await expect.poll(() => page.evaluate(readStored)).toContain('Never savedx');

      const next = await guide.context.newPage();
      // The page dies as in a crash: none of its code runs any more.
      await page.close();
      await next.goto(`${museum.origin}/cms/locations/2`);
      await next.getByText(/wurde 1 Änderung nicht gespeichert/).waitFor();
      await next.getByRole('button', { name: 'Zurückholen' }).click();
      await next.getByText('1 Änderung nicht gespeichert').waitFor();
      await expect.poll(() => nameIn({ page: next }, 'English').inputValue()).toMatch(/^Never savedx/);
    }));
});

const databasesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

/** Returns the drafts that the browser has stored. */
function readStored(): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open('cicerone-cms');
    request.addEventListener('success', () => {
      const all = request.result.transaction('drafts').objectStore('drafts').getAll();
      all.addEventListener('success', () => {
        request.result.close();
        resolve(JSON.stringify(all.result));
      });
    });
  });
}

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
