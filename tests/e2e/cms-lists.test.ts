import { describe, expect, it } from 'vitest';
import { atDesk, type Clerk, expectFocus } from './staff.ts';
import { atForm, openStations } from './station-desk.ts';

const museum = openStations();

const row = ({ page }: Clerk, name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });

const choose = async ({ page }: Clerk, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).check();
};

const confirm = ({ page }: Clerk): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();

const takeBack = async (clerk: Clerk): Promise<void> => {
  await clerk.page.getByRole('status').getByRole('button', { name: 'Zurücknehmen' }).click();
  await clerk.expectSaid('Alles ist gespeichert');
};

describe('several stations at once', () => {
  it('are added at the end of a tour, and removed again', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await choose(clerk, 'Frage', 'Gemälde');
      await clerk.pick('In eine Tour aufnehmen', 'H Rundgang');
      await clerk.expectSaid('2 Stationen sind jetzt in „H Rundgang“.');
      await takeBack(clerk);
      await clerk.pick('In eine Tour aufnehmen', 'H Rundgang');
      await clerk.save();
      const { catalogue } = await museum.services.inEdit.current();
      expect(catalogue.itemsOf(1).map(({ LocationID }) => LocationID)).toEqual([1, 2, 10, 13, 14]);
    }));

  it('change their kind, and keep the values of the previous one', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await choose(clerk, 'Ton', 'Suchbild');
      await clerk.pick('Art ändern', 'Still');
      await clerk.expectSaid('2 Stationen haben jetzt die Art „Still“.');
      await row(clerk, 'Ton').getByText('Still').waitFor();
      await takeBack(clerk);
      await row(clerk, 'Ton').getByText('Audio').waitFor();
      await clerk.pick('Art ändern', 'Still');
      await clerk.save();
      const { catalogue } = await museum.services.inEdit.current();
      expect([1, 11].map((ID) => catalogue.location(ID)?.Type)).toEqual([2, 2]);
      expect(catalogue.location(11)?.GameHotspotsToWin).toBe(2);
    }));

  it('are deleted, and the focus stays in the list', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/12');
      await choose(clerk, 'Kaputt', 'Gemälde');
      await clerk.page.getByRole('button', { name: 'Löschen', exact: true }).first().click();
      await confirm(clerk);
      await expectFocus(row(clerk, 'Frage'));
      await clerk.guide.expectAt('/cms/locations');
      await takeBack(clerk);
    }));
});

describe('after a deletion, the neighbour gets the focus', () => {
  it('by the key of its row', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/1');
      await row(clerk, 'Suchbild').focus();
      await clerk.page.keyboard.press('Delete');
      await confirm(clerk);
      await expectFocus(row(clerk, 'Kaputt'));
      await clerk.guide.expectAt('/cms/locations/1');
      await takeBack(clerk);
      await row(clerk, 'Suchbild').waitFor();
    }));

  it('in its editor, even for the last of a list', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/14');
      await clerk.press('Löschen');
      await confirm(clerk);
      await expectFocus(row(clerk, 'Gemälde'));
      await clerk.guide.expectAt('/cms/locations');
      await takeBack(clerk);
    }));

  it('or the control that adds another, if nothing is left', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/messages');
      await clerk.press('Neu');
      await clerk.press('Löschen');
      await confirm(clerk);
      await expectFocus(clerk.page.getByRole('button', { name: 'Neu', exact: true }));
    }));

  it('among tours', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/tours');
      await clerk.press('Neue Tour');
      await clerk.press('Löschen');
      await confirm(clerk);
      await expectFocus(clerk.page.getByRole('link', { name: 'H Rundgang' }));
      await clerk.guide.expectAt('/cms/tours');
    }));
});

it('deleting a station lists what is deleted with it, and can be undone', () =>
  atForm(museum, '/locations/2', async (form, save) => {
    await form.page.getByRole('button', { name: 'Löschen' }).click();
    const dialog = form.page.getByRole('dialog');
    await dialog.getByText('2 Stille (H Rundgang)').waitFor();
    await dialog.getByText('3 Zeitreise (H Rundgang)').waitFor();
    await dialog.getByText('Zeitreise', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await form.page.getByText(/nicht gespeichert/).waitFor();
    await form.page.getByRole('link', { name: /^Stille/ }).waitFor({ state: 'detached' });
    await form.page.getByRole('status').getByRole('button', { name: 'Zurücknehmen' }).click();
    await form.page.getByText('Alles ist gespeichert').waitFor();
    await form.page.getByRole('link', { name: /^Stille/ }).waitFor();
    await form.page.getByRole('link', { name: /^Stille/ }).click();
    await form.page.getByRole('button', { name: 'Löschen' }).click();
    await form.page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await save();
    await expect
      .poll(() => form.stored('Zeitreise'))
      .toMatchObject({ DeepDives: [], Timeline: { Locations: [1], Times: [1] } });
  }));

describe('keys that follow typing before the list does', () => {
  /** Types and presses a key in one task, as a hand does that is faster than the list. */
  const typeAndPress = ({ page }: Clerk, typed: string, key: string): Promise<void> =>
    page.locator('input[aria-keyshortcuts="/"]').evaluate(
      (input: HTMLInputElement, [words, pressed]) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        input.dispatchEvent(new KeyboardEvent('keydown', { key: pressed ?? '', bubbles: true, cancelable: true }));
      },
      [typed, key],
    );

  it('open what is found', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await typeAndPress(clerk, 'Frage', 'Enter');
      await clerk.page.getByRole('heading', { name: 'Frage', level: 1 }).waitFor();
    }));

  it('lead to what is found', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      await typeAndPress(clerk, 'Frage', 'ArrowDown');
      await expectFocus(row(clerk, 'Frage'));
    }));
});

it('a double click on "new" makes one object', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations');
    await page.getByRole('button', { name: 'Neu', exact: true }).dblclick();
    await page.getByRole('heading', { name: 'Ohne Namen', level: 1 }).waitFor();
    await clerk.expectSaid('1 Änderung nicht gespeichert');
    await page.goBack();
    await clerk.guide.expectAt('/cms/locations');
    await clerk.save();
    await page.getByRole('link', { name: 'Touren', exact: true }).click();
    await page.getByRole('button', { name: 'Neue Tour', exact: true }).first().dblclick();
    await clerk.expectSaid('1 Änderung nicht gespeichert');
  }));
