import { type Locator, type Page } from 'playwright';
import { type GameTable, type Point, type Size } from './game-table.ts';

export const piecesOf = ({ layer }: GameTable): Locator =>
  layer.getByRole('group', { name: 'Teile' }).getByRole('button');

export const placesOf = ({ layer }: GameTable): Locator =>
  layer.getByRole('group', { name: 'Plätze auf dem Brett' }).getByRole('button');

/** Waits until the pieces rest on the table, and fingers can move them. */
export async function poured(table: GameTable): Promise<void> {
  await table.expectSaid(/Setzen Sie das Bild zusammen/);
  await table.layer.locator('[data-condition=shown][style*=grab]').waitFor();
}

export async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${String(control)} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks a piece by a tap, and taps one place after the other. */
export async function putTogetherByTaps(page: Page, table: GameTable, pieces: number): Promise<void> {
  for (let placed = 0; placed < pieces; placed += 1) {
    const piece = await middleOf(piecesOf(table).first());
    await page.touchscreen.tap(piece.x, piece.y);
    await table.expectSaid(/aufgenommen/);
    // The words may be those of an earlier piece.
    await placesOf(table).first().waitFor();
    for (let place = 0; (await placesOf(table).count()) > 0; place += 1) {
      const cell = await middleOf(placesOf(table).nth(place));
      await page.touchscreen.tap(cell.x, cell.y);
      await table.expectSaid(/^(?:Passt|Das Bild ist vollständig)/);
    }
  }
}

/** Returns where the picture is put together, from the places offered to a picked piece. */
export async function boardOf(table: GameTable): Promise<Point & Size> {
  await piecesOf(table)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  const boxes = await placesOf(table).evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().toJSON()),
  );
  await table.press('Zurücklegen');
  const left = Math.min(...boxes.map(({ left: edge }) => edge));
  const top = Math.min(...boxes.map(({ top: edge }) => edge));
  const right = Math.max(...boxes.map(({ right: edge }) => edge));
  const bottom = Math.max(...boxes.map(({ bottom: edge }) => edge));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
