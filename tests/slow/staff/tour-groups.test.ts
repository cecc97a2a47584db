import { describe, expect, it } from 'vitest';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { moveByKeys } from '#tests/journeys/staff/sorting-hand.ts';

const before = ['Haus', 'H1 Keller', 'H2 Öfen', 'Garten', 'G Beete', 'Hof'];

const tree = (staff: StaffUser) => staff.page.getByRole('list', { name: 'Gruppen und Touren' });

/** Expects the lines of the tree. */
async function expectTree(staff: StaffUser, ...names: readonly string[]): Promise<void> {
  await tree(staff).waitFor();
  await expect.poll(() => tree(staff).getByRole('link').allInnerTexts()).toEqual(names);
}

const choose = (staff: StaffUser, name: string, item: string): Promise<void> => staff.pick(`Mehr zu ${name}`, item);

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

describe('a museum of 40 groups and 500 tours', () => {
  const groups = Array.from({ length: 40 }, (_, place) => place + 1);
  const tours = Array.from({ length: 500 }, (_, place) => place + 1);
  const museum = openMuseum({
    ...smallMuseum,
    TourGroups: groups.map((ID) => ({
      ID,
      Position: ID,
      Name: ID === 40 ? { de: 'Remise', en: 'Coach house' } : { de: `Gruppe ${ID}` },
    })),
    Tours: tours.map((ID) => ({
      ID,
      TourGroupID: (ID % 40) + 1,
      Position: ID,
      Code: `T${ID}`,
      Selectors: [1],
      Name: { de: ID === 321 ? 'Süße Früchte' : `Weg ${ID}`, en: ID === 321 ? 'Sweet fruit' : `Way ${ID}` },
    })),
  });

  it('shows the open tour, finds one by name, code or group, and draws only the rows in sight', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/tours/500');
      await page.getByRole('link', { name: 'T500 Weg 500' }).waitFor();
      const search = page.getByLabel('Nach Namen oder Code suchen');
      await page.keyboard.press('/');
      await page.keyboard.type('suesse fru');
      await staff.expectSaid('1 Tour gefunden');
      await expectTree(staff, 'Gruppe 2', 'T321 Süße Früchte');
      expect(await page.getByRole('button', { name: /verschieben$/ }).count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'T321 Süße Früchte' }).waitFor();
      await search.fill('coach');
      await staff.expectSaid('12 Touren gefunden');
      await search.fill('Zeppelin');
      await staff.expectSaid(/^Dazu passt keine Tour und keine Gruppe/);
      await staff.press('Alle zeigen');
      await page.getByRole('link', { name: 'Gruppe 1', exact: true }).waitFor();
      await expectFocus(search);

      await choose(staff, 'T40 Weg 40', 'Remise');
      await expectFocus(page.getByRole('button', { name: 'Mehr zu T40 Weg 40' }));
      await page.getByRole('link', { name: 'Remise', exact: true }).waitFor();
      expect(await tree(staff).getByRole('listitem').count()).toBeLessThan(100);
    }));
});

/** Sorts by dragging and by keys. */
async function sortTours(staff: StaffUser): Promise<void> {
  const { page, expectSaid } = staff;
  await staff.open('/tours');
  await expectTree(staff, ...before);
  await staff.guide.expectAccessible();
  await drag(staff, 'H2 Öfen', 'H1 Keller', 'H2 Öfen ist über Platz 1 von 2 in „Haus“.');
  await expectTree(staff, 'Haus', 'H2 Öfen', 'H1 Keller', 'Garten', 'G Beete', 'Hof');
  await drag(staff, 'H2 Öfen', 'G Beete', 'H2 Öfen ist über Platz 2 von 2 in „Garten“.');
  await expectTree(staff, 'Haus', 'H1 Keller', 'Garten', 'G Beete', 'H2 Öfen', 'Hof');
  await expectSaid('„H2 Öfen“ ist jetzt in „Garten“.');
  await staff.press('Zurücknehmen');
  await expectTree(staff, 'Haus', 'H2 Öfen', 'H1 Keller', 'Garten', 'G Beete', 'Hof');
  await drag(staff, 'H1 Keller', 'Hof', 'H1 Keller ist über Platz 1 von 1 in „Hof“.');
  await expectTree(staff, 'Haus', 'H2 Öfen', 'Garten', 'G Beete', 'Hof', 'H1 Keller');
  await drag(staff, 'Haus', 'Garten', 'Haus ist über Platz 2 von 3.');
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');
  await staff.save();
  await page.reload();
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');

  await moveByKeys(staff, 'H1 Keller', 'ArrowUp');
  await expectSaid('H1 Keller steht jetzt auf Platz 2 von 2 in „Haus“.');
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'H1 Keller', 'Hof');
  await moveByKeys(staff, 'H1 Keller', 'ArrowUp');
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H1 Keller', 'H2 Öfen', 'Hof');
  await moveByKeys(staff, 'Haus', 'ArrowUp');
  await expectSaid('Haus steht jetzt auf Platz 1 von 3.');
  await expectTree(staff, ...before);
  await undo(staff, 3);
  await expectTree(staff, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');
  for (const _ of ['Keller', 'Keller', 'Haus']) await staff.press('Wiederholen');
  await expectTree(staff, ...before);
}
