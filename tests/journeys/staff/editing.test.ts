import { type Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type CodeApp, giveFactor } from '#tests/browser/second-factor.ts';
import { asStaff, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// After a crash, or published without a check: tests/slow/staff/editing.test.ts.
// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d|ERR_FAILED/ });
let app: CodeApp;

beforeAll(async () => {
  await hireStaff(museum);
  app = await giveFactor(museum, 'manager');
});

type Stored = Readonly<Record<string, unknown>>;

const published = /^Veröffentlicht\. Gäste haben jetzt Version/;

describe('the editing copy (specification 7.3)', () => {
  it('is undone, redone and saved by keys, and is what visitors see once it is published', () =>
    asStaff(museum, publishEdits));
});

describe('unsaved edits (specification 2.3)', () => {
  it('need a decision before a link, the back button or a logout leaves them', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
      await staff.open('/overview');
      await link('Sprachen').click();
      await link('Stationen').click();
      await page.getByRole('link', { name: 'Stille' }).click();
      await staff.type('Zeile über dem Namen', 'Deutsch', 'Zurück');
      await page.goBack();
      await guide.expectAt('/cms/locations');
      for (const leave of [
        () => page.goBack().then(() => undefined),
        () => link('Übersicht').click(),
        () => staff.press('Abmelden'),
      ]) {
        await leave();
        await staff.expectSaid('Es gibt nicht gespeicherte Änderungen');
        await staff.press('Weiter bearbeiten');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await guide.expectAt('/cms/locations');
      }
      await page.goBack();
      await staff.press('Speichern und weiter');
      await guide.expectAt('/cms/languages');
      await page.goForward();
      await guide.expectAt('/cms/locations');
      const locations = (await museum.editingCopy()).definition['Locations'] as readonly Stored[];
      expect(locations.find(({ ID }) => ID === 2)).toMatchObject({ HeaderTitle: { de: 'Zurück' } });
    }));

  it('outlast a session that ends, and another person who logs in meanwhile', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const expired = page.getByText(/^Ihre Sitzung ist abgelaufen/);
      await staff.open('/locations/2');
      await staff.type('Name', 'English', 'Unsaved');
      await staff.expectSaid('1 Änderung nicht gespeichert');
      await endSession(staff, page.getByRole('button', { name: 'Speichern', exact: true, includeHidden: true }));
      await staff.logIn('manager');
      await page
        .getByRole('dialog')
        .getByLabel('Code', { exact: true })
        .fill(await app.code());
      await staff.press('Anmelden');
      await expired.waitFor({ state: 'detached' });
      await endSession(staff, page.getByRole('link', { name: 'Übersicht', includeHidden: true }));
      await staff.logIn('root');
      await expired.waitFor({ state: 'detached' });
      await staff.press('Zurückholen');
      await staff.expectSaid('1 Änderung nicht gespeichert');
      await staff.save();
      expect((await museum.editingCopy()).location(2)?.Name).toMatchObject({ en: 'Unsaved' });
    }));
});

/** Ends the session on the server, where the page finds that out by this control's call, or by its own. */
async function endSession(staff: StaffUser, asks: Locator): Promise<void> {
  await asks.waitFor();
  const session = await staff.page.evaluate(() => localStorage.getItem('session'));
  await fetch(`${museum.origin}/api/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${String(session)}` },
  });
  // The page's own calls may leave no time for a click.
  await asks.evaluate((control: HTMLElement) => control.click());
  await staff.expectSaid(/^Ihre Sitzung ist abgelaufen/);
}

/** Undoes, redoes and saves an edit by keys, and publishes it. */
async function publishEdits(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations');
  await page.getByRole('link', { name: /^Ton\b/ }).click();
  await staff.type('Name', 'Deutsch', 'Neuer Ton');
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { name: 'Ton', level: 1, exact: true }).waitFor();
  await staff.expectSaid('Alles ist gespeichert');
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('heading', { name: 'Neuer Ton', level: 1 }).waitFor();
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await page.keyboard.press('Control+s');
  await staff.expectSaid('Alles ist gespeichert');
  const visible = await fetch(`${museum.origin}/db`);
  expect(visible.ok).toBe(true);
  expect(await visible.text()).not.toContain('Neuer Ton');
  await page
    .getByRole('banner')
    .getByText('1 Objekt ist gespeichert, aber nicht veröffentlicht')
    .waitFor({ state: 'attached' });
  await staff.press('Veröffentlichen …');
  await staff.expectSaid('Station „Neuer Ton“ · geändert');
  await staff.press('Veröffentlichen');
  await staff.expectSaid(published);
  // Nothing waits any more.
  await expect
    .poll(() =>
      page
        .getByRole('banner')
        .getByText(/nicht veröffentlicht$/)
        .count(),
    )
    .toBe(0);
  await museum.as(async (guide) => {
    await guide.open('/detail/1');
    await guide.expectHeading('Neuer Ton');
  });
}
