import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { CountTable } from './count-table.tsx';

it('counts over time begin with today', async () => {
  const rows = Array.from({ length: 30 }, (_, day) => {
    const name = `${day + 1}. Nov.`;
    return { key: name, name, count: 1000 * day, before: undefined };
  });
  await showStaffPage(<CountTable title="Geöffnet" head="Tag" rows={rows} isNewestFirst />, { group: undefined });
  const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(first?.textContent).toBe('30. Nov.29.000');
});
