import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// In one walk, until saving automatically is switched off: tests/slow/staff/saving.test.ts.
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
  it('is waited for with all buttons in sight', () => asStaff(museum, loseServer, { savesByItself: true }));

  it('leaves the rest of the staff area working, and missing parts are named', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/overview');
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

/** Expects every button of the bar in whole, and the words about saving beside or below them. */
async function expectRoom({ page }: StaffUser, words: RegExp, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const header = page.getByRole('banner');
  await expect.poll(() => header.evaluate(cutButtons)).toEqual([]);
  // The menu, which slides in, does not cover where they begin.
  await expect
    .poll(() =>
      header.getByText(words).evaluate((text) => {
        const { left, top } = text.getBoundingClientRect();
        return document.elementFromPoint(left + 18, top + 8) === text;
      }),
    )
    .toBe(true);
  await expect.poll(() => header.getByText(words).evaluate(buttonsOver)).toEqual([]);
}

/** The buttons of a bar that are cut off, or lie outside of the window. */
function cutButtons(bar: Element): readonly (string | null)[] {
  return [...bar.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      const isCut = [button, ...button.querySelectorAll('*')].some(
        (part) => !(part instanceof SVGElement) && part.clientWidth > 1 && part.scrollWidth > part.clientWidth,
      );
      return isCut || left < 0 || right > innerWidth;
    })
    .map(({ textContent }) => textContent);
}

/** The buttons of the bar that share a place with a text. */
function buttonsOver(text: Element): readonly (string | null)[] {
  const words = text.getBoundingClientRect();
  return [...(text.closest('header')?.querySelectorAll('button') ?? [])]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return !(words.right <= left || right <= words.left || words.top >= bottom);
    })
    .map(({ textContent }) => textContent);
}

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

  await page.getByRole('link', { name: /Rundgang/ }).click();
  await page.getByRole('tab', { name: /^Stationen/ }).click();
  await staff.press('Stationen hinzufügen');
  await page.getByRole('checkbox', { name: 'Sanduhr aus Glas' }).click();
  await staff.press('1 Station hinzufügen');
  const code = page.getByRole('textbox', { name: /^Code/ }).last();
  await code.fill('77');
  await expect.poll(() => saved('TourItems', 'Code')).toContain('77');
  await expectFocus(code);
}

/** Loses the server, and comes back. */
async function loseServer(staff: StaffUser): Promise<void> {
  const { page } = staff;
  await staff.open('/locations/1');
  await nameIn(staff, 'English').waitFor();
  await page.route('**/api/db/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await staff.type('Name', 'English', 'Clock');
  for (const [language, offline] of [
    ['Deutsch', /^Nicht gespeichert: keine Verbindung/],
    ['English', /^Not saved: no connection/],
  ] as const) {
    await page.getByRole('navigation').getByText(language, { exact: true }).click();
    await staff.expectSaid(offline);
    for (const width of [360, 1024]) await expectRoom(staff, offline, width);
  }
  await page.unroute('**/api/db/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => saved('Locations', 'Name')).toContainEqual({ de: 'Ton', en: 'Clock' });
}
