import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { objectOf } from '../draft/draft.ts';
import { TimelineFormSection } from './timeline-form-section.tsx';

const of = { model: 'locations', ID: 3 } as const;

describe('the switch times of a timeline (specification 3.1, 5)', () => {
  it('say that one is missing, until it is typed', async () => {
    const { draft } = await showStaffPage(<TimelineFormSection of={of} />, {
      definition: {
        ...smallMuseum,
        Locations: [
          ...smallMuseum.Locations,
          { ID: 3, Type: 0, Name: { de: 'Kaputt' }, Timeline: { Locations: [1, 2], Times: [1] } },
        ],
      },
    });
    const timeless = 'Jede Station der Zeitleiste braucht eine Zeit, aufsteigend.';
    expect(await screen.findByText(timeless)).toBeDefined();
    const second = screen.getByRole('textbox', { name: 'Zeit 2 in Sekunden' });
    fireEvent.change(second, { target: { value: '3' } });
    fireEvent.keyDown(second, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByText(timeless)).toBeNull());
    expect(objectOf(draft().getState().draft, of)).toMatchObject({ Timeline: { Locations: [1, 2], Times: [1, 3] } });
  });
});
