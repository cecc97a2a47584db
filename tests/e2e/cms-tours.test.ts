import { describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, expectFocus } from './staff.ts';
import { moveByKeys } from './sorting-hand.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum({
  ...smallMuseum,
  Themes: [
    { ID: 1, Name: { de: 'Hell' }, IsDefault: true },
    { ID: 2, Name: { de: 'Dunkel' } },
  ],
  Locations: [
    ...smallMuseum.Locations,
    { ID: 3, Type: 2, Name: { de: 'Ähre', en: 'Ear of corn' } },
    { ID: 4, Type: 1, Name: { de: 'Film', en: 'Film' }, MediaURL: { de: 'files/tone.wav', en: 'files/tone.wav' } },
    { ID: 5, Type: 2, Name: { de: 'Ansage', en: 'Announcement' } },
  ],
});

const inTour = (clerk: Clerk) => clerk.page.getByRole('list', { name: 'Stationen dieser Tour' });

/** Expects the rows of the tour, in order. */
async function expectOrder(clerk: Clerk, ...names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      inTour(clerk)
        .getByRole('button', { name: /in dieser Tour$/ })
        .allInnerTexts(),
    )
    .toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}\\n`))));
}

const codes = (clerk: Clerk) => inTour(clerk).getByRole('textbox', { name: /^Code von/ });

async function choose(clerk: Clerk, field: string, option: string): Promise<void> {
  await clerk.page.getByRole('combobox', { name: field, exact: true }).click();
  await clerk.page.getByRole('option', { name: option, exact: true }).click();
}

async function chooseRow(clerk: Clerk, name: string): Promise<void> {
  await clerk.page.getByRole('checkbox', { name: `${name} auswählen` }).click();
}

/** Drags a row by its handle to another row's. */
async function drag(clerk: Clerk, name: string, to: string): Promise<void> {
  const { page } = clerk;
  const target = page.getByRole('button', { name: `${to} verschieben`, exact: true });
  await page.getByRole('button', { name: `${name} verschieben`, exact: true }).hover();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${to} is not there`);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await clerk.expectSaid(new RegExp(`${name} ist über Platz 1`));
  await page.mouse.up();
}

describe('tours', () => {
  it('are built from scratch: group, tour, three stations in order, and their codes', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours');
      await clerk.press('Neue Gruppe');
      await page.getByRole('group', { name: 'Name', exact: true }).waitFor();
      // Nobody has missed anything yet.
      expect(await page.getByText('Ein Name muss gesetzt sein!').count()).toBe(0);
      await clerk.type('Name', 'Deutsch', 'G');
      await clerk.type('Name', 'Deutsch', '');
      await clerk.expectSaid('Ein Name muss gesetzt sein!');
      await clerk.type('Name', 'Deutsch', 'Garten');
      await clerk.press('Neue Tour in dieser Gruppe');
      await clerk.type('Name', 'Deutsch', 'Feldweg');
      await page.getByLabel('Code', { exact: true }).fill('h');
      await clerk.expectSaid('Der Code „h“ ist mehrfach vergeben.');
      await page.getByLabel('Code', { exact: true }).fill('F');
      await page.getByRole('tab', { name: 'Stationen (0)' }).click();
      await clerk.expectSaid(/^Diese Tour hat noch keine Stationen/);

      await clerk.press('Stationen hinzufügen');
      await page.getByLabel('Nach Name oder Nummer suchen').fill('aehre');
      await page.getByRole('checkbox', { name: 'Ähre' }).click();
      await page.getByLabel('Nach Name oder Nummer suchen').fill('');
      await page.getByRole('checkbox', { name: 'Film' }).click();
      await page.getByRole('checkbox', { name: 'Stille' }).click();
      await clerk.guide.expectAccessible();
      await clerk.press('3 Stationen hinzufügen');
      await expectOrder(clerk, 'Ähre', 'Film', 'Stille');
      await expect
        .poll(() => codes(clerk).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
        .toEqual(['1', '2', '3']);

      await drag(clerk, 'Stille', 'Ähre');
      await expectOrder(clerk, 'Stille', 'Ähre', 'Film');
      await moveByKeys(clerk, 'Ähre', 'ArrowDown');
      await expectOrder(clerk, 'Stille', 'Film', 'Ähre');
      await clerk.expectSaid('Ähre steht jetzt auf Platz 3 von 3.');

      await codes(clerk).nth(0).fill('2');
      await clerk.expectSaid('Der Code „2“ ist mehrfach vergeben.');
      await codes(clerk).nth(0).fill('7');
      await page.getByText('Der Code „2“ ist mehrfach vergeben.').first().waitFor({ state: 'detached' });

      await clerk.save();
      await clerk.guide.expectAt(/^\/cms\/tours\/\d{1,6}\/stations$/);
      await page.reload();
      await expectOrder(clerk, 'Stille', 'Film', 'Ähre');
      await clerk.guide.expectAccessible();
    }));

  it('lead from station to station along paths that do not go round in circles', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/1/stations');
      await page.getByRole('button', { name: 'Ton in dieser Tour' }).click();
      await clerk.press('Schritt hinzufügen');
      await choose(clerk, 'Ansage', 'Ansage');
      await page.getByLabel('Warten').fill('3');
      await choose(clerk, 'Weiter zu', '2 Stille');
      await clerk.expectSaid('danach: „Ansage“, 3 s warten, weiter zu 2');
      await clerk.guide.expectAccessible();
      await clerk.press('Die nächste Station');
      await page.getByRole('dialog', { name: '2 Stille' }).waitFor();
      await clerk.press('Schritt hinzufügen');
      await choose(clerk, 'Weiter zu', '1 Ton');
      await clerk.expectSaid('Dieser Pfad führt an seinen Anfang zurück.');
      await page.getByRole('switch', { name: 'Zurück zur Übersicht' }).check({ force: true });
      await page.getByText('Dieser Pfad führt an seinen Anfang zurück.').first().waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');

      await clerk.expectSaid(/danach: „Ansage“, 3 s warten, weiter zu 2/);
    }));

  it('keep at least one selection screen, in the order that staff choose', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/1/selectors');
      await clerk.press('Einfache Liste entfernen');
      await clerk.expectSaid('Mindestens eine Auswahlart wird benötigt!');
      await clerk.guide.expectAccessible();
      await clerk.pick('Auswahlart hinzufügen', 'Ziffernblock');
      await page.getByText('Mindestens eine Auswahlart wird benötigt!').waitFor({ state: 'detached' });
      await clerk.pick('Auswahlart hinzufügen', 'Karte');
      await page.getByRole('tab', { name: /^Karte/ }).click();
      await clerk.expectSaid('Die Karte braucht ein Bild.');
      await page.getByRole('tab', { name: 'Auswahlarten' }).click();
      await moveByKeys(clerk, 'Karte', 'ArrowUp');
      await page.getByRole('listitem').filter({ hasText: 'Karte' }).getByText('Öffnet sich mit der Tour.').waitFor();
    }));

  it('are not deleted while other objects need them, and list these', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/groups/1');
      await clerk.press('Löschen');
      await clerk.expectSaid('Nur leere Tourgruppen können gelöscht werden.');
      await clerk.press('Schließen');
      await clerk.guide.open('/cms/tours/1/stations');
      await page.getByRole('button', { name: 'Ton in dieser Tour' }).click();
      await choose(clerk, 'Steht unter', '2 Stille');
      await page.keyboard.press('Escape');
      await expectOrder(clerk, 'Stille', 'Ton');
      await clerk.pick('Mehr zu Stille', 'Aus der Tour nehmen');
      await clerk.expectSaid(/„1 Ton \(H Rundgang\)“: steht darunter/);
      await clerk.guide.expectAccessible();
      await clerk.press('Schließen');
      await chooseRow(clerk, 'Stille');
      await chooseRow(clerk, 'Ton');
      await clerk.press('Aus der Tour nehmen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await clerk.expectSaid('2 Einträge sind gelöscht.');
      await expectFocus(page.getByRole('button', { name: 'Stationen hinzufügen' }));
      await clerk.save();
      await clerk.expectSaid(/^Diese Tour hat noch keine Stationen/);
    }));
});

describe('many at once', () => {
  it('stations of a tour get new codes and another layout, and it can be undone', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/tours/1/stations');
      await clerk.press('Stationen hinzufügen');
      for (const name of ['Ton', 'Stille', 'Film']) await page.getByRole('checkbox', { name, exact: true }).click();
      await clerk.press('3 Stationen hinzufügen');
      await chooseRow(clerk, 'Ton');
      await page.keyboard.down('Shift');
      await chooseRow(clerk, 'Film');
      await page.keyboard.up('Shift');
      await clerk.press('Neue Codes');
      await page.getByLabel('Erster Code').fill('A-08');
      await clerk.expectSaid('Von A-08 bis A-10');
      await clerk.press('Anwenden');
      await expect.poll(() => codes(clerk).nth(2).inputValue()).toBe('A-10');
      await clerk.expectSaid('3 Stationen haben neue Codes.');
      await page.getByRole('button', { name: 'Zurücknehmen' }).click();
      await expect.poll(() => codes(clerk).nth(2).inputValue()).toBe('3');
      await clerk.press('Layout wählen');
      await choose(clerk, 'Layout', 'Dunkel');
      await clerk.press('Anwenden');
      await clerk.expectSaid('3 Stationen haben jetzt das Layout.');
    }));

  it('stations are found, chosen and deleted by keyboard, and brought back', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations');
      await clerk.expectSaid('5 Einträge');
      await page.keyboard.press('/');
      await page.keyboard.type('a');
      await clerk.expectSaid('2 Einträge');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('link', { name: /Ähre/ }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page
        .getByRole('link', { name: /Ansage/ })
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('Shift+Space');
      await clerk.expectSaid('2 ausgewählt');
      await clerk.guide.expectAccessible();
      await clerk.press('Löschen');
      await clerk.expectSaid('2 Einträge löschen?');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await clerk.expectSaid('2 Einträge sind gelöscht.');
      await page.getByRole('button', { name: 'Zurücknehmen' }).click();
      await clerk.expectSaid('Alles ist gespeichert');
      await page.getByLabel('Nach Name oder Nummer suchen').press('Escape');
      await page.getByRole('link', { name: /Film/ }).focus();
      await page.keyboard.press('Control+d');
      await page.getByRole('heading', { name: 'Film (Kopie)' }).waitFor();
      await clerk.expectSaid(/^Noch nirgends/);
    }));

  it('the question mark shows all shortcuts', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/tours');
      await clerk.page.getByRole('button', { name: 'Neue Gruppe' }).waitFor();
      await clerk.page.keyboard.press('Shift+?');
      await clerk.expectSaid('Auf Bildern zeichnen');
      await clerk.guide.expectAccessible();
    }));
});
