import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { LocalAddressAlert } from './local-address-alert.tsx';

it.each([
  ['http://localhost:8104', 1],
  ['https://museum.example', 0],
])('codes that lead to %s are warned about before they are printed: %i', async (guideAddress, count) => {
  await showStaffPage(<LocalAddressAlert />, { guideAddress });
  expect(screen.queryAllByText(/^Kein Handy erreicht http:\/\/localhost:8104/)).toHaveLength(count);
});
