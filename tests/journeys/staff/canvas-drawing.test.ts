import { type Page } from 'playwright';
import { describe, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { expectLines } from './canvas-lines.ts';
import { files } from './canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walk, with a context that is lost for good, is in tests/slow/staff/canvas-drawing.test.ts.
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

describe('the drawing on the picture (decisions: canvases are React elements, except for what follows the pointer)', () => {
  it('follows edits that are undone elsewhere, and outlives a lost drawing context', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      const canvas = await openCanvas(page);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);
      await staff.press('Rückgängig');
      await expectLines(canvas, [before, other], [after]);

      await loseContext(page);
      await expectLines(canvas, [], [before, other]);
      await page.evaluate(() => window.lost?.restoreContext());
      await expectLines(canvas, [before, other]);
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
