import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage, type StaffPageOptions } from '#tests/component/staff-page.tsx';
import { workerHere } from '#tests/component/worker-here.ts';
import { objectsOf } from '../../draft/draft.ts';
import { ImportSection } from './import-section.tsx';
import { createImportTasks } from './work/import-tasks.ts';

beforeEach(() => {
  giveRoom();
  vi.stubGlobal('Worker', workerHere(createImportTasks));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const noFiles = { listFiles: () => ({ Folder: '', Folders: [], Files: [] }) };

async function paste(text: string, options: StaffPageOptions = {}) {
  const page = await showStaffPage(<ImportSection />, { section: '/import', answers: noFiles, ...options });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Aus der Zwischenablage einfügen' }));
  const cells = screen.getByRole('textbox', { name: 'Kopierte Zellen' });
  await user.click(cells);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Zellen lesen' }));
  return page;
}

const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('makes a pasted table an edit of the draft, which one undo takes back', async () => {
  const { user, draft } = await paste('Code\tName\tName English\n1\tKlang\tTone\n3\tTor\tGate');
  const plan = await screen.findByRole('region', { name: 'Was sich ändert' });
  await tick(/^Übernehmen: 1 Ton, Name, Deutsch$/);
  expect(plan.textContent).toContain('Noch ist nichts geändert');
  expect(plan.textContent).toContain('1 Wert steht schon da');
  expect(plan.textContent).toContain('Zeile 2, Spalte B');
  const before = draft().getState().draft;
  await user.click(within(plan).getByRole('button', { name: '4 Änderungen übernehmen' }));
  await screen.findByRole('region', { name: 'Übernommen' });
  const names = () => objectsOf(draft().getState().draft, 'locations').map(({ Name }) => Name);
  expect(names()).toEqual([
    { de: 'Klang', en: 'Tone' },
    { de: 'Stille', en: 'Silence' },
    { de: 'Tor', en: 'Gate' },
  ]);
  expect(screen.getByRole('link', { name: 'Zu den Stationen der Tour' }).getAttribute('href')).toBe(
    '/tours/1/stations',
  );
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
  expect(names()).toEqual(objectsOf(before, 'locations').map(({ Name }) => Name));
  expect(objectsOf(draft().getState().draft, 'tourItems')).toHaveLength(2);
});

it('ticks a new station as one, and brings it along for what needs it', async () => {
  const { user } = await paste('Code\tName\tText\n3\tTor\tHoch');
  const station = await tick(/^Übernehmen: Neue Station 3$/);
  const [name, text] = [await tick(/Neue Station 3, Name/), await tick(/Neue Station 3, Text/)];
  await user.click(station);
  expect([station.checked, name.checked, text.checked]).toEqual([false, false, false]);
  await user.click(name);
  expect([station.checked, name.checked, text.checked]).toEqual([true, true, false]);
  screen.getByRole('button', { name: '2 Änderungen übernehmen' });
});

it('says what it leaves out and why, and that nothing changes', async () => {
  const { user } = await paste('Code\tName\tWetter\n1\tTon\tsonnig');
  await screen.findByText(/^Nichts ändert sich: Alles ist schon so\./);
  const left = screen.getByRole('region', { name: 'Bleibt weg (1)' });
  expect(left.textContent).toContain('Zeile 1, Spalte CDie Spalte „Wetter“ bleibt weg');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Inhalt der Spalte Wetter' }), 'Text');
  await tick(/^Übernehmen: 1 Ton, Text/);
});

it('adds languages for those alone who may', async () => {
  await paste('Code\tName (French)\n1\tSon', { group: UserGroup.manager });
  const name = await tick(/^Übernehmen: 1 Ton, Name/);
  expect([name.checked, name.disabled]).toEqual([false, true]);
  screen.getAllByText('Nur das Hauptkonto darf Sprachen hinzufügen.');
});
