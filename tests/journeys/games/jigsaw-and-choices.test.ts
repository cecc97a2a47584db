import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectFocus } from '#tests/browser/focus.ts';
import { type GameTable, keys, mouse, sitDown } from '#tests/browser/game-table.ts';
import { boardOf, middleOf, piecesOf, placesOf, poured } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { filesOfPlay, museumOfPlay, stations } from './museum-of-play.ts';

const { as } = openMuseum(museumOfPlay, { files: filesOfPlay });

describe('a jigsaw (specification 3.1)', () => {
  // tests/slow/games plays on to the win.
  it('by mouse survives a turn of the phone in mid-drag, a dark look and a reload, and a piece can be removed again', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = sitDown(guide, mouse);
      await guide.open(stations.jigsaw);
      await table.begin();
      await poured(table);
      const held = await middleOf(piecesOf(table).first());
      await page.mouse.move(held.x, held.y);
      await page.mouse.down();
      await page.mouse.move(held.x - 60, held.y - 60, { steps: 4 });
      await page.setViewportSize({ width: 740, height: 360 });
      await expect.poll(async () => (await table.layer.boundingBox())?.width).toBe(740);
      // Lifted where the page does not learn of it.
      await page.evaluate(() =>
        document.addEventListener('pointerup', (event) => event.stopPropagation(), { capture: true, once: true }),
      );
      await page.mouse.up();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator(':root[data-look=dark] [data-condition=shown] canvas').waitFor();
      await dragHome(page, table, { from: 0, to: 2 });
      await page.reload();
      await table.goOn();
      await table.layer.getByText('2 von 4 Teilen').waitFor();
      const board = await boardOf(table);
      for (const { x, y } of quarters) {
        await page.mouse.dblclick(board.x + x * board.width, board.y + y * board.height);
        if ((await table.layer.getByText('1 von 4 Teilen').count()) > 0) break;
      }
      await table.expectSaid(/^Teil \d abgelöst\.$/);
    }));

  it('by keyboard is solved through the names of pieces and places, and the focus stays with them', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await guide.open(stations.jigsaw);
      await table.begin();
      await poured(table);
      const [pieces, places] = [piecesOf(table), placesOf(table)];
      // The piece's picture is named first, then its number, which does not reveal its place.
      await expect.poll(() => pieces.first().getAttribute('aria-label')).toMatch(/^\S.*: Teil \d von 4, /);
      await keys.press(pieces.first());
      await table.expectSaid(/^Teil \d von 4 aufgenommen\. Wählen Sie einen Platz\.$/);
      await expectFocus(places.first());
      await guide.press('Escape');
      await table.expectSaid(/^Teil \d zurückgelegt\.$/);
      await expectFocus(pieces.first());
      for (let placed = 0; placed < 4; placed += 1) {
        await keys.press(pieces.first());
        for (let place = 0; place < 4 && (await places.count()) > 0; place += 1) {
          const cell = places.nth(place);
          if (!/leer/.test((await cell.getAttribute('aria-label')) ?? '')) continue;
          await keys.press(cell);
          await table.expectSaid(/^(?:Passt|Das Bild ist vollständig)/);
        }
        if (placed < 3) await expectFocus(pieces.first());
      }
      await table.expectWon('Wieder ganz!', '+10 Punkte');
    }));
});

describe('a question (specification 3.1)', () => {
  it('by keyboard is listened to, checked and resumed, and no key skips the win while it is cheered', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = sitDown(guide, keys);
      await guide.open(stations.questionOfSeveral);
      await table.enter();
      await table.press('Prüfen');
      await table.expectSaid('Wählen Sie zuerst mindestens eine Antwort.');
      await table.press('Antwort 1 anhören');
      await page.waitForFunction(() => [...(window.cicerone?.played ?? [])].some(({ paused }) => !paused));
      const answers = table.layer.getByRole('checkbox');
      await keys.press(answers.nth(1));
      await table.press('Prüfen');
      await table.expectSaid(/^Nicht ganz/);
      for (const answer of [0, 1, 2]) await keys.press(answers.nth(answer));
      await page.reload();
      await table.goOn();
      expect(await answers.nth(2).getAttribute('aria-checked')).toBe('true');
      await table.press('Prüfen');
      await table.layer.getByText('+6 Punkte', { exact: true }).waitFor();

      await guide.open(stations.question);
      await guide.expectHeading('Spiel 5');
      await page.clock.install();
      await table.begin();
      await page.clock.pauseAt(Date.now() + 60_000);
      await table.press('B: Zirkel');
      const cheer = table.layer.getByText('Gelöst!', { exact: true });
      await expectFocus(cheer);
      await guide.press('Tab', 'Enter', 'Shift+Tab', 'Space');
      await expectFocus(cheer);
      await page.clock.runFor(2000);
      await table.expectWon('Richtig!', '+10 Punkte');
      await table.leaveAsWinner(/^Ein Zirkel/);
    }));
});

const quarters = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => ({ x, y })));

/** Drags loose pieces from place to place until they snap in, from one number of placed pieces to another. */
async function dragHome(
  page: Page,
  table: GameTable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const board = await boardOf(table);
  const places = quarters.map(({ x, y }) => ({
    x: board.x + x * board.width + 5,
    y: board.y + y * board.height - 5,
  }));
  for (let placed = from; placed < to; placed += 1) {
    // The last one ends the game.
    const home = table.layer
      .getByText(`${placed + 1} von 4 Teilen`)
      .or(table.status.filter({ hasText: 'vollständig' }));
    for (const place of places) if ((await home.count()) === 0) await drag(page, piecesOf(table).first(), place);
    await home.first().waitFor();
  }
}

async function drag(page: Page, piece: Locator, to: { readonly x: number; readonly y: number }): Promise<void> {
  const from = await middleOf(piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
