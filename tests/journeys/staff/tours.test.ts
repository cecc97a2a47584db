import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { moveByKeys } from './sorting-hand.ts';

const still = (ID: number, de: string) => ({ ID, Type: 2, Name: { de, en: de } });
const item = (ID: number, LocationID: number) => ({ ID, TourID: 2, LocationID, Code: String(ID - 10), Position: ID });

// The whole walks are in tests/slow/staff/tours.test.ts.
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
      await type('Name', 'Deutsch', 'Garten');
      await press('Neue Tour in dieser Gruppe');
      await type('Name', 'Deutsch', 'Feldweg');
      await page.getByLabel('Code', { exact: true }).fill('F');
      await page.getByRole('tab', { name: 'Stationen (0)' }).click();
      await staff.expectSaid(/^Diese Tour hat noch keine Stationen/);

      await press('Stationen hinzufügen');
      const search = page.getByLabel('Nach Namen oder Nummer suchen');
      await search.fill('aehre');
      await page.getByRole('checkbox', { name: 'Ähre' }).click();
      await search.fill('');
      await page.getByRole('checkbox', { name: 'Film' }).click();
      await page.getByRole('checkbox', { name: 'Stille' }).click();
      await press('3 Stationen hinzufügen');
      await expectTree(staff, 'Ähre', 'Film', 'Stille');
      await expectCodes(staff, '1', '2', '3');

      await drag(staff, 'Stille', 'Ähre');
      await expectTree(staff, 'Stille', 'Ähre', 'Film');
      await moveByKeys(staff, 'Ähre', 'ArrowDown');
      await expectTree(staff, 'Stille', 'Film', 'Ähre');
      await staff.expectSaid('Ähre steht jetzt auf Platz 3 von 3.');
      await codes(staff).nth(0).fill('7');

      await staff.save();
      await guide.expectAt(/^\/cms\/tours\/\d{1,6}\/stations$/);
      await expectTree(staff, 'Stille', 'Film', 'Ähre');
      await expectCodes(staff, '7', '2', '1');
    }));
});
