import { describe, expect, it } from 'vitest';
import { fieldsOf, files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// By mouse, and whole walks: tests/slow/staff/canvas-*, hotspot-*, hotspots*, whole-window.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [...smallMuseum.Locations, { ID: 4, Name: { de: 'Tasten', en: 'Keys' }, ...hiddenObject }],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
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
