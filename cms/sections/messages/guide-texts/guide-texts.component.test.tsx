import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { objectsOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { MessagesSection } from '../messages-section.tsx';

const slovak = { ID: 11, Code: 'sk', DisplayName: 'Slovenčina', AccessibilityCode: 'sk' };
const definition = { ...smallMuseum, Languages: [...smallMuseum.Languages, slovak] };
const show = (at: string) => showStaffPage(<MessagesSection />, { definition, section: '/messages', at });
type Page = Awaited<ReturnType<typeof show>>;
const blocks = ({ draft }: Page) =>
  objectsOf(draft().getState().draft, 'messages').map(({ Code, Message }) => [Code, Message]);

beforeEach(giveRoom);

describe('the texts of the guide', () => {
  it('are found among those that a language lacks, and are missing no longer once they are written', async () => {
    const page = await show('/messages/guide');
    const { user, at } = page;
    await user.selectOptions(await screen.findByLabelText('Was Gäste lesen auf'), 'Slovenčina');
    await screen.findByText(/^\d+ Texte fehlen in dieser Sprache/);
    await user.click(screen.getByText('Fehlende'));
    const search = screen.getByRole('textbox', { name: /^Einen Text des Guides/ });
    await user.click(search);
    await user.paste('los geht');
    await user.keyboard('{ArrowDown}');
    const row = await screen.findByRole('link', { name: /^Los geht’s/ });
    await waitFor(() => expect(document.activeElement).toBe(row));
    await user.keyboard('{Enter}');
    expect(at()).toBe('/messages/guide/action.start');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Slovenčina' }), { target: { value: 'Začnite' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Los geht’s/ })).toBe(null));
    await user.click(screen.getByText('Geänderte'));
    await within(await screen.findByRole('link', { name: /^Los geht’s/ })).findByText('Von Ihnen: Začnite');
    expect(blocks(page)).toEqual([['action.start', { sk: 'Začnite' }]]);
  });

  it('are written for some numbers alone', async () => {
    const page = await show('/messages/guide/tours.stations');
    const forms = await screen.findByRole('group', { name: 'Slovenčina' });
    const few = within(forms).getByRole('textbox', { name: 'Nur für Zahlen wie 2, 3, 4' });
    fireEvent.change(few, { target: { value: '{count} zastávky' } });
    within(forms).getByRole('textbox', { name: 'Für jede Zahl' });
    expect(blocks(page)).toEqual([['tours.stations.few', { sk: '{count} zastávky' }]]);
  });
});
