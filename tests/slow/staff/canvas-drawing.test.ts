import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openWithFingers } from './canvas-fingers.ts';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectLines } from './canvas-lines.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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
      { ID: 4, Name: { de: 'Leer', en: 'Empty' }, ...hiddenObject },
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
  it('follows edits that are undone elsewhere, outlives a lost drawing context, and is moved with the space bar held', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      let canvas = await openCanvas(page);
      await expectLines(canvas, [before, other]);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);
      await staff.press('Rückgängig');
      await expectLines(canvas, [before, other], [after]);
      await staff.press('Wiederholen');
      await expectLines(canvas, [after, other], [before]);

      // Lost for a moment.
      await loseContext(page);
      await expectLines(canvas, [], [after, other]);
      await page.evaluate(() => window.lost?.restoreContext());
      await expectLines(canvas, [after, other]);
      await canvas.drag({ x: 350, y: 240 }, { x: 300, y: 200 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [before, other], [after]);

      // Lost for good: the picture is opened again.
      const lost = await canvas.frame.locator('canvas').elementHandle();
      await loseContext(page);
      await page.waitForFunction((element) => !element?.isConnected, lost, { polling: 100 });
      canvas = await openCanvas(page);
      await expectLines(canvas, [before, other]);
      await canvas.drag({ x: 300, y: 200 }, { x: 350, y: 240 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [after, other], [before]);

      await canvas.click({ x: 350, y: 240 });
      const chosen = await fieldsOf(page);
      const { at } = await openWithFingers(page);
      await canvas.frame.focus();
      const from = await at({ x: 350, y: 240 });
      await page.keyboard.down(' ');
      await page.locator('[data-cursor=grab]').waitFor();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 });
      await page.mouse.up();
      await page.keyboard.up(' ');
      const to = await at({ x: 350, y: 240 });
      expect([to.x - from.x, to.y - from.y].map(Math.round)).toEqual([40, 30]);
      await expect.poll(() => fieldsOf(page)).toEqual(chosen);
    }));
});

describe('hotspots on a picture (specification 3.1)', () => {
  it('are drawn with the mouse, freehand or by colour; a drag snaps, is one undo step, and is seen on the picture', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/4');
      const canvas = await openCanvas(page);
      await staff.press('Rechteck zeichnen');
      await canvas.drag({ x: 203, y: 151 }, { x: 403, y: 251 });
      await staff.expectSaid('1 Suchfläche');
      await page.keyboard.press('Escape');
      // Its right side, before and after it is moved.
      const [left, moved] = [
        { x: 403, y: 240 },
        { x: 453, y: 240 },
      ];
      await canvas.drag({ x: 303, y: 201 }, { x: 353, y: 201 });
      await page.keyboard.press('Escape');
      await expectLines(canvas, [moved], [left]);
      await staff.press('Rückgängig');
      await expectLines(canvas, [left], [moved]);
      // The drawing context is lost, and comes back.
      await loseContext(page);
      await expectLines(canvas, [], [left]);
      await page.evaluate(() => window.lost?.restoreContext());
      await expectLines(canvas, [left]);

      await canvas.click({ x: 303, y: 201 });
      await page.getByRole('heading', { name: /^1\. / }).waitFor();
      const before = await fieldsOf(page);
      expectNear(before, { X: 203, Y: 151, Width: 200, Height: 100 });
      // Its left edge ends three pixels short of the picture's.
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 }, 'snapping');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 0 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);

      await staff.press('Freihand zeichnen');
      const around = Array.from({ length: 16 }, (_, step) => ({
        x: 600 + 80 * Math.cos((step / 8) * Math.PI),
        y: 150 + 80 * Math.sin((step / 8) * Math.PI),
      }));
      const places = await Promise.all(around.map(canvas.at));
      for (const [step, { x, y }] of places.entries()) {
        await page.mouse.move(x, y);
        if (step === 0) await page.mouse.down();
      }
      await page.mouse.up();
      await staff.expectSaid('2 Suchflächen');
      await staff.press('Umriss nach Farbe finden');
      await canvas.click({ x: 580, y: 360 });
      await staff.expectSaid('Umriss mit 4 Ecken');
      await page.keyboard.press('Enter');
      await staff.expectSaid('3 Suchflächen');

      await staff.save();
      const [rect, disc, square] = await hotspotsOf(museum, staff, 4);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, before);
      const corners = readOutline(String(disc?.['Points'])) ?? [];
      expect(corners.length).toBeLessThan(20);
      for (const { x, y } of corners) expect(Math.abs(Math.hypot(x - 600, y - 150) - 80)).toBeLessThan(6);
      expect(square).toMatchObject({ Kind: 'polygon', X: 500, Y: 300, Width: 160, Height: 120, IsSolution: true });
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
