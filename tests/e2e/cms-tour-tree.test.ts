import { expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { moveByKeys } from './sorting-hand.ts';
import { atDesk, type Clerk, expectFocus } from './staff.ts';
import { openMuseum } from './visits.ts';

const names = ['Halle', 'Ofen', 'Kessel', 'Turm', 'Glocke'];

const museum = openMuseum({
  ...smallMuseum,
  TourItems: names.map((_, place) => ({
    ID: place + 1,
    TourID: 1,
    LocationID: place + 1,
    Code: String(place + 1),
    Position: place,
  })),
  Locations: names.map((de, place) => ({ ID: place + 1, Type: 2, Name: { de, en: de } })),
});

const tree = (clerk: Clerk) => clerk.page.getByRole('list', { name: 'Stationen dieser Tour' });

/** Expects the tree, with a dot before the name for each ancestor. */
async function expectTree(clerk: Clerk, ...rows: readonly string[]): Promise<void> {
  await tree(clerk).waitFor();
  await expect
    .poll(async () => {
      const stations = await tree(clerk)
        .getByRole('button', { name: /in dieser Tour$/ })
        .all();
      const seen = await Promise.all(
        stations.map(async (station) => ({
          name: (await station.innerText()).split('\n')[0] ?? '',
          left: (await station.boundingBox())?.x ?? 0,
        })),
      );
      const lefts = [...new Set(seen.map(({ left }) => left))].toSorted((one, other) => one - other);
      return seen.map(({ name, left }) => '.'.repeat(lefts.indexOf(left)) + name);
    })
    .toEqual(rows);
}

async function choose(clerk: Clerk, name: string, item: string): Promise<void> {
  await clerk.pick(`Mehr zu ${name}`, item);
}

it('the menu of a station puts it below another one, and takes it out again', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/tours/1/stations');
    await expectTree(clerk, 'Halle', 'Ofen', 'Kessel', 'Turm', 'Glocke');
    await clerk.press('Mehr zu Halle');
    await page.getByRole('menuitem', { name: 'Nach unten' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: /^Unter/ }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await choose(clerk, 'Ofen', 'Unter „1 Halle“ stellen');
    await choose(clerk, 'Kessel', 'Unter „1 Halle“ stellen');
    await expectTree(clerk, 'Halle', '.Ofen', '.Kessel', 'Turm', 'Glocke');
    await choose(clerk, 'Kessel', 'Unter „2 Ofen“ stellen');
    await choose(clerk, 'Glocke', 'Unter „4 Turm“ stellen');
    await expectTree(clerk, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');

    await choose(clerk, 'Halle', 'Nach unten');
    await expectTree(clerk, 'Turm', '.Glocke', 'Halle', '.Ofen', '..Kessel');
    await moveByKeys(clerk, 'Turm', 'ArrowDown', 'ArrowDown');
    await expectTree(clerk, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');

    await clerk.save();
    await page.reload();
    await expectTree(clerk, 'Halle', '.Ofen', '..Kessel', 'Turm', '.Glocke');
    await choose(clerk, 'Kessel', 'Eine Ebene höher');
    await expectTree(clerk, 'Halle', '.Ofen', '.Kessel', 'Turm', '.Glocke');
    await choose(clerk, 'Ofen', 'Eine Ebene höher');
    await expectTree(clerk, 'Halle', '.Kessel', 'Ofen', 'Turm', '.Glocke');
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expectTree(clerk, 'Halle', '.Ofen', '.Kessel', 'Turm', '.Glocke');

    await choose(clerk, 'Halle', 'Aus der Tour nehmen');
    await clerk.expectSaid(/„2 Ofen \(H Rundgang\)“: steht darunter/);
    await clerk.press('Schließen');
    await choose(clerk, 'Glocke', 'Eine Ebene höher');
    await choose(clerk, 'Turm', 'Aus der Tour nehmen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expectTree(clerk, 'Halle', '.Ofen', '.Kessel', 'Glocke');
    await expectFocus(tree(clerk).getByRole('button', { name: 'Glocke in dieser Tour' }));
    await clerk.guide.expectAccessible();
  }));
