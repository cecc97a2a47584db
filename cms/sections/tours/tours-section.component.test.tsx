import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Selector, TourType } from '#content/constants.ts';
import { objectOf, objectsOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { ToursSection } from './tours-section.tsx';

beforeEach(giveRoom);

const [tone, silence] = smallMuseum.TourItems;

const showTour = (tab: 'general' | 'stations', TourItems: readonly object[] = smallMuseum.TourItems) =>
  showStaffPage(<ToursSection />, {
    section: '/tours',
    at: `/tours/1/${tab}`,
    definition: { ...smallMuseum, TourItems },
  });

type Page = Awaited<ReturnType<typeof showTour>>;

async function pick({ user }: Page, station: string, item: string): Promise<void> {
  await user.click(await screen.findByLabelText(`Mehr zu ${station}`));
  await user.click(await screen.findByText(item));
}

/** The stations of the tour in their order, with those above them. */
const tree = ({ draft }: Page) =>
  objectsOf(draft().getState().draft, 'tourItems')
    .toSorted((one, other) => Number(one['Position']) - Number(other['Position']))
    .map(({ ID, Parent }) => [ID, Math.max(0, Number(Parent ?? 0))]);

describe('the stations of a tour (specification 2.4)', () => {
  it('are moved below others and back by menus, and kept while others are below them', async () => {
    const page = await showTour('stations');
    await pick(page, 'Stille', 'Unter „1 Ton“ stellen');
    expect(tree(page)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    await pick(page, 'Ton', 'Aus der Tour nehmen');
    const refusal = await screen.findByRole('dialog');
    within(refusal).getByText(/„2 Stille \(H Rundgang\)“: steht darunter/);
    await expectAccessible(refusal);
    await page.user.click(within(refusal).getAllByRole('button', { name: 'Schließen' }).at(-1) ?? refusal);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await pick(page, 'Stille', 'Eine Ebene höher');
    await pick(page, 'Ton', 'Nach unten');
    expect(tree(page)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    await pick(page, 'Stille', 'Aus der Tour nehmen');
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aus der Tour nehmen' }),
    );
    await waitFor(() => expect(tree(page)).toEqual([[1, 0]]));
    const left = screen.getByRole('button', { name: 'Ton in dieser Tour' });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  it('lead the focus to new ones when all of them are removed at once', async () => {
    const page = await showTour('stations');
    for (const name of ['Stille', 'Ton'])
      await page.user.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
    await page.user.click(screen.getByRole('button', { name: 'Aus der Tour nehmen' }));
    const dialog = await screen.findByRole('dialog', { name: '2 Stationen aus der Tour nehmen?' });
    within(dialog).getByText('Die Stationen selbst bleiben unter „Stationen“ erhalten.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Aus der Tour nehmen' }));
    await screen.findByText('2 Stationen sind nicht mehr in der Tour.');
    const add = screen.getByRole('button', { name: 'Stationen hinzufügen' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });
});

describe('stations for another tour', () => {
  const garden = { ID: 2, TourGroupID: 1, Code: 'G', Name: { de: 'Garten' } };
  const show = () =>
    showStaffPage(<ToursSection />, {
      section: '/tours',
      at: '/tours/1/stations',
      definition: {
        ...smallMuseum,
        Tours: [...smallMuseum.Tours, garden],
        TourItems: [
          { ...tone, MapX: 5, MapY: 5, Path: [{ Next: 2, Wait: 2 }] },
          { ...silence, Parent: 1 },
          { ID: 3, TourID: 1, LocationID: 2, Code: '3', Position: 9, TransitionTo: 1 },
          { ID: 4, TourID: 2, LocationID: 2, Code: '1', Position: 0 },
        ],
      },
    });
  const itemsIn = ({ draft }: Page, tour: number) =>
    objectsOf(draft().getState().draft, 'tourItems').filter(({ TourID }) => TourID === tour);

  async function choose({ user }: Page, label: string, option: string): Promise<void> {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }

  it('are moved with those below them, after the losses are named, and undone in one step', async () => {
    const page = await show();
    const before = [1, 2].map((tour) => itemsIn(page, tour));
    await pick(page, 'Ton', 'In eine andere Tour');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/^2 Stationen mit allen/);
    await choose(page, 'Andere Tour', 'G Garten');
    await within(dialog).findByText(/^1 Platz auf der Karte kommt nicht mit/);
    within(dialog).getByText(/^1 Station, die bleibt/);
    within(dialog).getByText(/^1 Code ist in der anderen Tour vergeben/);
    await choose(page, 'Steht unter', '1 Stille');
    await expectAccessible(dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'Verschieben' }));
    await screen.findByText('2 Stationen sind jetzt in „G Garten“.');
    expect(itemsIn(page, 1)).toEqual([{ ID: 3, TourID: 1, LocationID: 2, Code: '3', Position: 9 }]);
    const [first, second] = [1, 2].map((ID) => objectOf(page.draft().getState().draft, { model: 'tourItems', ID }));
    expect(first).toMatchObject({ TourID: 2, Code: '3', Parent: 4, Position: 1, Path: [{ Next: 2, Wait: 2 }] });
    expect(second).toMatchObject({ TourID: 2, Code: '2', Parent: 1, Position: 2 });
    page.draft().undo();
    expect([1, 2].map((tour) => itemsIn(page, tour))).toEqual(before);
  });

  it('are copied, with copies of the stations if staff want', async () => {
    const page = await show();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Ton auswählen' }));
    await page.user.click(screen.getByRole('button', { name: 'In eine andere Tour' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.click(within(dialog).getByText('Kopieren', { selector: 'span' }));
    await page.user.click(within(dialog).getByRole('switch', { name: /^Auch die Stationen kopieren/ }));
    await choose(page, 'Andere Tour', 'G Garten');
    await page.user.click(within(dialog).getByRole('button', { name: 'Kopieren' }));
    await screen.findByText('2 Stationen sind in „G Garten“ kopiert.');
    expect(itemsIn(page, 1)).toHaveLength(3);
    const [, first, second] = itemsIn(page, 2);
    expect(second).toMatchObject({ Parent: first?.['ID'] });
    const { draft } = page.draft().getState();
    const station = objectOf(draft, { model: 'locations', ID: Number(first?.['LocationID']) });
    expect(station).toMatchObject({ Name: { de: 'Ton (Kopie)' } });
  });
});

it('a station of a tour is copied with its station, after it and with the next free code, in one step', async () => {
  const page = await showTour('stations');
  const count = () =>
    (['tourItems', 'locations'] as const).map((model) => objectsOf(page.draft().getState().draft, model).length);
  const before = count();
  await pick(page, 'Ton', 'Mit Station duplizieren');
  await screen.findByText(/^„Ton“ ist kopiert/);
  expect(count()).toEqual(before.map((each) => each + 1));
  const ids = tree(page).map(([ID]) => ID);
  const copy = objectOf(page.draft().getState().draft, { model: 'tourItems', ID: Number(ids[1]) });
  expect(copy).toMatchObject({ TourID: 1, Code: '3' });
  expect(
    objectOf(page.draft().getState().draft, { model: 'locations', ID: Number(copy?.['LocationID']) }),
  ).toMatchObject({ Name: { de: 'Ton (Kopie)' } });
  page.draft().undo();
  expect(count()).toEqual(before);
});

it('a tour that becomes a game has its board from the beginning (specification 3.2)', async () => {
  const { user, draft } = await showTour('general');
  await user.click(await screen.findByRole('combobox', { name: 'Art' }));
  await user.click(await screen.findByRole('option', { name: /^Spiel/ }));
  expect(objectOf(draft().getState().draft, { model: 'tours', ID: 1 })).toMatchObject({
    Type: TourType.Game,
    Selectors: [Selector.List, Selector.GameBoard],
  });
});

describe('the days on which visitors find a tour', () => {
  const show = (days: object) =>
    showStaffPage(<ToursSection />, {
      section: '/tours',
      at: '/tours/1/general',
      definition: { ...smallMuseum, Tours: smallMuseum.Tours.map((each) => ({ ...each, ...days })) },
    });
  const stored = ({ draft }: Page) => objectOf(draft().getState().draft, { model: 'tours', ID: 1 });
  const inList = async () => within(await screen.findByRole('list', { name: 'Gruppen und Touren' }));

  it('are chosen beside the switch, reported if they are reversed, and removed', async () => {
    const page = await show({});
    const [from, until] = await Promise.all(
      ['Sichtbar ab', 'Sichtbar bis'].map((name) => screen.findByLabelText(name)),
    );
    if (from === undefined || until === undefined) throw new Error('There must be two days');
    await expectAccessible(until);
    fireEvent.change(from, { target: { value: '1990-05-02' } });
    fireEvent.change(until, { target: { value: '1990-05-01' } });
    expect(stored(page)).toMatchObject({ EnabledFrom: '1990-05-02', EnabledUntil: '1990-05-01' });
    await screen.findByText(/^„Sichtbar bis“ liegt vor „Sichtbar ab“/);
    (await inList()).getByText('bis 1. Mai');
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.change(until, { target: { value: '' } });
    expect(Object.keys(stored(page) ?? {})).not.toContain('EnabledUntil');
    await waitFor(async () => expect((await inList()).queryByText(/^bis/)).toBe(null));
  });

  it('cannot be changed while the switch is off, and the list says that it is off', async () => {
    await show({ Enabled: false, EnabledFrom: '2999-05-01' });
    expect(await screen.findByLabelText<HTMLInputElement>('Sichtbar ab')).toMatchObject({
      disabled: true,
      value: '2999-05-01',
    });
    (await inList()).getByText('verborgen');
  });

  it.each([
    [{ EnabledFrom: '2999-05-01' }, 'ab 1. Mai'],
    [{ EnabledFrom: '1990-05-01', EnabledUntil: '2999-09-30' }, undefined],
  ])('are in the list while visitors do not find the tour: %j', async (days, note) => {
    await show(days);
    expect((await inList()).queryByText(/^(?:ab|bis|verborgen)/)?.textContent).toBe(note);
  });
});

describe('groups and tours (specification 2.4)', () => {
  const groups = ['Haus', 'Garten'].map((de, place) => ({ ID: place + 1, Position: place, Name: { de } }));
  const show = () =>
    showStaffPage(<ToursSection />, {
      section: '/tours',
      definition: {
        ...smallMuseum,
        TourGroups: groups,
        Tours: smallMuseum.Tours.map((each) => ({ ...each, Code: 'H1', Name: { de: 'Keller', en: 'Cellar' } })),
        TourItems: [
          { ...tone, Path: [{ Next: 2, Wait: 2 }] },
          { ...silence, Parent: 1 },
        ],
      },
    });
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Gruppen und Touren' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('are moved by menus, which offer no place where they are, with the focus', async () => {
    const page = await show();
    await page.user.click(await screen.findByRole('button', { name: 'Mehr zu H1 Keller' }));
    await screen.findByRole('menuitem', { name: 'Garten' });
    expect(screen.queryByRole('menuitem', { name: 'Haus' })).toBe(null);
    await page.user.click(screen.getByRole('menuitem', { name: 'Garten' }));
    await screen.findByText('„H1 Keller“ ist jetzt in „Garten“.');
    expect(await lines()).toEqual(['Haus', 'Garten', 'H1 Keller']);
    const more = screen.getByRole('button', { name: 'Mehr zu H1 Keller' });
    await waitFor(() => expect(document.activeElement).toBe(more));
    await pick(page, 'Garten', 'Nach oben');
    expect(await lines()).toEqual(['Garten', 'H1 Keller', 'Haus']);
  });

  it('are copied with stations and paths, and the copy is named first', async () => {
    const page = await show();
    await pick(page, 'H1 Keller', 'Duplizieren');
    await screen.findByText('„H1 Keller“ ist kopiert, mit denselben Stationen.');
    expect(await lines()).toEqual(['Haus', 'H1 Keller', 'H2 Keller (Kopie)', 'Garten']);
    const name = within(await screen.findByRole('group', { name: 'Name' })).getByLabelText('Deutsch');
    await waitFor(() => expect(document.activeElement).toBe(name));
    const items = objectsOf(page.draft().getState().draft, 'tourItems').filter(({ TourID }) => TourID !== 1);
    expect(items).toMatchObject([
      { LocationID: 1, Path: [{ Next: items[1]?.['ID'], Wait: 2 }] },
      { LocationID: 2, Parent: items[0]?.['ID'] },
    ]);
  });

  it('are copied with copies of the stations, if staff want', async () => {
    const page = await show();
    await pick(page, 'H1 Keller', 'Mit Stationen duplizieren');
    await screen.findByText('„H1 Keller“ ist kopiert, mit Kopien der Stationen.');
    const { draft } = page.draft().getState();
    const stations = objectsOf(draft, 'tourItems')
      .filter(({ TourID }) => TourID !== 1)
      .map(({ LocationID }) => objectOf(draft, { model: 'locations', ID: Number(LocationID) }));
    expect(stations).toMatchObject([{ Name: { de: 'Ton (Kopie)' } }, { Name: { de: 'Stille (Kopie)' } }]);
  });

  it('begin with the focus in their name', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Neue Gruppe' }));
    const name = within(await screen.findByRole('group', { name: 'Name' })).getByLabelText('Deutsch');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});
