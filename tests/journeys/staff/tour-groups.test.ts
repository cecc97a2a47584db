import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { moveByKeys } from './sorting-hand.ts';

// In one long walk, and with 500 tours: tests/slow/staff/tour-groups.test.ts.
const before = ['Haus', 'H1 Keller', 'H2 Öfen', 'Garten', 'G Beete', 'Hof'];

const tree = (staff: StaffUser) => staff.page.getByRole('list', { name: 'Gruppen und Touren' });

/** Expects the lines of the tree. */
async function expectTree(staff: StaffUser, ...names: readonly string[]): Promise<void> {
  await tree(staff).waitFor();
  await expect.poll(() => tree(staff).getByRole('link').allInnerTexts()).toEqual(names);
}

/** Drags a row by its handle to another's, and waits for the announcement of its new position. */
async function drag(staff: StaffUser, name: string, to: string, over: string): Promise<void> {
  const { page } = staff;
  const handle = (of: string) => page.getByRole('button', { name: `${of} verschieben`, exact: true });
  const box = await handle(to).boundingBox();
  if (box === null) throw new Error(`${to} is not there`);
  await handle(name).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await staff.expectSaid(over);
  await page.mouse.up();
}

async function undo(staff: StaffUser, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await staff.press('Rückgängig');
}

describe('groups and tours (specification 2.4)', () => {
  const museum = openMuseum({
    ...smallMuseum,
    TourGroups: [
      { ID: 1, Position: 0, Name: { de: 'Haus', en: 'House' } },
      { ID: 2, Position: 1, Name: { de: 'Garten', en: 'Garden' } },
      { ID: 3, Position: 2, Name: { de: 'Hof', en: 'Yard' } },
    ],
    Tours: [
      { ID: 1, TourGroupID: 1, Position: 0, Code: 'H1', Selectors: [1], Name: { de: 'Keller', en: 'Cellar' } },
      { ID: 2, TourGroupID: 1, Position: 1, Code: 'H2', Selectors: [1], Name: { de: 'Öfen', en: 'Stoves' } },
      { ID: 3, TourGroupID: 2, Position: 0, Code: 'G', Selectors: [1], Name: { de: 'Beete', en: 'Flower beds' } },
    ],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, Path: [{ Next: 2, Wait: 2 }] },
      { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, Parent: 1 },
    ],
  });

  it('are sorted by dragging and by keys', () => asStaff(museum, sortTours));
});

/** Sorts by dragging and by keys. */
async function sortTours(staff: StaffUser): Promise<void> {
  const { expectSaid } = staff;
  await staff.open('/tours');
  await expectTree(staff, ...before);
  await drag(staff, 'H2 Öfen', 'G Beete', 'H2 Öfen ist über Platz 2 von 2 in „Garten“.');
  await expectTree(staff, 'Haus', 'H1 Keller', 'Garten', 'G Beete', 'H2 Öfen', 'Hof');
  await expectSaid('„H2 Öfen“ ist jetzt in „Garten“.');
  await staff.press('Zurücknehmen');
  await expectTree(staff, ...before);
  await moveByKeys(staff, 'H2 Öfen', 'ArrowUp');
  await expectSaid('H2 Öfen steht jetzt auf Platz 1 von 2 in „Haus“.');
  await moveByKeys(staff, 'Haus', 'ArrowDown');
  await expectSaid('Haus steht jetzt auf Platz 2 von 3.');
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'H1 Keller', 'Hof');
  await undo(staff, 2);
  await expectTree(staff, ...before);
}
