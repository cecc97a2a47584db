import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { objectOf } from '../../../draft/draft.ts';
import { ChoicesFormSection } from './choices.tsx';

const of = { model: 'locations', ID: 3 } as const;

const show = (GameChoices: readonly object[]) =>
  showStaffPage(<ChoicesFormSection of={of} />, {
    definition: { ...smallMuseum, Locations: [{ ID: 3, Type: 5, Name: { de: 'Frage' }, GameChoices }] },
  });

/** The words of each answer, in the museum's languages. */
const answers = (): readonly HTMLElement[] => screen.getAllByRole('group', { name: 'Antwort', hidden: true });

describe('the answers of a question (specification 3.1, 5)', () => {
  it('are added and typed, need a right one, and may be numbered', async () => {
    const { draft } = await show([]);
    expect(await screen.findByText('Keine Lösung!')).toBeDefined();
    for (const words of ['Rot', 'Blau']) {
      fireEvent.click(screen.getByText('Antwort hinzufügen'));
      const field = within(answers().at(-1) as HTMLElement).getByLabelText('Deutsch');
      fireEvent.change(field, { target: { value: words } });
    }
    fireEvent.click(screen.getAllByLabelText('Das ist richtig').at(1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Keine Lösung!')).toBeNull());
    expect(screen.getAllByText(/^Antwort [AB]$/)).toHaveLength(2);
    fireEvent.click(screen.getByLabelText(/^Antworten nummerieren/));
    expect(screen.getAllByText(/^Antwort [12]$/)).toHaveLength(2);
    expect(objectOf(draft().getState().draft, of)).toMatchObject({
      GameChoiceNumbered: true,
      GameChoices: [
        { Text: { de: 'Rot' }, IsSolution: false },
        { Text: { de: 'Blau' }, IsSolution: true },
      ],
    });
  });

  it('show what is spoken, and leave the focus in their list when one is removed', async () => {
    const { user } = await show([
      { Text: { de: 'Eins' }, IsSolution: true, AudioURL: { de: 'files/one.wav' } },
      { Text: { de: 'Zwei' } },
      { Text: { de: 'Drei' } },
    ]);
    fireEvent.click(screen.getAllByText('Gesprochene Antwort').at(0) as HTMLElement);
    const spoken = within(screen.getByRole('group', { name: 'Gesprochene Antwort', hidden: true }));
    expect(spoken.getByText('one.wav')).toBeDefined();
    const remover = (letter: string): HTMLElement => screen.getByLabelText(`Antwort ${letter} entfernen`);
    await user.click(remover('B'));
    expect(document.activeElement).toBe(remover('B'));
    const words = answers().map((group) => within(group).getByLabelText<HTMLInputElement>('Deutsch').value);
    expect(words).toEqual(['Eins', 'Drei']);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(remover('A'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByText('Antwort hinzufügen').closest('button'));
  });
});
