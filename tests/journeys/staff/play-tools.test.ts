import { describe, expect, it } from 'vitest';
import {
  areas,
  expectStatus,
  jump,
  linkOf,
  middleOf,
  openTools,
  phone,
  question,
  rehearsed,
  search,
  showTools,
  tools,
} from './play-tools.ts';
import { goTo } from './go-to.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Every part of a course, other games and zooms: tests/slow/staff/play-tools.test.ts.
const museum = openMuseum(...rehearsed);

describe('the tools for rehearsing a game (decisions: a rehearsed game is the game itself)', () => {
  it('jump to parts of a course, show hit areas where fingers hit, and open again from a link', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const game = await openTools(staff, search);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
        await areas(game).locator('g[data-kind=decoy]').waitFor();
        await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(2);
        await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
        const button = game.getByRole('button', { name: /^Stelle 1/ });
        const outline = areas(game).locator('g[data-kind=target] path').first();
        await expect
          .poll(async () => {
            const [one, other] = [await middleOf(button), await middleOf(outline)];
            return Math.hypot(one.x - other.x, one.y - other.y);
          })
          .toBeLessThan(3);
        await tools(page).getByRole('button', { name: 'Springen' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Gewonnen', exact: true }).press('Enter');
        await game.getByRole('region', { name: 'Gelöst!' }).waitFor();
        expect(await page.getByRole('radio', { name: 'Gelöst', exact: true }).isChecked()).toBe(true);

        await goTo(staff, `/locations/${question}`, 'Spiel 3');
        await showTools(page);
        await game.getByRole('button', { name: 'A: Rom', exact: true }).waitFor();
        const phoneBox = () => page.locator('iframe').boundingBox();
        const before = await phoneBox();
        await jump(staff, 'Erklärung');
        await expectStatus(staff, 'Diese Station hat keine Erklärung.');
        expect(await phoneBox()).toEqual(before);
        await jump(staff, 'Dritter Versuch');
        await game.getByRole('button', { name: 'C: Bonn, falsch', exact: true }).waitFor();
        const link = await linkOf(staff);
        expect(link).toMatch(new RegExp(`/cms/locations/${question}\\?play=third&seed=1&phone=small$`));
        // Links of earlier versions had a recording.
        await page.goto(`${link}&tape=1.5_5.1.3.0`);
        await phone(page).getByRole('button', { name: 'C: Bonn, falsch', exact: true }).waitFor();
        await staff.guide.expectAt(`/cms/locations/${question}`);
      },
      { hasPreview: true },
    ));
});
