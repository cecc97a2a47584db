import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Selector, TourType } from '#content/constants.ts';
import { objectOf, objectsOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { ToursSection } from './tours-section.tsx';

const [tone, silence] = smallMuseum.TourItems;
const circle = 'Dieser Pfad führt an seinen Anfang zurück.';

const showTour = (tab: 'general' | 'stations', TourItems: readonly object[] = smallMuseum.TourItems) =>
  showStaffPage(<ToursSection />, {
    section: '/tours',
    at: `/tours/1/${tab}`,
    definition: { ...smallMuseum, TourItems },
  });

type Page = Awaited<ReturnType<typeof showTour>>;

async function pick({ user }: Page, station: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Mehr zu ${station}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The stations of the tour in their order, with those above them. */
const tree = ({ draft }: Page) =>
  objectsOf(draft().getState().draft, 'tourItems')
    .toSorted((one, other) => Number(one['Position']) - Number(other['Position']))
    .map(({ ID, Parent = 0 }) => [ID, Parent]);

describe('the stations of a tour (specification 2.4)', () => {
  // Only rows in sight are drawn.
  beforeEach(() => {
    for (const side of ['offsetWidth', 'offsetHeight'] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
  });

  it('lead along paths without circles', async () => {
    const page = await showTour('stations', [
      { ...tone, Path: [{ Next: 2 }] },
      { ...silence, Path: [{ Next: 1 }] },
    ]);
    await page.user.click(await screen.findByRole('button', { name: 'Ton in dieser Tour' }));
    await screen.findAllByText(circle);
    await page.user.click(screen.getByRole('switch', { name: 'Zurück zur Übersicht' }));
    await waitFor(() => expect(screen.queryByText(circle)).toBe(null));
  });

  it('are moved below others and back by menus, and kept while others stand below them', async () => {
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
    await page.user.click(await screen.findByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(tree(page)).toEqual([[1, 0]]));
    const left = screen.getByRole('button', { name: 'Ton in dieser Tour' });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  it('have the focus on the way to new ones when all of them are taken out at once', async () => {
    const page = await showTour('stations');
    for (const name of ['Stille', 'Ton'])
      await page.user.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
    await page.user.click(screen.getByRole('button', { name: 'Aus der Tour nehmen' }));
    await page.user.click(await screen.findByRole('button', { name: 'Löschen' }));
    await screen.findByText('2 Einträge sind gelöscht.');
    const add = screen.getByRole('button', { name: 'Stationen hinzufügen' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });
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
