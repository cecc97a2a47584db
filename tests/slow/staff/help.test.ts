import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { topics } from '#cms/help/topics.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';

const museum = openMuseum(smallMuseum);

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Hilfe', exact: true });
const heading = (within: Locator, name: string): Locator => within.getByRole('heading', { name, exact: true });

describe('the help (specification 2.4)', () => {
  it('is beside each section, follows keys, stays open after a reload, and is printed alone', () =>
    asStaff(museum, async (staff) => {
      await readBeside(staff);
      await printHelp(staff);
    }));
});

/** Prints one text, and the manual. */
async function printHelp(staff: StaffUser): Promise<void> {
  const { page, press } = staff;
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await press('Hilfe');
  await press('Diese Hilfe drucken');
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: 'Token' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
  await page.getByRole('navigation', { name: 'Menü' }).waitFor();
  await page.emulateMedia({ media: 'screen' });

  await goTo(staff, '/manual', 'Handbuch');
  const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('listitem');
  await expect.poll(() => contents.count()).toBe(topics.length);
  const chapters = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await chapters.count()).toBe(topics.length + 1);
  await contents.getByRole('link', { name: 'Prüfen' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#chapter-validate');
  // A cover, the contents, and one or two pages for each text.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
  expect(sheets).toBeGreaterThanOrEqual(topics.length + 2);
  expect(sheets).toBeLessThanOrEqual(2 * topics.length + 2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

/** Reads the help beside sections. */
async function readBeside({ page, open, press }: StaffUser): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await open('/locations/1');
  await press('Hilfe');
  await panel(page).waitFor();
  const jumps = page.getByRole('navigation', { name: 'Teile dieser Station' }).getByRole('link');
  await jumps.last().click();
  // Only columns scroll.
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);

  await menu.getByRole('link', { name: 'Übersicht' }).click();
  await heading(panel(page), 'Übersicht').waitFor();
  const main = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  const beside = await panel(page).boundingBox();
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await page.reload();
  await heading(panel(page), 'Übersicht').waitFor();
  await press('Hilfe schließen');
  await panel(page).waitFor({ state: 'detached' });

  await menu.getByRole('link', { name: 'Token', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Token, Inhaber oder Kommentar finden' });
  await search.focus();
  await page.keyboard.press('F1');
  await expectFocus(heading(panel(page), 'Token'));
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expectFocus(search);
  await page.keyboard.press('F1');
  await expectFocus(heading(panel(page), 'Token'));
  await search.focus();
  // The key of other dialogs closes the help only from within.
  await page.keyboard.press('Escape');
  await panel(page).waitFor();
  await page.keyboard.press('F1');
  await panel(page).waitFor({ state: 'detached' });
}
