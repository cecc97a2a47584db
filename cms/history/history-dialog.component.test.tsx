import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { HistoryButton } from './history-button.tsx';
import { type HistoryEntry } from './rules/history-entry.ts';

const entry = (Epoch: number, minute: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  Epoch,
  At: new Date(Date.UTC(2026, 0, 2, 12, minute)).toISOString(),
  Who: 'Ada',
  Cause: 'save',
  Model: 'locations',
  ID: 1,
  Kind: 'changed',
  Fields: ['Name.de'],
  ...more,
});
const Entries = [
  entry(9, 30, { Fields: ['Name.de', 'IconURL'] }),
  entry(8, 25, { Fields: ['Name.en'] }),
  entry(7, 2, { Who: '', Cause: 'import' }),
];
const [now] = smallMuseum.Locations;
const states: Readonly<Record<number, { readonly Name: object; readonly IconURL?: string }>> = {
  6: { Name: { de: 'Alter Ton', en: 'Old tone' } },
  7: { Name: { de: 'Ein Ton', en: 'Old tone' }, IconURL: 'files/old.png' },
  8: { Name: { de: 'Ein Ton', en: 'Tone' }, IconURL: 'files/old.png' },
  9: { Name: { de: 'Ton', en: 'Tone' } },
};
const past = (Epoch: number) => ({ ...now, ...states[Epoch], Revision: 1 });

const showHistory = () =>
  showStaffPage(<HistoryButton of={[{ model: 'locations', ID: 1 }]} />, {
    answers: {
      history: () => ({ Entries, Total: Entries.length }),
      pastObject: ({ params: { Epoch } }) => ({
        Before: past(Epoch - 1),
        After: past(Epoch),
        IsWhole: Epoch > 7,
      }),
    },
  });

it('tells the changes of an object, compares, and brings a field or everything back with one undo', async () => {
  const { user, draft } = await showHistory();
  await user.click(screen.getByRole('button', { name: 'Verlauf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verlauf: Station „Ton“' }));
  const lines = within(await dialog.findByRole('region', { name: 'Änderungen' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Name, Deutsch; Name, English; .*Ada · 2-mal gespeichert$/),
    expect.stringMatching(/Name, DeutschFrüheres Teammitglied, durch einen Import$/),
  ]);
  await user.click(dialog.getByRole('button', { name: /^Einzeln zeigen/ }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  await user.click(dialog.getAllByRole('button', { name: /^Vergleichen/ })[0] as HTMLElement);
  const german = within(await dialog.findByRole('region', { name: 'Name, Deutsch' }));
  await waitFor(() => expect(german.getByText('Ein').tagName).toBe('DEL'));
  await expectAccessible();
  await user.click(german.getByRole('button', { name: 'Zurückholen: Name, Deutsch' }));
  const station = () => draft().getState().draft.changes.get('locations')?.get(1);
  expect(station()).toMatchObject({ Name: { de: 'Ein Ton', en: 'Tone' } });
  expect(await german.findByText('So ist es jetzt.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Den ganzen früheren Stand zurückholen' }));
  const { Revision: _, ...state } = past(7);
  expect(station()).toEqual(state);
  draft().undo();
  draft().undo();
  expect(station()).toBe(undefined);
});

it('compares any two states, and says where changes may be missing', async () => {
  const { user } = await showHistory();
  await user.click(screen.getByRole('button', { name: 'Verlauf' }));
  await user.click((await screen.findAllByRole('button', { name: /^Vergleichen/ })).at(-1) as HTMLElement);
  expect(await screen.findByText(/ältere Version des Servers/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Später' }));
  await user.click(await screen.findByRole('option', { name: /^Jetzt/ }));
  const english = await screen.findByRole('region', { name: 'Name, English' });
  await waitFor(() => expect(english.textContent).toContain('Old tone'));
});

it('has what is saved meanwhile', async () => {
  let known = Entries.slice(1);
  const { user, draft } = await showStaffPage(<HistoryButton of={[{ model: 'locations', ID: 1 }]} />, {
    answers: { history: () => ({ Entries: known, Total: known.length }) },
  });
  await user.click(screen.getByRole('button', { name: 'Verlauf' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  known = Entries;
  act(() => draft().receive([{ model: 'locations', object: { ...now, Name: { de: 'Klang' }, Revision: 9 } }]));
  await screen.findByRole('dialog', { name: 'Verlauf: Station „Klang“' });
  await screen.findByText(/2-mal gespeichert/);
});

it('offers a retry when the server does not answer', async () => {
  let fails = true;
  const { user } = await showStaffPage(<HistoryButton of={[{ model: 'locations', ID: 1 }]} />, {
    answers: {
      history: () => {
        if (fails) throw refusal(500, 'unknown');
        return { Entries: [], Total: 0 };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Verlauf' }));
  await screen.findByRole('alert');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText(/^Hier wurde nichts geändert/)).toBeTruthy();
});
