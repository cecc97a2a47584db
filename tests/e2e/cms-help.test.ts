import { type Locator, type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { topics } from '#cms/help/topics.ts';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, expectFocus, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum, { allow: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be loaded/ });

beforeAll(() => hireStaff(museum));

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Hilfe', exact: true });
const heading = (within: Locator, name: string): Locator => within.getByRole('heading', { name, exact: true });

async function openAsDesk({ guide, logIn }: Clerk, path: string): Promise<void> {
  await guide.open(`/cms/?transitionTo=${encodeURIComponent(path)}`);
  await logIn(UserGroup.desk);
  await guide.expectAt(`/cms${path}`);
}

describe('the help beside a section', () => {
  it('opens by a click, shows the text of each section, and stays open after a reload', () =>
    atDesk(museum, async (clerk) => {
      const { page, open, press, guide } = clerk;
      await open('/overview');
      await press('Hilfe');
      await expectFocus(heading(panel(page), 'Übersicht'));
      await guide.expectAccessible();
      const main = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
      const beside = await panel(page).boundingBox();
      expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
      const menu = page.getByRole('navigation', { name: 'Menü' });
      await menu.getByRole('link', { name: 'Token', exact: true }).click();
      await heading(panel(page), 'Token').waitFor();
      await guide.expectAccessible();
      await menu.getByRole('link', { name: 'Statistik' }).click();
      await heading(panel(page), 'Statistik').waitFor();
      await page.reload();
      await heading(panel(page), 'Statistik').waitFor();
      await press('Hilfe schließen');
      await panel(page).waitFor({ state: 'detached' });
      await page.reload();
      await heading(page.getByRole('main'), 'Statistik').waitFor();
      expect(await panel(page).count()).toBe(0);
    }));

  it('leaves the page as high as the window, so that only columns scroll', () =>
    atDesk(
      museum,
      async ({ page, open, press }) => {
        await open('/locations/1');
        await press('Hilfe');
        await panel(page).waitFor();
        const jumps = page.getByRole('navigation', { name: 'Teile dieser Station' }).getByRole('link');
        await jumps.last().click();
        expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([
          0, 0,
        ]);
      },
      { viewport: { width: 1280, height: 720 } },
    ));

  it('opens by a key while a field is filled in, and gives the focus back', () =>
    atDesk(museum, async ({ page, open }) => {
      await open('/tokens');
      const search = page.getByRole('textbox', { name: 'Token, Inhaber oder Kommentar finden' });
      await search.focus();
      await page.keyboard.press('F1');
      await expectFocus(heading(panel(page), 'Token'));
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await expectFocus(search);
      await page.keyboard.press('F1');
      await panel(page).waitFor();
      await search.focus();
      // The key of other dialogs closes the help only from within.
      await page.keyboard.press('Escape');
      await panel(page).waitFor();
      await page.keyboard.press('F1');
      await panel(page).waitFor({ state: 'detached' });
    }));

  it('leads to other texts and back, and to sections', () =>
    atDesk(museum, async ({ page, open, press }) => {
      await open('/overview');
      await press('Hilfe');
      await press('Wie Bearbeiten und Veröffentlichen funktionieren');
      await expectFocus(heading(panel(page), 'Wie Bearbeiten und Veröffentlichen funktionieren'));
      await press('Zurück zu „Übersicht“');
      await expectFocus(heading(panel(page), 'Übersicht'));
      await panel(page).getByRole('link', { name: 'Statistik' }).click();
      await heading(page.getByRole('main'), 'Statistik').waitFor();
      await heading(panel(page), 'Statistik').waitFor();
    }));

  it('is in English too, with the words of the buttons', () =>
    atDesk(museum, async ({ page, open, press }) => {
      await open('/scratch');
      await press('Hilfe');
      await panel(page).getByText('Token ausgeben', { exact: true }).first().waitFor();
      await page.getByText('English', { exact: true }).click();
      const english = page.getByRole('complementary', { name: 'Help', exact: true });
      await heading(english, 'Hand out tokens').waitFor();
      await english.getByText('Next visitor', { exact: true }).waitFor();
    }));

  it('offers another try without a network', () =>
    atDesk(museum, async ({ page, open, press }) => {
      await open('/overview');
      await page.route(/\/cms\/assets\/.*\.js/, (route) => route.abort());
      await press('Hilfe');
      await page.getByRole('alert').getByText('Die Hilfe konnte nicht geladen werden.').waitFor();
      await page.unroute(/\/cms\/assets\/.*\.js/);
    }));

  it('names the section of others without leading there, and prints alone', () =>
    atDesk(museum, async (clerk) => {
      const { page, press } = clerk;
      await page.addInitScript(() => {
        globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await openAsDesk(clerk, '/tokens');
      await press('Hilfe');
      await panel(page).getByRole('link', { name: 'Token ausgeben' }).waitFor();
      await panel(page).getByText('Zugang für Gäste').waitFor();
      expect(await panel(page).getByRole('link', { name: 'Zugang für Gäste' }).count()).toBe(0);
      await press('Diese Hilfe drucken');
      await page.locator('[data-printed]').waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      await page.getByRole('heading', { level: 1, name: 'Token' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('navigation').count()).toBe(0);
      await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
      await page.getByRole('navigation', { name: 'Menü' }).waitFor();
    }));
});

describe('the help on a phone', () => {
  it('has its button in sight, like all others of the bar', () =>
    atDesk(
      museum,
      async (clerk) => {
        await clerk.open('/overview');
        const buttons = clerk.page.getByRole('banner').getByRole('button');
        await clerk.page.getByRole('button', { name: 'Hilfe', exact: true }).waitFor();
        const ends = (await Promise.all((await buttons.all()).map((button) => button.boundingBox()))).map((box) =>
          box === null ? 0 : box.x + box.width,
        );
        expect(ends.length).toBeGreaterThan(5);
        expect(Math.max(...ends)).toBeLessThanOrEqual(360);
      },
      { viewport: { ...phone, width: 360 } },
    ));

  it('covers the section until it is closed', () =>
    atDesk(
      museum,
      async (clerk) => {
        const { page, press, guide } = clerk;
        await openAsDesk(clerk, '/scratch');
        await press('Hilfe');
        const drawer = page.getByRole('dialog', { name: 'Hilfe' });
        await expectFocus(heading(drawer, 'Token ausgeben').first());
        await guide.expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        await expectFocus(page.getByRole('button', { name: 'Hilfe', exact: true }));
        await press('Hilfe');
        await drawer.getByRole('link', { name: 'Token', exact: true }).first().click();
        await drawer.waitFor({ state: 'detached' });
        await heading(page.getByRole('main'), 'Token').waitFor();
      },
      { viewport: phone },
    ));
});

describe('the manual', () => {
  const chapters = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

  /** Prints as a browser does, and counts the sheets. */
  async function countSheets(page: Page): Promise<number> {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
  }

  it('has every text for root, and prints each on its own page without the frame around', () =>
    atDesk(museum, async ({ page, open, guide }) => {
      await open('/overview');
      await page.getByRole('main').getByRole('link', { name: 'Handbuch' }).click();
      await guide.expectAt('/cms/manual');
      await page.getByRole('heading', { level: 1, name: 'Handbuch' }).waitFor();
      const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('listitem');
      await expect.poll(() => contents.count()).toBe(topics.length);
      expect(await chapters(page).count()).toBe(topics.length + 1);
      await guide.expectAccessible();
      await contents.getByRole('link', { name: 'Prüfen' }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#chapter-validate');
      // A cover, the contents, and one or two pages for each text.
      const sheets = await countSheets(page);
      expect(sheets).toBeGreaterThanOrEqual(topics.length + 2);
      expect(sheets).toBeLessThanOrEqual(2 * topics.length + 2);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button').count()).toBe(0);
    }));

  it('has the desk’s own texts for the desk, on a phone too', () =>
    atDesk(
      museum,
      async (clerk) => {
        const { page, guide } = clerk;
        await openAsDesk(clerk, '/manual');
        await page.getByText('Für die Arbeit an der Kasse').waitFor();
        await page.getByRole('heading', { level: 2, name: 'Token ausgeben' }).waitFor();
        expect(await page.getByRole('heading', { level: 2, name: 'Statistik' }).count()).toBe(0);
        expect(await page.getByRole('main').getByRole('link', { name: 'Statistik' }).count()).toBe(0);
        await guide.expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      },
      { viewport: phone },
    ));
});
