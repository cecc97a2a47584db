import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { moveByKeys } from '#tests/journeys/staff/sorting-hand.ts';

const still = (ID: number, de: string) => ({ ID, Type: 2, Name: { de, en: de } });
const item = (ID: number, LocationID: number) => ({ ID, TourID: 2, LocationID, Code: String(ID - 10), Position: ID });

const museum = openMuseum({
  ...smallMuseum,
  Themes: [
    { ID: 1, Name: { de: 'Hell' }, IsDefault: true },
    { ID: 2, Name: { de: 'Dunkel' } },
  ],
  Tours: [
    ...smallMuseum.Tours,
    { ID: 2, TourGroupID: 1, Code: 'W', Selectors: [1], Name: { de: 'Werk', en: 'Works' } },
  ],
  TourItems: [...smallMuseum.TourItems, item(11, 6), item(12, 7), item(13, 8), item(14, 9), item(15, 10)],
  Locations: [
    ...smallMuseum.Locations,
    still(3, 'Ähre'),
    { ID: 4, Type: 1, Name: { de: 'Film', en: 'Film' }, MediaURL: { de: 'files/tone.wav', en: 'files/tone.wav' } },
    still(5, 'Ansage'),
    ...['Halle', 'Ofen', 'Kessel', 'Turm', 'Glocke'].map((name, place) => still(6 + place, name)),
  ],
});

const inTour = ({ page }: StaffUser): Locator => page.getByRole('list', { name: 'Stationen dieser Tour' });
const stations = (staff: StaffUser): Locator => inTour(staff).getByRole('button', { name: /in dieser Tour$/ });
const codes = (staff: StaffUser): Locator => inTour(staff).getByRole('textbox', { name: /^Code von/ });

/** Expects the stations of the tour, with a dot before the name for each ancestor. */
async function expectTree(staff: StaffUser, ...rows: readonly string[]): Promise<void> {
  await inTour(staff).waitFor();
  await expect.poll(() => stations(staff).evaluateAll(treeOf)).toEqual(rows);
}

function treeOf(buttons: readonly Element[]): readonly string[] {
  const seen = buttons.map((button) => ({
    name: (button as HTMLElement).innerText.split('\n')[0] ?? '',
    left: button.getBoundingClientRect().x,
  }));
  const lefts = [...new Set(seen.map(({ left }) => left))].toSorted((one, other) => one - other);
  return seen.map(({ name, left }) => '.'.repeat(lefts.indexOf(left)) + name);
}

async function expectCodes(staff: StaffUser, ...values: readonly string[]): Promise<void> {
  await expect
    .poll(() => codes(staff).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(values);
}

async function choose({ page }: StaffUser, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const chooseRow = ({ page }: StaffUser, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `${name} auswählen` }).click();

const more = (staff: StaffUser, name: string, entry: string): Promise<void> => staff.pick(`Mehr zu ${name}`, entry);

/** Drags a row by its handle to another row's. */
async function drag(staff: StaffUser, name: string, to: string): Promise<void> {
  const { page } = staff;
  const target = page.getByRole('button', { name: `${to} verschieben`, exact: true });
  await page.getByRole('button', { name: `${name} verschieben`, exact: true }).hover();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${to} is not there`);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await staff.expectSaid(new RegExp(`${name} ist über Platz 1`));
  await page.mouse.up();
}

describe('a tour (specification 2.4 and 3.3)', () => {
  it('is built from scratch: group, tour, stations in order, and their codes', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press, type } = staff;
      await staff.open('/tours');
      await press('Neue Gruppe');
      await page.getByRole('group', { name: 'Name', exact: true }).waitFor();
      // Empty fields of a new tour are no findings yet.
      expect(await page.getByText('Ein Name muss gesetzt sein!').count()).toBe(0);
      await type('Name', 'Deutsch', 'G');
      await type('Name', 'Deutsch', '');
      await staff.expectSaid('Ein Name muss gesetzt sein!');
      await type('Name', 'Deutsch', 'Garten');
      await press('Neue Tour in dieser Gruppe');
      await type('Name', 'Deutsch', 'Feldweg');
      const code = page.getByLabel('Code', { exact: true });
      await code.fill('h');
      await staff.expectSaid('Der Code „h“ ist mehrfach vergeben.');
      await code.fill('F');
      await page.getByRole('tab', { name: 'Stationen (0)' }).click();
      await staff.expectSaid(/^Diese Tour hat noch keine Stationen/);

      await press('Stationen hinzufügen');
      const search = page.getByLabel('Nach Namen oder Nummer suchen');
      await search.fill('aehre');
      await page.getByRole('checkbox', { name: 'Ähre' }).click();
      await search.fill('');
      await page.getByRole('checkbox', { name: 'Film' }).click();
      await page.getByRole('checkbox', { name: 'Stille' }).click();
      await guide.expectAccessible();
      await press('3 Stationen hinzufügen');
      await expectTree(staff, 'Ähre', 'Film', 'Stille');
      await expectCodes(staff, '1', '2', '3');

      await drag(staff, 'Stille', 'Ähre');
      await expectTree(staff, 'Stille', 'Ähre', 'Film');
      await moveByKeys(staff, 'Ähre', 'ArrowDown');
      await expectTree(staff, 'Stille', 'Film', 'Ähre');
      await staff.expectSaid('Ähre steht jetzt auf Platz 3 von 3.');
      await codes(staff).nth(0).fill('2');
      await staff.expectSaid('Der Code „2“ ist mehrfach vergeben.');
      await codes(staff).nth(0).fill('7');
      await page.getByText('Der Code „2“ ist mehrfach vergeben.').first().waitFor({ state: 'detached' });

      await staff.save();
      await guide.expectAt(/^\/cms\/tours\/\d{1,6}\/stations$/);
      await page.reload();
      await expectTree(staff, 'Stille', 'Film', 'Ähre');
      await expectCodes(staff, '7', '2', '1');
    }));

  it('gives many stations new codes, which can be taken back, and another layout', () =>
    asStaff(museum, async (staff) => {
      const { page, press } = staff;
      await staff.open('/tours/2/stations');
      await chooseRow(staff, 'Ofen');
      await page.keyboard.down('Shift');
      await chooseRow(staff, 'Turm');
      await page.keyboard.up('Shift');
      await press('Neue Codes');
      await page.getByLabel('Erster Code').fill('A-08');
      await staff.expectSaid('Von A-08 bis A-10');
      await press('Anwenden');
      await staff.expectSaid('3 Stationen haben neue Codes.');
      await expectCodes(staff, '1', 'A-08', 'A-09', 'A-10', '5');
      await page.getByRole('button', { name: 'Zurücknehmen' }).click();
      await expectCodes(staff, '1', '2', '3', '4', '5');
      await press('Layout wählen');
      await choose(staff, 'Layout', 'Dunkel');
      await press('Anwenden');
      await staff.expectSaid('3 Stationen haben jetzt das Layout.');
      await staff.save();
      const { definition } = await museum.editingCopy();
      const items = definition['TourItems'] as readonly Readonly<Record<string, unknown>>[];
      const dark = items.filter(({ ThemeID }) => ThemeID === 2);
      expect(dark.map(({ ID }) => ID).toSorted((left, right) => Number(left) - Number(right))).toEqual([12, 13, 14]);
    }));

  it('leads along paths without circles, keeps what other objects need, and has stations below stations', () =>
    asStaff(museum, async (staff) => {
      await buildPaths(staff);
      await sortTree(staff);
    }));
});

/** Builds paths, selectors and a parent, and tries to delete what is needed. */
async function buildPaths(staff: StaffUser): Promise<void> {
  const { page, press, expectSaid } = staff;
  const circle = page.getByText('Dieser Pfad führt an seinen Anfang zurück.');
  await staff.open('/tours/1/stations');
  await page.getByRole('button', { name: 'Ton in dieser Tour' }).click();
  await press('Schritt hinzufügen');
  await choose(staff, 'Ansage', 'Ansage');
  await page.getByLabel('Warten').fill('3');
  await choose(staff, 'Weiter zu', '2 Stille');
  await press('Die nächste Station');
  await page.getByRole('dialog', { name: '2 Stille' }).waitFor();
  await press('Schritt hinzufügen');
  await choose(staff, 'Weiter zu', '1 Ton');
  await circle.first().waitFor();
  await page.getByRole('switch', { name: 'Zurück zur Übersicht' }).check({ force: true });
  await circle.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expectSaid(/danach: „Ansage“, 3 s warten, weiter zu 2/);

  await page.getByRole('tab', { name: 'Auswahlarten' }).click();
  await press('Einfache Liste entfernen');
  await expectSaid('Mindestens eine Auswahlart wird benötigt!');
  await staff.pick('Auswahlart hinzufügen', 'Ziffernblock');
  await page.getByText('Mindestens eine Auswahlart wird benötigt!').waitFor({ state: 'detached' });
  await staff.pick('Auswahlart hinzufügen', 'Karte');
  await page.getByRole('tab', { name: /^Karte/ }).click();
  await expectSaid('Die Karte braucht ein Bild.');
  await page.getByRole('tab', { name: 'Auswahlarten' }).click();
  await moveByKeys(staff, 'Karte', 'ArrowUp');
  await page.getByRole('listitem').filter({ hasText: 'Karte' }).getByText('Öffnet sich mit der Tour.').waitFor();

  await page.getByRole('tab', { name: /^Stationen/ }).click();
  await page.getByRole('button', { name: 'Ton in dieser Tour' }).click();
  await staff.unfold();
  await choose(staff, 'Steht unter', '2 Stille');
  await page.keyboard.press('Escape');
  await expectTree(staff, 'Stille', '.Ton');
  await more(staff, 'Stille', 'Aus der Tour nehmen');
  await expectSaid(/„1 Ton \(H Rundgang\)“: steht darunter/);
  await staff.guide.expectAccessible();
  await press('Schließen');
  await chooseRow(staff, 'Stille');
  await chooseRow(staff, 'Ton');
  await press('Aus der Tour nehmen');
  await page.getByRole('dialog').getByRole('button', { name: 'Aus der Tour nehmen' }).click();
  await expectSaid('2 Stationen sind nicht mehr in der Tour.');
  await expectFocus(page.getByRole('button', { name: 'Stationen hinzufügen' }));
  await staff.save();
  await expectSaid(/^Diese Tour hat noch keine Stationen/);
  await page.getByRole('link', { name: 'Haus', exact: true }).click();
  await press('Löschen');
  await expectSaid('Nur leere Tourgruppen können gelöscht werden.');
}

/** Puts stations below others and takes them out. */
async function sortTree(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/tours/2/stations');
  await expectTree(staff, 'Halle', 'Ofen', 'Kessel', 'Turm', 'Glocke');
  await staff.press('Mehr zu Halle');
  await page.getByRole('menuitem', { name: 'Nach unten' }).waitFor();
  expect(await page.getByRole('menuitem', { name: /^Unter/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await more(staff, 'Ofen', 'Unter „1 Halle“ stellen');
  await more(staff, 'Kessel', 'Unter „1 Halle“ stellen');
  await expectTree(staff, 'Halle', '.Ofen', '.Kessel', 'Turm', 'Glocke');
  await more(staff, 'Kessel', 'Unter „2 Ofen“ stellen');
  await more(staff, 'Glocke', 'Unter „4 Turm“ stellen');
  await expectTree(staff, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');
  await more(staff, 'Halle', 'Nach unten');
  await expectTree(staff, 'Turm', '.Glocke', 'Halle', '.Ofen', '..Kessel');
  await moveByKeys(staff, 'Turm', 'ArrowDown', 'ArrowDown');
  await expectTree(staff, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');
  await staff.save();
  await page.reload();
  await expectTree(staff, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');
  await more(staff, 'Kessel', 'Eine Ebene höher');
  await expectTree(staff, 'Halle', '.Ofen', '.Kessel', 'Turm', '.Glocke');
  await more(staff, 'Ofen', 'Eine Ebene höher');
  await expectTree(staff, 'Halle', '.Kessel', 'Ofen', 'Turm', '.Glocke');
  await staff.press('Rückgängig');
  await expectTree(staff, 'Halle', '.Ofen', '.Kessel', 'Turm', '.Glocke');
  await more(staff, 'Glocke', 'Eine Ebene höher');
  await more(staff, 'Turm', 'Aus der Tour nehmen');
  await page.getByRole('dialog').getByRole('button', { name: 'Aus der Tour nehmen' }).click();
  await expectTree(staff, 'Halle', '.Ofen', '.Kessel', 'Glocke');
  await expectFocus(inTour(staff).getByRole('button', { name: 'Glocke in dieser Tour' }));
}
