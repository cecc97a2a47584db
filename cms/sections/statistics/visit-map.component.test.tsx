import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Devices } from '#contract/calls/visit-calls.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { VisitMap } from './visit-map.tsx';

const tour = (ID: number, Code: string) => ({
  ID,
  Code,
  TourGroupID: 1,
  Name: { de: Code },
  MapURL: { de: 'files/map.svg' },
});
const definition = { ...smallMuseum, Tours: [tour(1, 'Haus'), tour(2, 'Park')] };
const filter = {
  from: '2026-11-01',
  until: '2026-11-27',
  tour: '',
  language: '',
  devices: Devices.all,
  isCollated: false,
  isCompared: false,
};

it('the map of visits is that of the most visited tour, until staff choose another, visited or not', async () => {
  const asked: unknown[] = [];
  const { user } = await showStaffPage(<VisitMap filter={filter} counts={[{ TourCode: 'Park', Count: 3 }]} />, {
    definition,
    answers: {
      heatmap: ({ query }) => {
        asked.push(query?.tourCode);
        return [];
      },
    },
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox');
  expect([choice.value, asked.at(-1)]).toEqual(['Park', 'Park']);
  await user.selectOptions(choice, 'Haus');
  await expect.poll(() => asked.at(-1)).toBe('Haus');
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('Haus');
});
