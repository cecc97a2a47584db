import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { at, marker, openMap, openMaps, undo } from '#tests/journeys/staff/map-museum.ts';

const museum = openMaps();

async function middle(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const found = await element.boundingBox();
  if (found === null) throw new Error('It is not on the screen');
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Returns CSS pixels per map unit, measured from two markers that are 500 units apart. */
async function scale(staff: StaffUser): Promise<number> {
  const [one, other] = [await middle(marker(staff, '1')), await middle(marker(staff, '2'))];
  return (other.x - one.x) / 500;
}

describe('the map of a tour (specification 3.3; decisions: the walk at the desk uses the guide’s own rules, the box follows from known places)', () => {
  it('accepts stations by mouse, each as one undo step, and draws the distance at which they open', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openMap(staff);
      await at(staff, '1', 200, 300);
      await marker(staff, '1').scrollIntoViewIfNeeded();
      const circles = page.locator('.leaflet-overlay-pane path');
      const width = async (place: number): Promise<number> => (await circles.nth(place).boundingBox())?.width ?? 0;
      const unit = await scale(staff);
      // A radius of 50 and of 20 metres, where 500 metres are 1000 units: the station's own goes before the tour's.
      await expect.poll(() => width(0)).toBeCloseTo(200 * unit, -1);
      await expect.poll(() => width(1)).toBeCloseTo(80 * unit, -1);
      await marker(staff, '2').click();
      await page.getByLabel('Öffnet sich von selbst ab').fill('');
      await expect.poll(() => width(1)).toBeGreaterThan(150 * unit);
      await undo(staff);
      await expect.poll(() => width(1)).toBeLessThan(100 * unit);
      await marker(staff, '1').scrollIntoViewIfNeeded();

      const from = await middle(marker(staff, '1'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 50 * unit, from.y + 20 * unit);
      await page.mouse.move(from.x + 100 * unit, from.y + 40 * unit);
      await page.mouse.up();
      await staff.expectSaid('1 Änderung nicht gespeichert');
      const name = (await marker(staff, '1').getAttribute('aria-label')) ?? '';
      const [x, y] = [...name.matchAll(/\d+/g)].slice(-2).map(([digits]) => Number(digits));
      expect(Math.abs((x ?? 0) - 300)).toBeLessThanOrEqual(3);
      expect(Math.abs((y ?? 0) - 340)).toBeLessThanOrEqual(3);
      await undo(staff);
      await at(staff, '1', 200, 300);
      await staff.expectSaid('Alles ist gespeichert');

      const waiting = page
        .getByRole('list', { name: 'Noch nicht auf der Karte' })
        .getByRole('button', { name: '3 Stille' });
      await waiting.click();
      await staff.expectSaid('Klicken Sie nun auf der Karte auf den Platz von „3 Stille“.');
      await page.mouse.click(from.x + 200 * unit, from.y);
      await marker(staff, '3').waitFor();
      await staff.expectSaid('Alle Stationen sind auf der Karte.');
      await undo(staff);
      await waiting.waitFor();

      const row = await middle(waiting);
      await page.mouse.move(row.x, row.y);
      await page.mouse.down();
      await page.mouse.move(row.x + 40, row.y + 10);
      await page.mouse.move(from.x + 300 * unit, from.y);
      await page.mouse.up();
      await marker(staff, '3').waitFor();
      await staff.press('Von der Karte nehmen');
      await waiting.waitFor();
    }));
});
