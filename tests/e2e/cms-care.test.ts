import { type Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { readCode } from './qr-pictures.ts';
import { atDesk, type Clerk, expectFocus, hireStaff } from './staff.ts';
import { stationForm } from './station-form.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Languages: [...smallMuseum.Languages, { ID: 3, Code: 'DE', DisplayName: 'Leichte Sprache' }],
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 3,
        Type: '6',
        Name: { de: 'Suche' },
        ImageDescriptors: [{ ImageURL: 'files/none.png' }],
        GameHotspots: [{ Width: 90, Height: 90, IsSolution: true }],
      },
    ],
  },
  // Calls and parts that fail on purpose, as the browser logs them.
  { allow: /status of 4\d\d|ERR_FAILED|could not be loaded|dynamically imported/ },
);

beforeAll(() => hireStaff(museum));

/** Saves while typing. @param at the address that it leads to */
async function saveByKey({ page }: Clerk, at?: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Alles ist gespeichert').waitFor();
  if (at !== undefined) await page.waitForURL(at);
}

/** Returns how far all ancestors of a field are scrolled. */
const scrolledBy = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    let sum = 0;
    for (let around = element.parentElement; around !== null; around = around.parentElement) sum += around.scrollTop;
    return sum;
  });

const codesOnPaper = ({ page }: Clerk) => page.locator('body > ul').getByRole('img');

describe('printed codes', () => {
  it('are complete on paper, and lead to their stations', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/1/stations');
      await clerk.press('QR-Codes');
      await page.emulateMedia({ media: 'print' });
      await codesOnPaper(clerk).nth(2).waitFor();
      const read: string[] = [];
      for (const code of await codesOnPaper(clerk).all()) read.push(await readCode(code));
      expect(read).toEqual(['H', 'H/1', 'H/2'].map((codes) => `${museum.origin}/qr/${codes}`));
    }));
});

describe('a browser without storage', () => {
  it('lets staff work, and warns that unsaved changes would be lost', () =>
    atDesk(museum, async (clerk) => {
      await clerk.page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      });
      await clerk.open('/locations/3');
      await clerk.type('Name', 'English', 'Hidden things');
      await clerk.expectSaid(/^1 Änderung nicht gespeichert, und dieser Browser kann sie nicht behalten/);
      await clerk.save();
      await clerk.page.reload();
      await clerk.page.getByRole('group', { name: 'Name', exact: true }).waitFor();
      const name = clerk.page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English');
      await expect.poll(() => name.inputValue()).toBe('Hidden things');
    }));
});

describe('a reload right after saving', () => {
  it('keeps unsaved work again after that was deleted under the page', () =>
    atDesk(museum, async (clerk) => {
      const { page, guide } = clerk;
      await clerk.open('/locations/3');
      await clerk.type('Name', 'English', 'Hidden');
      await clerk.expectSaid(/^1 Änderung nicht gespeichert/);
      const databases = (): Promise<readonly string[]> =>
        page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
      await expect.poll(databases).toContain('cicerone-cms');
      const session = await guide.context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: museum.origin, storageTypes: 'indexeddb' });
      await expect
        .poll(
          async () => {
            await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').press('End');
            await page.keyboard.type('x');
            return databases();
          },
          // People stop now and then, and drafts are stored in between.
          { interval: 1500 },
        )
        .toContain('cicerone-cms');
      await page.getByText(/^1 Änderung nicht gespeichert$/).waitFor();
    }));

  it('does not offer what is saved, even if it cut off the deletion of the stored draft', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await page.addInitScript(() => {
        const { delete: original } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.delete = function (key) {
          const request = original.call(this, key);
          this.transaction.abort();
          return request;
        };
      });
      await clerk.open('/locations/3');
      const storing = page.waitForEvent('console', (message) => message.text() === 'Draft stored');
      await page.evaluate(() => {
        const { put: original } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...values) {
          const request = original.apply(this, values);
          request.addEventListener('success', () => console.info('Draft stored'));
          return request;
        };
      });
      await clerk.type('Name', 'Deutsch', 'Verborgenes');
      await storing;
      await clerk.save();
      await page.reload();
      const name = page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch');
      await expect.poll(() => name.inputValue()).toBe('Verborgenes');
      await name.click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));
});

describe('malformed content', () => {
  it('with a duplicate language and a kind given as text can still be edited', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/1');
      await page.getByRole('heading', { name: 'Ton', level: 1 }).waitFor();
      await expect.poll(() => page.title()).toBe('Ton – Stationen – Cicerone');
      await clerk.guide.open('/cms/locations/3');
      const kind = page
        .getByRole('region', { name: 'Art und Name' })
        .getByRole('combobox', { name: 'Art', exact: true });
      await expect.poll(() => kind.inputValue()).toBe('Spiel: Wimmelbild');
    }));

  it('with an invalid number is kept as typed, and reported', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/3');
      const field = page.getByRole('textbox', { name: 'So viele müssen gefunden werden' });
      await field.fill('');
      await field.pressSequentially('0.5');
      await expect.poll(() => field.inputValue()).toBe('0,5');
      await field.and(page.locator('[aria-invalid=true]')).waitFor();
    }));
});

describe('the way through the staff area', () => {
  it('continues in the form of a new object', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations');
      await page.getByRole('link', { name: /^Ton\b/ }).waitFor();
      await page.keyboard.press('n');
      await page.getByRole('heading', { name: 'Ohne Namen' }).waitFor();
      await page.waitForFunction(
        () => document.activeElement?.closest('section') !== null && document.activeElement?.matches('input'),
      );
      await clerk.press('Rückgängig');
      await page.getByRole('link', { name: 'Touren', exact: true }).click();
      await clerk.press('Neue Gruppe');
      await page
        .getByRole('group', { name: 'Name', exact: true })
        .getByLabel('Deutsch')
        .and(page.locator(':focus'))
        .waitFor();
    }));

  it('stays in the field being typed in while a new object is saved', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations');
      const form = stationForm(clerk);
      await form.begin('Spiel: Auswahl', 'Frisch');
      const field = form.group('Barrierefreie Alternativen', 'Die Erklärung, zum Lesen').getByLabel('Deutsch');
      await field.scrollIntoViewIfNeeded();
      await field.fill('Erst ');
      const scrolled = await scrolledBy(field);
      expect(scrolled).toBeGreaterThan(0);
      await saveByKey(clerk, /\/locations\/\d{1,6}$/);
      await expectFocus(field);
      expect(await scrolledBy(field)).toBe(scrolled);
      await page.keyboard.type('dann');
      await saveByKey(clerk);
      const stored = await form.stored('Frisch');
      expect(stored).toMatchObject({ GameEndExplanationTranscript: { de: 'Erst dann' } });
    }));

  it('keeps the focus in the fields of a new tour and its new station', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours');
      await clerk.press('Neue Tour');
      const name = page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch');
      await name.fill('Abend');
      await saveByKey(clerk, /\/tours\/\d{1,6}$/);
      await expectFocus(name);
      await page.keyboard.type('s');
      await page.getByRole('heading', { name: 'Abends', level: 1 }).waitFor();
      await page.getByRole('tab', { name: /Stationen/ }).click();
      await clerk.press('Neue Station');
      const code = page.getByRole('dialog').getByRole('textbox', { name: 'Code' });
      await code.fill('7');
      await saveByKey(clerk, /\/stations\/\d{1,6}$/);
      await expectFocus(code);
      await page.keyboard.type('7');
      await expect.poll(() => code.inputValue()).toBe('77');
      await saveByKey(clerk);
    }));

  it('goes from a new tour to its new station without a question, and asks above the drawer of an old one', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const drawer = page.getByRole('dialog');
      await clerk.open('/tours');
      await clerk.press('Neue Tour');
      await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch').fill('Nacht');
      await page.getByRole('tab', { name: /Stationen/ }).click();
      await clerk.press('Neue Station');
      await drawer.getByRole('button', { name: 'Station bearbeiten' }).click();
      await clerk.type('Name', 'Deutsch', 'Eule');
      await saveByKey(clerk, /\/locations\/\d{1,6}$/);
      await page.goBack();
      await drawer.getByRole('textbox', { name: 'Code' }).fill('7');
      await drawer.getByRole('button', { name: 'Station bearbeiten' }).click();
      await page.getByRole('button', { name: 'Speichern und weiter' }).click();
      await clerk.guide.expectAt(/^\/cms\/locations\/\d{1,6}$/);
      await page.getByRole('heading', { name: 'Eule', level: 1 }).waitFor();
      await page.getByText('Alles ist gespeichert').first().waitFor();
    }));

  it('can be undone across a publication, and reports what is undone elsewhere', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/2');
      await clerk.type('Name', 'Deutsch', 'Lautlos');
      await clerk.save();
      await clerk.press('Veröffentlichen …');
      await clerk.press('Veröffentlichen');
      await clerk.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);
      await clerk.page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.guide.expectAt('/cms/overview');
      await clerk.press('Rückgängig');
      await page.getByRole('link', { name: 'Rückgängig gemacht: Station „Stille“' }).click();
      await page.getByRole('heading', { name: 'Stille', level: 1 }).waitFor();
      await clerk.save();
    }));

  it('can be published when nothing can look for faults', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/2');
      await clerk.type('Name', 'Deutsch', 'Ruhe');
      await clerk.save();
      await clerk.page.route('**/api/db/validate*', (route) => route.abort());
      await clerk.press('Veröffentlichen …');
      await clerk.expectSaid('Ob Fehler darin sind, ließ sich nicht prüfen.');
      await clerk.press('Veröffentlichen');
      await clerk.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);
    }));

  it('leads from publishing to its faults, and may continue all the same', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations');
      const form = stationForm(clerk);
      await form.begin('Spiel: Auswahl', 'Rätsel');
      await clerk.save();
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await clerk.press('Veröffentlichen …');
      const dialog = page.getByRole('dialog', { name: 'Die Bearbeitungskopie veröffentlichen?' });
      await dialog.getByText(/^\d+ Fehler: Gäste werden (ihn|sie) sehen\.$/).waitFor();
      // So are the faults of what stays as it is.
      await dialog.getByRole('link', { name: 'Museum „Kleines Museum“: Eine Adresse muss gesetzt sein!' }).waitFor();
      const publish = dialog.getByRole('button', { name: 'Veröffentlichen', exact: true });
      expect(await publish.isEnabled()).toBe(true);
      await clerk.guide.expectAccessible();
      await dialog.getByRole('link', { name: 'Station „Rätsel“: Keine Lösung!' }).click();
      await page.getByRole('heading', { name: 'Rätsel', level: 1 }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await clerk.press('Veröffentlichen …');
      await publish.click();
      await clerk.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);
    }));

  it('continues after a lost network', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/overview');
      await page.route('**/cms/assets/**', (route) => route.abort());
      await page.getByRole('link', { name: 'Textbausteine', exact: true }).click();
      await clerk.expectSaid(/^Dieser Bereich konnte nicht geladen werden/);
      await page.unroute('**/cms/assets/**');
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await page.getByRole('heading', { name: 'Übersicht' }).waitFor();
    }));

  it('has no export for users without permission', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms');
      await clerk.logIn('desk');
      await clerk.guide.expectAt('/cms/overview');
      await clerk.page.getByRole('button', { name: 'Abmelden' }).waitFor();
      await expect.poll(() => clerk.page.getByRole('button', { name: 'Tour-Definition als YAML' }).count()).toBe(0);
    }));

  it('asks before a logout with unsaved work', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/1');
      await clerk.type('Name', 'English', 'Sound');
      await clerk.press('Abmelden');
      await clerk.expectSaid('Es gibt nicht gespeicherte Änderungen');
      await clerk.press('Weiter bearbeiten');
      await clerk.press('Rückgängig');
    }));
});
