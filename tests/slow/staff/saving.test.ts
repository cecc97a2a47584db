import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

/** Saves by the key while typing. @param at the address that it leads to */
async function saveByKey({ page }: StaffUser, at: RegExp): Promise<void> {
  await page.getByText(/nicht gespeichert/).waitFor();
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Alles ist gespeichert').waitFor();
  await page.waitForURL(at, { waitUntil: 'commit' });
}

/** Returns how far all ancestors of a field are scrolled. */
const scrolledBy = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    let sum = 0;
    for (let around = element.parentElement; around !== null; around = around.parentElement) sum += around.scrollTop;
    return sum;
  });

describe('a new object that is saved while it is typed', () => {
  it('keeps the focus and the scroll position, also in the drawer of a tour', () =>
    asStaff(museum, async (staff) => {
      const { page, guide } = staff;
      await staff.open('/locations');
      await staff.press('Neu');
      await page.getByRole('heading', { name: 'Ohne Namen' }).waitFor();
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      await part('Art und Name').getByRole('combobox', { name: 'Art', exact: true }).click();
      await page.getByRole('option', { name: 'Spiel: Auswahl', exact: true }).click();
      await staff.type('Name', 'Deutsch', 'Frisch');
      const field = part('Barrierefreie Alternativen')
        .getByRole('group', { name: 'Die Erklärung, zum Lesen', exact: true })
        .getByLabel('Deutsch');
      await field.scrollIntoViewIfNeeded();
      await field.fill('Erst ');
      const scrolled = await scrolledBy(field);
      expect(scrolled).toBeGreaterThan(0);
      await saveByKey(staff, /\/locations\/\d{1,6}$/);
      await expectFocus(field);
      expect(await scrolledBy(field)).toBe(scrolled);
      await page.keyboard.type('dann');
      await saveByKey(staff, /\/locations\/\d{1,6}$/);
      expect(await saved('Locations', 'GameEndExplanationTranscript')).toContainEqual({ de: 'Erst dann' });

      await page.getByRole('link', { name: 'Touren', exact: true }).click();
      await staff.press('Neue Tour');
      await nameIn(staff, 'Deutsch').fill('Abend');
      await saveByKey(staff, /\/tours\/\d{1,6}$/);
      await expectFocus(nameIn(staff, 'Deutsch'));
      await page.keyboard.type('s');
      await page.getByRole('heading', { name: 'Abends', level: 1 }).waitFor();

      // A new tour leads to its new station without a question, and the drawer of a saved one asks above itself.
      await page.getByRole('link', { name: 'Touren', exact: true }).click();
      await staff.press('Neue Tour');
      await nameIn(staff, 'Deutsch').fill('Nacht');
      await page.getByRole('tab', { name: /Stationen/ }).click();
      await staff.press('Neue Station');
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Station bearbeiten' }).click();
      await staff.type('Name', 'Deutsch', 'Eule');
      await saveByKey(staff, /\/locations\/\d{1,6}$/);
      await expectFocus(nameIn(staff, 'Deutsch'));
      await page.goBack();
      const code = drawer.getByRole('textbox', { name: 'Code' });
      await code.fill('7');
      await saveByKey(staff, /\/stations\/\d{1,6}$/);
      await expectFocus(code);
      await page.keyboard.type('7');
      await expect.poll(() => code.inputValue()).toBe('77');
      await drawer.getByRole('button', { name: 'Station bearbeiten' }).click();
      await page.getByRole('button', { name: 'Speichern und weiter' }).click();
      await guide.expectAt(/^\/cms\/locations\/\d{1,6}$/);
      await page.getByRole('heading', { name: 'Eule', level: 1 }).waitFor();
      expect(await saved('TourItems', 'Code')).toContain('77');
    }));
});

describe('a server that cannot be reached (specification 8)', () => {
  it('is waited for with all buttons in sight', () => asStaff(museum, loseServer, { savesByItself: true }));
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

/** Loses the server, comes back, and switches saving automatically off. */
async function loseServer(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const autosave = page.getByRole('switch', { name: 'Von selbst speichern' });
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
    for (const width of [360, 1024, 1280]) await expectRoom(staff, offline, width);
  }
  await staff.guide.expectAccessible();
  await page.getByRole('navigation').getByText('Deutsch', { exact: true }).click();
  await page.unroute('**/api/db/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => saved('Locations', 'Name')).toContainEqual({ de: 'Ton', en: 'Clock' });

  await autosave.click({ force: true });
  await staff.type('Name', 'English', 'Tone');
  await page.getByRole('link', { name: 'Übersicht' }).click();
  await staff.expectSaid('Es gibt nicht gespeicherte Änderungen');
  await staff.press('Speichern und weiter');
  await staff.guide.expectAt('/cms/overview');
  await page.reload();
  await expect.poll(() => autosave.isChecked()).toBe(false);
}
