import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { type Answers, refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { WholeBackups } from './whole-backups.tsx';

const state = {
  HasPassphrase: true,
  Keep: 14,
  HasCopy: true,
  Hour: 3,
  IsOld: true,
  LastAt: '2026-01-02T03:04:05.000Z',
  Backups: [],
} as const;

describe('whole backups', () => {
  it('are followed while one is made, and say why one fails or is refused', async () => {
    let answer: Awaited<ReturnType<NonNullable<Answers['wholeBackups']>>> = {
      ...state,
      Backups: [],
      Running: { Bytes: 1024, Total: 4096 },
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { user } = await showStaffPage(<WholeBackups />, {
        answers: {
          wholeBackups: () => answer,
          createWholeBackup: () => {
            throw refusal(409, 'whole-backup-running');
          },
        },
      });
      await screen.findByRole('progressbar', { name: 'Eine Gesamtsicherung läuft' });
      expect(screen.getByText(/: 1 KB von etwa 4 KB\./)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toContain('älter als zwei Tage');
      const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Jetzt sichern' });
      expect(make.disabled).toBe(true);
      answer = { ...state, Backups: [], Problem: 'There is no room left.' };
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await screen.findByText('Der letzte Versuch ist fehlgeschlagen: There is no room left.', { exact: false });
      await user.click(make);
      const dialog = await screen.findByRole('dialog', { name: 'Alles sichern' });
      expect(dialog.textContent).toContain('CICERONE_BACKUP_PASSPHRASE');
      await user.click(within(dialog).getByRole('button', { name: 'Sicherung starten' }));
      const refused = await within(dialog).findByRole('alert');
      expect(refused.textContent).toContain('Es läuft bereits eine Gesamtsicherung.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('are made with a passphrase that is typed twice alike', async () => {
    const sent: unknown[] = [];
    const { user } = await showStaffPage(<WholeBackups />, {
      answers: {
        wholeBackups: () => ({ ...state, HasPassphrase: false, Backups: [] }),
        createWholeBackup: ({ body }) => {
          sent.push(body);
          return { Done: true };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Jetzt sichern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Alles sichern' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Passphrase')));
    await user.paste('four random words here');
    await user.click(within(dialog).getByLabelText('Passphrase wiederholen'));
    await user.type(document.activeElement ?? dialog, 'other{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Die beiden Passphrasen stimmen nicht überein.',
    );
    await expectAccessible(dialog);
    expect(sent).toEqual([]);
    await user.clear(within(dialog).getByLabelText('Passphrase wiederholen'));
    await user.paste('four random words here');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(sent).toEqual([{ Passphrase: 'four random words here' }]);
  });
});
