import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
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
