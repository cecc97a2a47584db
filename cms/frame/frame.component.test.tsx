import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../workspace/autosave.tsx';
import { MenuEnd } from './menu-end.tsx';
import { Menu } from './menu.tsx';

it('a menu that is folded to icons has its names (WCAG 2.2)', async () => {
  await showStaffPage(
    <nav>
      <Menu isFolded onGo={() => undefined} />
    </nav>,
  );
  await expectAccessible(screen.getByRole('navigation'));
  expect(screen.getByRole('link', { name: 'Sprachen' }).textContent).toBe('');
});

it('a closed chapter of the menu stays closed and shows the open section alone', async () => {
  const { user } = await showStaffPage(<Menu isFolded={false} onGo={() => undefined} />, { at: '/languages/1' });
  const chapter = screen.getByRole('button', { name: 'Konfiguration' });
  expect(screen.getByRole('link', { name: 'Startseite' })).toBeDefined();
  await user.click(chapter);
  expect(chapter.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Startseite' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sprachen' })).toBeDefined();
  expect(localStorage.getItem('cmsChapterClosed.configuration')).toBe('on');
  await user.click(chapter);
  expect(screen.getByRole('link', { name: 'Startseite' })).toBeDefined();
});

it("the user's name opens language, saving and shortcuts, and Escape leads back to it", async () => {
  const { user } = await showStaffPage(
    <AutosaveProvider>
      <MenuEnd isFolded={false} onFold={() => undefined} />
    </AutosaveProvider>,
  );
  const opener = screen.getByRole('button', { name: /^Angemeldet als/ });
  expect(screen.queryByRole('switch', { name: 'Von selbst speichern' })).toBeNull();
  await user.click(opener);
  await expectAccessible(document.body);
  screen.getByRole('switch', { name: 'Von selbst speichern' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('switch', { name: 'Von selbst speichern' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('the menu leads back into the tour that was left for one of its stations, and from there to all tours', async () => {
  const { go } = await showStaffPage(<Menu isFolded={false} onGo={() => undefined} />, { at: '/tours/1/stations' });
  const tours = (): string | null => screen.getByRole('link', { name: 'Touren' }).getAttribute('href');
  expect(tours()).toBe('/tours');
  await go('/locations/2');
  await waitFor(() => expect(tours()).toBe('/tours/1/stations'));
});
