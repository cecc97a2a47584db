import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { MessagesSection } from '../sections/messages/messages-section.tsx';

const definition = {
  ...smallMuseum,
  Messages: [
    { ID: 1, Code: 'closing', Message: { de: 'Das Haus schließt' }, Revision: 1 },
    { ID: 2, Code: 'welcome', Message: { de: 'Willkommen' }, Revision: 2 },
  ],
};
const shown = { definition, section: '/messages', at: '/messages' };

afterEach(() => vi.unstubAllGlobals());

it('a list without an open entry tells how many there are, and leads to those edited and opened last', async () => {
  localStorage.setItem('cmsLastOpened', 'messages 1,messages 9,themes 1');
  const { at, user } = await showStaffPage(<MessagesSection />, shown);
  await screen.findByRole('heading', { name: '2 Textbausteine' });
  await expectAccessible(document.body);
  const edited = screen.getByRole('region', { name: 'Zuletzt bearbeitet' });
  expect(within(edited).getAllByRole('link')[0]?.textContent).toMatch(/Willkommen/);
  const opened = screen.getByRole('region', { name: 'Zuletzt hier geöffnet' });
  await user.click(within(opened).getByRole('link'));
  expect(at()).toBe('/messages/1');
});

it('an empty list shows the first step', async () => {
  const { at, user } = await showStaffPage(<MessagesSection />, { ...shown, definition: smallMuseum });
  await user.click(await screen.findByRole('button', { name: 'Ersten Eintrag anlegen' }));
  expect(at()).toMatch(/^\/messages\/\d+$/);
});

it('on narrow windows list and entry take turns, with the focus', async () => {
  const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => narrow);
  const { at, go, user } = await showStaffPage(<MessagesSection />, shown);
  expect(screen.queryByRole('link', { name: /^Zurück zur Liste/ })).toBeNull();
  await go('/messages/2');
  const title = await screen.findByRole('heading', { name: 'welcome Willkommen' });
  expect(document.activeElement).toBe(title);
  await user.click(screen.getByRole('link', { name: /^Zurück zur Liste/ }));
  expect(at()).toBe('/messages');
  expect(screen.queryByRole('link', { name: /^Zurück zur Liste/ })).toBeNull();
});
