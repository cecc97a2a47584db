import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { type HistoryEntry } from '../../history/rules/history-entry.ts';
import { ChangesSection } from './changes-section.tsx';

const lost = { ID: 9, Name: { de: 'Krug' }, Revision: 4 };
const place = { ID: 5, TourID: 1, LocationID: 9, Code: '3', Revision: 4 };
const orphan = { ID: 6, TourID: 77, LocationID: 9, Code: '4', Revision: 4 };
const deletion = {
  Epoch: 5,
  At: '2026-01-02T10:00:00Z',
  Who: 'Ada',
  Cause: 'remove',
  Kind: 'deleted',
  Fields: [] as string[],
} as const;
const Entries: readonly HistoryEntry[] = [
  { ...deletion, Epoch: 8, Cause: 'save', Kind: 'changed', Model: 'locations', ID: 1, Fields: ['Text.de'] },
  { ...deletion, Model: 'locations', ID: 9, Object: lost },
  { ...deletion, Model: 'tourItems', ID: 5, Object: place },
];

it('lists changes, leads to their fields, and brings a deleted station back with its places in one step', async () => {
  const asked: unknown[] = [];
  const { user, draft } = await showStaffPage(<ChangesSection />, {
    group: UserGroup.manager,
    definition: smallMuseum,
    answers: {
      history: ({ query }) => {
        asked.push(query);
        const found = Entries.filter(({ Kind }) => query?.Deleted === undefined || Kind === 'deleted');
        return { Entries: [...found], Total: found.length };
      },
      pastStep: () => ({
        Objects: [
          { Model: 'locations', ID: 9, Before: lost, IsWhole: true },
          { Model: 'tourItems', ID: 5, Before: place, IsWhole: true },
          { Model: 'tourItems', ID: 6, Before: orphan, IsWhole: true },
        ],
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Station „Ton“' });
  expect(link.getAttribute('href')).toBe('/locations/1');
  await expectAccessible();
  await user.click(screen.getByRole('switch', { name: 'Nur Gelöschtes' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Station „Ton“' })).toBe(null));
  expect(asked).toContainEqual({ Deleted: 'true' });
  expect(screen.getByText(/und 1 weiteres Objekt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zurückholen: Station „Krug“' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Station „Krug“ zurückholen?' }));
  expect(await dialog.findByText(/^1 Objekt, das mitgelöscht wurde/)).toBeTruthy();
  expect(dialog.getByText(/^Diese können nicht zurück/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Zurückholen' }));
  const changes = () => draft().getState().draft.changes;
  expect(changes().get('locations')?.get(9)).toEqual({ ...lost, Revision: 0 });
  expect([...(changes().get('tourItems')?.keys() ?? [])]).toEqual([5]);
  draft().undo();
  expect(changes().size).toBe(0);
});
