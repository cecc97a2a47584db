import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Name: { de: 'Leer', en: 'Empty' }, ...hiddenObject },
      { ID: 4, Name: { de: 'Tasten', en: 'Keys' }, ...hiddenObject },
      {
        ID: 8,
        Name: { de: 'Zwei' },
        ...hiddenObject,
        GameHotspots: [
          { X: 203, Y: 151, Width: 200, Height: 100, Name: { de: 'Erste' }, IsSolution: true },
          { Kind: 'circle', X: 500, Y: 300, Width: 90, Height: 90, Name: { de: 'Zweite' } },
        ],
      },
    ],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
  it('are drawn with the mouse, and saved; a drag moves or resizes one, snaps to others, and is one undo step', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      let canvas = await openCanvas(page);
      await staff.expectSaid('Zeichnen Sie die erste Suchfläche');
      await staff.press('Rechteck zeichnen');
      await canvas.drag({ x: 203, y: 151 }, { x: 403, y: 251 });
      await staff.expectSaid('1 Suchfläche');
      await staff.press('Kreis zeichnen');
      await canvas.drag({ x: 503, y: 303 }, { x: 603, y: 403 });
      await staff.press('Feder: Ecken und Bögen zeichnen');
      for (const corner of [
        { x: 173, y: 367 },
        { x: 323, y: 393 },
        { x: 251, y: 457 },
        { x: 173, y: 367 },
      ])
        await canvas.click(corner);
      await staff.expectSaid('3 Suchflächen');
      await staff.save();
      const [rect, circle, polygon] = await hotspotsOf(museum, staff, 3);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, { X: 203, Y: 151, Width: 200, Height: 100 });
      expect(circle).toMatchObject({ Kind: 'circle', IsSolution: true });
      expectNear(circle, { X: 503, Y: 303, Width: 100, Height: 100 });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expectNear(polygon, { X: 173, Y: 367, Width: 150, Height: 90 });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(3);

      await goTo(staff, '/locations/8', 'Zwei');
      canvas = await openCanvas(page);
      await canvas.click({ x: 303, y: 201 });
      const before = { X: 203, Y: 151, Width: 200, Height: 100 };
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      const moved = { ...before, X: 233, Y: 171 };
      await canvas.drag({ x: 303, y: 201 }, { x: 333, y: 221 });
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.drag({ x: 433, y: 221 }, { x: 463, y: 221 });
      await expect.poll(() => fieldsOf(page)).toEqual({ ...moved, Width: 230 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      // Its left edge ends three pixels short of the picture's.
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 }, 'snapping');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 0 });
      await page.keyboard.press('Control+z');
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 });
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 3 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await staff.press('In der Liste nach unten (Alt + ↓)');
      await page.getByRole('button', { name: /^2\. Erste/ }).waitFor();
      await staff.save();
      await expect
        .poll(() => hotspotsOf(museum, staff, 8))
        .toMatchObject([{ Name: { de: 'Zweite' } }, { Kind: 'rect', ...before, X: 3 }]);
    }));

  it('are added, placed, shaped, copied, sorted and deleted by keyboard alone', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/4');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await page.getByRole('button', { name: 'Hinzufügen', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Rechteck' }).focus();
      await page.keyboard.press('Enter');
      const control = page.getByRole('button', { name: /^Suchfläche 1: X/ });
      await expectFocus(control);
      const before = await fieldsOf(page);
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'ArrowUp',
        'Shift+ArrowLeft',
        'Alt+ArrowRight',
        'Alt+Shift+ArrowDown',
      ])
        await page.keyboard.press(key);
      const placed = { X: before.X - 8, Y: before.Y - 1, Width: before.Width + 1, Height: before.Height + 10 };
      await expect.poll(() => fieldsOf(page)).toEqual(placed);
      // Copied, moved before its original, made a polygon, and given one more corner.
      await page.keyboard.press('Control+d');
      await page.getByRole('button', { name: /^2\. Suchfläche 2/ }).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expectFocus(page.getByRole('button', { name: /^1\. Suchfläche 1/ }));
      await page.keyboard.press('Enter');
      await expectFocus(control);
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('button', { name: /^Ecke 1 von 4/ }).focus();
      await page.keyboard.press('Insert');
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: /^Ecke 5 von 5/ }).focus();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: /^2\. Suchfläche 2/ }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+d');
      await staff.expectSaid('3 Suchflächen');
      await page.keyboard.press('Delete');
      await staff.expectSaid('2 Suchflächen');
      await staff.save();
      const [polygon, rect] = await hotspotsOf(museum, staff, 4);
      expect(rect).toMatchObject({ Kind: 'rect', ...placed });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(4);
    }));
});
