import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { Manual } from './manual.tsx';

it('the manual holds what concerns its reader, and names sections of others without leading there', async () => {
  await showStaffPage(<Manual />, { group: UserGroup.desk });
  await screen.findByRole('heading', { level: 2, name: 'Token ausgeben' });
  screen.getByText('Für die Arbeit an der Kasse');
  expect(screen.queryByRole('heading', { level: 2, name: 'Statistik' })).toBe(null);
  expect(screen.queryByRole('link', { name: 'Statistik' })).toBe(null);
});
