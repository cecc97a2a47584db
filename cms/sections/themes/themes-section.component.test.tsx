import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { ThemesSection } from './themes-section.tsx';

const definition = {
  ...smallMuseum,
  Themes: [{ ID: 1, Name: { de: 'Haus' }, PrimaryColor: '#0f4c4f', IsDefault: true }],
};

describe('themes (specification 3.4 and 5)', () => {
  it('say when colours cannot be read or are none, and the default cannot be deleted', async () => {
    await showStaffPage(<ThemesSection />, { definition, section: '/themes', at: '/themes/1' });
    const colour = await screen.findByLabelText('Hauptfarbe: Leisten und Knöpfe');
    fireEvent.change(colour, { target: { value: '#f0e68c' } });
    await screen.findByText(/zu wenig: der Guide nimmt stattdessen #/);
    fireEvent.change(colour, { target: { value: 'rgb(300, 0, 0)' } });
    await screen.findByText(/^Das ist keine Farbe/);
    expect(screen.getByLabelText<HTMLInputElement>('Hauptfarbe: Leisten und Knöpfe').value).toBe('rgb(300, 0, 0)');
    const page = screen.getByLabelText<HTMLInputElement>('Seite in der dunklen Darstellung');
    expect(page.placeholder).toMatch(/^#1[0-9a-f]{5}$/);
    expect(screen.queryByText('Dunkle Seite hinter weißem Text')).toBeNull();
    fireEvent.change(page, { target: { value: '#dddddd' } });
    await screen.findByText('Dunkle Seite hinter weißem Text');
    fireEvent.change(page, { target: { value: 'dunkel' } });
    await waitFor(() => expect(screen.getAllByText(/^Das ist keine Farbe/)).toHaveLength(2));
    fireEvent.click(screen.getByText('Löschen'));
    await screen.findByText('Das Standard-Layout kann nicht gelöscht werden.');
  });

  it('say how to make the first one', async () => {
    await showStaffPage(<ThemesSection />, { definition: { ...smallMuseum, Themes: [] }, section: '/themes' });
    expect(await screen.findByText(/^Es gibt noch kein eigenes Layout/)).toBeDefined();
  });
});
