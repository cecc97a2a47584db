import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { files } from './canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff/canvas-care.test.ts.
const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 4,
        Name: { de: 'Viele' },
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
        GameHotspotsToWin: 1,
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

describe('the editor of shapes (decisions: a canvas fills the window when staff ask for it)', () => {
  it('shows the chosen row, and keeps notices off dialogs', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/4');
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
    }));
});
