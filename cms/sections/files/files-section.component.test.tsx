import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileEnd } from '#contract/calls/file-calls.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { FilesSection } from './files-section.tsx';

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
