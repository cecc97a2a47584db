import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from './autosave.tsx';
import { SaveBar } from './save-bar.tsx';

const station = { model: 'locations', ID: 2 } as const;

const bar = (
  <AutosaveProvider>
    <SaveBar />
  </AutosaveProvider>
);

describe('the bar about saving (decision "A browser that keeps nothing still works")', () => {
  it('warns that unsaved changes would be lost where the browser cannot store them, and saves them', async () => {
    localStorage.setItem('cmsAutosave', 'off');
    const { user, draft } = await showStaffPage(bar, {
      answers: { save: ({ body }) => body.map((object) => ({ ...object, Revision: 2 })) },
    });
    expect(screen.getByRole('status').textContent).toBe('Alles ist gespeichert');
    const { draft: opened } = draft().getState();
    await act(async () => draft().put('locations', { ...objectOf(opened, station), Name: { de: 'Still' } }));
    await screen.findByText(/^1 Änderung nicht gespeichert, und dieser Browser kann sie nicht behalten/);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Alles ist gespeichert');
    expect(objectOf(draft().getState().draft, station)).toMatchObject({ Name: { de: 'Still' } });
  });

  it('says that there is no connection, and keeps unsaved edits from being published', async () => {
    localStorage.setItem('cmsAutosave', 'off');
    const { user, draft } = await showStaffPage(bar);
    const { draft: opened } = draft().getState();
    await act(async () => draft().put('locations', { ...objectOf(opened, station), Name: { de: 'Still' } }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Veröffentlichen …' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText(/^Nicht gespeichert: keine Verbindung/);
  });
});
