import { expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum);

const menu = ({ page }: Clerk) => page.getByRole('navigation', { name: 'Menü' });
const width = async (clerk: Clerk) => (await menu(clerk).boundingBox())?.width;

it('the menu folds to icons by button and key, gives its room to the page, and stays so in this browser', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/tours');
    expect(await width(clerk)).toBe(232);
    await clerk.press('Menü auf Symbole verkleinern');
    await expect.poll(() => width(clerk)).toBe(60);
    await clerk.guide.expectAccessible();
    expect(await menu(clerk).getByText('Sprachen', { exact: true }).count()).toBe(0);

    await menu(clerk).getByRole('link', { name: 'Sprachen', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor();
    await page.reload();
    await expect.poll(() => width(clerk)).toBe(60);
    await page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor();
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(clerk)).toBe(232);
    await clerk.press('Abmelden');
  }));

it('on a phone the menu has its words, though it is folded elsewhere', () =>
  atDesk(
    museum,
    async (clerk) => {
      await clerk.page.addInitScript(() => localStorage.setItem('cmsMenu', 'folded'));
      await clerk.open('/tours');
      await clerk.press('Menü');
      await menu(clerk).getByText('Sprachen', { exact: true }).click();
      await clerk.page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor();
    },
    { viewport: { width: 360, height: 740 } },
  ));
