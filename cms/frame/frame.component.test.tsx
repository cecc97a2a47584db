import { screen } from '@testing-library/react';
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
