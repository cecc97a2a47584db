import { type Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { phone } from '#tests/browser/browser.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Beside each section, and printed: tests/slow/staff/help.test.ts.
const museum = openMuseum(smallMuseum);

beforeAll(() => hireStaff(museum));

const heading = (within: Locator, name: string): Locator => within.getByRole('heading', { name, exact: true });

describe('the help (specification 2.4)', () => {
  it('covers the section on a phone until it is closed, and names sections of others without leading there', () =>
    asStaff(
      museum,
      async ({ page, open, press }) => {
        await open('/scratch');
        const buttons = page.getByRole('banner').getByRole('button');
        await page.getByRole('button', { name: 'Hilfe', exact: true }).waitFor();
        for (const button of await buttons.all()) {
          const box = await button.boundingBox();
          expect(box === null ? 0 : box.x + box.width).toBeLessThanOrEqual(phone.width);
        }
        await press('Hilfe');
        const drawer = page.getByRole('dialog', { name: 'Hilfe' });
        await expectFocus(heading(drawer, 'Token ausgeben').first());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        await expectFocus(page.getByRole('button', { name: 'Hilfe', exact: true }));
        await press('Hilfe');
        await drawer.getByRole('link', { name: 'Token', exact: true }).first().click();
        await drawer.waitFor({ state: 'detached' });
        await heading(page.getByRole('main'), 'Token').waitFor();
        await press('Hilfe');
        await drawer.getByText('Zugang für Gäste').waitFor();
        expect(await drawer.getByRole('link', { name: 'Zugang für Gäste' }).count()).toBe(0);
      },
      { viewport: phone, name: UserGroup.desk },
    ));
});
