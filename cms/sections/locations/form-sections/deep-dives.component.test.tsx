import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { objectOf } from '../../../draft/draft.ts';
import { DeepDivesFormSection } from './deep-dives.tsx';

const of = { model: 'locations', ID: 1 } as const;

const show = (DeepDives: readonly number[]) =>
  showStaffPage(<DeepDivesFormSection of={of} />, {
    definition: {
      ...smallMuseum,
      Locations: [
        { ID: 1, Type: 2, Name: { de: 'Ton' }, DeepDives },
        { ID: 2, Type: 2, Name: { de: 'Stille' } },
        { ID: 13, Type: 2, Name: { de: 'Gemälde' } },
      ],
    },
  });

describe('deep dives (specification 3.1)', () => {
  it('are found by name, never the station itself or one twice, keep the focus in the field, and are sorted', async () => {
    const { user, draft } = await show([]);
    const stored = () => objectOf(draft().getState().draft, of)?.['DeepDives'];
    const field = () => screen.getByRole('combobox', { name: 'Station hinzufügen', hidden: true });
    await user.click(field());
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Stille',
      'Gemälde',
    ]);
    await user.click(screen.getByRole('option', { name: 'Stille', hidden: true }));
    await screen.findByRole('link', { name: 'Stille' });
    expect(document.activeElement).toBe(field());
    await user.keyboard('Gem');
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Gemälde']);
    await user.click(screen.getByRole('option', { name: 'Gemälde', hidden: true }));
    await screen.findByRole('link', { name: 'Gemälde' });
    await user.keyboard('Ton');
    expect(screen.getByText('Nichts gefunden')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Gemälde nach oben' }));
    expect(stored()).toEqual([13, 2]);
  });

  it('say which station is missing until it is removed, and leave the focus in their list', async () => {
    const { user } = await show([99, 2]);
    expect(await screen.findByText('Verweist auf Station 99; das gibt es nicht.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /gibt \(99\) entfernen$/ }));
    await waitFor(() => expect(screen.queryByText('Verweist auf Station 99; das gibt es nicht.')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stille entfernen' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Station hinzufügen', hidden: true }));
  });
});
