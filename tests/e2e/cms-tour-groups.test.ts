import { describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { moveByKeys } from './sorting-hand.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = () =>
  openMuseum({
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

const tree = (clerk: Clerk) => clerk.page.getByRole('list', { name: 'Gruppen und Touren' });

/** Expects the lines of the tree. */
async function expectTree(clerk: Clerk, ...names: readonly string[]): Promise<void> {
  await tree(clerk).waitFor();
  await expect.poll(() => tree(clerk).getByRole('link').allInnerTexts()).toEqual(names);
}

async function choose(clerk: Clerk, name: string, item: string): Promise<void> {
  await clerk.pick(`Mehr zu ${name}`, item);
}

/** Drags a row by its handle to another's, and waits for the announcement of its new position. */
async function drag(clerk: Clerk, name: string, to: string, over: string | RegExp): Promise<void> {
  const { page } = clerk;
  const handle = (of: string) => page.getByRole('button', { name: `${of} verschieben`, exact: true });
  const box = await handle(to).boundingBox();
  if (box === null) throw new Error(`${to} is not there`);
  await handle(name).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await clerk.expectSaid(over);
  await page.mouse.up();
}

async function undo(clerk: Clerk): Promise<void> {
  await clerk.page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
}

const before = ['Haus', 'H1 Keller', 'H2 Öfen', 'Garten', 'G Beete', 'Hof'];

describe('groups and tours are sorted', () => {
  const house = museum();

  it('by dragging: a tour within its group, into another one, and a group with its tours', () =>
    atDesk(house, async (clerk) => {
      await clerk.open('/tours');
      await expectTree(clerk, ...before);
      await clerk.guide.expectAccessible();
      await drag(clerk, 'H2 Öfen', 'H1 Keller', 'H2 Öfen ist über Platz 1 von 2 in „Haus“.');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'H1 Keller', 'Garten', 'G Beete', 'Hof');

      await drag(clerk, 'H2 Öfen', 'G Beete', 'H2 Öfen ist über Platz 2 von 2 in „Garten“.');
      await expectTree(clerk, 'Haus', 'H1 Keller', 'Garten', 'G Beete', 'H2 Öfen', 'Hof');
      await clerk.expectSaid('„H2 Öfen“ ist jetzt in „Garten“.');
      await clerk.press('Zurücknehmen');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'H1 Keller', 'Garten', 'G Beete', 'Hof');

      await drag(clerk, 'H1 Keller', 'Hof', 'H1 Keller ist über Platz 1 von 1 in „Hof“.');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'Garten', 'G Beete', 'Hof', 'H1 Keller');

      await drag(clerk, 'Haus', 'Garten', 'Haus ist über Platz 2 von 3.');
      await expectTree(clerk, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');
      await clerk.save();
      await clerk.page.reload();
      await expectTree(clerk, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');
    }));
});

describe('without a pointer', () => {
  const house = museum();

  it('groups and tours are sorted by keyboard, and a tour moves into another group', () =>
    atDesk(house, async (clerk) => {
      await clerk.open('/tours');
      await moveByKeys(clerk, 'H2 Öfen', 'ArrowUp');
      await clerk.expectSaid('H2 Öfen steht jetzt auf Platz 1 von 2 in „Haus“.');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'H1 Keller', 'Garten', 'G Beete', 'Hof');

      await moveByKeys(clerk, 'H1 Keller', 'ArrowDown', 'ArrowDown');
      await clerk.expectSaid('H1 Keller steht jetzt auf Platz 2 von 2 in „Garten“.');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'Garten', 'G Beete', 'H1 Keller', 'Hof');

      await moveByKeys(clerk, 'Hof', 'ArrowUp', 'ArrowUp');
      await clerk.expectSaid('Hof steht jetzt auf Platz 1 von 3.');
      await expectTree(clerk, 'Hof', 'Haus', 'H2 Öfen', 'Garten', 'G Beete', 'H1 Keller');

      for (const _ of ['Hof', 'Keller', 'Öfen']) await undo(clerk);
      await expectTree(clerk, ...before);
    }));

  it('the menu of a tour moves it within its group and to another one, and that of a group moves the group', () =>
    atDesk(house, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours');
      await choose(clerk, 'H1 Keller', 'Nach unten');
      await clerk.expectSaid('H1 Keller steht jetzt auf Platz 2 von 2 in „Haus“.');
      await page.getByRole('button', { name: 'Mehr zu H1 Keller' }).click();
      await page.getByRole('menuitem', { name: 'Nach unten', disabled: true }).waitFor();
      await expect.poll(() => page.getByRole('menuitem', { name: 'Haus' }).count()).toBe(0);
      await page.getByRole('menuitem', { name: 'Hof' }).click();
      await clerk.expectSaid('„H1 Keller“ ist jetzt in „Hof“.');
      await expectTree(clerk, 'Haus', 'H2 Öfen', 'Garten', 'G Beete', 'Hof', 'H1 Keller');
      await page.getByRole('button', { name: 'Mehr zu H1 Keller' }).and(page.locator(':focus')).waitFor();
      await choose(clerk, 'Garten', 'Nach oben');
      await clerk.expectSaid('Garten steht jetzt auf Platz 1 von 3.');
      await expectTree(clerk, 'Garten', 'G Beete', 'Haus', 'H2 Öfen', 'Hof', 'H1 Keller');
      for (const _ of ['Garten', 'Hof', 'Haus']) await undo(clerk);
      await expectTree(clerk, ...before);
    }));
});

describe('a whole tour', () => {
  const house = museum();

  it('is duplicated with the same stations and paths, and undone', () =>
    atDesk(house, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours');
      await choose(clerk, 'H1 Keller', 'Duplizieren');
      await clerk.expectSaid('„H1 Keller“ ist kopiert, mit denselben Stationen.');
      await expectTree(clerk, 'Haus', 'H1 Keller', 'H2 Öfen', 'H3 Keller (Kopie)', 'Garten', 'G Beete', 'Hof');
      await page.getByRole('heading', { name: 'H3 Keller (Kopie)' }).waitFor();
      await page.getByRole('group', { name: 'Name' }).getByLabel('Deutsch').and(page.locator(':focus')).waitFor();
      await expect
        .poll(() => page.getByRole('group', { name: 'Name' }).getByLabel('English').inputValue())
        .toBe('Cellar (Kopie)');
      await clerk.press('Zurücknehmen');
      await expectTree(clerk, ...before);
      await clerk.expectSaid('Das gibt es nicht mehr. Vielleicht wurde es gelöscht.');

      await choose(clerk, 'H1 Keller', 'Duplizieren');
      await page.getByRole('tab', { name: 'Stationen (2)' }).click();
      await clerk.save();
      await clerk.guide.expectAt(/^\/cms\/tours\/\d{1,6}\/stations$/);
      await page.reload();
      const places = page.getByRole('list', { name: 'Stationen dieser Tour' });
      await expect
        .poll(() => places.getByRole('button', { name: /in dieser Tour$/ }).allInnerTexts())
        .toEqual([
          expect.stringMatching(/^Ton\s+Audio · danach: 2 s warten, weiter zu 2$/),
          expect.stringMatching(/^Stille\s/),
        ]);
      await places.getByRole('button', { name: 'Stille in dieser Tour' }).click();
      await expect.poll(() => page.getByRole('combobox', { name: 'Steht unter' }).inputValue()).toBe('1 Ton');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'H1 Keller' }).click();
      await page.getByRole('tab', { name: 'Stationen (2)' }).waitFor();
      await clerk.guide.open('/cms/locations/1');
      await clerk.expectSaid(/H3 Keller \(Kopie\)/);
    }));
});

describe('among 40 groups and 500 tours', () => {
  const groups = Array.from({ length: 40 }, (_, place) => place + 1);
  const tours = Array.from({ length: 500 }, (_, place) => place + 1);
  const house = openMuseum({
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

  it('a tour is found by name, code and group, and scrolls into view wherever it is', () =>
    atDesk(house, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/500');
      await page.getByRole('link', { name: 'T500 Weg 500' }).waitFor();
      const search = page.getByLabel('Nach Name oder Code suchen');
      await page.keyboard.press('/');
      await page.keyboard.type('suesse fru');
      await clerk.expectSaid('1 Tour gefunden');
      await expectTree(clerk, 'Gruppe 2', 'T321 Süße Früchte');
      await clerk.guide.expectAccessible();
      await expect.poll(() => page.getByRole('button', { name: /verschieben$/ }).count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'T321 Süße Früchte' }).waitFor();
      await search.fill('coach');
      await clerk.expectSaid('12 Touren gefunden');
      await search.fill('Zeppelin');
      await clerk.expectSaid(/^Dazu passt keine Tour und keine Gruppe/);
      await clerk.guide.expectAccessible();
      await clerk.press('Alle zeigen');
      await page.getByRole('link', { name: 'Gruppe 1', exact: true }).waitFor();
      await search.and(page.locator(':focus')).waitFor();

      await choose(clerk, 'T40 Weg 40', 'Remise');
      await page.getByRole('button', { name: 'Mehr zu T40 Weg 40' }).and(page.locator(':focus')).waitFor();
      await page.getByRole('link', { name: 'Remise', exact: true }).waitFor();
      await expect.poll(() => tree(clerk).getByRole('listitem').count()).toBeLessThan(100);
    }));
});
