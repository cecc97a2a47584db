import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { fieldsOf, files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { smallMuseum } from './museum.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 12,
        Name: { de: 'Liste', en: 'List' },
        ...hiddenObject,
        GameHotspots: [
          { X: 220, Y: 170, Width: 60, Height: 60, Name: { de: 'Vorne' }, IsSolution: true },
          { X: 200, Y: 150, Width: 100, Height: 100, Name: { de: 'Hinten' } },
        ],
      },
      {
        ID: 16,
        Name: { de: 'Gruppe', en: 'Group' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true },
          { Kind: 'circle', X: 300, Y: 250, Width: 60, Height: 60, Name: { de: 'Zwei' } },
          { Kind: 'rect', X: 500, Y: 100, Width: 100, Height: 50, Name: { de: 'Drei' } },
        ],
      },
    ],
  },
  { files },
);

describe('hotspots', () => {
  it('are hidden, locked and named in their list, which folds away', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/12');
      const canvas = await openCanvas(page);
      const row = page.getByRole('button', { name: /^1\. Vorne/ });
      await row.focus();
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^1\. Vorne.*, ausgeblendet$/ }).waitFor();
      await clerk.guide.expectAccessible();
      // The one behind it is hit now, and stays when it is locked.
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Hinten' }).waitFor();
      const before = await fieldsOf(page);
      await page.keyboard.press('k');
      await clerk.expectSaid('Diese Form ist gesperrt');
      await canvas.drag({ x: 250, y: 200 }, { x: 280, y: 230 });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      expect(await fieldsOf(page)).toEqual(before);
      await page.reload();
      await page.getByRole('button', { name: /^2\. Hinten.*, gesperrt$/ }).waitFor();
      await clerk.press('1 ausgeblendete Form zeigen');
      await row.focus();
      await page.keyboard.press('F2');
      await page.getByRole('heading', { name: '1. Vorne' }).waitFor();
      await page.locator('input:focus').fill('Ganz vorne');
      await clerk.save();
      await page.getByRole('button', { name: /^1\. Ganz vorne/ }).focus();
      await page.keyboard.press('l');
      await expect.poll(() => page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).count()).toBe(0);
      await page.reload();
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await expect.poll(() => page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).count()).toBe(0);
      await clerk.press('Liste der Formen');
      await page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).waitFor();
      expect(await hotspotsOf(museum, clerk, 12)).toMatchObject([
        { X: 220, Name: { de: 'Ganz vorne' } },
        { X: 200, Name: { de: 'Hinten' } },
      ]);
    }));

  it('are grouped, moved as a group, and ungrouped', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/16');
      const canvas = await openCanvas(page);
      const one = page.getByRole('button', { name: /^1\. Eins/ });
      await one.click();
      await page.keyboard.press('Control+a');
      await clerk.expectSaid('3 Formen sind gewählt.');
      await page.getByRole('button', { name: /^3\. Drei/ }).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Control+g');
      await page.getByRole('button', { name: /^2\. Zwei.*, in Gruppe 1$/ }).waitFor();
      await clerk.guide.expectAccessible();
      await page.reload();
      await page.getByRole('button', { name: /^1\. Eins.*, in Gruppe 1$/ }).waitFor();
      await openCanvas(page);
      const before = { X: 100, Y: 100, Width: 100, Height: 50 };
      const moved = { ...before, X: 140, Y: 130 };
      await canvas.drag({ x: 150, y: 125 }, { x: 190, y: 155 });
      await clerk.expectSaid('Gruppe aus 2 Formen');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.click({ x: 370, y: 310 });
      await page.getByRole('heading', { name: '2. Zwei' }).waitFor();
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 340, Y: 280 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 300, Y: 250 });
      await one.click();
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+Shift+G');
      await page.getByRole('button', { name: /^1\. Eins, Rechteck, Lösung$/ }).waitFor();
      await canvas.drag({ x: 190, y: 155 }, { x: 200, y: 155 });
      await clerk.save();
      expect(await hotspotsOf(museum, clerk, 16)).toMatchObject([
        { X: 150, Y: 130 },
        { X: 340, Y: 280 },
        { X: 500, Y: 100 },
      ]);
    }));
});
