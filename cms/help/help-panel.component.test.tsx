import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { HelpButton } from './help-button.tsx';
import { HelpPanel } from './help-panel.tsx';

const help = (
  <>
    <HelpButton />
    <HelpPanel mayOpen={(section) => section !== '/loginType'} />
  </>
);

it('the help goes to other texts and back with the focus, and follows sections by its links', async () => {
  const { user, at } = await showStaffPage(help, { section: '/overview' });
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  await heading('Übersicht');
  const other = 'Wie Bearbeiten und Veröffentlichen funktionieren';
  await user.click(screen.getByRole('button', { name: other }));
  const title = await heading(other);
  await waitFor(() => expect(document.activeElement).toBe(title));
  await expectAccessible(screen.getByRole('article'));
  await user.click(screen.getByRole('button', { name: 'Zurück zu „Übersicht“' }));
  const own = await heading('Übersicht');
  await waitFor(() => expect(document.activeElement).toBe(own));
  await user.click(screen.getByRole('link', { name: 'Statistik' }));
  expect(at()).toBe('/visitstats');
});

it('the help is in English too, with the words of the buttons, and without ways to what one may not open', async () => {
  await showStaffPage(help, { section: '/tokens', language: 'en' });
  await screen.findByRole('heading', { level: 2, name: 'Tokens' });
  screen.getAllByText(/Visitor Login Type/);
  expect(screen.queryByRole('link', { name: /Visitor Login Type/ })).toBe(null);
});
