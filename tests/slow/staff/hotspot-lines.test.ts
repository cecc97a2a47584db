import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectNear, files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
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
      { ID: 9, Name: { de: 'Farben', en: 'Colours' }, ...hiddenObject },
      { ID: 10, Name: { de: 'Freihand', en: 'Freehand' }, ...hiddenObject },
      { ID: 13, Name: { de: 'Feder', en: 'Pen' }, ...hiddenObject },
    ],
  },
  { files },
);

describe('hotspots without a fixed form (decisions: a freehand line is smoothed at once, an outline found by colour is shown before it is used)', () => {
  it('are drawn freehand in one stroke, and found by colour with the mouse and by keyboard', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/10');
      let canvas = await openCanvas(page);
      await staff.press('Freihand zeichnen');
      const around = Array.from({ length: 24 }, (_, step) => ({
        x: 200 + 80 * Math.cos((step / 12) * Math.PI),
        y: 200 + 80 * Math.sin((step / 12) * Math.PI),
      }));
      const places = await Promise.all(around.map(canvas.at));
      for (const [step, { x, y }] of places.entries()) {
        await page.mouse.move(x, y);
        if (step === 0) await page.mouse.down();
      }
      await page.mouse.up();
      await staff.expectSaid('1 Suchfläche');
      await staff.save();
      const [disc] = await hotspotsOf(museum, staff, 10);
      const corners = readOutline(String(disc?.['Points'])) ?? [];
      expect(corners.length).toBeLessThan(20);
      for (const { x, y } of corners) expect(Math.abs(Math.hypot(x - 200, y - 200) - 80)).toBeLessThan(6);

      await goTo(staff, '/locations/9', 'Farben');
      canvas = await openCanvas(page);
      await staff.press('Umriss nach Farbe finden');
      await canvas.click({ x: 580, y: 360 });
      await staff.expectSaid('Umriss mit 4 Ecken');
      await page.keyboard.press('+');
      await expect.poll(() => page.getByRole('slider', { name: 'Toleranz' }).getAttribute('aria-valuenow')).toBe('14');
      await staff.press('Umriss übernehmen');
      await staff.expectSaid('1 Suchfläche');
      await page.getByRole('button', { name: 'In der Mitte beginnen' }).focus();
      await page.keyboard.press('Enter');
      const place = page.getByRole('button', { name: /^Umriss von X 400, Y 300/ });
      await expectFocus(place);
      await staff.expectSaid('Das reicht um das ganze Bild');
      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
      for (let press = 0; press < 15; press += 1) await page.keyboard.press('Shift+ArrowUp');
      await staff.expectSaid('Umriss mit');
      await page.keyboard.press('Enter');
      await staff.expectSaid('2 Suchflächen');
      await page.keyboard.press('Control+z');
      await staff.expectSaid('1 Suchfläche');
      await page.keyboard.press('Control+Shift+Z');
      await staff.save();
      const [rect, circle] = await hotspotsOf(museum, staff, 9);
      expect(rect).toMatchObject({ Kind: 'polygon', X: 500, Y: 300, Width: 160, Height: 120, IsSolution: true });
      expect(readOutline(String(circle?.['Points']))?.length).toBeLessThanOrEqual(24);
      expectNear(circle, { X: 140, Y: 90, Width: 120, Height: 120 });
    }));

  it('are drawn by the pen with curves, by mouse and by keyboard', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/13');
      const canvas = await openCanvas(page);
      await page.getByRole('button', { name: 'Feder: Ecken und Bögen zeichnen' }).click();
      await canvas.click({ x: 200, y: 200 });
      await canvas.click({ x: 300, y: 200 });
      await canvas.click({ x: 350, y: 350 });
      await page.keyboard.press('Control+z');
      await canvas.drag({ x: 300, y: 300 }, { x: 260, y: 330 });
      await staff.expectSaid('Zum Schließen den ersten Punkt anklicken');
      await staff.guide.expectAccessible();
      await page.keyboard.press('Enter');
      await staff.expectSaid('1 Suchfläche');
      await page.getByRole('button', { name: 'Mit Tasten zeichnen' }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Feder bei X 400, Y 300/ }));
      await staff.expectSaid(/^Pfeile verschieben, Leertaste setzt eine Ecke/);
      // Enter presses other buttons meanwhile.
      const list = page.getByRole('button', { name: 'Liste der Formen' });
      await list.press('Enter');
      expect(await list.getAttribute('aria-pressed')).toBe('false');
      await list.press('Enter');
      await page.getByRole('button', { name: /^Feder bei X 400, Y 300/ }).focus();
      const way = ['Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 's', 'Enter'];
      for (const key of way) await page.keyboard.press(key);
      await staff.expectSaid('2 Suchflächen');
      await staff.save();
      const [bent, small] = await hotspotsOf(museum, staff, 13);
      const corners = readOutline(String(bent?.['Points'])) ?? [];
      expect(corners.length).toBeGreaterThan(8);
      expect(corners.length).toBeLessThan(60);
      expectNear({ X: corners[0]?.x, Y: corners[0]?.y }, { X: 200, Y: 200 });
      expect(String(small?.['Points'])).toMatch(/^400,300 410,300 /);
      // The curve can be bent on: its point and its arms are still there.
      await page.getByRole('button', { name: 'Auswählen und verschieben' }).click();
      await canvas.click({ x: 250, y: 240 });
      await page.getByRole('button', { name: /^Ecke 3 von 3: (?:299|300), (?:299|300)/ }).waitFor();
      await canvas.click({ x: 300, y: 300 });
      await canvas.drag({ x: 260, y: 330 }, { x: 240, y: 380 });
      await staff.save();
      const [further] = await hotspotsOf(museum, staff, 13);
      expect(further?.['Curve']).toMatch(/C2(?:39|40)(?:\.\d+)? 3(?:79|80)/);
      expect(Number(further?.['Height'])).toBeGreaterThan(Number(bent?.['Height']));
      await staff.press('Punkt rund oder eckig');
      await staff.save();
      const [flat] = await hotspotsOf(museum, staff, 13);
      expect(flat).not.toHaveProperty('Curve');
      expect(readOutline(String(flat?.['Points']))).toHaveLength(3);
    }));
});
