import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type GameTable, mouse, sitDown } from '#tests/browser/game-table.ts';
import { boardOf, middleOf, piecesOf, poured } from '#tests/browser/jigsaw-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { filesOfPlay, museumOfPlay, stations } from '#tests/journeys/games/museum-of-play.ts';

const { as } = openMuseum(museumOfPlay, { files: filesOfPlay });

describe('a jigsaw (specification 3.1)', () => {
  it('by mouse survives a turn of the phone in mid-drag and a reload, and a piece can be removed again', () =>
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
      await dragHome(page, table, { from: 1, to: 4 });
      await table.expectWon('Wieder ganz!', '+10 Punkte');
      await table.leaveAsWinner(/^Vier Teile/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
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
