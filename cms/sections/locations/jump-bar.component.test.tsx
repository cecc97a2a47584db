import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { JumpBar } from './jump-bar.tsx';
import { locationFormSections } from './location-form-sections.ts';
import { GeneralFormSection } from './form-sections/general.tsx';

const of = { model: 'locations', ID: 3 } as const;
const [general] = locationFormSections;

describe('the form of a station (specification 5)', () => {
  it('names a missing name at its field and in the links to its sections, until it is typed', async () => {
    await showStaffPage(
      <>
        <JumpBar of={of} formSections={general === undefined ? [] : [general]} idOf={() => 'general'} />
        <GeneralFormSection of={of} />
      </>,
      {
        definition: {
          ...smallMuseum,
          Locations: [...smallMuseum.Locations, { ID: 3, Type: 2, Name: { de: 'Ton', en: 'Tone' } }],
        },
      },
    );
    const name = within(await screen.findByRole('group', { name: 'Name' }));
    const type = (language: string, value: string) =>
      fireEvent.change(name.getByLabelText(language), { target: { value } });
    type('Deutsch', '');
    type('English', '');
    expect(await name.findByText('Ein Name muss gesetzt sein!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Art und Name 1 Fehler' })).toBeDefined();
    type('English', 'Tone');
    await waitFor(() => expect(name.queryByText('Ein Name muss gesetzt sein!')).toBeNull());
    expect(screen.getByRole('link', { name: 'Art und Name Es fehlt: Deutsch' })).toBeDefined();
  });
});
