import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from './canvas-hand.ts';
import { files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff/hotspot-lines.test.ts.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [...smallMuseum.Locations, { ID: 9, Name: { de: 'Farben', en: 'Colours' }, ...hiddenObject }],
  },
  { files },
);

describe('hotspots without a fixed form (decisions: a freehand line is smoothed at once, an outline found by colour is shown before it is used)', () => {
  it('are drawn freehand in one stroke, or found by their colour', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/9');
      const canvas = await openCanvas(page);
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
      await staff.expectSaid('1 Suchfläche');

      await staff.press('Umriss nach Farbe finden');
      await canvas.click({ x: 580, y: 360 });
      await staff.expectSaid('Umriss mit 4 Ecken');
      await page.keyboard.press('Enter');
      await staff.expectSaid('2 Suchflächen');

      await staff.save();
      const [disc, square] = await hotspotsOf(museum, staff, 9);
      const corners = readOutline(String(disc?.['Points'])) ?? [];
      expect(corners.length).toBeLessThan(20);
      for (const { x, y } of corners) expect(Math.abs(Math.hypot(x - 600, y - 150) - 80)).toBeLessThan(6);
      expect(square).toMatchObject({ Kind: 'polygon', X: 500, Y: 300, Width: 160, Height: 120, IsSolution: true });
    }));
});
