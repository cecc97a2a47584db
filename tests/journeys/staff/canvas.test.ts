import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from './canvas-hand.ts';
import { expectLines } from './canvas-lines.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff: canvas-*, hotspot-*, hotspots*, whole-window.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Name: { de: 'Leer', en: 'Empty' }, ...hiddenObject },
      { ID: 4, Name: { de: 'Tasten', en: 'Keys' }, ...hiddenObject },
      {
        ID: 5,
        Name: { de: 'Viele' },
        ...hiddenObject,
        GameHotspots: Array.from({ length: 40 }, (_, index) => ({
          X: 20 + (index % 8) * 90,
          Y: 20 + Math.floor(index / 8) * 100,
          Width: 60,
          Height: 60,
          Name: { de: `Nische ${index + 1}` },
          IsSolution: true,
        })),
      },
    ],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
  it('are drawn with the mouse, freehand or by colour; a drag snaps, is one undo step, and is seen on the picture', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
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
      const [rect, disc, square] = await hotspotsOf(museum, staff, 3);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, before);
      const corners = readOutline(String(disc?.['Points'])) ?? [];
      expect(corners.length).toBeLessThan(20);
      for (const { x, y } of corners) expect(Math.abs(Math.hypot(x - 600, y - 150) - 80)).toBeLessThan(6);
      expect(square).toMatchObject({ Kind: 'polygon', X: 500, Y: 300, Width: 160, Height: 120, IsSolution: true });
    }));

  it('are added, placed, copied, sorted and deleted by keyboard alone', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/4');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await page.getByRole('button', { name: 'Hinzufügen', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Rechteck' }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Suchfläche 1: X/ }));
      const before = await fieldsOf(page);
      for (const key of ['ArrowRight', 'Shift+ArrowUp', 'Alt+ArrowRight']) await page.keyboard.press(key);
      const placed = { ...before, X: before.X + 1, Y: before.Y - 10, Width: before.Width + 1 };
      await expect.poll(() => fieldsOf(page)).toEqual(placed);
      await page.keyboard.press('Control+d');
      await page.getByRole('button', { name: /^2\. Suchfläche 2/ }).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expectFocus(page.getByRole('button', { name: /^1\. Suchfläche 1/ }));
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Suchfläche 1: X/ }));
      await page.keyboard.press('Delete');
      await staff.expectSaid('1 Suchfläche');
      await staff.save();
      expect(await hotspotsOf(museum, staff, 4)).toMatchObject([{ Kind: 'rect', ...placed }]);
    }));
});

describe('the editor of shapes (decisions: a canvas fills the window when staff ask for it)', () => {
  it('fills the window with the focus until staff leave it, shows the chosen row, and keeps notices off dialogs', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const title = page.getByRole('heading', { level: 1 });
        await staff.open('/locations/5');
        const picture = page.getByRole('group', { name: /^Das Bild mit seinen/ });
        await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
        await title.waitFor();
        const parts = page.getByRole('navigation', { name: 'Teile dieser Station' });
        await parts.getByRole('link', { name: 'Wimmelbild' }).click();
        await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
        // Covered elements cannot be reached.
        await title.waitFor({ state: 'hidden' });
        await expectFocus(picture);
        // The picture has three fifths of a small laptop.
        const share = async (): Promise<number> => {
          const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
          return (width * height) / (1280 * 720);
        };
        await expect.poll(share).toBeGreaterThanOrEqual(0.6);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
        await title.waitFor();

        const canvas = await openCanvas(page);
        const row = page.getByRole('button', { name: /^40\. Nische 40/ });
        const isSeen = (): Promise<boolean> =>
          row.evaluate((element) => {
            const list = element.closest('ol')?.getBoundingClientRect();
            const { top, bottom } = element.getBoundingClientRect();
            return list !== undefined && top >= list.top && bottom <= list.bottom + 1;
          });
        expect(await isSeen()).toBe(false);
        await canvas.click({ x: 680, y: 450 });
        await expect.poll(isSeen).toBe(true);
        await page.getByRole('group', { name: 'Zeichenwerkzeuge' }).getByRole('button', { name: 'Löschen' }).click();
        const back = page.getByRole('button', { name: 'Zurücknehmen' });
        await back.waitFor();
        await page.setViewportSize({ width: 1280, height: 480 });
        // Pointing at a notice keeps it.
        await back.hover();
        await page.getByRole('button', { name: 'Tastenkürzel' }).press('Enter');
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        const overlap = async (): Promise<number> => {
          const [content, notice] = [await dialog.boundingBox(), await back.boundingBox()];
          return (content?.y ?? 0) + (content?.height ?? 0) - (notice?.y ?? 0);
        };
        await expect.poll(overlap).toBeLessThan(0);
      },
      { viewport: { width: 1280, height: 720 } },
    ));
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
