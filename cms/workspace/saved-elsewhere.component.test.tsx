import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainTextField } from '#cms/fields/plain-text-field.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useWorkNews, WorkNewsProvider } from './work-news.tsx';

const tour = { ID: 1, TourGroupID: 1, Revision: 1, Code: 'A' };
const codeIn = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

function Refresh() {
  const { refresh } = useWorkNews();
  return <button onClick={refresh}>Refresh</button>;
}

it('a colleague’s saved values in the same object are shown, and text typed here stays', async () => {
  let SavedAt = '2026-11-27T10:00:00.000Z';
  let definition: Record<string, unknown> = { ...smallMuseum, Tours: [tour, { ...tour, ID: 2 }] };
  const page = await showStaffPage(
    <WorkNewsProvider>
      <SavedElsewhere />
      <Refresh />
      <PlainTextField of={{ model: 'tours', ID: 1 }} path={['Code']} label="One" />
      <PlainTextField of={{ model: 'tours', ID: 2 }} path={['Code']} label="Two" />
    </WorkNewsProvider>,
    {
      at: '/tours/1',
      section: '/tours',
      definition,
      answers: {
        definition: () => definition,
        reportWork: () => ({ Unpublished: 0, Counter: 1, SavedAt, AtWork: [{ User: 'ben', Place: '/tours/1' }] }),
      },
    },
  );
  await page.user.type(await codeIn('Two'), 'x');
  definition = {
    ...smallMuseum,
    Tours: [
      { ...tour, Revision: 2, Code: 'B' },
      { ...tour, ID: 2, Revision: 2, Code: 'C' },
    ],
  };
  SavedAt = '2026-11-27T10:01:00.000Z';
  await page.user.click(screen.getByRole('button', { name: 'Refresh' }));
  const one = await codeIn('One');
  await waitFor(() => expect(one.value).toBe('B'));
  expect((await codeIn('Two')).value).toBe('Ax');
});
