import { type Locator, type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStaffClient } from '#contract/staff-client.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type CodeApp, giveFactor } from '#tests/browser/second-factor.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, expectFocus, hireStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d|ERR_FAILED/ });
let app: CodeApp;

beforeAll(async () => {
  await hireStaff(museum);
  app = await giveFactor(museum, 'manager');
});

type Stored = Readonly<Record<string, unknown>>;

const published = /^Veröffentlicht\. Gäste haben jetzt Version/;

const nameIn = ({ page }: Pick<StaffUser, 'page'>, language: string): Locator =>
  page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language, { exact: true });

describe('the editing copy (specification 7.3)', () => {
  it('is what visitors see once it is published, whose undoing is announced where it is not in sight', () =>
    asStaff(museum, publishEdits));

  it('is undone, redone, saved, discarded and brought back by keys and buttons', () => asStaff(museum, undoByKeys));
});

describe('unsaved edits (specification 2.3)', () => {
  it('are asked about before they are left by a link, the back button or a logout', () =>
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

      // The form of a new object begins with the focus, and is saved before it is left.
      await page.getByRole('link', { name: /^Stille\b/ }).waitFor();
      await page.keyboard.press('n');
      await page.getByRole('heading', { name: 'Ohne Namen' }).waitFor();
      await page.waitForFunction(
        () => document.activeElement?.closest('section') !== null && document.activeElement?.matches('input'),
      );
      await staff.type('Name', 'Deutsch', 'Ganz neu');
      await link('Touren').click();
      await staff.press('Speichern und weiter');
      await guide.expectAt('/cms/tours');
      await staff.expectSaid('Alles ist gespeichert');
      await staff.press('Neue Gruppe');
      await expectFocus(nameIn(staff, 'Deutsch'));
    }));

  it('outlast a session that ends, and another person who logs in meanwhile', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const expired = page.getByText(/^Ihre Sitzung ist abgelaufen/);
      await staff.open('/locations/2');
      await staff.type('Name', 'English', 'Quiet');
      await endSession(staff, page.getByRole('button', { name: 'Speichern', exact: true, includeHidden: true }));
      await page.getByLabel('Passwort', { exact: true }).fill(rootPassword);
      await staff.press('Anmelden');
      await expired.waitFor({ state: 'detached' });
      await staff.save();

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

  it('outlast a crash and a cleared browser, and what is saved is not offered again', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      // A reload cuts off the deletion of the stored draft.
      await page.addInitScript(() => {
        const { delete: original } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.delete = function (key) {
          const request = original.call(this, key);
          this.transaction.abort();
          return request;
        };
      });
      await staff.open('/locations/2');
      await staff.type('Name', 'Deutsch', 'Verborgenes');
      await expect.poll(() => page.evaluate(readStored)).toContain('Verborgenes');
      await staff.save();
      await page.reload();
      await expect.poll(() => nameIn(staff, 'Deutsch').inputValue()).toBe('Verborgenes');
      await nameIn(staff, 'Deutsch').click();
      expect(await page.getByRole('dialog').count()).toBe(0);

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

  it('of two people in one field are shown side by side, and the second person chooses', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/1');
      await staff.type('Name', 'Deutsch', 'Von der Zweiten');
      await saveAsSomebodyElse('Von der Ersten');
      await staff.press('Speichern');
      const clash = page.getByText('Das hat auch jemand anderes geändert').first();
      await clash.waitFor();
      const choice = page.getByRole('row', { name: 'Name, Deutsch' }).getByRole('radio');
      await choice.and(page.getByLabel('Von der Ersten', { exact: true })).waitFor();
      await choice.and(page.getByLabel('Von der Zweiten', { exact: true })).waitFor();
      await staff.guide.expectAccessible();
      for (const goBack of [() => staff.press('Zurück zum Formular'), () => page.keyboard.press('Escape')]) {
        await goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await staff.expectSaid('1 Änderung nicht gespeichert');
        expect(await nameIn(staff, 'Deutsch').inputValue()).toBe('Von der Zweiten');
        await staff.press('Speichern');
        await clash.waitFor();
      }
      await staff.press('Mit dieser Wahl weiter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await staff.save();
      expect((await museum.editingCopy()).location(1)?.Name).toMatchObject({ de: 'Von der Zweiten' });
    }));
});

/** Another person renames the first station and saves it. */
async function saveAsSomebodyElse(name: string): Promise<void> {
  const { session } = await museum.services.sessions.openForStaff('root', 'another computer');
  const client = createStaffClient({ base: `${museum.origin}/`, fetch, session: () => session });
  const locations = (await museum.editingCopy()).definition['Locations'] as readonly Stored[];
  const station = locations.find(({ ID }) => ID === 1);
  const renamed = { ...station, Name: { de: name, en: 'Tone' } };
  await client('save', { params: { Model: 'locations' }, body: [renamed] });
}

/** Ends the session on the server, where the page finds that out by this control's call, or by one of its own. */
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

/** Publishes an edit, and takes it back elsewhere. */
async function publishEdits(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations');
  await page.getByRole('link', { name: /^Ton\b/ }).click();
  await staff.type('Name', 'Deutsch', 'Neuer Ton');
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await staff.save();
  const visible = await fetch(`${museum.origin}/db`);
  expect(visible.ok).toBe(true);
  expect(await visible.text()).not.toContain('Neuer Ton');
  await staff.press('Veröffentlichen …');
  await staff.expectSaid('Station „Neuer Ton“ · geändert');
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
}

/** Undoes, redoes, saves, discards and brings back. */
async function undoByKeys(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations');
  await page.getByRole('link', { name: 'Stille' }).click();
  await staff.type('Name', 'Deutsch', 'Lärm');
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { name: 'Stille' }).waitFor();
  await staff.expectSaid('Alles ist gespeichert');
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('heading', { name: 'Lärm' }).waitFor();
  await staff.expectSaid('1 Änderung nicht gespeichert');
  await page.keyboard.press('Control+s');
  await staff.expectSaid('Alles ist gespeichert');
  await staff.pick('Mehr zur Bearbeitungskopie', 'Änderungen verwerfen …');
  await staff.expectSaid('Station „Lärm“ · geändert');
  await staff.press('Alle Änderungen verwerfen');
  await page.getByRole('heading', { name: 'Stille' }).waitFor();
  await staff.press('Zurückholen');
  await page.getByRole('heading', { name: 'Lärm' }).waitFor();
}
