import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findTwinLandmarks } from '#tests/browser/accessibility.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// A menu on a phone, and notices that reload the page: tests/slow/staff/frame.test.ts.
// Calls that fail on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 500|ERR_FAILED/ });

const exportButton = ({ page }: StaffUser): Locator => page.getByRole('button', { name: 'Tour-Definition als YAML' });

/** Presses it in the panel below the user's name. */
async function askExport(staff: StaffUser): Promise<void> {
  const own = staff.page.getByRole('button', { name: /^Angemeldet als/ });
  if ((await own.getAttribute('aria-expanded')) === 'false') await own.click();
  await exportButton(staff).click();
}

const isHovered = (box: Element): boolean => box.matches(':hover');
const countAnimations = (box: Element): number => box.getAnimations({ subtree: true }).length;

describe('notices (specification 8 and 9)', () => {
  it('about the network stay until they are ignored, with details that are copied, and others go after five seconds', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, guide } = staff;
        await page.clock.install();
        await staff.open('/overview');
        await page.route('**/api/db/yaml', (route) => route.abort());
        await askExport(staff);
        const lost = page.getByRole('alert').filter({ hasText: 'Der Server des Museums ist nicht erreichbar' });
        await lost.getByText(/^Netzwerkfehler \d\d:\d\d$/).waitFor();
        const details = lost.locator('pre');
        expect(await details.isVisible()).toBe(false);
        await lost.getByText('Einzelheiten').click();
        await expect
          .poll(() => details.innerText())
          .toMatch(
            /^\d{4}-\d\d-\d\dT[\d:.]+Z\nhttp:\/\/localhost:\d+\/api\/db\/yaml\n.*RequestError: network at .*\n +at /,
          );
        const copy = lost.getByRole('button', { name: 'Kopieren' });
        // Its end is not cut off, and can be scrolled to.
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => lost.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
          await copy.click({ trial: true });
        }
        await copy.click();
        await lost.getByText('Kopiert.').waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^Netzwerkfehler\n.*\nhttp.*\/api\/db\/yaml\n.*RequestError/);
        await guide.expectAccessible('[role=alert]');
        // Once for each address.
        await askExport(staff);
        await exportButton(staff).and(page.locator(':not([data-loading])')).waitFor();
        await page.clock.runFor(24 * 3_600_000);
        expect(await lost.count()).toBe(1);
        await lost.getByRole('button', { name: 'Ignorieren' }).click();
        await page.clock.runFor(1000);
        await lost.waitFor({ state: 'detached' });

        await page.unroute('**/api/db/yaml');
        const error = { code: 'internal', message: 'The server has a fault' };
        await page.route('**/api/db/yaml', (route) => route.fulfill({ status: 500, json: { error } }));
        await page.clock.pauseAt(new Date(Date.now() + 48 * 3_600_000));
        await askExport(staff);
        const notice = page.getByRole('alert').filter({ hasText: /./ });
        await notice.waitFor();
        await page.clock.runFor(4500);
        expect(await notice.count()).toBe(1);
        await page.clock.runFor(1500);
        await notice.waitFor({ state: 'detached' });
        await askExport(staff);
        await notice.waitFor();
        // It moves to its place first, step by step, and would leave the pointer behind.
        for (let step = 0; step < 10; step += 1) await page.clock.runFor(50);
        await expect.poll(() => notice.evaluate(countAnimations)).toBe(0);
        await notice.hover({ force: true });
        await expect.poll(() => notice.evaluate(isHovered)).toBe(true);
        await page.clock.runFor(60_000);
        expect(await notice.count()).toBe(1);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});

describe('the menu', () => {
  it('folds to icons by button and key and stays so, and shows the current section', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const menu = page.getByRole('navigation', { name: 'Menü' });
      const width = async () => (await menu.boundingBox())?.width;
      await staff.open('/tours');
      await expect.poll(width).toBe(232);
      await staff.press('Menü auf Symbole verkleinern');
      await expect.poll(width).toBe(60);
      expect(await menu.getByText('Sprachen', { exact: true }).count()).toBe(0);
      await menu.getByRole('link', { name: 'Sprachen', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor();
      await expect.poll(width).toBe(60);
      await expect.poll(() => page.title()).toBe('Sprachen – Cicerone');
      expect(await findTwinLandmarks(page)).toEqual([]);

      await page.setViewportSize({ width: 1280, height: 560 });
      await page.keyboard.press('Control+b');
      await expect.poll(width).toBe(232);
      await menu.getByRole('link', { name: 'Protokoll' }).click();
      const current = page.getByRole('navigation').locator('[aria-current="page"]').filter({ hasText: 'Protokoll' });
      await current.waitFor();
      const isShown = (element: Element): boolean => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + wide / 2, top + height / 2);
        return there !== null && element.contains(there);
      };
      await expect.poll(() => current.evaluate(isShown)).toBe(true);
      // Folded, the whole menu is in sight; unfolded, it is longer again.
      await page.keyboard.press('Control+b');
      await expect.poll(width).toBe(60);
      await page.keyboard.press('Control+b');
      await expect.poll(width).toBe(232);
      await expect.poll(() => current.evaluate(isShown)).toBe(true);
    }));
});
