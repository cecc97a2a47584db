import { type Locator } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { boardSize } from './board-museum.ts';
import { type Point, type Size } from './game-table.ts';
import { type Guide } from './guide.ts';

export { boardFiles, left, right } from './board-museum.ts';

/** A visitor at a board. */
export interface BoardTable {
  /** The control of a place, by its name. */
  readonly place: (name: string | RegExp) => Locator;
  readonly places: Locator;
  readonly expectDrawn: () => Promise<void>;
  /** Returns where a point of the board's picture is on the screen, while the whole picture is visible. */
  readonly pointAt: (point: Point, picture?: Size) => Promise<Point>;
  /** Returns the colour of a point of the board's picture. */
  readonly colourAt: (point: Point) => Promise<string>;
  readonly expectColour: (point: Point, colour: string) => Promise<void>;
}

export function standBefore(guide: Guide): BoardTable {
  const { page } = guide;
  const main = page.getByRole('main');
  const places = main.getByRole('list', { name: /Felder auf dem Spielbrett|Places on the board/ });
  const canvas = main.locator('[data-condition=shown] canvas');
  const pointAt = async ({ x, y }: Point, picture = boardSize): Promise<Point> => {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('No board is seen');
    return { x: box.x + (x * box.width) / picture.width, y: box.y + (y * box.height) / picture.height };
  };
  const colourAt = async (point: Point): Promise<string> => {
    const { x, y } = await pointAt(point);
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    const pixel = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
      .raw()
      .toBuffer();
    return `#${pixel.subarray(0, 3).toString('hex')}`;
  };
  return {
    place: (name) => places.getByRole('link', { name, exact: true }),
    places,
    expectDrawn: () => canvas.waitFor(),
    pointAt,
    colourAt,
    expectColour: async (point, colour) => {
      await expect.poll(() => colourAt(point)).toBe(colour);
    },
  };
}

/** The visitor's scores, by the codes of tours and stations. */
type Scores = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Stores these scores on the device before the guide is opened for the first time. */
export async function haveScores({ page }: Guide, scores: Scores): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('scores') === null) localStorage.setItem('scores', stored);
  }, JSON.stringify(scores));
}
