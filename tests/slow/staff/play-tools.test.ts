import { describe, expect, it } from 'vitest';
import { lengthenRecordings } from '#tests/browser/game-table.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import {
  announced,
  areas,
  clickIn,
  expectStatus,
  jigsaw,
  jump,
  linkOf,
  middleOf,
  openTools,
  plain,
  question,
  rehearsed,
  search,
  showTools,
  tools,
} from './play-tools.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(...rehearsed);

describe('the tools for rehearsing a game (decisions: a rehearsed game is the game itself)', () => {
  it('jump to every part of a course, by keyboard too, and show hit areas where fingers hit', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await lengthenRecordings(staff.guide);
        const game = await openTools(staff, announced);
        await jump(staff, 'Einführung');
        await game.getByRole('region', { name: 'Darum geht es' }).getByText('Raten Sie mit!').waitFor();
        await jump(staff, 'Dritter Versuch');
        await game.getByRole('button', { name: 'B: Richtig', exact: true }).click();
        await game.getByRole('region', { name: 'Gelöst!' }).getByText('+1 Punkt').waitFor();
        await jump(staff, 'Gewonnen');
        await game.getByRole('region', { name: 'Gelöst!' }).getByText('+3 Punkte').waitFor();
        expect(await page.getByRole('radio', { name: 'Gelöst', exact: true }).isChecked()).toBe(true);
        await tools(page).getByRole('button', { name: 'Springen' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Erklärung', exact: true }).press('Enter');
        await game.getByText('Darum war es richtig.').waitFor();

        const showAreas = tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' });
        await goTo(staff, `/locations/${search}`, 'Spiel 4');
        await showTools(page);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
        await showAreas.click();
        await areas(game).locator('g[data-kind=decoy]').waitFor();
        await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(2);
        const expectOver = async (): Promise<void> => {
          const button = game.getByRole('button', { name: /^Stelle 1/ });
          const outline = areas(game).locator('g[data-kind=target] path').first();
          await expect
            .poll(async () => {
              const [one, other] = [await middleOf(button), await middleOf(outline)];
              return Math.hypot(one.x - other.x, one.y - other.y);
            })
            .toBeLessThan(3);
        };
        await expectOver();
        await game.getByRole('button', { name: 'Vergrößern' }).click();
        await game.getByRole('button', { name: 'Vergrößern' }).click();
        await game.getByRole('button', { name: /^Stelle 1/ }).focus();
        await expectOver();
        await page.getByText('Groß', { exact: true }).click();
        await expectOver();
        await page.getByText('Klein', { exact: true }).click();
        await jump(staff, 'Erster Versuch');
        await game.locator('[data-condition=shown] canvas').waitFor();
        const target = areas(game).locator('g[data-kind=target] path').first();
        await target.waitFor();
        await clickIn(page, await middleOf(target));
        await game.getByText('1 von 2', { exact: true }).waitFor();
        await showAreas.click();
        await areas(game).waitFor({ state: 'detached' });

        await goTo(staff, `/locations/${jigsaw}`, 'Spiel 2');
        await showTools(page);
        await showAreas.click();
        await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(4);
        await staff.guide.open('/cms/tours/1/game');
        await showTools(page);
        await showAreas.click();
        const board = page.frameLocator('iframe[title="Der Spielplan auf einem Telefon"]');
        await expect.poll(() => areas(board).locator('g[data-kind=target]').count()).toBe(2);
        expect(await areas(board).locator('text').count()).toBe(0);
        expect(await tools(page).getByRole('button', { name: 'Springen' }).count()).toBe(0);
      },
      { hasPreview: true },
    ));

  it('send what they show in a link', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const game = await openTools(staff, question);
        const phoneBox = () => page.locator('iframe').boundingBox();
        const before = await phoneBox();
        await jump(staff, 'Erklärung');
        await expectStatus(staff, 'Diese Station hat keine Erklärung.');
        expect(await phoneBox()).toEqual(before);
        await jump(staff, 'Dritter Versuch');
        const link = await linkOf(staff);
        expect(link).toMatch(new RegExp(`/cms/locations/${question}\\?play=third&seed=1&phone=small$`));
        await tools(page).getByRole('button', { name: 'Link und mehr' }).click();
        await staff.guide.expectAccessible();

        // Links of earlier versions had a recording, here one whose end is missing.
        for (const address of [link, `${link}&tape=1.5_0.1`]) {
          await page.goto(address);
          await game.getByRole('button', { name: 'C: Bonn, falsch', exact: true }).waitFor();
          await staff.guide.expectAt(`/cms/locations/${question}`);
          expect(await tools(page).getByRole('alert').count()).toBe(0);
        }

        await page.goto(`${museum.origin}/cms/locations/${plain}?play=won&seed=1&phone=small`);
        await page.getByText('Der Link führt zu einem Spiel, aber diese Station ist keines mehr.').waitFor();

        await page.goto(`${museum.origin}/cms/locations/${question}?play=first&seed=x&phone=small`);
        await tools(page).getByRole('alert').filter({ hasText: 'Die Nummer der Mischung fehlt im Link' }).waitFor();
        await game.getByRole('button', { name: 'A: Rom', exact: true }).waitFor();
      },
      { hasPreview: true },
    ));
});
