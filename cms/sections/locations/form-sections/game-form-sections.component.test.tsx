import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { objectOf } from '../../../draft/draft.ts';
import { HiddenObjectFormSection } from './hidden-object.tsx';
import { JigsawFormSection } from './jigsaw.tsx';
import { MemoryFormSection } from './memory.tsx';
import { PointsFormSection, WonFormSection } from './winning.tsx';

const of = { model: 'locations', ID: 3 } as const;

async function show(formSection: ReactNode, station: object) {
  const page = await showStaffPage(formSection, {
    definition: { ...smallMuseum, Locations: [...smallMuseum.Locations, { ID: 3, Name: { de: 'Spiel' }, ...station }] },
  });
  return { ...page, stored: () => objectOf(page.draft().getState().draft, of) };
}

/** Types a number into a field. */
async function enter(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

describe('the form of a game (specification 3.1, 5)', () => {
  it('says that a memory game needs a picture for each pair, its own or those of a tour', async () => {
    const { stored } = await show(<MemoryFormSection of={of} />, {
      Type: 3,
      GameMemoryPairs: 1,
      GameMemoryPairListURL: ['files/rote-vase.png'],
      GameMemoryFlipFXURL: 'files/flip.wav',
    });
    await screen.findByText('1 Bild ist da; gebraucht werden: 1.');
    expect(screen.queryByText('Nicht genug Bilder!')).toBeNull();
    expect(screen.getByText('Vorgelesen als „Rote vase“')).toBeDefined();
    expect(
      within(screen.getByRole('group', { name: /^Klang beim Aufdecken/, hidden: true })).getByText('flip.wav'),
    ).toBeDefined();
    await enter('Paare, die zu finden sind', '2');
    expect(await screen.findByText('Nicht genug Bilder!')).toBeDefined();
    expect(screen.getByText('1 Bild ist da; gebraucht werden: 2.')).toBeDefined();
    await enter('Paare, die zu finden sind', '1');
    await waitFor(() => expect(screen.queryByText('Nicht genug Bilder!')).toBeNull());
    fireEvent.click(screen.getByLabelText('Die Stationen einer Tour'));
    fireEvent.click(screen.getByRole('combobox', { name: 'Tour', hidden: true }));
    fireEvent.click(screen.getByRole('option', { name: /Rundgang/, hidden: true }));
    expect(stored()).toMatchObject({ GameMemoryPairs: 1, GameMemoryFromTour: 1 });
    expect(await screen.findByText('Nicht genug Bilder!')).toBeDefined();
  });

  it('shows how the picture of a jigsaw is cut, with noses or without', async () => {
    const { stored } = await show(<JigsawFormSection of={of} />, { Type: 4, GameJigsawTopImageURL: 'files/a.png' });
    expect(await screen.findByText('4 Teile')).toBeDefined();
    await enter('Teile nebeneinander', '3');
    expect(await screen.findByText('6 Teile')).toBeDefined();
    for (const picture of document.querySelectorAll('img[src*="a.png"]')) fireEvent.load(picture);
    const cut = (): string =>
      screen
        .getByRole('img', { name: 'So wird das Bild zerschnitten', hidden: true })
        .querySelector('path')
        ?.getAttribute('d') ?? '';
    const straight = cut();
    expect(straight.match(/M/g)).toHaveLength(6);
    fireEvent.click(screen.getByLabelText(/^Teile mit Nasen/));
    expect(cut().length).toBeGreaterThan(straight.length * 5);
    expect(stored()).toMatchObject({ GameJigsawDimensionX: 3, GameJigsawNoses: true });
  });

  it('says that too few objects are drawn to win, until fewer are needed', async () => {
    const { stored } = await show(<HiddenObjectFormSection of={of} />, {
      Type: 6,
      GameHotspots: [{ X: 1, Y: 1, IsSolution: true }],
      GameHotspotsToWin: 2,
      GameHotspotsMissedMoreURL: { de: 'files/many.wav' },
    });
    const tooFew = 'Zu wenige Lösungen: 2 zum Gewinnen nötig, 1 bisher gezeichnet.';
    expect((await screen.findAllByText(tooFew)).length).toBeGreaterThan(0);
    const many = within(screen.getByRole('group', { name: 'Klang vieler Fehlgriffe', hidden: true }));
    expect(within(many.getByRole('group', { name: 'Deutsch', hidden: true })).getByText('many.wav')).toBeDefined();
    await enter('So viele müssen gefunden werden', '1');
    await waitFor(() => expect(screen.queryAllByText(tooFew)).toEqual([]));
    await enter('Treffer in Folge ohne Fehlgriff', '3');
    await enter('Ein anderer Klang ab diesem Fehlgriff', '4');
    expect(stored()).toMatchObject({ GameHotspotsToWin: 1, GameHotspotsInARow: 3, GameHotspotsMissedMoreCount: 4 });
  });

  it('takes points for the first attempts, and words for winners', async () => {
    const { stored } = await show(
      <>
        <PointsFormSection of={of} />
        <WonFormSection of={of} />
      </>,
      { Type: 5 },
    );
    await enter('Beim ersten Versuch', '10');
    await enter('Beim zweiten', '5');
    const words = within(screen.getByRole('group', { name: 'Eigene Worte', hidden: true }));
    fireEvent.change(words.getByLabelText('Deutsch'), { target: { value: 'Gut!' } });
    expect(stored()).toMatchObject({ GamePoints: 10, GamePoints2nd: 5, GameWonCustomMessage: { de: 'Gut!' } });
  });
});
