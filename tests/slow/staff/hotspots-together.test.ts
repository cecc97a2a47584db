import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { fieldsOf, files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
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
      {
        ID: 5,
        Name: { de: 'Viel', en: 'Much' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Name: { de: 'Groß', en: 'Large' }, Mine: 7 },
          { Kind: 'circle', X: 200, Y: 150, Width: 100, Height: 100, Name: { de: 'Klein' }, IsSolution: true },
        ],
      },
      {
        ID: 11,
        Name: { de: 'Mehrere', en: 'Several' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true },
          { Kind: 'circle', X: 300, Y: 250, Width: 60, Height: 60, Name: { de: 'Zwei' } },
          { Kind: 'polygon', Points: '500,100 600,100 600,200', Name: { de: 'Drei' } },
        ],
      },
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

describe('several hotspots on a picture (specification 3.1)', () => {
  it('that overlap are reached one by one, hidden, locked and renamed in their list, and marked where they are wrong', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/5');
      let canvas = await openCanvas(page);
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Klein' }).waitFor();
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '1. Groß' }).waitFor();
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400');
      await staff.expectSaid('Ein Vieleck braucht');
      await page.getByRole('button', { name: /^1\. Groß.*hat einen Fehler$/ }).waitFor();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400,100 250,300');
      await page.getByRole('button', { name: /^2\. Klein, Kreis, Lösung$/ }).click();
      await page.getByRole('switch', { name: 'Lösung' }).click({ force: true });
      await staff.expectSaid('Zu wenige Lösungen');
      await page.keyboard.press('Control+z');
      await staff.save();
      expect((await hotspotsOf(museum, staff, 5))[0]).toEqual({
        Kind: 'polygon',
        X: 100,
        Y: 100,
        Width: 300,
        Height: 200,
        Points: '100,100 400,100 250,300',
        Name: { de: 'Groß', en: 'Large' },
        Mine: 7,
      });

      await goTo(staff, '/locations/12', 'Liste');
      canvas = await openCanvas(page);
      const row = page.getByRole('button', { name: /^1\. Vorne/ });
      const list = page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' });
      await row.focus();
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^1\. Vorne.*, ausgeblendet$/ }).waitFor();
      // The one behind it is hit now, and stays when it is locked.
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Hinten' }).waitFor();
      const before = await fieldsOf(page);
      await page.keyboard.press('k');
      await staff.expectSaid('Diese Form ist gesperrt');
      await canvas.drag({ x: 250, y: 200 }, { x: 280, y: 230 });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      expect(await fieldsOf(page)).toEqual(before);
      await row.focus();
      await page.keyboard.press('l');
      await list.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await expect.poll(() => list.count()).toBe(0);
      await staff.press('Liste der Formen');
      await page.getByRole('button', { name: /^2\. Hinten.*, gesperrt$/ }).waitFor();
      await staff.press('1 ausgeblendete Form zeigen');
      await row.focus();
      await page.keyboard.press('F2');
      await page.getByRole('heading', { name: '1. Vorne' }).waitFor();
      await page.locator('input:focus').fill('Ganz vorne');
      await staff.save();
      expect(await hotspotsOf(museum, staff, 12)).toMatchObject([
        { X: 220, Name: { de: 'Ganz vorne' } },
        { X: 200, Name: { de: 'Hinten' } },
      ]);
    }));

  it('are aligned, mirrored, grouped and moved together, and groups outlast a reload', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/11');
      let canvas = await openCanvas(page);
      await canvas.click({ x: 150, y: 125 });
      await page.keyboard.down('Shift');
      await canvas.click({ x: 330, y: 280 });
      await page.keyboard.up('Shift');
      await staff.expectSaid('2 Formen sind gewählt');
      await staff.press('Ausrichten, verteilen, spiegeln, gruppieren');
      await page.getByRole('button', { name: 'Obere Kanten ausrichten' }).waitFor();
      await staff.guide.expectAccessible();
      await staff.press('Obere Kanten ausrichten');
      await page.keyboard.press('Escape');
      await canvas.drag({ x: 150, y: 125 }, { x: 170, y: 135 });
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 120, Y: 110 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 100, Y: 100 });
      await page.keyboard.press('Control+Shift+Z');
      await page.getByRole('button', { name: /^3\. Drei/ }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Drei: X 500/ }));
      await page.keyboard.press('Shift+H');
      await staff.save();
      const [one, two, three] = await hotspotsOf(museum, staff, 11);
      expect(one).toMatchObject({ X: 120, Y: 110 });
      expect(two).toMatchObject({ X: 320, Y: 110 });
      expect(three).toMatchObject({ Points: '600,100 500,100 500,200' });

      await goTo(staff, '/locations/16', 'Gruppe');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      const first = page.getByRole('button', { name: /^1\. Eins/ });
      await first.click();
      await page.keyboard.press('Control+a');
      await staff.expectSaid('3 Formen sind gewählt.');
      await page.getByRole('button', { name: /^3\. Drei/ }).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Control+g');
      await page.getByRole('button', { name: /^2\. Zwei.*, in Gruppe 1$/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^1\. Eins.*, in Gruppe 1$/ }).waitFor();
      canvas = await openCanvas(page);
      const before = { X: 100, Y: 100, Width: 100, Height: 50 };
      const moved = { ...before, X: 140, Y: 130 };
      await canvas.drag({ x: 150, y: 125 }, { x: 190, y: 155 });
      await staff.expectSaid('Gruppe aus 2 Formen');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.click({ x: 370, y: 310 });
      await page.getByRole('heading', { name: '2. Zwei' }).waitFor();
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 340, Y: 280 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 300, Y: 250 });
      await first.click();
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+Shift+G');
      await page.getByRole('button', { name: /^1\. Eins, Rechteck, Lösung$/ }).waitFor();
      await canvas.drag({ x: 190, y: 155 }, { x: 200, y: 155 });
      await staff.save();
      expect(await hotspotsOf(museum, staff, 16)).toMatchObject([
        { X: 150, Y: 130 },
        { X: 340, Y: 280 },
        { X: 500, Y: 100 },
      ]);
    }));
});
