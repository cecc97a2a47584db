import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectNear, files, storedList } from '#tests/journeys/staff/canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      ...smallMuseum.Tours,
      {
        ID: 2,
        TourGroupID: 1,
        Code: 'B',
        Type: 1,
        Selectors: [1, 5],
        Name: { de: 'Brett', en: 'Board' },
        GameBoardImagesURL: ['files/picture.svg'],
      },
    ],
    TourItems: [
      ...smallMuseum.TourItems,
      { ID: 11, TourID: 2, LocationID: 1, Code: '1', Position: 0 },
      {
        ID: 12,
        TourID: 2,
        LocationID: 2,
        Code: '2',
        Position: 1,
        GameBoardSVGPath: 'M500 100L700 100L700 200L500 200Z',
      },
      { ID: 13, TourID: 2, LocationID: 3, Code: '3', Position: 2 },
    ],
    Locations: [...smallMuseum.Locations, { ID: 3, Name: { de: 'Leer', en: 'Empty' } }],
  },
  { files },
);

describe('a game board (specification 3.2, 3.3)', () => {
  it('has its shapes drawn by the pen, found by their colour, moved and reassigned', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/tours/2/game');
      const canvas = await openCanvas(page);
      await staff.expectSaid('1 von 3 Stationen haben eine Form');
      await page.getByRole('button', { name: '1 Ton, keine Form' }).click();
      await staff.press('Feder: eine Form zeichnen');
      await canvas.click({ x: 200, y: 200 });
      await canvas.click({ x: 300, y: 200 });
      await canvas.drag({ x: 300, y: 300 }, { x: 260, y: 330 });
      await canvas.click({ x: 200, y: 200 });
      await staff.expectSaid('2 von 3 Stationen haben eine Form');
      await page.keyboard.press('Escape');
      await staff.unfold();
      const path = page.getByLabel('Form als Text');
      const drawn = await path.inputValue();
      const [startX = 0, startY = 0, cornerX = 0] = numbersIn(drawn);
      expect(drawn).toMatch(/^M\d+ \d+L\d+ \d+C.*C.*Z$/);
      expectNear({ X: startX, Y: startY, Width: cornerX - startX }, { X: 200, Y: 200, Width: 100 });
      await canvas.drag({ x: 260, y: 240 }, { x: 280, y: 250 });
      await expect.poll(async () => numbersIn(await path.inputValue()).slice(0, 2)).toEqual([startX + 20, startY + 10]);
      await page.keyboard.press('Control+z');
      await expect.poll(() => path.inputValue()).toBe(drawn);
      await page.getByRole('combobox', { name: 'Gehört zu' }).click();
      await page.getByRole('option', { name: '2 Stille' }).click();
      await staff.save();
      await expect.poll(() => pathsOf(staff)).toEqual(['M500 100L700 100L700 200L500 200Z', drawn, undefined]);

      await page.getByRole('button', { name: '3 Leer, keine Form' }).click();
      await staff.press('Umriss nach Farbe finden');
      await canvas.click({ x: 520, y: 320 });
      await staff.expectSaid('Umriss mit 4 Ecken');
      await page.keyboard.press('Enter');
      await expect.poll(() => path.inputValue()).toMatch(/^M.*Z$/);
      const numbers = numbersIn(await path.inputValue());
      expect(numbers.toSorted((one, other) => one - other)).toEqual([300, 300, 420, 420, 500, 500, 660, 660]);
    }));

  it('has its shapes changed by keyboard, taken from an SVG file, and divided; errors in their text are reported', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/tours/2/game');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      // Nothing is focused yet, and the menu that the picture then covers cannot be focused.
      await page.keyboard.press('f');
      await expectFocus(page.getByRole('group', { name: /^Das Bild mit seinen/ }));
      await page.getByRole('navigation', { name: 'Menü' }).waitFor({ state: 'hidden' });
      const row = page.getByRole('button', { name: '3 Leer, keine Form' });
      while (!(await row.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: 'Quadrat in die Mitte setzen' }));
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^3 Leer: X/ }));
      await staff.unfold();
      const path = page.getByLabel('Form als Text');
      await page.getByRole('button', { name: /^Punkt 1 von 4/ }).focus();
      const square = numbersIn(await path.inputValue());
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowUp');
      expect(numbersIn(await path.inputValue()).slice(0, 2)).toEqual([(square[0] ?? 0) - 1, (square[1] ?? 0) - 10]);
      await page.keyboard.press('s');
      await expect.poll(() => path.inputValue()).toContain('C');
      await page.keyboard.press('Insert');
      await page.getByRole('button', { name: /^Punkt 2 von 5/ }).waitFor();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: /^Punkt 2 von 4/ }).waitFor();
      await path.fill('M10 10L90 10L90 9Ox');
      await staff.expectSaid('Bei Zeichen 18');
      await page.getByRole('button', { name: '3 Leer, ihre Form hat einen Fehler' }).waitFor();
      await path.fill('M10 10L90 10L90 90Z');
      await staff.save();
      expect((await pathsOf(staff))[2]).toBe('M10 10L90 10L90 90Z');

      await staff.press('Formen aus einer SVG-Datei übernehmen');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByLabel('SVG-Datei', { exact: true }).click(),
      ]);
      await chooser.setFiles({ name: 'brett.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
      await staff.expectSaid('1 Teil war nicht zu lesen');
      await expect.poll(() => page.getByRole('combobox', { name: 'Station von stille' }).inputValue()).toBe('2 Stille');
      await page.getByRole('combobox', { name: 'Station von Kreis' }).click();
      await page.getByRole('option', { name: '1 Ton' }).click();
      await staff.press('2 Formen übernehmen');
      await staff.save();
      const [round, stored] = await pathsOf(staff);
      expect(round).toMatch(/^M40 100C/);
      expect(stored).toBe('M400 300L600 300L600 500L400 500Z');

      await page.getByRole('button', { name: /^1 Ton,/ }).click();
      const before = await path.inputValue();
      await staff.press('Bild gleichmäßig aufteilen');
      await page.getByRole('switch', { name: 'Vorhandene Formen behalten' }).setChecked(false, { force: true });
      await page.getByRole('switch', { name: 'Nur die gewählte Form' }).setChecked(false, { force: true });
      await page.getByLabel('Zeilen').fill('2');
      await page.getByLabel('Spalten').fill('2');
      await staff.expectSaid('1 Teil bleibt übrig');
      await staff.guide.expectAccessible();
      await staff.press('3 Stationen ihre Teile geben');
      await expect.poll(() => path.inputValue()).toBe('M0 0L400 0L400 300L0 300Z');
      await page.getByRole('button', { name: /^1 Ton,/ }).focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => path.inputValue()).toBe(before);
      await page.keyboard.press('Control+Shift+Z');
      await staff.save();
      await expect
        .poll(() => pathsOf(staff))
        .toEqual(['M0 0L400 0L400 300L0 300Z', 'M400 0L800 0L800 300L400 300Z', 'M0 300L400 300L400 600L0 600Z']);
    }));
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
  <g transform="translate(200 150)"><rect id="stille" width="100" height="100"/></g>
  <circle id="Kreis" cx="50" cy="50" r="30"/><circle id="übrig" cx="350" cy="50" r="20"/>
  <text x="10" y="10">Beschriftung</text></svg>`;

function numbersIn(path: string): readonly number[] {
  return [...path.matchAll(/-?[\d.]+/g)].map(Number);
}

async function pathsOf(staff: StaffUser): Promise<readonly unknown[]> {
  const items = await storedList(museum, staff, 'TourItems');
  return items.filter(({ TourID }) => TourID === 2).map((item) => item['GameBoardSVGPath']);
}
