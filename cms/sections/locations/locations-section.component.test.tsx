import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { objectOf, objectsOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { LocationsSection } from './locations-section.tsx';

const still = (ID: number, de: string) => ({ ID, Type: 2, Name: { de } });
const definition = {
  ...smallMuseum,
  TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 10, Code: '3' }],
  Locations: [
    ...smallMuseum.Locations,
    { ID: 10, Type: 0, Name: { de: 'Zeitreise' }, DeepDives: [2], Timeline: { Locations: [1, 2], Times: [1, 3] } },
    still(12, 'Kaputt'),
    still(13, 'Gemälde'),
    still(14, 'Frage'),
    still(15, 'Ähre'),
  ],
};

const showList = () => showStaffPage(<LocationsSection />, { section: '/locations', definition });
const row = async (name: string) => (await screen.findByText(name)).closest('a') ?? document.body;
const confirm = async () => within(await screen.findByRole('dialog')).getByText('Löschen');
const focused = () => (document.activeElement?.matches('a') === true ? document.activeElement.textContent : '');

beforeEach(giveRoom);

describe('a list of stations (specification 2.4)', () => {
  it('is searched, chosen and deleted by keys', async () => {
    const { user } = await showList();
    await screen.findByText('7 Einträge');
    await row('Ton');
    await user.keyboard('/ae');
    await screen.findByText('2 Einträge');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toContain('Gemälde'));
    await user.keyboard(' {ArrowDown}');
    await waitFor(() => expect(focused()).toContain('Ähre'));
    await user.keyboard('{Shift>} {/Shift}');
    await screen.findByText('2 ausgewählt');
    await user.click(screen.getByText('Löschen'));
    await screen.findByText('2 Einträge löschen?');
    await user.click(await confirm());
    await screen.findByText('2 Einträge sind gelöscht.');
  });

  it('moves the focus to the neighbour of what is deleted by a key', async () => {
    const { user } = await showList();
    (await row('Kaputt')).focus();
    await user.keyboard('{Delete}');
    await user.click(await confirm());
    await waitFor(() => expect(focused()).toContain('Gemälde'));
  });

  it('copies a station by a key, and puts several into a tour', async () => {
    const { user, draft } = await showList();
    for (const name of ['Frage', 'Gemälde']) await user.click(await screen.findByLabelText(`${name} auswählen`));
    await user.click(screen.getByText('In eine Tour aufnehmen'));
    await user.click(await screen.findByRole('menuitem', { name: 'H Rundgang' }));
    await screen.findByText('2 Stationen sind jetzt in „H Rundgang“.');
    const items = objectsOf(draft().getState().draft, 'tourItems');
    expect(items.map(({ LocationID }) => LocationID)).toEqual([1, 2, 10, 13, 14]);
    (await row('Frage')).focus();
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() =>
      expect(objectsOf(draft().getState().draft, 'locations').map(({ Name }) => Name)).toContainEqual({
        de: 'Frage (Kopie)',
      }),
    );
  });

  it('has a copy of the open station, which opens and is undone in one step', async () => {
    const { user, draft, at } = await showList();
    await user.click(await row('Frage'));
    await user.click(await screen.findByRole('button', { name: 'Duplizieren' }));
    await screen.findByRole('heading', { name: 'Frage (Kopie)' });
    const copies = () =>
      objectsOf(draft().getState().draft, 'locations').filter(({ Name }) => Object(Name)['de'] === 'Frage (Kopie)');
    expect(at()).toBe(`/locations/${Number(copies()[0]?.['ID'])}`);
    draft().undo();
    expect(copies()).toEqual([]);
  });

  it('keeps notes and tags for staff in a folded part, and is filtered by tag', async () => {
    const { user, draft } = await showList();
    await user.click(await row('Frage'));
    const fold = await screen.findByRole('button', { name: 'Notiz und Schlagwörter' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    await user.type(screen.getByLabelText('Notiz'), 'Vitrine defekt');
    await user.type(screen.getByRole('combobox', { name: /^Schlagwörter/ }), 'Leihgabe,Text prüfen{Enter}');
    expect(objectOf(draft().getState().draft, { model: 'locations', ID: 14 })).toMatchObject({
      StaffNote: 'Vitrine defekt',
      StaffTags: ['Leihgabe', 'Text prüfen'],
    });
    await user.click(await screen.findByRole('combobox', { name: 'Schlagwort' }));
    await user.click(await screen.findByRole('option', { name: 'Leihgabe' }));
    await screen.findByText('1 Eintrag');
    await screen.findByText(/#Leihgabe/);
  });

  it('follows keys that precede the text they are about', async () => {
    const { at } = await showList();
    await screen.findByText('7 Einträge');
    const search = screen.getByLabelText('Nach Namen oder Nummer suchen');
    const typeAndPress = (value: string, key: string): void => {
      fireEvent.change(search, { target: { value } });
      fireEvent.keyDown(search, { key });
    };
    typeAndPress('Gemä', 'ArrowDown');
    await waitFor(() => expect(focused()).toContain('Gemälde'));
    typeAndPress('Frag', 'Enter');
    await waitFor(() => expect(at()).toBe('/locations/14'));
    await waitFor(() => expect(document.title).toMatch(/^Frage – /));
  });

  it('says what is deleted with a station', async () => {
    const { user, draft } = await showList();
    await user.click(await screen.findByLabelText('Stille auswählen'));
    await user.click(screen.getByText('Löschen'));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('2 Stille (H Rundgang)');
    within(dialog).getByText('Zeitreise');
    await user.click(await confirm());
    expect(objectOf(draft().getState().draft, { model: 'locations', ID: 10 })).toMatchObject({
      DeepDives: [],
      Timeline: { Locations: [1], Times: [1] },
    });
  });
});
