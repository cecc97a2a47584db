import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { LocationsScreen } from './locations-screen.tsx';

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);

/** 60 stations, one with a code of letters; hidden numbers. */
const museum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, HideStationNumber: true }],
  Tours: [
    { ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1, 0, 2], Name: { de: 'Rundgang' } },
    { ID: 2, TourGroupID: 1, Code: 'G', Selectors: [4], Name: { de: 'Beete' } },
    { ID: 3, TourGroupID: 1, Code: 'X', Type: 2, RedirectTarget: 'https://example.org/rosen', Name: { de: 'Rosen' } },
    { ID: 4, TourGroupID: 1, Code: 'Y', Type: 2, RedirectTarget: '/tours/1', Name: { de: 'Andere' } },
  ],
  TourItems: [
    ...numbers.map((ID) => ({
      ID,
      TourID: 1,
      LocationID: ID,
      Code: ID === 9 ? 'A-9' : String(100 + ID),
      Position: ID,
    })),
    { ID: 2001, TourID: 2, LocationID: 1, Code: '1', Position: 0 },
    { ID: 2002, TourID: 2, LocationID: 999, Code: '2', Position: 1 },
  ],
  Locations: numbers.map((ID) => ({ ID, Type: 2, Name: { de: ID === 50 ? 'Große Mühle' : `Station ${ID}` } })),
};

const mount = (at: string) => mountInGuide(<LocationsScreen />, { at, definition: museum });
const links = (container: Element | null): readonly (string | null)[] =>
  [...(container?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
const main = (): Element | null => document.querySelector('main');

describe('the stations of a tour (specification 2.2 and 3.3)', () => {
  it('need no bar if there is only one selector; a tour without any has its list', async () => {
    await mount('/locations/2');
    await screen.findByText('Station 1');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(links(main())).toEqual(['Station 1']);
    screen.getByText('Nicht verfügbar');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can be filtered by name or number when they are many', async () => {
    // React does not know that happy-dom knows the element `search`.
    vi.spyOn(console, 'error').mockReturnValue();
    await mount('/locations/1');
    const search = await screen.findByLabelText('Nach Namen oder Nummer suchen');
    const type = (text: string) => fireEvent.change(search, { target: { value: text } });
    type('muhle GROSSE');
    await waitFor(() => expect(links(main())).toEqual(['Große Mühle']));
    expect(screen.getByRole('status').textContent).toBe('1 Station');
    type('0159');
    await waitFor(() => expect(links(main())).toEqual(['Station 59']));
    type('Dampfmaschine');
    await screen.findByText(/So heißt hier nichts/);
    type('');
    await screen.findByText('Station 2');
  });

  it.each(['/locations/0', '/locations/77', '/locations/abc'])('are not found at %s', async (path) => {
    const { at } = await mount(path);
    expect(at()).toBe('/notfound');
  });
});

describe('a tour that leads elsewhere (specification 3.3)', () => {
  it('shows a link to another website, and the way back', async () => {
    const { at, user } = await mount('/locations/3');
    const link = await screen.findByText(/example\.org/, { selector: 'a' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.org/rosen',
      'noopener noreferrer',
    ]);
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(at()).toBe('/tours');
  });

  it('redirects within the guide', async () => {
    const { at } = await mount('/locations/4');
    await waitFor(() => expect(at()).toBe('/tours/1'));
  });
});

describe('the dial pad (specification 3.3)', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('Nummer der Station');

  it('shows candidates, and a friendly message if there are none', async () => {
    await mount('/locations/1?by=dialpad');
    const input = await field();
    const candidates = () => document.querySelector('[aria-label="Stationen, die gemeint sein könnten"]');
    fireEvent.change(input, { target: { value: 'A' } });
    expect(links(candidates())).toEqual(['Station 9']);
    fireEvent.change(input, { target: { value: '10' } });
    expect(links(candidates())).toEqual(['Station 1', 'Station 2', 'Station 3']);
    fireEvent.change(input, { target: { value: '999' } });
    screen.getByText(/Keine Station dieser Tour hat die Nummer 999/);
    expect(candidates()).toBeNull();
    expect(input.value).toBe('999');
  });

  it('says to which tour a number belongs, where the museum has its numbers searched, and leads there', async () => {
    const other = { ID: 2003, TourID: 2, LocationID: 50, Code: '77', Position: 2 };
    const definition = {
      ...museum,
      Configurations: [{ ID: 1, GlobalNumberSearch: true }],
      TourItems: [...museum.TourItems, other],
    };
    const { at, user } = await mountInGuide(<LocationsScreen />, { at: '/locations/1?by=dialpad', definition });
    const input = await field();
    fireEvent.change(input, { target: { value: '77' } });
    screen.getByText('77 gehört zu: Beete', { selector: 'span' });
    expect(screen.getByRole('status').textContent).toBe('77 gehört zu: Beete: Große Mühle');
    await user.click(screen.getByRole('link', { name: 'Öffnen' }));
    expect(at()).toBe('/detail/2003');
  });

  it('offers letters if codes contain them, hides numbers if configured, and opens the station found by Enter', async () => {
    const { at, user } = await mount('/locations/1?by=dialpad');
    const input = await field();
    expect(input.inputMode).toBe('none');
    await user.click(screen.getByRole('button', { name: 'Tastatur mit Buchstaben' }));
    expect(input.inputMode).toBe('text');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('a-9');
    screen.getByText('Station 9', { selector: 'h2' });
    await user.keyboard('{Enter}');
    expect(at()).toBe('/detail/9');
  });

  it('takes digits, Backspace and Escape on its keys, and clears everything on a long press', async () => {
    const { user } = await mount('/locations/1?by=dialpad');
    const input = await field();
    const seven = screen.getByRole('button', { name: '7' });
    await user.click(seven);
    seven.focus();
    await user.keyboard('12{Backspace}');
    expect(input.value).toBe('71');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('');
    vi.useFakeTimers();
    fireEvent.change(input, { target: { value: '123456' } });
    const remove = screen.getByRole('button', { name: /^Letztes Zeichen/ });
    fireEvent.pointerDown(remove, { button: 0 });
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.pointerUp(remove);
    fireEvent.click(remove);
    vi.useRealTimers();
    await waitFor(() => expect(input.value).toBe(''));
  });
});
