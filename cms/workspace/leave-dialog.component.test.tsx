import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from './autosave.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

it('a new object is saved before its section is left, which then is where the link leads', async () => {
  localStorage.setItem('cmsAutosave', 'off');
  const { user, draft, go, at } = await showStaffPage(
    <AutosaveProvider>
      <Link to="/tours">Touren</Link>
      <LeaveDialog />
    </AutosaveProvider>,
    {
      section: '/locations',
      answers: { save: ({ body }) => body.map((object) => ({ ...object, ID: 9, Revision: 1 })) },
    },
  );
  const ID = draft().add('locations', { Name: { de: 'Ganz neu' } });
  await act(() => go(`/locations/${ID}`));
  await user.click(screen.getByRole('link', { name: 'Touren' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(at()).toBe(`/locations/${ID}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await user.click(screen.getByRole('link', { name: 'Touren' }));
  await user.click(await screen.findByRole('button', { name: 'Speichern und weiter' }));
  await waitFor(() => expect(at()).toBe('/tours'));
  expect(draft().currentName({ model: 'locations', ID }).ID).toBe(9);
});
