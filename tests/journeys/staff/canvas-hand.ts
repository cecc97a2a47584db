import { type Locator, type Page } from 'playwright';

/** Pixels of the picture. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A mouse over a canvas of the staff area. */
export interface CanvasHand {
  readonly frame: Locator;
  /** Returns where a point of the picture is on the page. */
  readonly at: (spot: Spot) => Promise<Spot>;
  readonly click: (at: Spot) => Promise<void>;
  /** Snapping is off unless requested. */
  readonly drag: (from: Spot, to: Spot, how?: 'snapping') => Promise<void>;
}

/** Waits until the picture is drawn, and shows it at 100 percent around its middle. Points are in its pixels. */
export async function openCanvas(page: Page, size = { width: 800, height: 600 }): Promise<CanvasHand> {
  // Wide enough for the picture beside the list and the preview.
  await page.setViewportSize({ width: 1560, height: 800 });
  const frame = page.getByRole('group', { name: /^Das Bild mit seinen/ });
  // The first canvas loads its library.
  await frame.locator('[data-condition="shown"] canvas').waitFor({ timeout: 20_000 });
  await page.getByTitle('Bildpunkte in Originalgröße zeigen (100 %)').click();
  await page.getByText('100 %', { exact: true }).waitFor();
  const at = async ({ x, y }: Spot): Promise<Spot> => {
    await frame.scrollIntoViewIfNeeded();
    const middle = await frame.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + element.clientLeft, top + element.clientTop];
      return { x: x + element.clientWidth / 2, y: y + element.clientHeight / 2 };
    });
    return { x: Math.floor(middle.x + x - size.width / 2), y: Math.floor(middle.y + y - size.height / 2) };
  };
  return {
    frame,
    at,
    click: async (spot) => {
      const { x, y } = await at(spot);
      await page.mouse.click(x, y);
    },
    drag: async (from, to, how) => {
      const [start, end] = [await at(from), await at(to)];
      await page.mouse.move(start.x, start.y);
      if (how === undefined) await page.keyboard.down('Alt');
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
      if (how === undefined) await page.keyboard.up('Alt');
    },
  };
}
