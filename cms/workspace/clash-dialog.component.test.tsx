import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { LanguageText } from '#cms/fields/language-text.tsx';
import { RequestError } from '#contract/errors.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from './autosave.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { SaveBar } from './save-bar.tsx';

const theirs = { ...smallMuseum.Locations[0], ID: 1, Revision: 2, Name: { de: 'Von der Ersten', en: 'Tone' } };

/** Refuses what was changed by another person meanwhile. */
function meanwhile(): Error {
  const answer = { code: 'conflict', message: '', details: { Conflicts: [{ ID: 1, Stored: theirs }] } };
  return new RequestError({ failure: 'status', url: '/api', status: 409, answer });
}

it('changes of two people in one field are shown side by side, and the second person chooses', async () => {
  localStorage.setItem('cmsAutosave', 'off');
  const { user, draft } = await showStaffPage(
    <AutosaveProvider>
      <SaveBar />
      <LanguageText of={{ model: 'locations', ID: 1 }} path={['Name']} label="Name" />
      <ClashDialog />
    </AutosaveProvider>,
    {
      answers: {
        save: ({ body }) => {
          if (body[0]?.['Revision'] !== 2) throw meanwhile();
          return body.map((object) => ({ ...object, Revision: 3 }));
        },
      },
    },
  );
  const german = await screen.findByLabelText<HTMLInputElement>('Deutsch');
  await user.clear(german);
  await user.paste('Von der Zweiten');
  const save = screen.getByRole('button', { name: 'Speichern' });
  for (const goBack of [() => user.click(screen.getByText('Zurück zum Formular')), () => user.keyboard('{Escape}')]) {
    await user.click(save);
    const row = await screen.findByRole('row', { name: /^Name, Deutsch/ });
    within(row).getByLabelText('Von der Ersten');
    within(row).getByLabelText('Von der Zweiten');
    await expectAccessible(screen.getByRole('dialog'));
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    screen.getByText(/^1 Änderung nicht gespeichert/);
    expect(german.value).toBe('Von der Zweiten');
  }
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Mit dieser Wahl weiter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await user.click(save);
  await screen.findByText('Alles ist gespeichert');
  expect(objectOf(draft().getState().draft, { model: 'locations', ID: 1 })).toMatchObject({
    Revision: 3,
    Name: { de: 'Von der Zweiten', en: 'Tone' },
  });
});
