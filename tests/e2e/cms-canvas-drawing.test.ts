import { type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type CanvasHand, openCanvas } from './canvas-hand.ts';
import { files } from './canvas-museum.ts';
import { smallMuseum } from './museum.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 3,
        Name: { de: 'Zwei' },
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
        GameHotspotsToWin: 1,
        GameHotspots: [
          { X: 200, Y: 150, Width: 200, Height: 100, Name: { de: 'Erste' }, IsSolution: true },
          { X: 500, Y: 300, Width: 100, Height: 100, Name: { de: 'Zweite' }, IsSolution: true },
        ],
      },
    ],
  },
  { files },
);

/** The right sides of the first shape, before and after it is moved, and of the second. */
const [before, after, other] = [
  { x: 400, y: 200 },
  { x: 450, y: 240 },
  { x: 600, y: 350 },
];

describe('the drawing on the picture', () => {
  it('follows the draft when an edit is undone and redone elsewhere', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/3');
      const canvas = await openCanvas(page);
      await expectLines(canvas, [before, other]);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);
      await clerk.press('Rückgängig');
      await expectLines(canvas, [before, other], [after]);
      await clerk.press('Wiederholen');
      await expectLines(canvas, [after, other], [before]);
    }));

  it('is restored when its drawing context is lost for a moment', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/3');
      const canvas = await openCanvas(clerk.page);
      await expectLines(canvas, [before, other]);
      await loseContext(clerk.page);
      await expectLines(canvas, [], [before, other]);
      await clerk.page.evaluate(() => window.lost?.restoreContext());
      await expectLines(canvas, [before, other]);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await clerk.page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);
    }));

  it('is opened again when its drawing context is lost for good', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/3');
      const canvas = await openCanvas(clerk.page);
      await expectLines(canvas, [before, other]);
      const lost = await canvas.frame.locator('canvas').elementHandle();
      await loseContext(clerk.page);
      await clerk.page.waitForFunction((element) => !element?.isConnected, lost, { polling: 100 });
      await expectLines(canvas, [before, other]);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await clerk.page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);
    }));
});

declare global {
  interface Window {
    /** The lost drawing context. */
    lost?: WEBGL_lose_context;
  }
}

async function loseContext(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = document.querySelector<HTMLCanvasElement>('[data-condition] canvas');
        const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        if (!extension) throw new Error('There is no drawing context to lose');
        window.lost = extension;
        canvas?.addEventListener('webglcontextlost', resolve, { once: true });
        extension.loseContext();
      }),
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Expects lines of shapes at some places of the picture, and none at others. */
async function expectLines(canvas: CanvasHand, there: readonly Spot[], gone: readonly Spot[] = []): Promise<void> {
  const seen = async (): Promise<readonly boolean[]> => {
    const lines: boolean[] = [];
    for (const spot of [...there, ...gone]) lines.push(await hasLine(canvas, spot));
    return lines;
  };
  await expect.poll(seen).toEqual([...there.map(() => true), ...gone.map(() => false)]);
}

/** Whether a line in the colour of solutions crosses a place. */
async function hasLine(canvas: CanvasHand, spot: Spot): Promise<boolean> {
  const { x, y } = await canvas.at(spot);
  const clip = { x: x - 6, y: y - 2, width: 12, height: 4 };
  const { data } = await sharp(await canvas.frame.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3);
    if (red < 40 && Math.abs(green - 0x76) < 24 && Math.abs(blue - 0x7c) < 24) return true;
  }
  return false;
}
