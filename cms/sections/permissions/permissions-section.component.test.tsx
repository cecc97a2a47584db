import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { type Answers, refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { PermissionsSection } from './permissions-section.tsx';

const moment = '2026-01-02T03:04:05Z';
const session = { CreatedAt: moment, SeenAt: moment, ValidUntil: moment, IsCurrent: false };
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0';

/** A server that knows the sessions of a user. */
function answering(): Answers {
  let left = [
    { ...session, ID: 'here', Browser: '', IsCurrent: true },
    { ...session, ID: 'phone', Browser: phone },
    { ...session, ID: 'desk', Browser: desk },
  ];
  const endOthers = (): { Done: true } => {
    left = left.filter(({ IsCurrent }) => IsCurrent);
    return { Done: true };
  };
  return {
    listSessions: () => ({ Sessions: left }),
    endSession: ({ params: { ID } }) => {
      left = left.filter((each) => each.ID !== ID);
      return { Done: true };
    },
    endOtherSessions: endOthers,
    factor: () => ({ IsOn: false, IsDemanded: false, RecoveryCodesLeft: 0 }),
    changePassword: ({ body: { User } }) => {
      if (User.Password !== 'right') throw refusal(403, 'old-password-wrong');
      return { ...endOthers(), Session: 'new', ValidUntil: moment };
    },
  };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Wo Sie angemeldet sind' })).getAllByRole('listitem');

describe('one’s own account', () => {
  it('names the devices of all sessions, and ends one or all others', async () => {
    const { user } = await showStaffPage(<PermissionsSection />, { answers: answering() });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('hier'),
      expect.stringContaining('Safari auf iPhone'),
      expect.stringContaining('Firefox auf Windows'),
    ]);
    await expectAccessible(screen.getByRole('region', { name: 'Wo Sie angemeldet sind' }));
    await user.click(screen.getByRole('button', { name: /^Abmelden: Safari/ }));
    await screen.findByText('Dort abgemeldet.');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Überall sonst abmelden' }));
    await screen.findByText('Sie sind nur noch hier angemeldet.');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('changes the password, names a wrong old one at its field, and shows that other sessions have ended', async () => {
    const { user } = await showStaffPage(<PermissionsSection />, { answers: answering() });
    const old = await screen.findByLabelText('Altes Passwort');
    await user.type(old, 'wrong');
    for (const name of ['Neues Passwort', 'Neues Passwort noch einmal']) {
      await user.click(screen.getByLabelText(name));
      await user.paste('my own long words');
    }
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Das alte Passwort stimmt nicht');
    await user.clear(old);
    await user.type(old, 'right');
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    await screen.findByText(/^Ihr Passwort ist geändert/);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
});
