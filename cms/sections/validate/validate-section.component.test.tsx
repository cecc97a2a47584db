import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { ValidateSection } from './validate-section.tsx';

it('counts all that is wrong, and says that only the first are listed', async () => {
  const missing = { Model: 'locations', ID: 1, Field: 'MediaURL', Key: 'file-missing', Facts: { url: 'files/a.mp3' } };
  const { user } = await showStaffPage(
    <AutosaveProvider>
      <ValidateSection />
    </AutosaveProvider>,
    {
      answers: {
        validate: () => ({
          Counts: { MissingResources: 40_000, UnusedObjects: 0, Problems: 0, Advice: 0 },
          MissingResources: [missing],
          UnusedObjects: [],
          Problems: [],
          Advice: [],
        }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Prüfung starten' }));
  const status = await screen.findByText(/40\.?000/, { selector: 'p' });
  expect(status.textContent).toMatch(/nur die ersten 2\.?000/);
});
