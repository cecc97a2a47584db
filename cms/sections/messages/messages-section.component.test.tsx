import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { MessagesSection } from './messages-section.tsx';

const definition = { ...smallMuseum, Messages: [{ ID: 1, Code: 'welcome', Message: { de: 'Willkommen' } }] };

describe('text blocks (specification 3.4)', () => {
  it('are edited, deleted after a question, and taken back with what was edited', async () => {
    const { draft, at } = await showStaffPage(<MessagesSection />, {
      definition,
      section: '/messages',
      at: '/messages/1',
    });
    const stored = () => objectOf(draft().getState().draft, { model: 'messages', ID: 1 });
    const text = await screen.findByRole('group', { name: 'Text' });
    fireEvent.change(within(text).getByLabelText('English'), { target: { value: 'Welcome' } });
    fireEvent.click(screen.getByText('Löschen'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByText('Löschen'));
    await screen.findByText(/ ist gelöscht\.$/);
    expect(stored()).toBeUndefined();
    expect(at()).toBe('/messages');
    fireEvent.click(screen.getByText('Zurücknehmen'));
    expect(stored()).toMatchObject({ Message: { de: 'Willkommen', en: 'Welcome' } });
  });
});
