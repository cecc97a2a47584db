import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sheetTasks } from '#cms/aside/sheet-tasks.ts';
import { FileEnd } from '#contract/calls/file-calls.ts';
import { objectOf } from '../../draft/draft.ts';
import { savedFiles } from '#tests/component/saved-files.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { workerHere } from '#tests/component/worker-here.ts';
import { FilesSection } from './files-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const hall = {
  Name: 'hall.mp3',
  Path: 'hall.mp3',
  Bytes: 2000,
  Type: 'audio/mpeg',
  SHA256: 'a'.repeat(64),
  ModifiedAt: '2026-11-21T10:00:00Z',
};
const earlier = { ...hall, ID: 'first', EndedAt: '2026-11-21T10:00:00Z', End: FileEnd.replaced, Who: 'anna' };
const gone = { ...earlier, ID: 'second', Name: 'old.mp3', Path: 'sound/old.mp3', End: FileEnd.deleted };

/** A server with a replaced and a deleted file. */
function answering() {
  const asked: string[] = [];
  const left = new Set([earlier, gone]);
  const answers = {
    listFiles: () => ({ Folder: '', Folders: [], Files: [{ ...hall, UsedBy: 0 }] }),
    earlierFiles: ({ query }: { readonly query?: { readonly Path?: string | undefined } | undefined }) =>
      [...left].filter(({ Path, End }) => (query?.Path === undefined ? End === 'deleted' : Path === query.Path)),
    bringBackFile: ({ params: { ID } }: { readonly params: { readonly ID: string } }) => {
      asked.push(ID);
      for (const each of left) if (each.ID === ID) left.delete(each);
      return hall;
    },
  };
  return { answers, asked };
}

describe('the way back for files', () => {
  it('is in the details of a replaced file', async () => {
    const { answers, asked } = answering();
    const { user } = await showStaffPage(<FilesSection />, { answers, at: '/files?folder=&file=hall.mp3' });
    const list = await screen.findByRole('list', { name: 'Frühere Fassungen' });
    within(list).getByText(/^Ersetzt am 21\.11\.2026, \d\d:00 von anna$/);
    await user.click(within(list).getByRole('button', { name: /^hall\.mp3 zurückholen/ }));
    await screen.findByText('„hall.mp3“ ist wieder da, auch für Gäste.');
    expect(asked).toEqual(['first']);
    await waitFor(() => expect(screen.queryByText('Frühere Fassungen')).toBe(null));
  });

  it('is in a list of deleted files', async () => {
    const { answers, asked } = answering();
    const { user } = await showStaffPage(<FilesSection />, { answers, at: '/files' });
    await user.click(await screen.findByRole('button', { name: 'Gelöschte Dateien …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gelöschte Dateien' });
    await within(dialog).findByText('sound/old.mp3');
    await user.click(within(dialog).getByRole('button', { name: /^old\.mp3 zurückholen/ }));
    await within(dialog).findByText('In den letzten 30 Tagen wurde keine Datei gelöscht.');
    expect(asked).toEqual(['second']);
  });

  it('is named before anything is replaced or deleted', async () => {
    const { user } = await showStaffPage(<FilesSection />, {
      answers: answering().answers,
      at: '/files?folder=&file=hall.mp3',
    });
    await user.upload(await screen.findByLabelText('Dateien hochladen', { selector: 'input' }), [
      new File(['new'], 'hall.mp3', { type: 'audio/mpeg' }),
    ]);
    const question = await screen.findByRole('dialog', { name: 'Dateien mit diesen Namen gibt es schon' });
    expect(question.textContent).toMatch(/sofort überall.*auch für Gäste.*30 Tage lang/s);
    await user.click(within(question).getByText('Abbrechen'));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const deleting = await screen.findByRole('dialog', { name: '„hall.mp3“ löschen?' });
    expect(deleting.textContent).toMatch(/sofort, auch für Gäste\. 30 Tage lang/);
  });
});

it('a file is replaced in all chosen places by another of its kind, as one step', async () => {
  const files = [
    { ...hall, Name: 'tone.wav', Path: 'tone.wav', Type: 'audio/wav' },
    { ...hall, Name: 'new.mp3', Path: 'sound/new.mp3' },
    { ...hall, Name: 'film.mp4', Path: 'sound/film.mp4', Type: 'video/mp4' },
  ];
  const { user, draft } = await showStaffPage(<FilesSection />, {
    answers: {
      listFiles: () => ({ Folder: '', Folders: [], Files: files.map((file) => ({ ...file, UsedBy: 0 })) }),
      earlierFiles: () => [],
    },
    at: '/files?folder=&file=tone.wav',
  });
  const before = draft().getState().draft.done.length;
  await user.click(await screen.findByRole('button', { name: 'Überall ersetzen …' }));
  const dialog = await screen.findByRole('dialog', { name: '„tone.wav“ überall ersetzen' });
  await within(dialog).findByText('2 von 2 Stellen gewählt');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Station „Ton“: .*English/ }));
  within(dialog).getByText('1 von 2 Stellen gewählt');
  await user.click(within(dialog).getByRole('button', { name: 'Auswählen: Die andere Datei' }));
  const picker = await screen.findByRole('dialog', { name: 'Ton auswählen' });
  expect(within(picker).queryByText('film.mp4')).toBe(null);
  await user.click(within(picker).getByText('tone.wav'));
  await within(dialog).findByText('Das ist schon „tone.wav“. Wählen Sie eine andere Datei.');
  await user.click(within(dialog).getByRole('button', { name: 'Auswählen: Die andere Datei' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Ton auswählen' })).getByText('new.mp3'));
  await user.click(await within(dialog).findByRole('button', { name: 'An 1 Stelle ersetzen' }));
  await screen.findByText('„tone.wav“ an 1 Stelle ersetzt');
  const media = () => objectOf(draft().getState().draft, { model: 'locations', ID: 1 })?.['MediaURL'];
  expect(media()).toEqual({ de: 'files/sound/new.mp3', en: 'files/tone.wav' });
  expect(draft().getState().draft.done.length).toBe(before + 1);
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  await waitFor(() => expect(media()).toEqual({ de: 'files/tone.wav', en: 'files/tone.wav' }));
});

it('the list of files is a sheet, in which another path moves a file', async () => {
  vi.stubGlobal(
    'Worker',
    workerHere(() => sheetTasks),
  );
  const moved: unknown[] = [];
  const { user } = await showStaffPage(<FilesSection />, {
    answers: {
      listFiles: () => ({ Folder: '', Folders: [], Files: [{ ...hall, UsedBy: 0 }] }),
      media: () => [
        { Path: 'files/hall.mp3', Bytes: 2000, SHA256: '', Type: '', Tours: [], Languages: [], Seconds: 61 },
      ],
      moveFile: ({ body }) => {
        moved.push(body);
        return { Path: '', Changed: [] };
      },
    },
    at: '/files',
  });
  await user.click(await screen.findByRole('button', { name: 'Liste als Tabelle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Liste als Tabelle' }));
  const saved = savedFiles();
  await user.click(dialog.getByRole('button', { name: 'CSV-Datei' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const csv = (await saved[0]?.content.text()) ?? '';
  expect(csv).toContain('"hall.mp3","hall.mp3","audio/mpeg","2000","61","0"');
  await user.upload(
    dialog.getByLabelText('Tabelle einlesen', { selector: 'input' }),
    new File([csv.replace('"hall.mp3","hall.mp3"', '"hall.mp3","audio/hall.mp3"')], 'a.csv', { type: 'text/csv' }),
  );
  await user.click(await dialog.findByRole('button', { name: '1 Änderung übernehmen' }));
  await screen.findByText('1 Datei umbenannt oder verschoben');
  expect(moved).toEqual([{ From: 'hall.mp3', To: 'audio/hall.mp3' }]);
});
