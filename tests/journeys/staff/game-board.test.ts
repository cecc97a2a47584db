import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { files, storedList } from './canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff/game-board.test.ts.
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
      { ID: 12, TourID: 2, LocationID: 2, Code: '2', Position: 1, GameBoardSVGPath: 'M500 100L700 100L700 200Z' },
      { ID: 13, TourID: 2, LocationID: 3, Code: '3', Position: 2 },
    ],
    Locations: [...smallMuseum.Locations, { ID: 3, Name: { de: 'Leer', en: 'Empty' } }],
  },
  { files },
);

describe('a game board (specification 3.2, 3.3)', () => {
  it('has its shapes drawn by the pen', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/tours/2/game');
      const canvas = await openCanvas(page);
      await page.getByRole('button', { name: '1 Ton, keine Form' }).click();
      await staff.press('Feder: eine Form zeichnen');
      await canvas.click({ x: 200, y: 200 });
      await canvas.click({ x: 300, y: 200 });
      await canvas.drag({ x: 300, y: 300 }, { x: 260, y: 330 });
      await canvas.click({ x: 200, y: 200 });
      await staff.expectSaid('2 von 3 Stationen haben eine Form');
      await staff.unfold();
      const path = page.getByLabel('Form als Text');
      const drawn = await path.inputValue();
      expect(drawn).toMatch(/^M\d+ \d+L\d+ \d+C.*C.*Z$/);
      await staff.save();
      await expect.poll(() => pathsOf(staff)).toEqual([drawn, 'M500 100L700 100L700 200Z', undefined]);
    }));
});

async function pathsOf(staff: StaffUser): Promise<readonly unknown[]> {
  const items = await storedList(museum, staff, 'TourItems');
  return items.filter(({ TourID }) => TourID === 2).map((item) => item['GameBoardSVGPath']);
}
