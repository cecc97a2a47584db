import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { ValidateSection } from './validate-section.tsx';

beforeEach(giveRoom);

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

it('tells managers what only root may delete', async () => {
  const unused = { Model: 'themes', ID: 2, Field: '', Key: 'object-unused', Facts: {} };
  const { user } = await showStaffPage(
    <AutosaveProvider>
      <ValidateSection />
    </AutosaveProvider>,
    {
      group: UserGroup.manager,
      definition: { ...smallMuseum, Themes: [{ ID: 2, Name: { de: 'Vergessen' } }] },
      answers: {
        validate: () => ({
          Counts: { MissingResources: 0, UnusedObjects: 2, Problems: 0, Advice: 0 },
          MissingResources: [],
          UnusedObjects: [unused, { ...unused, Model: 'locations' }],
          Problems: [],
          Advice: [],
        }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Prüfung starten' }));
  await screen.findByText(/Was kein Kästchen hat, kann nur root löschen\.$/);
  screen.getByRole('link', { name: /Vergessen/ });
  expect(screen.queryByRole('checkbox', { name: /Vergessen/ })).toBe(null);
  screen.getByRole('checkbox', { name: /Stille/ });
});

it('counts no longer what was deleted since, and counts it again when that is undone', async () => {
  const { user, draft } = await showStaffPage(
    <AutosaveProvider>
      <ValidateSection />
    </AutosaveProvider>,
    {
      definition: { ...smallMuseum, Themes: [{ ID: 2, Name: { de: 'Vergessen' } }] },
      answers: {
        removeFile: () => undefined as never,
        listFiles: () => ({ Folder: '', Folders: [], Files: [] }),
        validate: () => ({
          Counts: { MissingResources: 0, UnusedObjects: 2, Problems: 0, Advice: 0 },
          MissingResources: [],
          UnusedObjects: [
            { Model: 'themes', ID: 2, Field: '', Key: 'object-unused', Facts: {} },
            { Model: 'files', ID: -1, Field: 'alt.mp3', Key: 'file-unused', Facts: { bytes: 9 } },
          ],
          Problems: [],
          Advice: [],
        }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Prüfung starten' }));
  await screen.findByText(/Ungenutzt: 2\.$/);
  draft().remove([{ model: 'themes', ID: 2 }]);
  await screen.findByText(/Ungenutzt: 1\.$/);
  await user.click(screen.getByRole('checkbox', { name: /alt\.mp3/ }));
  await user.click(screen.getByRole('button', { name: '1 löschen' }));
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  await screen.findByText('Keine Probleme');
  draft().undo();
  await screen.findByText(/Ungenutzt: 1\.$/);
  expect(screen.queryByText('Keine Probleme')).toBe(null);
});

it('says in which language visitors read the buttons if the guide has none of theirs', async () => {
  const Languages = [...smallMuseum.Languages, { ID: 3, Code: 'la', DisplayName: 'Latein', AccessibilityCode: 'la' }];
  const { user } = await showStaffPage(
    <AutosaveProvider>
      <ValidateSection />
    </AutosaveProvider>,
    {
      definition: { ...smallMuseum, Languages },
      answers: {
        validate: () => ({
          Counts: { MissingResources: 0, UnusedObjects: 0, Problems: 0, Advice: 0 },
          MissingResources: [],
          UnusedObjects: [],
          Problems: [],
          Advice: [],
        }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Prüfung starten' }));
  await screen.findByText('Verbesserungsvorschläge (1)');
  const link = await screen.findByRole('link', { name: /Latein/ });
  expect(link.parentElement?.textContent).toMatch(/: .* auf Englisch, solange/);
});
