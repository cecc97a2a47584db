import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { WorkNewsProvider } from './work-news.tsx';

it('a tab that is loaded again stays the same one for the server', async () => {
  const tabs: string[] = [];
  const show = () =>
    showStaffPage(<WorkNewsProvider>{null}</WorkNewsProvider>, {
      answers: {
        reportWork: ({ body }) => {
          tabs.push(body.Tab);
          throw new Error('no news');
        },
      },
    });
  await show();
  await waitFor(() => expect(tabs).toHaveLength(1));
  cleanup();
  await show();
  await waitFor(() => expect(tabs).toHaveLength(2));
  expect(tabs[0]).toBe(tabs[1]);
});
