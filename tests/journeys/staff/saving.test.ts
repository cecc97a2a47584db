import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// While the server cannot be reached, and until saving automatically is switched off: tests/slow/staff/saving.test.ts.
// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, {
  allow: /ERR_FAILED|status of 404|Failed to load resource|could not be loaded|dynamically imported/,
});

const nameIn = ({ page }: StaffUser, language: string): Locator =>
  page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language, { exact: true });

type SavedObject = Readonly<Record<string, unknown>>;

async function saved(list: 'Locations' | 'TourItems', field: string): Promise<readonly unknown[]> {
  const definition = (await museum.editingCopy()).definition as Readonly<Record<string, readonly SavedObject[]>>;
  return definition[list]?.map((object) => object[field]) ?? [];
}

/** Returns how far all ancestors of a field are scrolled. */
const scrolledBy = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    let sum = 0;
    for (let around = element.parentElement; around !== null; around = around.parentElement) sum += around.scrollTop;
    return sum;
  });

describe('a new object that is saved while it is typed', () => {
  it('keeps the focus and the scroll position', () => asStaff(museum, saveAutomatically, { savesByItself: true }));
});

describe('a server that cannot be reached (specification 8)', () => {
  it('leaves the rest of the staff area working, and missing parts are named', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/overview');
      await page.getByRole('heading', { name: 'Offene Kommentare' }).waitFor();
      await page.route('**/cms/assets/**', (route) => route.abort());
      await staff.press('Hilfe');
      await page
        .getByRole('alert')
        .getByText(/Server des Museums/)
        .waitFor();
      // It leaves no empty frame.
      await page.getByRole('complementary', { name: 'Hilfe' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Textbausteine', exact: true }).click();
      await staff.expectSaid(/^Dieser Bereich konnte nicht geladen werden/);
      await page.unroute('**/cms/assets/**');
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await page.getByRole('heading', { name: 'Übersicht', level: 1 }).waitFor();
    }));
});

/** Types while the draft is saved, and leaves sections without a question. */
async function saveAutomatically(staff: StaffUser): Promise<void> {
  const { page, guide } = staff;
  await staff.open('/locations');
  await staff.press('Neu');
  const name = nameIn(staff, 'Deutsch');
  await name.pressSequentially('Sanduhr');
  await expect.poll(() => saved('Locations', 'Name')).toContainEqual({ de: 'Sanduhr' });
  await guide.expectAt(/^\/cms\/locations\/\d{1,4}$/);
  await expectFocus(name);
  await name.pressSequentially(' aus Glas');
  const field = page
    .getByRole('region', { name: 'Barrierefreie Alternativen', exact: true })
    .getByRole('group', { name: 'Niederschrift', exact: true })
    .getByLabel('Deutsch');
  await field.scrollIntoViewIfNeeded();
  await field.fill('Erst ');
  const scrolled = await scrolledBy(field);
  expect(scrolled).toBeGreaterThan(0);
  await expect.poll(() => saved('Locations', 'Transcript')).toContainEqual({ de: 'Erst ' });
  await expectFocus(field);
  expect(await scrolledBy(field)).toBe(scrolled);

  // Leaving the section asks nothing, and saves at once.
  await page.getByRole('link', { name: 'Touren', exact: true }).click();
  await guide.expectAt('/cms/tours');
  await expect.poll(() => saved('Locations', 'Name')).toContainEqual({ de: 'Sanduhr aus Glas' });

  await page.getByRole('link', { name: 'H Rundgang', exact: true }).click();
  await page.getByRole('tab', { name: /^Stationen/ }).click();
  await staff.press('Stationen hinzufügen');
  await page.getByRole('checkbox', { name: 'Sanduhr aus Glas' }).click();
  await staff.press('1 Station hinzufügen');
  const code = page.getByRole('textbox', { name: /^Code/ }).last();
  await code.fill('77');
  await expect.poll(() => saved('TourItems', 'Code')).toContain('77');
  await expectFocus(code);
}
