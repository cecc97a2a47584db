import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SearchLink } from '#guide/shell/page/page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { noteOpened } from '../state/records/opened-stations.ts';
import { NumbersScreen } from './numbers-screen.tsx';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

function museum(configuration: object): object {
  return {
    ...smallMuseum,
    Configurations: [{ ID: 1, ...configuration }],
    TourItems: numbers.map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    Locations: numbers.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
  };
}

describe('the search over all tours (specification 3.4)', () => {
  it('does not exist in a museum without one, and no link leads to it', async () => {
    await mountInGuide(<NumbersScreen />, { at: '/numbers', definition: museum({}) });
    await screen.findByText('Hier ist nichts', { selector: 'h1' });
    const { at } = await mountInGuide(<SearchLink />, { at: '/locations/1', definition: museum({}) });
    expect(at()).toBe('/locations/1');
    expect(screen.queryByLabelText('Suche')).toBeNull();
  });

  it('finds the beginnings of numbers, and no words, where it is for numbers alone', async () => {
    await mountInGuide(<NumbersScreen />, { at: '/numbers', definition: museum({ GlobalNumberSearch: true }) });
    const field = await screen.findByRole('searchbox');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    fireEvent.change(field, { target: { value: '1' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 Stationen gefunden'));
    fireEvent.change(field, { target: { value: 'Station' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 Stationen gefunden'));
  });

  it('says in the museum’s own words that nothing was found', async () => {
    const definition = {
      ...museum({ GlobalNumberSearch: true }),
      Messages: [{ ID: 4, Code: 'search.nothing', Message: { de: 'Weit und breit nichts.' } }],
    };
    await mountInGuide(<NumbersScreen />, { at: '/numbers?q=xyzzy', definition });
    expect(await screen.findByText('Weit und breit nichts.')).toBeDefined();
  });

  it('offers the stations opened last before anything is typed, or else the first of each tour', async () => {
    const definition = museum({ GlobalNumberSearch: true });
    await mountInGuide(<NumbersScreen />, { at: '/numbers', definition });
    expect((await screen.findAllByRole('link', { name: /^Station/ })).map(({ textContent }) => textContent)).toEqual([
      'Station 1',
    ]);
    cleanup();
    noteOpened(4);
    noteOpened(7);
    await mountInGuide(<NumbersScreen />, { at: '/numbers', definition });
    await screen.findByRole('heading', { name: 'Zuletzt geöffnet' });
    expect(screen.getAllByRole('link', { name: /^Station/ }).map(({ textContent }) => textContent)).toEqual([
      'Station 7',
      'Station 4',
    ]);
  });
});
