import { describe, expect, it } from 'vitest';
import { lengthenRecordings } from './game-table.ts';
import {
  announced,
  areas,
  jigsaw,
  jump,
  memory,
  middleOf,
  openTools,
  question,
  rehearsed,
  said,
  search,
  showTools,
  shuffle,
  tools,
  turnCards,
} from './play-tools.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(...rehearsed);

describe('the tools for rehearsing a game', () => {
  it('jump to every part of a course, by keyboard too', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await lengthenRecordings(clerk.guide);
      const game = await openTools(clerk, announced);
      await jump(clerk, 'Einführung');
      await game.getByRole('region', { name: 'Darum geht es' }).getByText('Raten Sie mit!').waitFor();
      await jump(clerk, 'Erster Versuch');
      await game.getByRole('button', { name: 'A: Falsch', exact: true }).waitFor();
      await jump(clerk, 'Dritter Versuch');
      const right = game.getByRole('button', { name: 'B: Richtig', exact: true });
      await right.click();
      await game.getByRole('region', { name: 'Gelöst!' }).getByText('+1 Punkt').waitFor();
      await jump(clerk, 'Gewonnen');
      await game.getByRole('region', { name: 'Gelöst!' }).getByText('+3 Punkte').waitFor();
      expect(await page.getByRole('radio', { name: 'Gelöst', exact: true }).isChecked()).toBe(true);
      await tools(page).getByRole('button', { name: 'Springen' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Erklärung', exact: true }).press('Enter');
      await game.getByText('Darum war es richtig.').waitFor();
      await clerk.guide.expectAccessible();
    }));

  it.each([
    ['memory', memory],
    ['jigsaw', jigsaw],
    ['question', question],
    ['search', search],
  ])('win a %s, and say that it has neither introduction nor explanation', (_, station) =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, station);
      await jump(clerk, 'Gewonnen');
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor();
      await jump(clerk, 'Erklärung');
      await said(clerk, 'Diese Station hat keine Erklärung.');
      await jump(clerk, 'Einführung');
      await said(clerk, 'Diese Station hat keine gesprochene Einführung.');
      await jump(clerk, 'Dritter Versuch');
      await game.getByRole('button', { name: 'Von vorn beginnen' }).waitFor();
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor({ state: 'detached' });
    }),
  );

  it('shuffle the same way for the same number', () =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, memory);
      await shuffle(clerk, '7');
      const first = await turnCards(game, 2);
      const other: string[] = [];
      for (const seed of ['8', '9', '10']) {
        await shuffle(clerk, seed);
        await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).waitFor();
        other.push((await turnCards(game, 2)).join());
      }
      await shuffle(clerk, '7');
      await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).waitFor();
      expect(await turnCards(game, 2)).toEqual(first);
      expect(other.every((names) => names === first.join())).toBe(false);
    }));

  it('show hit areas where fingers hit, near and far', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, search);
      await game.locator('[data-condition=shown] canvas').waitFor();
      await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const decoy = areas(game).locator('g[data-kind=decoy]');
      await decoy.waitFor();
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
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      await areas(game).waitFor({ state: 'detached' });
    }));

  it('show the hit areas of a jigsaw’s pieces, of cards, and of a board', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, jigsaw);
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(4);
      await page.goto(`${museum.origin}/cms/tours/1/game`);
      await showTools(page);
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const board = page.frameLocator('iframe[title="Der Spielplan auf einem Telefon"]');
      await expect.poll(() => areas(board).locator('g[data-kind=target]').count()).toBe(2);
      expect(await areas(board).locator('text').count()).toBe(0);
      expect(await tools(page).getByRole('button', { name: 'Springen' }).count()).toBe(0);
    }));

  it('slow a game down', () =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, memory);
      const rate = (): Promise<number> =>
        game.locator(':root').evaluate(async () => {
          const [real, shown] = [Date.now(), performance.now()];
          await new Promise((resolve) => {
            setTimeout(resolve, 100);
          });
          return (performance.now() - shown) / (Date.now() - real);
        });
      expect(await rate()).toBeGreaterThan(0.8);
      const slow = tools(clerk.page).getByRole('button', { name: 'Zeitlupe' });
      await slow.click();
      await expect.poll(rate).toBeLessThan(0.35);
      await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).click();
      await game.getByRole('button', { name: /^Karte 1 von 8: / }).waitFor();
      await slow.click();
      await expect.poll(rate).toBeGreaterThan(0.8);
    }));
});
