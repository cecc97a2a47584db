import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const still = (ID: number, de: string) => ({ ID, Type: 2, Name: { de } });

const museum = openMuseum(
  {
    ...smallMuseum,
    // Malformed on purpose: a language twice, and a kind as text.
    Languages: [...smallMuseum.Languages, { ID: 3, Code: 'DE', DisplayName: 'Leichte Sprache' }],
    TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 10, Code: '3' }],
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 10,
        Type: 0,
        Name: { de: 'Zeitreise' },
        MediaURL: { de: 'files/tone.wav', en: 'files/other.wav' },
        DeepDives: [2],
        Timeline: { Locations: [1, 2], Times: [1, 3] },
      },
      { ID: 11, Type: '6', Name: { de: 'Suchbild' }, GameHotspotsToWin: 2 },
      still(12, 'Kaputt'),
      still(13, 'Gemälde'),
      still(14, 'Frage'),
      still(15, 'Ähre'),
    ],
  },
  { allow: /status of 404/, files: { 'other.wav': tone(4) } },
);

const row = ({ page }: StaffUser, name: string): Locator => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });

const choose = async ({ page }: StaffUser, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).check();
};

const confirm = ({ page }: StaffUser): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();

/** Presses the button of the newest notice. */
const pressUndo = async (staff: StaffUser): Promise<void> => {
  await staff.page.getByRole('status').getByRole('button', { name: 'Zurücknehmen' }).last().click();
  await staff.expectSaid('Alles ist gespeichert');
};

const press = ({ page }: StaffUser, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

describe('a list of stations (specification 2.4)', () => {
  it('changes, moves and deletes several at once, and says what is deleted with them', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      await staff.open('/locations');
      await choose(staff, 'Frage', 'Gemälde');
      await staff.pick('In eine Tour aufnehmen', 'H Rundgang');
      await staff.expectSaid('2 Stationen sind jetzt in „H Rundgang“.');
      await pressUndo(staff);
      await staff.pick('In eine Tour aufnehmen', 'H Rundgang');
      await staff.save();
      const items = (await museum.editingCopy()).itemsOf(1);
      expect(items.map(({ LocationID }) => LocationID)).toEqual([1, 2, 10, 13, 14]);
      for (const name of ['Frage', 'Gemälde'])
        await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).uncheck();

      await choose(staff, 'Ton', 'Suchbild');
      await staff.pick('Art ändern', 'Still');
      await staff.expectSaid('2 Stationen haben jetzt die Art „Still“.');
      await row(staff, 'Ton').getByText('Still').waitFor();
      await pressUndo(staff);
      await row(staff, 'Ton').getByText('Audio').waitFor();
      await staff.pick('Art ändern', 'Still');
      await staff.save();
      const catalogue = await museum.editingCopy();
      expect([1, 11].map((ID) => catalogue.location(ID)?.Type)).toEqual([2, 2]);
      expect(catalogue.location(11)?.GameHotspotsToWin).toBe(2);
      for (const name of ['Ton', 'Suchbild'])
        await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).uncheck();

      // The open one among them: its neighbour gets the focus.
      await row(staff, 'Kaputt').click();
      await choose(staff, 'Kaputt', 'Gemälde');
      await press(staff, 'Löschen');
      await confirm(staff);
      await expectFocus(row(staff, 'Frage'));
      await guide.expectAt('/cms/locations');
      await pressUndo(staff);

      await row(staff, 'Stille').click();
      await press(staff, 'Löschen');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('2 Stille (H Rundgang)').waitFor();
      await dialog.getByText('Zeitreise', { exact: true }).waitFor();
      await confirm(staff);
      await row(staff, 'Stille').waitFor({ state: 'detached' });
      await pressUndo(staff);
      await row(staff, 'Stille').click();
      await press(staff, 'Löschen');
      await confirm(staff);
      await row(staff, 'Stille').waitFor({ state: 'detached' });
      await staff.save();
      expect((await museum.editingCopy()).location(10)).toMatchObject({
        DeepDives: [],
        Timeline: { Locations: [1], Times: [1] },
      });
    }));

  it('is searched, chosen, copied and deleted by keys, and the focus goes to the neighbour of what is deleted', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      await staff.open('/locations');
      await staff.expectSaid('8 Einträge');
      await page.keyboard.press('/');
      await page.keyboard.type('ae');
      await staff.expectSaid('2 Einträge');
      await page.keyboard.press('ArrowDown');
      await expectFocus(row(staff, 'Gemälde'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expectFocus(row(staff, 'Ähre'));
      await page.keyboard.press('Shift+Space');
      await staff.expectSaid('2 ausgewählt');
      await press(staff, 'Löschen');
      await staff.expectSaid('2 Einträge löschen?');
      await confirm(staff);
      await staff.expectSaid('2 Einträge sind gelöscht.');
      await pressUndo(staff);
      await page.getByLabel('Nach Namen oder Nummer suchen').press('Escape');
      await staff.expectSaid('8 Einträge');

      // Keys that follow typing before the list does.
      await typeAndPress(staff, 'Frage', 'ArrowDown');
      await expectFocus(row(staff, 'Frage'));
      await typeAndPress(staff, 'Suchb', 'Enter');
      await page.getByRole('heading', { name: 'Suchbild', level: 1 }).waitFor();
      await expect.poll(() => page.title()).toBe('Suchbild – Stationen – Cicerone');
      const kind = page
        .getByRole('region', { name: 'Art und Name' })
        .getByRole('combobox', { name: 'Art', exact: true });
      await expect.poll(() => kind.inputValue()).toBe('Spiel: Wimmelbild');
      await page.getByLabel('Nach Namen oder Nummer suchen').press('Escape');

      await row(staff, 'Kaputt').focus();
      await page.keyboard.press('Delete');
      await confirm(staff);
      await expectFocus(row(staff, 'Gemälde'));
      await guide.expectAt('/cms/locations/11');
      await pressUndo(staff);
      // The last of the list, in its editor.
      await page.getByRole('link', { name: /^Ähre/ }).click();
      await press(staff, 'Löschen');
      await confirm(staff);
      await expectFocus(row(staff, 'Frage'));
      await guide.expectAt('/cms/locations');
      await pressUndo(staff);
      await row(staff, 'Frage').focus();
      await page.keyboard.press('Control+d');
      await page.getByRole('heading', { name: 'Frage (Kopie)' }).waitFor();
      await staff.expectSaid(/^Noch nirgends/);
      await staff.save();

      // A double click makes one object.
      await page.getByRole('button', { name: 'Neu', exact: true }).dblclick();
      await page.getByRole('heading', { name: 'Ohne Namen', level: 1 }).waitFor();
      await staff.expectSaid('1 Änderung nicht gespeichert');
      await staff.save();
      await page.getByRole('link', { name: 'Touren', exact: true }).click();
      await page.getByRole('button', { name: 'Neue Tour', exact: true }).first().dblclick();
      await staff.expectSaid('1 Änderung nicht gespeichert');
      await press(staff, 'Löschen');
      await confirm(staff);
      await expectFocus(page.getByRole('link', { name: 'H Rundgang' }));
      await guide.expectAt('/cms/tours');
      await page.keyboard.press('Shift+?');
      await staff.expectSaid('Auf Bildern zeichnen');
      await page.keyboard.press('Escape');
      // Nothing is left: the control that adds another gets the focus.
      await page.getByRole('link', { name: 'Textbausteine', exact: true }).click();
      await press(staff, 'Neu');
      await press(staff, 'Löschen');
      await confirm(staff);
      await expectFocus(page.getByRole('button', { name: 'Neu', exact: true }));
    }));
});

/** Types and presses a key in one task, as a hand does that is faster than the list. */
const typeAndPress = ({ page }: StaffUser, typed: string, key: string): Promise<void> =>
  page.locator('input[aria-keyshortcuts="/"]').evaluate(
    (input: HTMLInputElement, [words, pressed]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: pressed ?? '', bubbles: true, cancelable: true }));
    },
    [typed, key],
  );
