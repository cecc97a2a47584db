import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff/hotspots*.test.ts.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Name: { de: 'Leer', en: 'Empty' }, ...hiddenObject },
      { ID: 4, Name: { de: 'Tasten', en: 'Keys' }, ...hiddenObject },
      {
        ID: 5,
        Name: { de: 'Viel', en: 'Much' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Name: { de: 'Groß', en: 'Large' }, Mine: 7 },
          { Kind: 'circle', X: 200, Y: 150, Width: 100, Height: 100, Name: { de: 'Klein' }, IsSolution: true },
          { Kind: 'rect', X: 500, Y: 400, Width: 100, Height: 100, Name: { de: 'Drei' } },
        ],
      },
    ],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
  it('are drawn with the mouse, and saved; a drag moves one, snaps to edges, and is one undo step', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      const canvas = await openCanvas(page);
      await staff.press('Rechteck zeichnen');
      await canvas.drag({ x: 203, y: 151 }, { x: 403, y: 251 });
      await staff.expectSaid('1 Suchfläche');
      await page.keyboard.press('Escape');
      await canvas.click({ x: 303, y: 201 });
      await page.getByRole('heading', { name: /^1\. / }).waitFor();
      const before = await fieldsOf(page);
      expectNear(before, { X: 203, Y: 151, Width: 200, Height: 100 });
      // Its left edge ends three pixels short of the picture's.
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 }, 'snapping');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 0 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 0 });
      await staff.save();
      const [rect] = await hotspotsOf(museum, staff, 3);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, { X: 0, Y: 151, Width: 200, Height: 100 });
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

  it('that overlap are reached one by one, are locked in their list, and move as a group', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/5');
      const canvas = await openCanvas(page);
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Klein' }).waitFor();
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '1. Groß' }).waitFor();
      await page.keyboard.press('k');
      await staff.expectSaid('Diese Form ist gesperrt');
      await canvas.drag({ x: 150, y: 120 }, { x: 180, y: 150 });
      await page.keyboard.press('k');
      expect(await fieldsOf(page)).toMatchObject({ X: 100, Y: 100 });
      await page.keyboard.down('Shift');
      await canvas.click({ x: 550, y: 450 });
      await page.keyboard.up('Shift');
      await staff.expectSaid('2 Formen sind gewählt');
      await page.keyboard.press('Control+g');
      await page.getByRole('button', { name: /^3\. Drei.*, in Gruppe 1$/ }).waitFor();
      await canvas.drag({ x: 550, y: 450 }, { x: 570, y: 460 });
      await staff.save();
      expect(await hotspotsOf(museum, staff, 5)).toMatchObject([
        { X: 120, Y: 110, Mine: 7 },
        { X: 200, Y: 150 },
        { X: 520, Y: 410 },
      ]);
    }));
});
