import { describe, expect, it } from 'vitest';
import {
  areas,
  linkOf,
  middleOf,
  openTools,
  phone,
  question,
  record,
  rehearsed,
  expectStatus,
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
  it('jump to parts of a course, show hit areas where fingers hit, and play a recording back, from a link too', () =>
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
        await record(staff, game);
        expect(await phoneBox()).toEqual(before);
        const link = await linkOf(staff);
        expect(link).toContain(`/cms/locations/${question}?play=first&seed=1&phone=small&tape=1.5_`);
        const replay = tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' });
        await replay.click();
        await expectStatus(staff, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
        await game.getByRole('region', { name: 'Gelöst!' }).waitFor();
        await page.goto(link);
        await expectStatus(staff, 'Bis zum Ende abgespielt.');
        await phone(page).getByRole('region', { name: 'Gelöst!' }).waitFor();
        await staff.guide.expectAt(`/cms/locations/${question}`);
      },
      { hasPreview: true },
    ));
});
