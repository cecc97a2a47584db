import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { asStaff, expectFocus, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const still = (ID: number, de: string) => ({ ID, Type: 2, Name: { de } });

const museum = openMuseum(
  {
    ...smallMuseum,
    // By double clicks, at the end of a list, with kinds changed: tests/slow/staff/lists.test.ts.
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
const takeBack = async (staff: StaffUser): Promise<void> => {
  await staff.page.getByRole('status').getByRole('button', { name: 'Zurücknehmen' }).last().click();
  await staff.expectSaid('Alles ist gespeichert');
};

const press = ({ page }: StaffUser, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

describe('a list of stations (specification 2.4)', () => {
  it('is searched, chosen, copied and deleted by keys with its consequences, the focus goes to the neighbour, and several join a tour', () =>
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
      await takeBack(staff);
      await page.getByLabel('Nach Namen oder Nummer suchen').press('Escape');
      await staff.expectSaid('8 Einträge');

      // Keys that follow typing before the list does.
      await typeAndPress(staff, 'Frage', 'ArrowDown');
      await expectFocus(row(staff, 'Frage'));
      await typeAndPress(staff, 'Suchb', 'Enter');
      await page.getByRole('heading', { name: 'Suchbild', level: 1 }).waitFor();
      await expect.poll(() => page.title()).toBe('Suchbild – Stationen – Cicerone');
      await page.getByLabel('Nach Namen oder Nummer suchen').press('Escape');

      await row(staff, 'Kaputt').focus();
      await page.keyboard.press('Delete');
      await confirm(staff);
      await expectFocus(row(staff, 'Gemälde'));
      await guide.expectAt('/cms/locations/11');
      await takeBack(staff);
      await row(staff, 'Frage').focus();
      await page.keyboard.press('Control+d');
      await page.getByRole('heading', { name: 'Frage (Kopie)' }).waitFor();
      await staff.expectSaid(/^Noch nirgends/);

      await row(staff, 'Stille').click();
      await press(staff, 'Löschen');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('2 Stille (H Rundgang)').waitFor();
      await dialog.getByText('Zeitreise', { exact: true }).waitFor();
      await confirm(staff);
      await row(staff, 'Stille').waitFor({ state: 'detached' });
      await guide.expectAt('/cms/locations');
      await choose(staff, 'Frage', 'Gemälde');
      await staff.pick('In eine Tour aufnehmen', 'H Rundgang');
      await staff.expectSaid('2 Stationen sind jetzt in „H Rundgang“.');
      await staff.save();
      const stored = await museum.editingCopy();
      expect(stored.itemsOf(1).map(({ LocationID }) => LocationID)).toEqual([1, 10, 13, 14]);
      expect(stored.location(10)).toMatchObject({ DeepDives: [], Timeline: { Locations: [1], Times: [1] } });
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
