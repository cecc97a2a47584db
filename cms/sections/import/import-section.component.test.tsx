import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { type Answers, showStaffPage, type StaffPage, type StaffPageOptions } from '#tests/component/staff-page.tsx';
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

const answers: Answers = {
  listFiles: () => ({ Folder: '', Folders: [], Files: [] }),
  save: ({ body }) => body.map((object) => ({ ...object, ID: Math.abs(object.ID ?? 0) + 100, Revision: 2 })),
};

async function paste(text: string, options: StaffPageOptions = {}) {
  const page = await showStaffPage(<ImportSection />, { section: '/import', answers, ...options });
  await pasteInto(page, text);
  return page;
}

async function pasteInto({ user }: StaffPage, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Aus der Zwischenablage einfügen' }));
  const cells = screen.getByRole('textbox', { name: 'Kopierte Zellen' });
  await user.click(cells);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Zellen lesen' }));
}

const garden = { ID: 2, TourGroupID: 1, Code: 'G', Name: { de: 'Garten' } };
const twoTours = { definition: { ...smallMuseum, Tours: [...smallMuseum.Tours, garden] } };
const tourSelect = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tour' });
const shownTour = async () => (await tourSelect()).selectedOptions[0]?.textContent;

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

it('keeps the tour that was chosen last, for all its parts', async () => {
  const page = await paste('Code\tName\n7\tBrunnen', twoTours);
  expect(await shownTour()).toBe('Tour wählen …');
  await page.user.selectOptions(await tourSelect(), 'G Garten');
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Sprache der Spalte Name' }),
    'Standardsprache (Deutsch)',
  );
  await page.user.click(await screen.findByRole('button', { name: '2 Änderungen übernehmen' }));
  await screen.findByText(/speichern und veröffentlichen Sie/);
  await page.draft().save();
  await screen.findByText(/^Die Änderungen sind in Ihrer Bearbeitungskopie gespeichert\./);
  await page.user.click(screen.getByRole('button', { name: 'Noch etwas importieren' }));
  const what = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Was exportiert wird', hidden: true });
  expect(what.selectedOptions[0]?.textContent).toBe('G Garten');
  await pasteInto(page, 'Code\tName\n7\tQuelle');
  expect(await shownTour()).toBe('G Garten');
});

it('knows the tour of a sheet that was exported', async () => {
  await paste('Platz in der Tour\tCode\tName\n1\t1\tKlang\n\t3\tTor', twoTours);
  expect(await shownTour()).toBe('H Rundgang');
  await tick(/^Übernehmen: 1 Ton, Name/);
  screen.getByRole('option', { name: 'Kennung (nicht ändern)', selected: true });
});

it('does not apply to a tour that is gone', async () => {
  const page = await paste('Code\tName\n7\tBrunnen', twoTours);
  await page.user.selectOptions(await tourSelect(), 'Eine neue Tour');
  await page.user.click(await screen.findByRole('button', { name: '2 Änderungen übernehmen' }));
  await page.user.click(await screen.findByRole('button', { name: 'Noch etwas importieren' }));
  await pasteInto(page, 'Code\tName\n7\tQuelle');
  expect(await shownTour()).toBe('T1 Zwischenablage');
  await screen.findByRole('button', { name: '1 Änderung übernehmen' });
  page.draft().undo();
  await waitFor(async () => expect(await shownTour()).toBe('Tour wählen …'));
  expect(screen.queryByRole('button', { name: /übernehmen$/ })).toBe(null);
});

it('asks for the name of a new tour', async () => {
  const { user } = await paste('Code\tName\n7\tBrunnen', twoTours);
  await user.selectOptions(await tourSelect(), 'Eine neue Tour');
  const name = screen.getByRole('textbox', { name: 'Name der neuen Tour' });
  await user.clear(name);
  screen.getByText('Geben Sie der neuen Tour einen Namen.');
  const apply = () => screen.findByRole<HTMLButtonElement>('button', { name: '2 Änderungen übernehmen' });
  expect((await apply()).disabled).toBe(true);
  await user.type(name, 'Hof');
  await waitFor(async () => expect((await apply()).disabled).toBe(false));
});

it('leads to the files once if a sheet names some that are not stored', async () => {
  await paste('Code\tBild\n1\ta.jpg\n2\tb.jpg');
  const left = await screen.findByRole('region', { name: 'Bleibt weg (2)' });
  expect(left.textContent?.match(/dann lesen Sie die Tabelle noch einmal/g)).toHaveLength(1);
  expect(within(left).getByRole('link', { name: 'Zu den Dateien' }).getAttribute('href')).toBe('/files');
});
