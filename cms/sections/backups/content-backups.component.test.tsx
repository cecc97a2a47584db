import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { objectOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type Answers, refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { ContentBackups } from './content-backups.tsx';

type State = Awaited<ReturnType<NonNullable<Answers['backupState']>>>;

const Daily = { IsOn: false, Hour: 3, Keep: 7, Type: 'full', IsFixed: true } as const;
const backup = {
  Name: '2026-01-02-030405-full.zip',
  Size: 1,
  Description: '',
  Type: 'full',
  CreatedAt: '2026-01-02T03:04:05Z',
  Origin: 'person',
} as const;
const run = { ID: 'x', Kind: 'backup', About: '', Who: 'anna', StartedAt: '2026-01-02T03:04:05Z' } as const;

describe('backups (specification 8)', () => {
  it('follow a job of another user to its end, and begin no other', async () => {
    let state: State = { Running: { ...run, Bytes: 1024, Total: 4096 }, Daily };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await showStaffPage(<ContentBackups />, { answers: { backupState: () => state, listBackups: () => [backup] } });
      await screen.findByRole('progressbar', { name: 'Sicherung angefordert, bitte warten …' });
      expect(screen.getByText(/^1 KB von etwa 4 KB · angefordert von anna/i)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sicherung anfordern' }).disabled).toBe(true);
      expect(screen.getByText('Es lässt sich nur dort ändern.', { exact: false })).toBeTruthy();
      state = { Last: { ...run, Outcome: 'done', Backup: backup }, Daily };
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await screen.findByText(`Sicherung erfolgreich als „${backup.Name}“`);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tell refusals in words, each with a way out', async () => {
    let isRestoring = true;
    let state: State = { Daily };
    const { user } = await showStaffPage(<ContentBackups />, {
      answers: {
        backupState: () => state,
        listBackups: () => [backup],
        createBackup: () => {
          if (isRestoring) throw refusal(409, 'restore-running');
          state = { Last: { ...run, ID: 'y', Outcome: 'done', Backup: backup }, Daily };
          return backup;
        },
        removeBackup: () => {
          throw refusal(404, 'backup-missing', { name: 'x.zip' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sicherung anfordern' }));
    const asking = await screen.findByRole('dialog', { name: 'Sicherung anfordern' });
    await user.click(within(asking).getByRole('button', { name: 'Sicherung anfordern' }));
    await screen.findByText('Die Sicherung ist fehlgeschlagen: Es wird gerade eine Sicherung eingespielt.', {
      exact: false,
    });
    isRestoring = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByText(/^Sicherung erfolgreich als/);
    await user.click(screen.getByRole('button', { name: `${backup.Name} löschen` }));
    const deleting = await screen.findByRole('dialog', { name: 'Sicherung löschen?' });
    await user.click(within(deleting).getByRole('button', { name: 'Löschen' }));
    const missing = await screen.findByText(/^Löschen fehlgeschlagen/);
    expect(missing.textContent).toContain('Die Sicherung „x.zip“ gibt es nicht.');
  });

  it('are restored with unsaved edits discarded knowingly, and say where the state before is', async () => {
    let isRestored = false;
    const loud = (de: string) => ({
      ...smallMuseum,
      Locations: smallMuseum.Locations.map((each) => (each.ID === 2 ? { ...each, Name: { de } } : each)),
    });
    const before = {
      ...backup,
      Name: '2026-01-02-040000-structure.zip',
      Type: 'structure',
      Origin: 'restore',
    } as const;
    const { user, draft } = await showStaffPage(<ContentBackups />, {
      answers: {
        definition: () => loud(isRestored ? 'Ganz laut' : 'Still'),
        backupState: () => ({ Daily }),
        listBackups: () => (isRestored ? [before, backup] : [backup]),
        restoreBackup: () => {
          isRestored = true;
          return { Before: before, RestoredAt: '2026-01-02T04:00:00Z', Objects: 1, Files: 0, Notes: [] };
        },
      },
    });
    const station = { model: 'locations', ID: 2 } as const;
    const stored = () => objectOf(draft().getState().draft, station);
    await act(async () => draft().put('locations', { ...stored(), GamePoints: 7 }));
    await user.click(await screen.findByRole('button', { name: `${backup.Name} einspielen` }));
    const asking = await screen.findByRole('dialog', { name: /^„.*“ \(.*\) einspielen\?$/ });
    await user.click(
      within(asking).getByRole('radio', { name: 'Meine ungespeicherten Änderungen endgültig verwerfen' }),
    );
    await expectAccessible(asking);
    await user.click(within(asking).getByRole('button', { name: 'Einspielen' }));
    await screen.findByText(`„${backup.Name}“ erfolgreich eingespielt`, { exact: false });
    screen.getByText(`Der Stand davor ist als „${before.Name}“ gesichert.`);
    await screen.findByText('vor dem Einspielen', { exact: false });
    expect(stored()?.['Name']).toEqual({ de: 'Ganz laut' });
    expect(stored()?.['GamePoints']).toBe(undefined);
  });

  it('follow the daily schedule that root sets; a wrong number is named at its field', async () => {
    const sent: unknown[] = [];
    const { user } = await showStaffPage(<ContentBackups />, {
      answers: {
        backupState: () => ({ Daily: { ...Daily, IsFixed: false } }),
        listBackups: () => [],
        setDailyBackup: ({ body }) => {
          sent.push(body);
          return { Done: true };
        },
      },
    });
    await screen.findByText('Keine Sicherungen gefunden', { exact: false });
    await user.click(screen.getByRole('switch', { name: 'Jeden Tag sichern' }));
    const keep = screen.getByLabelText('So viele aufheben');
    await user.clear(keep);
    await user.type(keep, '0');
    expect(screen.getByRole('alert').textContent).toBe('Eine ganze Zahl von 1 bis 365');
    await user.clear(keep);
    await user.type(keep, '3');
    await user.selectOptions(screen.getByLabelText('Ab'), '04:00');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    await screen.findByText(/^Die tägliche Sicherung ist eingeschaltet/);
    expect(sent).toEqual([{ IsOn: true, Hour: 4, Keep: 3, Type: 'full' }]);
  });
});
